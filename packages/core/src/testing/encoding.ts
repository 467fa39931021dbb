/** Law 5 for encodings: the input of a learning program depends on nothing that its seat does not know. */
import { Actions, observationSize } from '../encoding.ts';
import type { GameTypes, Seat, StateOf } from '../game.ts';
import { difference, snapshot } from './compare.ts';
import type { Spot } from './subject.ts';

/** Placed after the vector: it must not be overwritten. */
const MARK = 7;

/** The law `encoding` at one position. */
export function checkEncoding<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, turn, subject, moves } = spot;
  const { encoding } = subject;
  if (encoding === undefined) return;
  const broken = (message: string): void => spot.broken('encoding', message);
  const { options, seats } = state;
  const fields = encoding.fields(options, seats);
  const size = observationSize(encoding, options, seats);
  const before = snapshot(state);
  /** The buffer starts as NaN, to detect numbers that are not written. */
  const observe = (of: StateOf<K>, seat: Seat): Float32Array => {
    const numbers = new Float32Array(size + 1).fill(Number.NaN);
    numbers[size] = MARK;
    encoding.observe(of, seat, numbers);
    return numbers;
  };
  const nameOf = (place: number): string => {
    let from = 0;
    for (const field of fields) {
      if (place < from + field.size) return `${field.name}[${place - from}]`;
      from += field.size;
    }
    return `observe writes beyond its ${size} numbers: the next`;
  };
  const truths = Array.from({ length: seats }, (_, seat) => observe(state, seat));
  for (const [seat, numbers] of truths.entries()) {
    const bad = numbers.findIndex((number, place) =>
      place === size ? number !== MARK : !(number >= 0 && number <= 1),
    );
    if (bad >= 0) broken(`seat ${seat}: ${nameOf(bad)} is ${numbers[bad]}`);
  }
  for (const { seat, how, state: world } of spot.worlds) {
    const numbers = observe(world, seat);
    const truth = truths[seat];
    const told = numbers.findIndex((number, place) => !Object.is(number, truth?.[place]));
    if (told >= 0) {
      broken(
        `${how} of seat ${seat} can be told by ${nameOf(told)}: ${numbers[told]} instead of ${truth?.[told]}`,
      );
    }
  }
  if (turn >= 0) {
    const actions = new Actions(game, encoding);
    const actionsIn = (of: StateOf<K>): number[] => {
      actions.list(of);
      return [...actions.numbers.subarray(0, actions.count)];
    };
    const space = encoding.actions(options, seats);
    const truth = actionsIn(state);
    const outside = truth.find((action) => !(action >= 0 && action < space));
    if (outside !== undefined) broken(`action ${outside} is not one of ${space}`);
    for (const [index, move] of moves.entries()) {
      if (truth.indexOf(truth[index] ?? -1) !== index)
        broken(`two moves are action ${truth[index]}`);
      const back = actions.moveOf(actions.actionOf(move) ?? -1);
      if (back !== move) broken(`move ${move} comes back as ${back}`);
    }
    for (const { seat, how, state: world } of spot.worlds) {
      if (seat !== turn || game.turn(world) !== turn) continue;
      const found = difference(actionsIn(world), truth, 'actions');
      if (found !== undefined) broken(`${how} of seat ${seat} has other actions: ${found}`);
    }
  }
  const changed = difference(state, before);
  if (changed !== undefined) broken(`looking changes the state: ${changed}`);
}
