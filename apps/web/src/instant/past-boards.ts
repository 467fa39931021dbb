/** Boards of earlier days: the server's, or those shipped with the page, so that it works offline. */
import { isRefusal } from '@pakli/core';
import type { PastBoard, PastBoards } from '@pakli/protocol';
import { fieldPercents } from '@pakli/tournament';
import { isFromServer } from '../host/server.ts';
import { ownBoards, type OwnBoard } from './own-boards.ts';
import { tableOf } from './past-tables.ts';
import { askDayBefore, askPastBoards } from './requests.ts';

/** Boards per session. */
const BOARDS = 8;
/** Days of the server to take boards from. */
const MOST_DAYS = 4;

/** Shipped with the page; fetched when somebody wants to play them. */
const WITH_PAGE: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'buddy-bluff': () => import('./boards/buddy-bluff.json'),
  compile: () => import('./boards/compile.json'),
  mulle: () => import('./boards/mulle.json'),
  ulti: () => import('./boards/ulti.json'),
};

/** A board to play, with its day. */
export interface ShownBoard extends PastBoard {
  /** Its key in this browser's storage. */
  readonly key: string;
  /** The id of its day; undefined for one shipped with the page. */
  readonly day: string | undefined;
  readonly from: Pick<PastBoards, 'game' | 'rules' | 'best'>;
}

/** The last boards of finished days on the server, at most eight; otherwise those shipped with the page. */
export async function pastBoards(game: string, today: string): Promise<readonly ShownBoard[]> {
  const found = isFromServer() ? await fromServer(game, today) : [];
  return found.length > 0 ? found : withPage(game);
}

async function fromServer(game: string, today: string): Promise<readonly ShownBoard[]> {
  const found: ShownBoard[] = [];
  let day: string = `${game}-${today}`;
  for (let n = 0; n < MOST_DAYS && found.length < BOARDS; n++) {
    const before = await askDayBefore(day);
    if (before === null || isRefusal(before)) break;
    day = before;
    const past = await askPastBoards(day);
    if (!isRefusal(past)) found.push(...shownBoards(past, day).filter(isUnknown));
  }
  return found.slice(0, BOARDS);
}

/** Somebody who played it on its day knows the cards, and has a result that counts. */
function isUnknown({ key }: ShownBoard): boolean {
  return tableOf(key) !== undefined || ownBoards.stored().every(({ board }) => board !== key);
}

async function withPage(game: string): Promise<readonly ShownBoard[]> {
  const fetched = await WITH_PAGE[game]?.();
  // Written by scripts/boards.ts; a test reads every file.
  return fetched === undefined ? [] : shownBoards(fetched.default as PastBoards, undefined);
}

function shownBoards(past: PastBoards, day: string | undefined): ShownBoard[] {
  const { game, rules, best } = past;
  return past.boards.map((board, number) =>
    Object.assign({}, board, {
      // Contains no spaces.
      key: `${day ?? `page-${game}`}/${number}`,
      day,
      from: { game, rules, best },
    }),
  );
}

/** A score's worth beside the results of that day. */
export interface BoardWorth {
  readonly own: OwnBoard;
  /** How many of them it beats. */
  readonly beaten: number;
}

export function worthOf({ key, from, scores }: ShownBoard, score: number): BoardWorth {
  const { game, best } = from;
  const field = [['', score] as const, ...scores].map(([, one], entrant) => ({
    entrant,
    score: one,
  }));
  const [percent = 50, ...others] = fieldPercents(field, best);
  const levels = [...new Set(scores.map(([player]) => player))].flatMap(
    (player): [string, number][] => {
      const own = others.filter((_, at) => scores[at]?.[0] === player);
      return player === '' ? [] : [[player, own.reduce((sum, one) => sum + one, 0) / own.length]];
    },
  );
  const beaten = scores.filter(([, one]) => (best === 'high' ? one < score : one > score)).length;
  return { own: { game, board: key, percent, levels }, beaten };
}
