/** Checks a hint's claims about a move by playing the move at the true table. */
import { askPlayer, fork, listMoves } from '@pakli/core';
import type { ReasonSubject } from '@pakli/core/testing';
import { compile as game, players, type Compile, type View } from '../src/index.ts';
import { reason } from '../src/knowledge/reason.ts';
import { apply, runTurn } from '../src/turn/loop.ts';

const LINES = [0, 1, 2] as const;

const ready = (of: View, player: number, line: number): boolean =>
  of.totals[player]![line]! >= 10 &&
  of.totals[player]![line]! > of.totals[1 - player]![line]! &&
  of.players[player]!.protocols[line]?.compiled === false;
const hand = (of: View, player: number): number => of.players[player]!.handCount;
const plates = (of: View): string =>
  JSON.stringify(of.players.map(({ protocols }) => protocols.map(({ protocol }) => protocol)));

/** The possible claims about a move. */
const truths: ReasonSubject<Compile>['truths'] = (state, move, facts) => {
  const seat = game.turn(state);
  const other = 1 - seat;
  const view = game.view(state, seat);
  const after = fork(game, state);
  // The effects of the other player's turn are not the move's doing.
  apply(after, move);
  runTurn(after);
  const end = game.view(after, seat);
  const [n = 0, m = 0, l = 0] = facts.map(Number);
  const text = game.format(state, move, seat);
  const lineIs = (own: number, theirs: number): boolean =>
    end.totals[seat]![n - 1] === own && end.totals[other]![n - 1] === theirs;
  const compiled = (of: View): number =>
    of.players[seat]!.protocols.filter((plate) => plate.compiled).length;
  const sum = (of: View): number => of.totals[other]!.reduce((one, two) => one + two, 0);
  const leads = (of: View): number =>
    LINES.filter((line) => of.totals[seat]![line]! > of.totals[other]![line]!).length;
  return {
    draft: () => view.phase === 'setup',
    ban: () => view.phase === 'setup',
    wins: () => end.winner === seat,
    compiles: () => end.players[seat]!.protocols[n - 1]!.compiled && compiled(end) > compiled(view),
    stops: () => ready(view, other, n - 1) && !ready(end, other, n - 1),
    ready: () => ready(end, seat, n - 1) && !ready(view, seat, n - 1) && lineIs(m, l),
    'ready-to-win': () => ready(end, seat, n - 1) && lineIs(m, l) && compiled(end) === 2,
    refresh: () => hand(view, seat) === n && n < 5,
    rearranges: () => plates(end) !== plates(view) || end.pending?.player === seat,
    declines: () => plates(end) === plates(view),
    weakens: () => sum(view) - sum(end) === n,
    control: () => leads(end) === n && n > 1 && leads(view) < 2,
    empties: () => hand(view, other) - hand(end, other) === n,
    draws: () => hand(end, seat) - hand(view, seat) === n,
    'face-down': () => lineIs(m, l) && end.totals[seat]![n - 1]! > view.totals[seat]![n - 1]!,
    points: () => lineIs(m, l) && end.totals[seat]![n - 1]! > view.totals[seat]![n - 1]!,
    spares: () => hand(view, seat) === n,
    // A card that was open before it was turned over is known.
    unread: () =>
      /P\d/.test(text) && view.memory?.known.every(([, place]) => place !== text) === true,
  };
};

/** Some moves on the way of the seed player, every fourth move at random. */
export const reasons: ReasonSubject<Compile> = {
  game,
  begin(seed) {
    const state = game.create({ ...game.rules.defaults, draft: 'random' }, 2);
    game.setup(state, { number: 0, starter: seed % 2, carry: [0, 0] });
    return state;
  },
  moves(state, random) {
    const moves = listMoves(game, state);
    return moves.filter(() => random.below(moves.length) < 3);
  },
  reason(state, move) {
    // A hint knows what the seat sees and nothing else.
    const view = game.view(state, game.turn(state));
    const world = game.create(view.options, 2);
    game.world(view, world);
    return reason(world, move);
  },
  truths,
  choose(state, random) {
    const view = game.view(state, game.turn(state));
    const any = view.moves[random.below(view.moves.length)]!;
    const { move } = askPlayer(players.seed, view, random, 1);
    return random.below(4) === 0 ? any : move;
  },
};
