/** A common interface to every game's texts, so that a page or a terminal need not know which game it is. */
import type { BaseView, Estimate, OptionValue, OptionValues, Refusal } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { Catalogue } from './catalogue.ts';
import { refusalFacts, type RefusalFacts } from './refusal-facts.ts';
import { faceOf, type Face } from './face.ts';
import { capital } from './locale.ts';
import type { Audience } from './person.ts';

/** A line of the log. */
export interface Sentence {
  readonly text: string;
  /** The cards it mentions, to be shown beside it. */
  readonly cards: readonly Face[];
  /** The index, among the given events, of the last one it tells. */
  readonly event: number;
  /** How many texts are open around it, if one causes another. */
  readonly depth?: number;
}

/** A player's whole turn, if it takes more than one step. */
export interface WholeTurn {
  /** Where it begins: the step, and the event in it. */
  readonly step: number;
  readonly event: number;
  readonly seat: number;
  /** `Turn 3`. */
  readonly name: string;
  /** The number of things the sentence tells; 0 for a turn that has just begun. */
  readonly clauses: number;
  readonly text: string;
  readonly cards: readonly Face[];
}

/** A move as a button. */
export interface Label {
  /** The full move: the accessible name. */
  readonly text: string;
  /** Beside the lifted card, where the card is obvious. */
  readonly short: string;
  /** The move's other effects, most important first. */
  readonly notes: readonly string[];
  /** The played card. */
  readonly card: Face | undefined;
}

/** Why something was not done. */
export interface RefusalText {
  readonly text: string;
  /** Number of the rule in the game's rules, if there is one to read. */
  readonly rule: string | undefined;
}

export interface RuleSet {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** Asked before the first game where people usually play by other rules at home. */
export interface HomeRulesWords {
  readonly question: string;
  readonly about: string;
  /** By preset id: what sets it apart. */
  readonly sets: Readonly<Record<string, string>>;
}

/** The units of a match, by number. */
export interface DealWords {
  readonly name: (n: number, of: number) => string;
  readonly over: (n: number) => string;
  readonly next: string;
}

/** The cards to show if a game has a German-suited deck. */
export type Deck = 'german' | 'french';

/** The voice of one game in one language. */
export interface Speech {
  /** The events of one move or deal, as sentences. */
  tell(seen: readonly unknown[], company: Audience): Sentence[];
  /** All turns of these steps, each in one sentence; only for games whose turns have several steps. */
  turns?(steps: readonly (readonly unknown[])[], company: Audience): WholeTurn[];
  /** It has no sentences for events: they are shown as written. */
  readonly silent?: true;
  /** The reader's own legal move. */
  choice(choice: Choice, view: BaseView, company: Audience): Label;
  refusal(refusal: Refusal): RefusalText;
  /** The reason for a hint; undefined for an unknown one. */
  reason(reason: string): string | undefined;
  /** The number of a hint, under the rules in play. */
  worth(value: number, options?: OptionValues): string;
  /** The same for a mean over simulated deals, which no deal may ever pay: `≈ +45 points`. */
  guess(value: number, options?: OptionValues): string;
  /** The unit of a hint's number, unless it is included. */
  readonly measure: string | undefined;
  /** The assumption behind a chance: `against an equal opponent`. */
  readonly assumes: string | undefined;
  /** The context of the number, unless the move tells: `for Hearts Ulti`. */
  goal?(goal: string): string;
  /** Points beside it, if it is a chance. */
  expected?(points: number): string;
  /** A card's text if the shown deck is not the notation's. */
  inDeck?(card: string): string;
  /** Deals, or the game's word for them. */
  readonly deals: DealWords;
  readonly presets: readonly RuleSet[];
  /** How the default rules differ from those most people play; undefined if they do not. */
  readonly differs: string | undefined;
  /** Where it is asked: in Hungarian, since nobody else has Ulti at home. */
  readonly homeRules: HomeRulesWords | undefined;
  /** An option with its value: `A build is locked: always`. */
  option(key: string, value: OptionValue): string;
  optionName(key: string): string;
  optionValue(key: string, value: OptionValue): string;
}

/** A move or a deal as one reader saw it. */
interface Step {
  readonly seat: number | null;
  readonly text: string;
  readonly seen: readonly unknown[];
}

/** A step in sentences, or as written if the game has none. */
export function tellStep(
  speech: Speech,
  { seat, text, seen }: Step,
  company: Audience,
): readonly Sentence[] {
  if (speech.silent !== true) return speech.tell(seen, company);
  return [{ text: seat === null ? text : `${company.names[seat]}: ${text}`, cards: [], event: 0 }];
}

type Sentences = Readonly<Record<string, (detail: RefusalFacts) => string>>;
interface OptionText {
  readonly name: string;
  /** Not for numbers, and for an on-off rule only if it is more than yes or no. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A sentence, or a function that builds one from the reason's numbers and cards. */
export type ReasonText = string | ((...facts: never[]) => string);

/** The sentence of a reason as written by core's `because`; undefined if it is unknown or lacks facts. */
function sayReason(texts: CommonText['reasons'], reason: string): string | undefined {
  const [key = '', named = ''] = reason.split(':');
  const say = own(texts, key);
  if (typeof say !== 'function') return say;
  const facts = named.split(',').map((fact) => faceOf(fact) ?? Number(fact));
  // A reason has the facts that its sentence takes: packages/text/test/reasons.test.ts.
  return facts.length >= say.length
    ? (say as (...given: readonly (string | number)[]) => string)(...facts)
    : undefined;
}

/** The part of a game's texts that all games share. */
export interface CommonText {
  readonly presets: Readonly<Record<string, Omit<RuleSet, 'id'>>>;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly reasons: Readonly<Record<string, ReasonText>>;
  readonly refusals: Sentences;
  /** If a game has a word of its own. */
  readonly deals?: DealWords;
  readonly differs?: string;
  readonly homeRules?: HomeRulesWords;
  worth(value: number, options?: OptionValues): string;
  readonly measure?: string;
  readonly assumes?: string;
}

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The text of a refusal: the game's, or else core's. */
export function explain(
  { frame, locale }: Catalogue,
  refusal: Refusal,
  sentences: Sentences = {},
): RefusalText {
  const { refused, rule } = refusal;
  const say = own(sentences, refused) ?? own<Sentences[string]>(frame.refusals, refused);
  const detail = refusalFacts(refusal);
  const text =
    say === undefined ? frame.refusals.unknown({ ...detail, text: refused }) : say(detail);
  return { text: capital(text, locale), rule: /^\d+(?:\.\d+)?[a-z]?/.exec(rule)?.[0] };
}

/**
 * The values of moves relative to each other. Where two would read alike, since the chances are all
 * but decided, the points tell them apart.
 */
export function worthsOf(
  speech: Speech,
  estimates: readonly Estimate[],
  options: OptionValues,
): string[] {
  const worths = estimates.map(({ value, weight, atMost, goal }) => {
    const exact = weight === 0 || atMost === true;
    const worth = exact ? speech.worth(value, options) : speech.guess(value, options);
    return withGoal(speech, worth, goal);
  });
  if (new Set(worths).size === worths.length) return worths;
  const expected = estimates.map(({ points }) =>
    points === undefined ? undefined : speech.expected?.(Math.round(points)),
  );
  if (new Set(expected).size === 1) return worths;
  return worths.map((worth, i) => [worth, expected[i] ?? []].flat().join(', '));
}

/** A value with its context: `≈ +12 points, for Hearts Ulti`. */
export function withGoal(
  speech: Pick<Speech, 'goal'>,
  worth: string,
  goal: string | undefined,
): string {
  const said = goal === undefined ? undefined : speech.goal?.(goal);
  return said === undefined ? worth : `${worth}, ${said}`;
}

/** Fewer simulated deals than this are not called an average. */
const FEW = 20;

/** The basis of a value: a calculation, an average, or a rough look. */
export function evidenceOf(
  { hint }: Pick<Catalogue['frame'], 'hint'>,
  { weight }: Pick<Estimate, 'weight'>,
): string {
  if (weight === 0) return hint.exact;
  return weight < FEW ? hint.rough : hint.behind(Math.round(weight));
}

/** The common part of a speech. */
export function common(catalogue: Catalogue, text: CommonText): Omit<Speech, 'tell' | 'choice'> {
  const { home, table, result } = catalogue.frame;
  const optionName = (key: string): string => own(text.options, key)?.name ?? key;
  const optionValue = (key: string, value: OptionValue): string =>
    own(own(text.options, key)?.values ?? {}, String(value)) ??
    (typeof value === 'boolean' ? home[value ? 'yes' : 'no'] : String(value));
  return {
    deals: text.deals ?? { name: table.deal, over: result.dealTitle, next: result.nextDeal },
    refusal: (refusal) => explain(catalogue, refusal, text.refusals),
    reason: (reason) => sayReason(text.reasons, reason),
    worth: (value, options) => text.worth(value, options),
    guess: (value, options) => text.worth(value, options).replace(/[+−-]?%?\d/, '≈ $&'),
    measure: text.measure,
    assumes: text.assumes,
    presets: Object.entries(text.presets).map(([id, { name, about }]) => ({ id, name, about })),
    differs: text.differs,
    homeRules: catalogue.locale === 'hu' ? text.homeRules : undefined,
    option: (key, value) => `${optionName(key)}: ${optionValue(key, value)}`,
    optionName,
    optionValue,
  };
}
