/** Law 1: listed moves are accepted, everything else is refused with a rule, and asking changes nothing. */
import { fork, type GameTypes, type Move, type StateOf } from '../game.ts';
import { isRefusal } from '../refusal.ts';
import { difference, show, snapshot } from './compare.ts';
import { onlookers, type Spot } from './subject.ts';
import { strangeTexts } from './texts.ts';

/** What is wrong with an answer that should be a refusal; undefined if it is a proper one. */
export function refusalFault(answer: unknown): string | undefined {
  if (!isRefusal(answer)) return `answers ${show(answer)} instead of a refusal`;
  if (typeof answer.refused !== 'string' || answer.refused === '') return 'a refusal without an id';
  if (typeof answer.rule !== 'string' || answer.rule === '') {
    return `refusal ${answer.refused} without a rule`;
  }
  return undefined;
}

/** Checks that `read` accepts listed moves and refuses everything else with a rule. */
export function checkMoves<K extends GameTypes>(spot: Spot<K>): void {
  const { game, table, state, turn, moves, random } = spot;
  const before = snapshot(state);
  const broken = (message: string): void => spot.broken('moves', message);
  for (const move of moves) {
    const text = game.formatTruth(state, move);
    const answer = table.readMove(turn, text);
    if (answer !== move) broken(`move ${move} written ${show(text)} is answered ${show(answer)}`);
  }
  const known = [...spot.texts, ...moves.map((move) => game.formatTruth(state, move))];
  for (const text of strangeTexts(known, random, 12)) {
    for (let seat = -1; seat <= state.seats; seat++) {
      if (seat !== turn) {
        const answer = table.readMove(seat, text);
        if (typeof answer === 'number' && game.anytime?.seatOf(answer) === seat) continue;
        const fault = refusalFault(answer);
        if (fault !== undefined) broken(`seat ${seat} out of turn: ${show(text)} ${fault}`);
      }
    }
    if (turn < 0) continue;
    // Also directly: `read` may be called without the table, with a text of any length.
    for (const answer of [table.readMove(turn, text), game.read(state, turn, text)]) {
      if (typeof answer === 'number') {
        if (!moves.includes(answer) && spot.subject.givesUp?.(state, answer) !== true) {
          broken(`${show(text)} is read as ${answer}, which is not listed`);
        }
      } else {
        const fault = refusalFault(answer);
        if (fault !== undefined) broken(`${show(text)}: ${fault}`);
      }
    }
  }
  const changed = difference(state, before);
  if (changed !== undefined) broken(`asking changes the state: ${changed}`);
}

/** Checks that copies are complete and independent, reading changes nothing, and play is deterministic. */
export function checkCopies<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, table, random } = spot;
  const broken = (message: string): void => spot.broken('copies', message);
  const before = snapshot(state);
  const text = game.formatPosition(state);

  const copy = fork(game, state);
  const used = fork(game, spot.used);
  game.copy(state, used);
  for (const [name, other] of [
    ['a new', copy],
    ['a used', used],
  ] as const) {
    const found = difference(other, state);
    if (found !== undefined) broken(`a copy into ${name} state differs: ${found}`);
  }
  const fresh = game.create(state.options, state.seats);
  game.setup(fresh, table.deal);
  const again = fork(game, spot.used);
  game.setup(again, table.deal);
  const kept = difference(again, fresh);
  if (kept !== undefined) broken(`setup of a used state keeps something of it: ${kept}`);

  for (let i = 0; i < Math.min(spot.moves.length, 6); i++) {
    const move = spot.moves[random.below(spot.moves.length)] ?? 0;
    const [events, one] = played(spot, move);
    const [sameEvents, other] = played(spot, move);
    game.copy(state, copy);
    game.play(copy, move);
    const found =
      difference(one, other) ?? difference(events, sameEvents, 'events') ?? difference(copy, one);
    if (found !== undefined) {
      broken(
        `${game.formatTruth(state, move)} played twice, or without a listener, differs: ${found}`,
      );
    }
  }
  for (const seat of onlookers(state.seats)) game.view(state, seat);
  game.turn(state);
  game.scores(state);
  const changed = difference(state, before);
  if (changed !== undefined) broken(`play on a copy or looking changes the state: ${changed}`);
  if (game.formatPosition(state) !== text) broken('the position reads differently afterwards');
}

function played<K extends GameTypes>(spot: Spot<K>, move: Move): [K['event'][], StateOf<K>] {
  const events: K['event'][] = [];
  const after = fork(spot.game, spot.state);
  spot.game.play(after, move, (event) => void events.push(event));
  return [events, after];
}
