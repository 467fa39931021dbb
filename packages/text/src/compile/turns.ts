/**
 * A whole turn of Compile in one sentence: `Bo: Chaos 5 to line 3, discards Chaos 3.` or `Bo
 * refreshes, draws 2 cards.` A turn has several steps, and single steps say little about it. The
 * end of the game is a sentence of its own.
 */
import type { Seen } from '@pakli/compile';
import { capital, type Locale } from '../locale.ts';
import { personAt, type Audience, type Person } from '../person.ts';
import type { WholeTurn } from '../speech.ts';

export interface TurnPorts {
  readonly locale: Locale;
  /** The event as a sentence of its own. */
  readonly sentence: (at: number, seen: readonly Seen[]) => string | undefined;
  /** The same for a played card, where the player is clear. */
  readonly play: (part: Seen) => string;
  /** `Bo`, `You`: the subject at the start of a sentence. */
  readonly name: (person: Person) => string;
  readonly number: (n: number) => string;
}

/** A player does it: if it is the player of the turn, the subject is not repeated. */
const ACTS: ReadonlySet<Seen['kind']> = new Set([
  ...(['play', 'control', 'spendControl', 'compile', 'seize', 'draw', 'discard'] as const),
  ...(['reveal', 'refresh', 'rearrange', 'swapStacks', 'give', 'take', 'shuffle'] as const),
  ...(['declare', 'forbidCompile', 'cache'] as const),
]);
/** They are implied, or belong to setting up the game. */
const UNSAID: ReadonlySet<Seen['kind']> = new Set([
  ...(['text', 'loopGuard', 'plate', 'recompile'] as const),
  ...(['draft', 'ban', 'protocols', 'decks'] as const),
]);

interface Clause {
  text: string;
  /** `Bo `: before the acts of the player of the turn; empty where the verb form tells who. */
  readonly subject?: string;
  /** A card and its line, without a verb. */
  readonly brief?: boolean;
}

interface Draft {
  readonly begins: Pick<WholeTurn, 'step' | 'event' | 'seat' | 'name'>;
  readonly clauses: Clause[];
  /** How the game ends, as a sentence. */
  readonly end: string[];
  readonly cards: Set<string>;
  /** Which clause tells the compile: its protocol may be known only some steps later. */
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
        drafts.push({ begins, clauses: [], end: [], cards: new Set(), compile: -1 });
        continue;
      }
      const draft = drafts.at(-1);
      if (draft !== undefined) tellPart(event, seen, draft, company, ports);
    }
  }
  return drafts.map(({ begins: { step, event, seat, name }, clauses, end, cards }) => {
    const turn = clauses.length === 0 ? [] : [joined(clauses, personAt(company, seat), ports)];
    const text = [...turn, ...end].join(' ');
    const count = clauses.length + end.length;
    return { step, event, seat, name, clauses: count, text, cards: [...cards] };
  });
}

function joined(clauses: readonly Clause[], player: Person, { name, locale }: TurnPorts): string {
  const texts = clauses.map(({ text }) => text);
  // Lists of cards contain commas.
  const between = texts.some((text) => text.includes(', ')) ? '; ' : ', ';
  const told = `${texts.join(between)}.`;
  const subject = clauses.some(({ brief }) => brief) ? undefined : clauses[0]?.subject;
  return subject === undefined ? `${name(player)}: ${told}` : capital(`${subject}${told}`, locale);
}

function tellPart(
  at: number,
  seen: readonly Seen[],
  draft: Draft,
  company: Audience,
  ports: TurnPorts,
): void {
  const part = seen[at];
  if (part === undefined) return;
  if (part.kind === 'over') {
    draft.end.push(capital(ports.sentence(at, seen) ?? '', ports.locale));
    return;
  }
  const compiled = draft.clauses[draft.compile];
  if ((part.kind === 'plate' || part.kind === 'recompile') && compiled !== undefined) {
    compiled.text += ` (${part.protocol})`;
  }
  const clause = clauseOf(at, seen, personAt(company, draft.begins.seat), company, ports);
  if (clause === undefined) return;
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
): Clause | undefined {
  const part = seen[at];
  if (part === undefined || UNSAID.has(part.kind)) return undefined;
  if (part.kind === 'play' && part.player === player.seat) return { text: play(part), brief: true };
  // A compile deletes everything in the line.
  if (part.kind === 'delete' && part.cause === null) return undefined;
  const said = sentence(at, seen)?.replace(/\.$/, '');
  if (said === undefined) return undefined;
  if (part.kind === 'land') return { text: lower(said, locale) };
  if (!ACTS.has(part.kind)) return { text: said };
  const actor = personAt(company, part.player ?? 0);
  const named = `${name(actor)} `;
  const subject = said.startsWith(named) ? named : '';
  if (actor.seat === player.seat) return { text: said.slice(subject.length), subject };
  return { text: actor.you && subject !== '' ? lower(said, locale) : said };
}

function lower(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}
