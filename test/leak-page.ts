/**
 * The leak law at the page's edge: of two tables that a seat cannot tell apart, everything its page
 * receives is the same to the byte, whenever the page opens.
 */
import type { GamePackage } from '@pakli/catalogue';
import { Sfc32, type Game, type GameTypes, type Match, type Seat } from '@pakli/core';
import { Room, type RoomEvent } from '@pakli/host';
import { firstDifference, twinLogs } from '../packages/host/test/twins.ts';
import { sceneIn, sitDown } from '../apps/web/test/seated.ts';

/** A match as far as its log goes. */
export function matchIn(
  game: Game,
  [opened, ...log]: readonly RoomEvent[],
): Match<GameTypes> | undefined {
  if (opened?.kind !== 'open') throw new Error('a log begins with its table');
  const room = Room.open(game, opened);
  for (const event of log) room.apply(event);
  return room.match;
}

/**
 * Everything a page receives of a match when it opens, and of the person's next move. A move that
 * shows its seat a hidden card, such as picking up a talon, may differ: it is left out.
 */
function told(loaded: GamePackage, match: Match<GameTypes>, seat: Seat, pick: number): string {
  const { client, told } = sitDown(loaded, match, { seat });
  client.open();
  const { choices } = sceneIn({ told });
  const choice = choices[pick % Math.max(choices.length, 1)];
  if (choice !== undefined) void client.play(choice.text);
  const [opening, step] = told;
  const foreseen =
    step?.kind !== 'step' || JSON.stringify(step.step.seen) === JSON.stringify(choice?.seen);
  // Cards dealt after the move are drawn from the truth and may differ; the move itself may not.
  return JSON.stringify(foreseen ? [opening, step] : [opening]);
}

/** How often a page opens each pair of tables. */
const VISITS = 8;

/**
 * Compares pairs of tables until this many pairs of pages have received the same; returns the first
 * difference. `shown` is the game as the page's host knows it: a test may sabotage it.
 */
export function tellTheSame(
  loaded: GamePackage,
  wanted: number,
  shown: Game = loaded.game,
): { readonly pairs: number; readonly faults: readonly string[] } {
  const { game } = loaded;
  const host = { ...loaded, game: shown };
  const random = new Sfc32(11);
  let pairs = 0;
  for (let table = 0; pairs < wanted; table++) {
    const seat = table % (game.seats[0] ?? 1);
    for (const logs of twinLogs(game, seat, table)) {
      for (let visit = 0; visit < VISITS; visit++) {
        const length = 1 + random.below(logs[0].length);
        const positions = logs.map((log) => matchIn(game, log.slice(0, length)));
        const [one, other] = positions.map(
          (match) => match && game.formatPosition(match.table.state),
        );
        // The same cards tell nothing.
        if (one === other) continue;
        const pick = random.below(1000);
        const [first = '', second = ''] = logs.map((log) =>
          told(host, matchIn(shown, log.slice(0, length))!, seat, pick),
        );
        if (first !== second) return { pairs, faults: [firstDifference(first, second)] };
        pairs++;
      }
      break;
    }
  }
  return { pairs, faults: [] };
}
