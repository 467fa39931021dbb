/**
 * The player half of the protocol: a view comes in, a move goes out. Nothing
 * here ever sees a state of the table; the state used to check the view and to
 * write moves as text is built from the view itself.
 */
import { GAMES } from '@pakli/catalogue';
import {
  atVersion,
  formatRefusal,
  isRefusal,
  Sfc32,
  versionsOf,
  type Answer,
  type Game,
  type GameTypes,
} from '@pakli/core';
import { thinkWithin } from '@pakli/core/search';
import { isFault, readView, type JsonObject, type ReadView } from '@pakli/core/shape';
import manifest from '../../../package.json' with { type: 'json' };
import { clock } from '../../players/budget.ts';
import { observationOf } from '../../players/observation.ts';
import { loadPackage, optionsOf } from './games.ts';
import { noNumbers } from './observation.ts';
import { error, isErrorReply, type EngineReply, type ErrorReply } from './reply.ts';
import type { RequestOf } from './request.ts';

export async function hello({ frames }: RequestOf<'hello'>): Promise<EngineReply> {
  const games = await Promise.all(
    GAMES.map(async ({ id, load }) => {
      const { game, contenders } = await load();
      return { id, version: game.version, players: [...contenders.keys()] };
    }),
  );
  const more = frames === undefined ? {} : { frames };
  return { ok: true, protocol: 1, name: 'pakli', version: manifest.version, games, ...more };
}

/** What a view says as numbers, and the action of each of its moves. */
export async function encode(request: RequestOf<'encode'>): Promise<EngineReply> {
  const loaded = await loadPackage(request.game);
  if (isErrorReply(loaded)) return loaded;
  if (loaded.encoding === undefined) return noNumbers(request.game);
  const found = readGivenView(loaded.game, request.version ?? loaded.game.version, request);
  if (isErrorReply(found)) return found;
  const { game, view, state } = found;
  const moves = view.moves.map((move) => game.format(state, move, view.seat));
  return { ok: true, seat: view.seat, ...observationOf(game, loaded.encoding, view), moves };
}

interface GivenView extends ReadView<GameTypes> {
  /** By the rules of the view. */
  readonly game: Game;
}

function readGivenView(
  newest: Game,
  version: number,
  request: RequestOf<'encode'> | RequestOf<'go'>,
): GivenView | ErrorReply {
  const game = atVersion(newest, version);
  if (game === undefined) {
    const known = versionsOf(newest).join(', ');
    return error('other-version', 'version', `one of ${known} is expected`);
  }
  const options = optionsOf(game, request.options);
  if (isErrorReply(options)) return options;
  const read = readView(game, options, request.view);
  return isRefusal(read) ? error('bad-view', 'view', formatRefusal(read)) : { game, ...read };
}

export async function go(request: RequestOf<'go'>, stopped: () => boolean): Promise<EngineReply> {
  const loaded = await loadPackage(request.game);
  if (isErrorReply(loaded)) return loaded;
  const { players, contenders } = loaded;
  const name = request.player ?? Object.keys(players).at(-1) ?? '';
  const player = contenders.get(name)?.player;
  if (player === undefined) {
    const known = [...contenders.keys()].join(', ');
    return error('unknown-player', 'player', `one of ${known} is expected`);
  }
  const found = readGivenView(loaded.game, request.version, request);
  if (isErrorReply(found)) return found;
  const { game, view, state } = found;
  const texts = view.moves.map((move) => game.format(state, move, view.seat));
  if (texts.length === 0) return error('no-moves', 'view.moves', 'this seat has no move now');
  if (JSON.stringify(texts) !== JSON.stringify(request.moves)) {
    return error('other-moves', 'moves', `the moves of this view are ${texts.join(' ')}`);
  }
  await loaded.learn();
  const random = request.seed === undefined ? Sfc32.fresh() : new Sfc32(request.seed);
  try {
    const thinking = player.think(view, random);
    await thinkWithin(thinking, request.budget, clock, stopped);
    return {
      ok: true,
      ...answerOf(thinking.answer(), (move) => game.format(state, move, view.seat)),
    };
  } catch (cause) {
    if (isFault(cause)) throw cause;
    // There is a state with this view, and no game that leads to it: half-resolved effects can be made up.
    return error('bad-view', 'view', 'no game leads to this view');
  }
}

function answerOf({ move, estimates }: Answer, format: (move: number) => string): JsonObject {
  if (estimates === undefined) return { move: format(move) };
  const evaluation = estimates.map((estimate) => ({ ...estimate, move: format(estimate.move) }));
  return { move: format(move), evaluation };
}
