/** Turns a command of an evening into an event or a refusal. Nothing changes here. */
import { isRefusal, refuse, type Random, type Refusal } from '@pakli/core';
import type { EveningResult, DirectorCommand, EveningCommand } from '@pakli/protocol';
import { AWARDS } from '@pakli/tournament';
import { tableId } from '../chance.ts';
import type { PersonId } from '../event.ts';
import type { Evening } from './evening.ts';
import { EVENING_EVENT_VERSION, type EveningEvent, type EveningHappening } from './event.ts';
import { nextRoundOf } from './next-round.ts';

/** Commands that only the server itself gives. */
export type EveningOrder = { readonly kind: 'result' } & EveningResult;

/** Who gives a command; the server is a director without a person. */
export interface EveningActor {
  readonly person: PersonId | null;
  readonly directs: boolean;
}

/** Randomness and the secret, from outside the evening. */
export interface EveningChance {
  /** For the ids of tables. */
  readonly ids: Random;
  /** Revealed when the evening is over. */
  readonly secret: string;
}

export interface EveningRequest {
  readonly evening: Evening;
  readonly actor: EveningActor;
  readonly now: number;
  readonly chance: EveningChance;
}

export const MOST_ENTRANTS = 300;
const LONGEST_REASON = 200;
const LONGEST_BREAK_MINUTES = 24 * 60;

type AnyCommand = EveningCommand | DirectorCommand | EveningOrder;
type Handler<Kind extends AnyCommand['kind']> = (
  request: EveningRequest,
  command: Extract<AnyCommand, { kind: Kind }>,
) => EveningHappening | Refusal;

export function decideEvening(
  request: EveningRequest,
  command: AnyCommand,
): EveningEvent | Refusal {
  const handle = HANDLERS[command.kind] as Handler<AnyCommand['kind']>;
  const happening =
    unlessOver(request) ?? unlessDirects(request, command) ?? handle(request, command);
  if (isRefusal(happening)) return happening;
  return { v: EVENING_EVENT_VERSION, at: request.now, ...happening };
}

const OF_EVERYBODY: ReadonlySet<string> = new Set(['join', 'leave', 'return']);

function unlessDirects({ actor }: EveningRequest, { kind }: AnyCommand): Refusal | undefined {
  if (kind === 'result') {
    const house = actor.directs && actor.person === null;
    return house ? undefined : refuse('only-house', 'table');
  }
  return actor.directs || OF_EVERYBODY.has(kind) ? undefined : refuse('only-director', 'table');
}

function unlessOver({ evening }: EveningRequest): Refusal | undefined {
  return evening.phase === 'over' ? refuse('evening-over', 'table') : undefined;
}

function unlessEntrant({ evening }: EveningRequest, entrant: number): Refusal | undefined {
  const known = evening.entrants[entrant]?.person !== undefined;
  return known ? undefined : refuse('no-such-entrant', 'table', { entrant });
}

function ownNumber({ evening, actor }: EveningRequest): number | Refusal {
  return evening.entrantOf(actor.person) ?? refuse('not-joined', 'table');
}

const HANDLERS: { readonly [Kind in AnyCommand['kind']]: Handler<Kind> } = {
  join({ evening, actor }, { nonce }) {
    if (actor.person === null) return refuse('no-name', 'table');
    const known = evening.entrantOf(actor.person);
    if (known !== undefined) return back(evening, known);
    if (evening.entrants.length >= MOST_ENTRANTS) {
      return refuse('evening-full', 'table', { most: MOST_ENTRANTS });
    }
    const share = nonce === undefined ? {} : { nonce };
    return { kind: 'join', person: actor.person, ...share };
  },

  leave(request) {
    const entrant = ownNumber(request);
    if (typeof entrant !== 'number') return entrant;
    const plays = request.evening.entrants[entrant]?.state === 'plays';
    return plays ? { kind: 'leave', entrant, removed: false } : refuse('not-joined', 'table');
  },

  return(request) {
    const entrant = ownNumber(request);
    return typeof entrant === 'number' ? back(request.evening, entrant) : entrant;
  },

  remove(request, { entrant }) {
    return unlessEntrant(request, entrant) ?? { kind: 'leave', entrant, removed: true };
  },

  substitute(request, { entrant, by }) {
    const wrong = unlessEntrant(request, entrant) ?? unlessEntrant(request, by);
    if (wrong !== undefined) return wrong;
    const { evening } = request;
    // The substitute must have no results of their own, and nobody plays a board at two tables.
    const knows = evening.satAt(evening.entrants[by]?.person) ?? entrant;
    const fresh = entrant !== by && !evening.hasPlayed(by) && knows === entrant;
    return fresh ? { kind: 'substitute', entrant, by } : refuse('has-played', 'table');
  },

  round({ evening, chance }) {
    if (evening.round !== undefined) return refuse('round-open', 'table');
    const { rounds, seats } = evening.opened.settings;
    if (evening.rounds.length >= rounds) return refuse('no-more-rounds', 'table', { rounds });
    if (evening.active.length < 2) return refuse('too-few-people', 'table', { least: 2, seats });
    const tables = nextRoundOf(evening).map((people) => ({
      table: tableId(chance.ids),
      entrants: people.map((one) => (one < evening.entrants.length ? one : null)),
    }));
    return { kind: 'round', tables };
  },

  result({ evening }, { board, table, scores, covered }) {
    const { round } = evening;
    const boards = evening.boardsOf(evening.rounds.length - 1);
    const there = round?.tables.some((one) => one.table === table) ?? false;
    // The director has already ended the round: late results do not count.
    if (!there || !boards.includes(board)) return refuse('round-over', 'table', { board });
    if (round?.results.some((one) => one.board === board && one.table === table)) {
      return refuse('result-known', 'table', { board });
    }
    return { kind: 'result', board, table, scores, covered };
  },

  finish({ evening }) {
    return evening.round === undefined ? refuse('no-round', 'table') : { kind: 'finish' };
  },

  adjust({ evening }, { board, table, line, award, reason }) {
    const { boardsPerRound, seats } = evening.opened.settings;
    const tables = evening.rounds[Math.floor(board / boardsPerRound)]?.tables.length ?? 0;
    const isThere = board >= 0 && (table ?? 0) < tables && (line ?? 0) < seats;
    if (!Number.isInteger(board) || !isThere) {
      return refuse('no-such-board', 'table', { board });
    }
    // One line, as in the file of results.
    const why = reason.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    if (why === '' || why.length > LONGEST_REASON || !AWARDS.includes(award)) {
      return refuse('no-reason', 'table', { most: LONGEST_REASON });
    }
    const where = {
      ...(table === undefined ? {} : { table }),
      ...(line === undefined ? {} : { line }),
    };
    return { kind: 'adjust', board, ...where, award, reason: why };
  },

  break({ evening, now }, { minutes }) {
    if (evening.round !== undefined) return refuse('round-open', 'table');
    if (minutes !== null && !(minutes > 0 && minutes <= LONGEST_BREAK_MINUTES)) {
      return refuse('bad-break', 'table', { most: LONGEST_BREAK_MINUTES });
    }
    return { kind: 'break', until: minutes === null ? null : now + minutes * 60_000 };
  },

  end: ({ chance }) => ({ kind: 'end', secret: chance.secret }),
};

function back(evening: Evening, entrant: number): EveningHappening | Refusal {
  const { state } = evening.entrants[entrant] ?? {};
  if (state === 'removed') return refuse('not-wanted', 'table');
  return state === 'left' ? { kind: 'return', entrant } : refuse('already-joined', 'table');
}
