/** Checks what a hint says of a move against what is seen when it is played at the true table. */
import { askPlayer, CHANCE, fork, OVER, Sfc32, type Move } from '@pakli/core';
import { compile as game, players, type State, type View } from '../src/index.ts';
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

/** What the reason says that is not so; undefined if all of it is true. */
export function faultOf(state: State, said: string, move: Move): string | undefined {
  const seat = game.turn(state);
  const other = 1 - seat;
  const view = game.view(state, seat);
  const after = fork(game, state);
  // What the turn of the other player brings is not the move's doing.
  apply(after, move);
  runTurn(after);
  const end = game.view(after, seat);
  const [key = '', facts = ''] = said.split(':');
  const [n = 0, m = 0, l = 0] = facts.split(',').map(Number);
  const text = game.format(state, move, seat);
  const lineIs = (own: number, theirs: number): boolean =>
    end.totals[seat]![n - 1] === own && end.totals[other]![n - 1] === theirs;
  const compiled = (of: View): number =>
    of.players[seat]!.protocols.filter((plate) => plate.compiled).length;
  const sum = (of: View): number => of.totals[other]!.reduce((one, two) => one + two, 0);
  const leads = (of: View): number =>
    LINES.filter((line) => of.totals[seat]![line]! > of.totals[other]![line]!).length;
  const isTrue: Readonly<Record<string, () => boolean>> = {
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
    unread: () => /P\d/.test(text),
  };
  return isTrue[key]?.() === true ? undefined : `${said} of ${text}`;
}

/** Some moves of so many positions on the way of the seed player. */
export function checkReasons(positions: number): {
  readonly said: Map<string, number>;
  readonly wrong: string[];
} {
  const said = new Map<string, number>();
  const wrong: string[] = [];
  const outcome = new Uint8Array(game.maxOutcome);
  for (let seed = 1, seen = 0; seen < positions; seed++) {
    const random = new Sfc32(seed);
    const state = game.create({ ...game.rules.defaults, draft: 'random' }, 2);
    game.setup(state, { number: 0, starter: seed % 2, carry: [0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      const view = game.view(state, turn);
      // A hint knows what the seat sees and nothing else.
      const world = game.create(view.options, 2);
      game.world(view, world);
      seen++;
      for (const move of view.moves) {
        if (random.below(view.moves.length) >= 3) continue;
        const given = reason(world, move);
        const key = given?.split(':')[0] ?? 'none';
        said.set(key, (said.get(key) ?? 0) + 1);
        const fault = given === undefined ? undefined : faultOf(state, given, move);
        if (fault !== undefined) wrong.push(`${fault}, seed ${seed}, turn ${view.number}`);
      }
      const any = view.moves[random.below(view.moves.length)]!;
      const { move } = askPlayer(players.seed, view, random, 1);
      game.play(state, random.below(4) === 0 ? any : move);
    }
  }
  return { said, wrong };
}
