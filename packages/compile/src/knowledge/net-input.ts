/**
 * What one seat knows of a position, as row numbers: the inputs of the value net. Reads any state
 * that the seat cannot tell from the true one, without building a view, and gives the same rows in
 * all of them. `GROUPS` documents the rows; the rows of a line come once for each of the three
 * lines, and a net has the same weights for all three.
 *
 *     known.read(state, seat);
 *     known.rows.subarray(0, known.ends[0]);               // what lies in line 0
 *     known.rows.subarray(known.ends[2], known.ends[3]);   // what lies beside the lines
 */
import { RowTable, type RowGroup } from '@pakli/core/net';
import { measureLines, totals } from '../engine/measure.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { COMPILE_AT } from '../types.ts';

const DEFS = 180;
const PROTOCOLS = 30;

/** Of each line. `my` and `their` are relative to the knowing seat; `asked` is 1 if this seat is asked. */
const OF_LINE: readonly RowGroup[] = [
  { name: 'my plate', size: 2 * PROTOCOLS, tells: '2 x protocol + compiled' },
  { name: 'their plate', size: 2 * PROTOCOLS, tells: '2 x protocol + compiled' },
  { name: 'my total', size: 72, tells: '18 x (2 x asked + compiled) + total, at most 17' },
  { name: 'their total', size: 72, tells: '18 x (2 x asked + compiled) + total, at most 17' },
  {
    name: 'standing',
    size: 512,
    tells: '64 x (4 x asked + 2 x mine compiled + theirs compiled) + 8 x step of my total + theirs',
  },
  { name: 'lead', size: 42, tells: '21 x asked + 10 + my total less theirs, within 10' },
  { name: 'my open card', size: 2 * DEFS, tells: 'card, + 180 if covered' },
  { name: 'their open card', size: 2 * DEFS, tells: 'card, + 180 if covered' },
  { name: 'my face-down card', size: 2 * DEFS, tells: 'card that I know, + 180 if covered' },
  { name: 'their face-down card', size: DEFS, tells: 'card that I know' },
  { name: 'mine unread', size: 3, tells: 'face-down cards that I do not know, less 1, at most 2' },
  {
    name: 'theirs unread',
    size: 6,
    tells: 'face-down cards that I do not know, less 1, at most 5',
  },
  { name: 'my stack', size: 8, tells: 'cards, at most 7' },
  { name: 'their stack', size: 8, tells: 'cards, at most 7' },
  { name: 'fits', size: DEFS, tells: 'card of my hand whose protocol is in the line' },
  { name: 'reach', size: 16, tells: '8 x asked + 1 + highest printed value that fits, 0 if none' },
  { name: 'makes', size: 4, tells: '2 x asked + compiled, if that card would make ten and a lead' },
];

/** Beside the lines. */
const BESIDE: readonly RowGroup[] = [
  { name: 'my hand', size: DEFS, tells: 'card' },
  { name: 'their hand', size: DEFS, tells: 'card that I know to be there' },
  { name: 'my trash', size: DEFS, tells: 'card' },
  { name: 'their trash', size: DEFS, tells: 'card' },
  { name: 'my hand cards', size: 16, tells: '8 x asked + how many, at most 7' },
  { name: 'their hand cards', size: 16, tells: '8 x asked + how many, at most 7' },
  { name: 'my deck', size: 16, tells: 'cards, at most 15' },
  { name: 'their deck', size: 16, tells: 'cards, at most 15' },
  { name: 'control', size: 6, tells: '3 x asked + 0 nobody, 1 mine, 2 theirs' },
  { name: 'plates', size: 18, tells: '9 x asked + 3 x mine compiled + theirs, each at most 2' },
  { name: 'leads', size: 32, tells: '16 x asked + 4 x lines that I lead + that they lead' },
  {
    name: 'ready',
    size: 32,
    tells: '16 x asked + 4 x lines that I compile anew next + that they do',
  },
  { name: 'banned', size: 2, tells: '0 I may not compile next, 1 they may not' },
  { name: 'turn', size: 16, tells: 'fours of turns, at most 15' },
];

/** All groups in the order of their rows, those of the lines first. */
export const GROUPS: readonly RowGroup[] = [...OF_LINE, ...BESIDE];

const MEANINGS = new RowTable(GROUPS);
export const ROWS: number = MEANINGS.rows;
export const TABLE: string = MEANINGS.checksum;
export const firstRow = (name: string): number => MEANINGS.first(name);

const MY_PLATE: number = firstRow('my plate');
const THEIR_PLATE: number = firstRow('their plate');
const MY_TOTAL: number = firstRow('my total');
const THEIR_TOTAL: number = firstRow('their total');
const STANDING: number = firstRow('standing');
const LEAD: number = firstRow('lead');
const MY_OPEN: number = firstRow('my open card');
const THEIR_OPEN: number = firstRow('their open card');
const MY_DOWN: number = firstRow('my face-down card');
const THEIR_DOWN: number = firstRow('their face-down card');
const MY_UNREAD: number = firstRow('mine unread');
const THEIR_UNREAD: number = firstRow('theirs unread');
const MY_STACK: number = firstRow('my stack');
const THEIR_STACK: number = firstRow('their stack');
const FITS: number = firstRow('fits');
const REACH: number = firstRow('reach');
const MAKES: number = firstRow('makes');
const MY_HAND: number = firstRow('my hand');
const THEIR_HAND: number = firstRow('their hand');
const MY_TRASH: number = firstRow('my trash');
const THEIR_TRASH: number = firstRow('their trash');
const MY_COUNT: number = firstRow('my hand cards');
const THEIR_COUNT: number = firstRow('their hand cards');
const MY_DECK: number = firstRow('my deck');
const THEIR_DECK: number = firstRow('their deck');
const CONTROLS: number = firstRow('control');
const PLATES: number = firstRow('plates');
const LEADS: number = firstRow('leads');
const READY: number = firstRow('ready');
const BANNED: number = firstRow('banned');
const TURNS: number = firstRow('turn');

/** The eight steps of a total: 0, to 3, 5, 7, 9, 11, 14, and more. */
const STEPS = [0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7] as const;

function stepOf(total: number): number {
  return STEPS[total < 15 ? total : 15]!;
}

function atMost(most: number, count: number): number {
  return count < most ? count : most;
}

/** More rows than any position has: every card in two rows of each line at most, and a score of others. */
const MOST = 8 * S.CARDS;

export class NetInput {
  readonly rows: Uint16Array = new Uint16Array(MOST);
  /** End of the rows of lines 0 to 2, and of the rest. */
  readonly ends: Int32Array = new Int32Array(4);
  private count = 0;

  /** Reads what a seat knows. Somebody is asked, possibly in the middle of a text; cards on their way lie nowhere. */
  read(state: State, seat: number): void {
    const { now, compiled } = state;
    const other = 1 - seat;
    const asked = now[S.DECIDER] === seat ? 1 : 0;
    measureLines(state);
    this.count = 0;
    let [myPlates, theirPlates, myLeads, theirLeads, myReady, theirReady] = [0, 0, 0, 0, 0, 0];
    for (let line = 0; line < 3; line++) {
      const mine = totals[3 * seat + line]!;
      const theirs = totals[3 * other + line]!;
      const done = compiled[3 * seat + line]!;
      const theirDone = compiled[3 * other + line]!;
      myPlates += done;
      theirPlates += theirDone;
      if (mine > theirs) {
        myLeads++;
        if (mine >= COMPILE_AT && done === 0) myReady++;
      } else if (theirs > mine) {
        theirLeads++;
        if (theirs >= COMPILE_AT && theirDone === 0) theirReady++;
      }
      this.add(MY_TOTAL + 18 * (2 * asked + done) + atMost(17, mine));
      this.add(THEIR_TOTAL + 18 * (2 * asked + theirDone) + atMost(17, theirs));
      const how = 4 * asked + 2 * done + theirDone;
      this.add(STANDING + 64 * how + 8 * stepOf(mine) + stepOf(theirs));
      this.add(LEAD + 21 * asked + 10 + Math.max(-10, Math.min(10, mine - theirs)));
      this.readLine(state, seat, line);
      this.readReach(state, seat, line, asked);
      this.ends[line] = this.count;
    }
    this.add(PLATES + 9 * asked + 3 * atMost(2, myPlates) + atMost(2, theirPlates));
    this.add(LEADS + 16 * asked + 4 * myLeads + theirLeads);
    this.add(READY + 16 * asked + 4 * myReady + theirReady);
    this.readRest(state, seat, asked);
    this.ends[3] = this.count;
  }

  private add(row: number): void {
    this.rows[this.count++] = row;
  }

  /** The plates and the cards of a line. */
  private readLine(state: State, seat: number, line: number): void {
    const { plates, compiled, size } = state;
    const mine = 3 * seat + line;
    const theirs = 3 * (1 - seat) + line;
    if (plates[mine] !== S.NO_CARD) this.add(MY_PLATE + 2 * plates[mine]! + compiled[mine]!);
    if (plates[theirs] !== S.NO_CARD) {
      this.add(THEIR_PLATE + 2 * plates[theirs]! + compiled[theirs]!);
    }
    const own = 6 * seat + S.STACK + line;
    const other = 6 * (1 - seat) + S.STACK + line;
    this.add(MY_STACK + atMost(7, size[own]!));
    this.add(THEIR_STACK + atMost(7, size[other]!));
    const unread = this.readStack(state, seat, own, MY_OPEN, MY_DOWN, DEFS);
    if (unread > 0) this.add(MY_UNREAD + atMost(3, unread) - 1);
    const theirUnread = this.readStack(state, seat, other, THEIR_OPEN, THEIR_DOWN, 0);
    if (theirUnread > 0) this.add(THEIR_UNREAD + atMost(6, theirUnread) - 1);
  }

  /** The cards of a stack that the seat can name; returns how many it cannot. */
  private readStack(
    { zones, size, up, def, known }: State,
    seat: number,
    zone: number,
    open: number,
    down: number,
    covered: number,
  ): number {
    const from = zone * S.CARDS;
    const top = size[zone]! - 1;
    let unread = 0;
    for (let i = 0; i <= top; i++) {
      const card = zones[from + i]!;
      if (up[card] !== 0) this.add(open + (i === top ? 0 : DEFS) + def[card]!);
      else if (((known[card]! >> seat) & 1) === 0) unread++;
      else this.add(down + (i === top ? 0 : covered) + def[card]!);
    }
    return unread;
  }

  /** What the own hand can play face-up in a line. */
  private readReach(state: State, seat: number, line: number, asked: number): void {
    const { zones, size, def, plates, program } = state;
    const hand = 6 * seat + S.HAND;
    let best = -1;
    for (let i = hand * S.CARDS, end = i + size[hand]!; i < end; i++) {
      const number = def[zones[i]!]!;
      const protocol = program.protocol[number]!;
      if (plates[line] !== protocol && plates[3 + line] !== protocol) continue;
      this.add(FITS + number);
      if (program.value[number]! > best) best = program.value[number]!;
    }
    this.add(REACH + 8 * asked + 1 + best);
    const then = totals[3 * seat + line]! + best;
    if (best >= 0 && then >= COMPILE_AT && then > totals[3 * (1 - seat) + line]!) {
      this.add(MAKES + 2 * asked + state.compiled[3 * seat + line]!);
    }
  }

  private readRest(state: State, seat: number, asked: number): void {
    const { now, size, zones, def, known } = state;
    const own = 6 * seat;
    const other = 6 - own;
    this.readZone(state, own + S.HAND, MY_HAND);
    this.readZone(state, own + S.TRASH, MY_TRASH);
    this.readZone(state, other + S.TRASH, THEIR_TRASH);
    const hand = other + S.HAND;
    for (let i = hand * S.CARDS, end = i + size[hand]!; i < end; i++) {
      const card = zones[i]!;
      if (((known[card]! >> seat) & 1) !== 0) this.add(THEIR_HAND + def[card]!);
    }
    this.add(MY_COUNT + 8 * asked + atMost(7, size[own + S.HAND]!));
    this.add(THEIR_COUNT + 8 * asked + atMost(7, size[hand]!));
    this.add(MY_DECK + atMost(15, size[own + S.DECK]!));
    this.add(THEIR_DECK + atMost(15, size[other + S.DECK]!));
    const control = now[S.CONTROL] === 0 ? 0 : now[S.CONTROL] === seat + 1 ? 1 : 2;
    this.add(CONTROLS + 3 * asked + control);
    const turn = now[S.TURN_NUMBER]!;
    if (now[S.BAN + seat]! > turn) this.add(BANNED);
    if (now[S.BAN + 1 - seat]! > turn) this.add(BANNED + 1);
    this.add(TURNS + atMost(15, turn >> 2));
  }

  private readZone({ zones, size, def }: State, zone: number, first: number): void {
    for (let i = zone * S.CARDS, end = i + size[zone]!; i < end; i++)
      this.add(first + def[zones[i]!]!);
  }
}
