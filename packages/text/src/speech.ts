/** What every game says, so that a page or a terminal need not ask which game it is. */
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
  /** The cards it speaks of, to be shown beside it. */
  readonly cards: readonly Face[];
  /** The place, among the given events, of the last one it tells. */
  readonly event: number;
  /** How many texts are open around it, where one causes another. */
  readonly depth?: number;
}

/** What a player did in a whole turn, where that takes more than one step. */
export interface WholeTurn {
  /** Where it begins: the step, and the event in it. */
  readonly step: number;
  readonly event: number;
  readonly seat: number;
  /** `Turn 3`. */
  readonly name: string;
  /** How many things the sentence tells; of a turn that has just begun none. */
  readonly clauses: number;
  readonly text: string;
  readonly cards: readonly Face[];
}

/** A move as a button. */
export interface Label {
  /** The whole move: the accessible name. */
  readonly text: string;
  /** Beside the lifted card, where it is clear which card is meant. */
  readonly short: string;
  /** What else the move brings about, most important first. */
  readonly notes: readonly string[];
  /** The card that is played. */
  readonly card: Face | undefined;
}

/** Why something was not done. */
export interface RefusalText {
  readonly text: string;
  /** Number of the rule in the game's rules, where there is one to read. */
  readonly rule: string | undefined;
}

export interface RuleSet {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** Asked before the first game where people play by other rules at home than the usual ones here. */
export interface HomeRulesWords {
  readonly question: string;
  readonly about: string;
  /** By the id of a preset, what sets it apart. */
  readonly sets: Readonly<Record<string, string>>;
}

/** What a match is made of, by number. */
export interface DealWords {
  readonly name: (n: number, of: number) => string;
  readonly over: (n: number) => string;
  readonly next: string;
}

/** Which cards are shown where a game has a German-suited deck. */
export type Deck = 'german' | 'french';

/** The voice of one game in one language. */
export interface Speech {
  /** The events of one move or deal, as sentences. */
  tell(seen: readonly unknown[], company: Audience): Sentence[];
  /** All turns of these steps, each in one sentence; only of games whose turns are made of several steps. */
  turns?(steps: readonly (readonly unknown[])[], company: Audience): WholeTurn[];
  /** It has no sentences for events: what was done is shown as it is written. */
  readonly silent?: true;
  /** A legal move of the one who reads. */
  choice(choice: Choice, view: BaseView, company: Audience): Label;
  refusal(refusal: Refusal): RefusalText;
  /** Why a hint is given; undefined for a reason that nobody knows. */
  reason(reason: string): string | undefined;
  /** The number of a hint, by the rules that are played. */
  worth(value: number, options?: OptionValues): string;
  /** The same of a mean over imagined deals, which nobody may ever get: `≈ +45 points`. */
  guess(value: number, options?: OptionValues): string;
  /** What the number of a hint measures, where it does not say so itself. */
  readonly measure: string | undefined;
  /** How a chance takes the game to go on: `against an equal opponent`. */
  readonly assumes: string | undefined;
  /** What the number belongs to, where the move does not say so: `for Hearts Ulti`. */
  goal?(goal: string): string;
  /** Points beside it, where it is a chance. */
  expected?(points: number): string;
  /** A card as it is written where the deck that is shown is not the one of the notation. */
  inDeck?(card: string): string;
  /** Deals, or what the game calls them. */
  readonly deals: DealWords;
  readonly presets: readonly RuleSet[];
  /** How the usual rules here differ from those that most people play; undefined where they do not. */
  readonly differs: string | undefined;
  /** Where it is asked: in Hungarian, since nobody else has Ulti at home. */
  readonly homeRules: HomeRulesWords | undefined;
  /** An option with its value: `A build is locked: always`. */
  option(key: string, value: OptionValue): string;
  optionName(key: string): string;
  optionValue(key: string, value: OptionValue): string;
}

/** A move or a deal as somebody saw it. */
interface Step {
  readonly seat: number | null;
  readonly text: string;
  readonly seen: readonly unknown[];
}

/** A step in sentences, or as it is written where the game has none. */
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
  /** Not of numbers, and of a rule that is played or not only where it is more than yes or no. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A sentence, or what makes one of the numbers and cards that a reason names. */
export type ReasonText = string | ((...facts: never[]) => string);

/** The sentence of a reason as `because` of core writes it; undefined where it is not known or lacks facts. */
function sayReason(texts: CommonText['reasons'], reason: string): string | undefined {
  const [key = '', named = ''] = reason.split(':');
  const say = own(texts, key);
  if (typeof say !== 'function') return say;
  const facts = named.split(',').map((fact) => faceOf(fact) ?? Number(fact));
  // What a reason names is what its sentence takes: packages/text/test/reasons.test.ts.
  return facts.length >= say.length
    ? (say as (...given: readonly (string | number)[]) => string)(...facts)
    : undefined;
}

/** The part of a game's texts that all games say in the same way. */
export interface CommonText {
  readonly presets: Readonly<Record<string, Omit<RuleSet, 'id'>>>;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly reasons: Readonly<Record<string, ReasonText>>;
  readonly refusals: Sentences;
  /** Where a game has a word of its own. */
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

/** What is said of a refusal: by the game, or else by core. */
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
 * What moves are worth beside each other. Where two would read alike, since the
 * chances are all but decided, the points tell them apart.
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

/** A worth with what it belongs to: `≈ +12 points, for Hearts Ulti`. */
export function withGoal(
  speech: Pick<Speech, 'goal'>,
  worth: string,
  goal: string | undefined,
): string {
  const said = goal === undefined ? undefined : speech.goal?.(goal);
  return said === undefined ? worth : `${worth}, ${said}`;
}

/** Fewer imagined deals than these are no average. */
const FEW = 20;

/** What stands behind a worth: a calculation, an average, or not much more than a look. */
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
