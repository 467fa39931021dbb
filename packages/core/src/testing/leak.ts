/** Law 5: nothing that a seat receives depends on a card that it cannot see. */
import {
  CHANCE,
  fork,
  listMoves,
  type GameTypes,
  type StateOf,
  EVERYBODY,
  type Reader,
  type Move,
} from '../game.ts';
import type { Listener } from '../listener.ts';
import { askPlayer } from '../player.ts';
import { Sfc32 } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { difference, jsonDifference, show } from './compare.ts';
import { nameOf, type Spot, type PossibleWorld } from './subject.ts';
import { strangeTexts } from './texts.ts';

/** Compares views, results of `read`, texts of moves, and the consequences of the same next step. */
export function checkLeak<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, turn, moves, random } = spot;
  const known = [...spot.texts, ...moves.map((move) => game.formatTruth(state, move))];
  const texts = strangeTexts(known, random, 3);
  for (const world of spot.worlds) {
    const { seat } = world;
    const broken = (message: string): void =>
      spot.broken('leak', `${world.how} of seat ${seat}: ${message}`);
    for (const eye of [seat, EVERYBODY]) {
      const found = viewsDiffer(spot, eye, state, world.state);
      if (found !== undefined) broken(`${nameOf(eye)} can tell: ${found}`);
    }
    if (game.turn(world.state) !== turn) continue;
    const both =
      turn < 0 ? [] : listMoves(game, world.state).filter((move) => moves.includes(move));
    for (const move of both) {
      for (const eye of [seat, EVERYBODY]) {
        const [is, was] = [world.state, state].map((from) => game.format(from, move, eye));
        const found = difference(is, was, 'text');
        if (found !== undefined) {
          broken(`move ${move} is written differently for ${nameOf(eye)}, ${found}`);
        }
      }
    }
    if (turn === seat) {
      for (const text of texts) {
        const found = difference(
          game.read(world.state, seat, text),
          game.read(state, seat, text),
          'answer',
        );
        if (found !== undefined) broken(`the answer to ${show(text)} can tell: ${found}`);
      }
    }
    if (turn === CHANCE) nextDeal(spot, world);
    else if (turn >= 0) nextMoves(spot, world, both);
  }
}

function viewsDiffer<K extends GameTypes>(
  { game }: Spot<K>,
  eye: Reader,
  truth: StateOf<K>,
  world: StateOf<K>,
): string | undefined {
  return jsonDifference(game.view(world, eye), game.view(truth, eye), 'view');
}

function nextMoves<K extends GameTypes>(
  spot: Spot<K>,
  world: PossibleWorld<K>,
  both: readonly Move[],
): void {
  const { game, random } = spot;
  for (let i = 0; i < Math.min(both.length, 4); i++) {
    const move = both[random.below(both.length)] ?? 0;
    step(spot, world, game.formatTruth(spot.state, move), (state, listener) =>
      game.play(state, move, listener),
    );
  }
}

function nextDeal<K extends GameTypes>(spot: Spot<K>, world: PossibleWorld<K>): void {
  const { game, state, random } = spot;
  const outcome = new Uint8Array(game.maxOutcome);
  const length = game.draw(state, random, outcome);
  const text = game.formatDealTruth(state, outcome, length);
  if (isRefusal(game.readDeal(world.state, text, new Uint8Array(game.maxOutcome)))) return;
  step(spot, world, text, (state, listener) => game.deal(state, outcome, length, listener));
}

/** Takes the same step in both worlds: events must be equal unless a card is revealed, and with equal events views must be equal. */
function step<K extends GameTypes>(
  spot: Spot<K>,
  world: PossibleWorld<K>,
  name: string,
  take: (state: StateOf<K>, listener: Listener<K['event']>) => void,
): void {
  const { game, subject } = spot;
  const after = [spot.state, world.state].map((from) => {
    const events: K['event'][] = [];
    const state = fork(game, from);
    take(state, (event) => void events.push(event));
    return { state, events };
  });
  const [was, is] = after;
  if (was === undefined || is === undefined) return;
  for (const eye of [world.seat, EVERYBODY]) {
    const looks = [spot.state, was.state, is.state].some(
      (state) => subject.looks?.(game.view(state, eye)) === true,
    );
    if (looks) continue;
    const sees = (events: readonly K['event'][]): (K['seen'] | undefined)[] =>
      events.map((event) => game.seen(event, eye));
    const revealed = [...sees(was.events), ...sees(is.events)].some(
      (seen) => seen !== undefined && subject.reveals?.(seen) === true,
    );
    const told = jsonDifference(sees(is.events), sees(was.events), 'seen');
    // A revealed card may differ; if it is the same, the worlds must still look the same.
    if (revealed && told !== undefined) continue;
    const found = told ?? viewsDiffer(spot, eye, was.state, is.state);
    if (found !== undefined) {
      spot.broken(
        'leak',
        `${world.how} of seat ${world.seat}: after ${name} ${nameOf(eye)} can tell: ${found}`,
      );
    }
  }
}

/** Players must give the same legal answer in every world of the seat at turn, and change nothing. */
export function checkPlayers<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, turn, moves, random } = spot;
  if (turn < 0) return;
  for (const [name, player] of Object.entries(spot.subject.players ?? {})) {
    const broken = (message: string): void => spot.broken('players', `${name}: ${message}`);
    const seed = random.below(2 ** 32);
    const answerIn = (world: StateOf<K>): unknown => {
      const view = game.view(world, turn);
      const before = JSON.stringify(view);
      const answer = askPlayer(player, view, new Sfc32(seed), spot.steps);
      if (JSON.stringify(view) !== before) broken('changes the view it is given');
      if (!moves.includes(answer.move)) broken(`answers ${answer.move}, which is not listed`);
      return answer;
    };
    const answer = answerIn(state);
    const again = difference(answerIn(state), answer);
    if (again !== undefined) broken(`asked twice it answers otherwise: ${again}`);
    for (const world of spot.worlds.filter(({ seat }) => seat === turn)) {
      const found = difference(answerIn(world.state), answer);
      if (found !== undefined) broken(`can tell a ${world.how} from the truth: ${found}`);
    }
  }
}
