/**
 * A whole turn of Compile in one sentence: `Bo: Chaos 5 to line 3, discards
 * Chaos 3.` A turn is made of several steps, and single steps say little of it.
 */
import type { Seen } from '@pakli/compile';
import type { Locale } from '../locale.ts';
import { personAt, type Audience, type Person } from '../person.ts';
import type { WholeTurn } from '../speech.ts';

export interface TurnPorts {
  readonly locale: Locale;
  /** What is said of an event in a sentence of its own. */
  readonly sentence: (at: number, seen: readonly Seen[]) => string | undefined;
  /** The same of a card that is played, where it is clear who plays. */
  readonly play: (part: Seen) => string;
  /** `Bo`, `You`: how a sentence begins that somebody is the subject of. */
  readonly name: (person: Person) => string;
  readonly number: (n: number) => string;
}

/** Somebody does it: where it is the player of the turn, the subject need not be said again. */
const ACTS: ReadonlySet<Seen['kind']> = new Set([
  ...(['play', 'control', 'spendControl', 'compile', 'seize', 'draw', 'discard'] as const),
  ...(['reveal', 'refresh', 'rearrange', 'swapStacks', 'give', 'take', 'shuffle'] as const),
  ...(['declare', 'forbidCompile', 'cache', 'over'] as const),
]);
/** They follow from what is said, or belong to setting up the game. */
const UNSAID: ReadonlySet<Seen['kind']> = new Set([
  ...(['text', 'loopGuard', 'plate', 'recompile'] as const),
  ...(['draft', 'ban', 'protocols', 'decks'] as const),
]);

interface Draft {
  readonly begins: Pick<WholeTurn, 'step' | 'event' | 'seat' | 'name'>;
  readonly clauses: string[];
  readonly cards: Set<string>;
  /** Which of the clauses tells the compile: its protocol may be known some steps later. */
  compile: number;
}

export function turnsOf(
  steps: readonly (readonly Seen[])[],
  company: Audience,
  ports: TurnPorts,
): WholeTurn[] {
  const drafts: Draft[] = [];
  for (const [step, seen] of steps.entries()) {
    for (const [event, part] of seen.entries()) {
      if (part.kind === 'turn') {
        const seat = part.player ?? 0;
        const begins = { step, event, seat, name: ports.number(part.number) };
        drafts.push({ begins, clauses: [], cards: new Set(), compile: -1 });
        continue;
      }
      const draft = drafts.at(-1);
      if (draft !== undefined) tellPart(event, seen, draft, company, ports);
    }
  }
  return drafts.map(({ begins: { step, event, seat, name }, clauses, cards }) => {
    // Lists of cards have commas of their own.
    const between = clauses.some((clause) => clause.includes(', ')) ? '; ' : ', ';
    const text = `${ports.name(personAt(company, seat))}: ${clauses.join(between)}.`;
    return { step, event, seat, name, clauses: clauses.length, text, cards: [...cards] };
  });
}

function tellPart(
  at: number,
  seen: readonly Seen[],
  draft: Draft,
  company: Audience,
  ports: TurnPorts,
): void {
  const part = seen[at];
  if (part?.kind === 'plate' || part?.kind === 'recompile') {
    draft.clauses[draft.compile] += ` (${part.protocol})`;
  }
  const clause = clauseOf(at, seen, personAt(company, draft.begins.seat), company, ports);
  if (part === undefined || clause === undefined) return;
  if (part.kind === 'compile') draft.compile = draft.clauses.length;
  draft.clauses.push(clause);
  for (const { card } of part.cards) if (card !== null) draft.cards.add(card);
}

function clauseOf(
  at: number,
  seen: readonly Seen[],
  player: Person,
  company: Audience,
  { sentence, play, name, locale }: TurnPorts,
): string | undefined {
  const part = seen[at];
  if (part === undefined || UNSAID.has(part.kind)) return undefined;
  if (part.kind === 'play' && part.player === player.seat) return play(part);
  // What a compile deletes is all that lay in the line.
  if (part.kind === 'delete' && part.cause === null) return undefined;
  const said = sentence(at, seen)?.replace(/\.$/, '');
  if (said === undefined) return undefined;
  if (part.kind === 'land') return lower(said, locale);
  if (!ACTS.has(part.kind)) return said;
  const gaveUp = part.kind === 'over' && part.end === 'resigned';
  const actor = personAt(company, gaveUp ? 1 - (part.player ?? 0) : (part.player ?? 0));
  const subject = `${name(actor)} `;
  if (!said.startsWith(subject)) return said;
  if (actor.seat === player.seat) return said.slice(subject.length);
  return actor.you ? lower(said, locale) : said;
}

function lower(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}
