/**
 * The player half of the protocol: a view comes in, a move goes out. Nothing
 * here ever sees a state of the table; the state used to check the view and to
 * write moves as text is built from the view itself.
 */
import { GAMES } from '@pakli/catalogue';
import {
  atVersion,
  Sfc32,
  thinkWithin,
  versionsOf,
  type Answer,
  type BaseView,
  type Game,
  type JsonObject,
  type Kinds,
  type OptionValues,
  type StateOf,
} from '@pakli/core';
import manifest from '../../package.json' with { type: 'json' };
import { clock } from '../thinking.ts';
import { loadPackage, optionsOf } from './table.ts';
import { error, isErrorReply, type Reply } from './reply.ts';
import type { RequestOf } from './request.ts';

export async function hello(): Promise<Reply> {
  const games = await Promise.all(
    GAMES.map(async ({ id, load }) => {
      const { game, contenders } = await load();
      return { id, version: game.version, players: [...contenders.keys()] };
    }),
  );
  return { ok: true, protocol: 1, name: 'pakli', version: manifest.version, games };
}

export async function go(request: RequestOf<'go'>, stopped: () => boolean): Promise<Reply> {
  const loaded = await loadPackage(request.game);
  if (isErrorReply(loaded)) return loaded;
  const { players, contenders } = loaded;
  const game = atVersion(loaded.game, request.version);
  if (game === undefined) {
    const known = versionsOf(loaded.game).join(', ');
    return error('other-version', 'version', `one of ${known} is expected`);
  }
  const options = optionsOf(game, request.options);
  if (isErrorReply(options)) return options;
  const name = request.player ?? Object.keys(players).at(-1) ?? '';
  const player = contenders.get(name)?.player;
  if (player === undefined) {
    const known = [...contenders.keys()].join(', ');
    return error('unknown-player', 'player', `one of ${known} is expected`);
  }
  const world = worldOf(game, options, request.view);
  if (typeof world === 'string') return error('bad-view', 'view', world);
  const { view, state } = world;
  const texts = view.moves.map((move) => game.format(state, move, view.seat));
  if (texts.length === 0) return error('no-moves', 'view.moves', 'this seat has no move now');
  if (JSON.stringify(texts) !== JSON.stringify(request.moves)) {
    return error('other-moves', 'moves', `the moves of this view are ${texts.join(' ')}`);
  }
  const random = request.seed === undefined ? Sfc32.fresh() : new Sfc32(request.seed);
  const thinking = player.think(view, random);
  await thinkWithin(thinking, request.budget, clock, stopped);
  return {
    ok: true,
    ...answerOf(thinking.answer(), (move) => game.format(state, move, view.seat)),
  };
}

function answerOf({ move, estimates }: Answer, format: (move: number) => string): JsonObject {
  if (estimates === undefined) return { move: format(move) };
  const evaluation = estimates.map((estimate) => ({ ...estimate, move: format(estimate.move) }));
  return { move: format(move), evaluation };
}

/**
 * A state that fits the view, or why there is none. The view came from
 * outside: it is believed only if the state built from it gives it back.
 */
function worldOf(
  game: Game,
  options: OptionValues,
  given: JsonObject,
): { view: BaseView; state: StateOf<Kinds> } | string {
  const { seat, seats } = given;
  if (typeof seats !== 'number' || !game.seats.includes(seats)) return 'seats do not fit the game';
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) {
    return 'the view is not that of a seat';
  }
  if (canonical(given['options']) !== canonical(options)) {
    return 'its options are not those of the request';
  }
  const state = game.create(options, seats);
  game.setup(state, { number: 0, starter: 0, carry: Array<number>(seats).fill(0) });
  const missing = Object.keys(game.view(state, seat)).filter((key) => !Object.hasOwn(given, key));
  if (missing.length > 0) return `the view lacks ${missing.join(', ')}`;
  try {
    // The one cast at this edge: what it claims is checked by the comparison below.
    game.world(given as unknown as BaseView, state);
    const view = game.view(state, seat);
    return canonical(view) === canonical(given) ? { view, state } : 'no position has this view';
  } catch {
    return 'no position has this view';
  }
}

/** JSON with sorted keys, as other programs need not keep their order. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))
      : part,
  );
}
