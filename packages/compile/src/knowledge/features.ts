/**
 * The judgement's features of a position: each line, what both players have beside the lines, and
 * which cards lie open or are held. Always from the side of the player whose action it is.
 */
import { measureLines, totals } from '../engine/measure.ts';
import { BAN, CARDS, CONTROL, HAND, STACK, TURN_NUMBER, type State } from '../state.ts';
import { COMPILE_AT } from '../types.ts';

/** The number of features per line, and of the rest. */
export const LINE_INPUTS = 16;
export const REST_INPUTS = 12;
/** Cards as signs of strength: open and uncovered, open and covered, or held. */
export const CARD_KINDS = 3;
export const HELD = 2;
const DEFS = 180;

export class Features {
  readonly lines: Float64Array = new Float64Array(3 * LINE_INPUTS);
  readonly rest: Float64Array = new Float64Array(REST_INPUTS);
  /** Cards as kind x 180 + number; the first `own` are the mover's. */
  readonly cards: Int32Array = new Int32Array(CARDS);
  own = 0;
  count = 0;
  /** By player and line: the best printed value that the hand can play face-up there. */
  private readonly reach = new Int32Array(6);

  /** Reads a position at the action of `mover`. */
  read(state: State, mover: number): void {
    const { now, size, compiled } = state;
    const other = 1 - mover;
    measureLines(state);
    this.count = 0;
    this.readCards(state, mover);
    this.own = this.count;
    this.readCards(state, other);
    const { lines, rest, reach } = this;
    let ownPlates = 0;
    let otherPlates = 0;
    for (let line = 0; line < 3; line++) {
      const at = line * LINE_INPUTS;
      const a = 3 * mover + line;
      const b = 3 * other + line;
      const own = totals[a]!;
      const their = totals[b]!;
      ownPlates += compiled[a]!;
      otherPlates += compiled[b]!;
      lines[at] = own / COMPILE_AT;
      lines[at + 1] = their / COMPILE_AT;
      lines[at + 2] = own > their ? 1 : 0;
      lines[at + 3] = their > own ? 1 : 0;
      lines[at + 4] = own >= COMPILE_AT && own > their ? 1 : 0;
      lines[at + 5] = their >= COMPILE_AT && their > own ? 1 : 0;
      lines[at + 6] = compiled[a]!;
      lines[at + 7] = compiled[b]!;
      lines[at + 8] = reach[a]! / 6;
      lines[at + 9] = reach[b]! / 6;
      lines[at + 10] = own + reach[a]! >= COMPILE_AT && own + reach[a]! > their ? 1 : 0;
      lines[at + 11] = their + reach[b]! >= COMPILE_AT && their + reach[b]! > own ? 1 : 0;
      lines[at + 12] = size[6 * mover + STACK + line]! / 4;
      lines[at + 13] = size[6 * other + STACK + line]! / 4;
      lines[at + 14] = this.downIn(state, 6 * mover + STACK + line) / 3;
      lines[at + 15] = this.downIn(state, 6 * other + STACK + line) / 3;
    }
    const turn = now[TURN_NUMBER]!;
    rest[0] = size[6 * mover + HAND]! / 5;
    rest[1] = size[6 * other + HAND]! / 5;
    rest[2] = now[CONTROL] === mover + 1 ? 1 : 0;
    rest[3] = now[CONTROL] === other + 1 ? 1 : 0;
    rest[4] = ownPlates === 1 ? 1 : 0;
    rest[5] = ownPlates === 2 ? 1 : 0;
    rest[6] = otherPlates === 1 ? 1 : 0;
    rest[7] = otherPlates === 2 ? 1 : 0;
    rest[8] = now[BAN + mover]! > turn ? 1 : 0;
    rest[9] = now[BAN + other]! > turn ? 1 : 0;
    rest[10] = size[6 * mover + HAND] === 0 ? 1 : 0;
    rest[11] = size[6 * other + HAND] === 0 ? 1 : 0;
  }

  private readCards(state: State, player: number): void {
    const { zones, size, up, def, plates, program } = state;
    const { cards, reach } = this;
    for (let line = 0; line < 3; line++) {
      reach[3 * player + line] = 0;
      const zone = 6 * player + STACK + line;
      const top = size[zone]! - 1;
      for (let i = 0; i <= top; i++) {
        const card = zones[zone * CARDS + i]!;
        if (up[card] !== 0) cards[this.count++] = (i === top ? 0 : DEFS) + def[card]!;
      }
    }
    const hand = 6 * player + HAND;
    for (let i = hand * CARDS, end = i + size[hand]!; i < end; i++) {
      const number = def[zones[i]!]!;
      const protocol = program.protocol[number]!;
      const value = program.value[number]!;
      cards[this.count++] = HELD * DEFS + number;
      for (let line = 0; line < 3; line++) {
        if (plates[line] !== protocol && plates[3 + line] !== protocol) continue;
        if (value > reach[3 * player + line]!) reach[3 * player + line] = value;
      }
    }
  }

  private downIn({ zones, size, up }: State, zone: number): number {
    let count = 0;
    for (let i = zone * CARDS, end = i + size[zone]!; i < end; i++) count += 1 - up[zones[i]!]!;
    return count;
  }
}
