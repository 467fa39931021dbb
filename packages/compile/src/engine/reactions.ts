/**
 * Noted texts (RULES 8.6, 8.7): events note the triggers that wait for them, and an ORDER frame
 * resolves the notes, the turn player choosing the next one. A note is a card, a box and a program
 * in one number.
 */
import { EVENTS } from '../cards/steps.ts';
import * as S from '../state.ts';
import { isStack, isUncovered, sideOf, zoneOf, type CardSlot, type State } from '../state.ts';
import { BOXES } from '../types.ts';
import { emitFacts, log, moved, posOf } from './events.ts';
import { inForce } from './field-index.ts';
import { middleEnters } from './lasting.ts';
import { ask, ASK_ORDER, M_ORDER, offer, withdraw } from './offers.ts';
import { BOTTOM, FROM, MAX_DEPTH, MIDDLE, ORDER, pop, push, pushText, STEP, TOP } from './stack.ts';

function addNote(state: State, card: CardSlot, box: number, program: number): void {
  const count = state.now[S.NOTES]!;
  if (count >= state.notes.length) throw new Error('more noted texts than any game has');
  state.notes[count] = card | (box << 6) | (program << 8);
  state.now[S.NOTES] = count + 1;
}

/** An event: which, by whom, and in which line. */
const happened = { event: 0, player: 0, line: -1 };

/** Notes the triggers for the event in a box of a card on this side and line. */
function noteBox(state: State, card: CardSlot, box: number, side: number, line: number): void {
  const text = state.program.texts[state.def[card]!]!;
  for (const trigger of (box === TOP ? text.top : text.bottom).triggers) {
    if (trigger.event !== happened.event) continue;
    if (trigger.who !== 'any' && (trigger.who === 'own') !== (side === happened.player)) continue;
    if (trigger.here && line !== happened.line) continue;
    if (
      trigger.during !== undefined &&
      (trigger.during === 'ownTurn') !== (state.now[S.ACTIVE] === side)
    )
      continue;
    addNote(state, card, box, trigger.program);
  }
}

/** Notes every active trigger of an event caused by `player`, in line `at`. */
export function note(state: State, event: number, player: number, at = -1): void {
  if (!inForce(state, 1 << event)) return;
  happened.event = event;
  happened.player = player;
  happened.line = at;
  const { zones, size, up, def, program } = state;
  for (let side = 0; side < 2; side++) {
    // Start and end belong to the player whose turn it is.
    if (event <= EVENTS.end && side !== player) continue;
    for (let line = 0; line < 3; line++) {
      const zone = zoneOf(side, S.STACK + line);
      const n = size[zone]!;
      for (let i = 0; i < n; i++) {
        const card = zones[zone * S.CARDS + i]!;
        if (up[card] === 0) continue;
        const number = def[card]!;
        if (((program.topHas[number]! >> event) & 1) !== 0) noteBox(state, card, TOP, side, line);
        if (i === n - 1 && ((program.bottomHas[number]! >> event) & 1) !== 0) {
          noteBox(state, card, BOTTOM, side, line);
        }
      }
    }
  }
}

/** Notes a middle that enters play together with others. */
export function noteMiddle(state: State, card: CardSlot): void {
  addNote(state, card, MIDDLE, state.program.middle[state.def[card]!]!);
}

/** Resolves the notes from `from` on; false if there are none. */
export function resolveFrom(state: State, from: number): boolean {
  if (state.now[S.NOTES]! <= from) return false;
  const f = push(state, ORDER);
  state.frames[f + FROM] = from;
  return true;
}

const cardOfNote = (note: number): CardSlot => note & 63;
const boxOfNote = (note: number): number => (note >> 6) & 3;

function isActive(state: State, note: number): boolean {
  const card = cardOfNote(note);
  const box = boxOfNote(note);
  if (box === MIDDLE) return middleEnters(state, card);
  if (state.up[card] === 0 || !isStack(state.place[card]!)) return false;
  return box === TOP || isUncovered(state, card);
}

function removeNote(state: State, index: number): void {
  const last = state.now[S.NOTES]! - 1;
  for (let i = index; i < last; i++) state.notes[i] = state.notes[i + 1]!;
  state.notes[last] = 0;
  state.now[S.NOTES] = last;
}

/** Opens a text unless too many are open (RULES 8.9). */
export function openTextOf(state: State, card: CardSlot, box: number, program: number): void {
  const side = sideOf(state.place[card]!);
  const opens = state.now[S.DEPTH]! < MAX_DEPTH;
  if (opens) pushText(state, card, box, side, program);
  if (log.tell === undefined) return;
  const cards = [moved(state, card, posOf(state, card), 7, true)];
  const facts = { box: BOXES[box] ?? 'middle' };
  emitFacts(state, opens ? 'text' : 'loopGuard', side, facts, cards);
}

/** One pass over an ORDER frame: drops inactive notes, asks, or opens the next text. */
export function stepOrder(state: State, f: number): void {
  const { frames, now, notes } = state;
  const from = frames[f + FROM]!;
  if (frames[f + STEP] === 1) {
    frames[f + STEP] = 0;
    const chosen = now[S.ANSWER]!;
    for (let i = from; i < now[S.NOTES]!; i++) {
      if (moveOfNote(state, notes[i]!) === chosen) {
        resolve(state, i);
        return;
      }
    }
    return;
  }
  for (let i = now[S.NOTES]! - 1; i >= from; i--)
    if (!isActive(state, notes[i]!)) removeNote(state, i);
  if (now[S.NOTES] === from) {
    pop(state, 0);
    return;
  }
  askOrder(state, f);
  if (now[S.OFFERED] === 1) {
    withdraw(state);
    resolve(state, from);
  } else frames[f + STEP] = 1;
}

/** Asks the turn player which of the notes comes next; equal ones are one answer. */
export function askOrder(state: State, f: number): void {
  const { frames, now, notes, offers } = state;
  for (let i = frames[f + FROM]!; i < now[S.NOTES]!; i++) {
    const move = moveOfNote(state, notes[i]!);
    let known = false;
    for (let j = 0; j < now[S.OFFERED]!; j++) if (offers[j] === move) known = true;
    if (!known) offer(state, move);
  }
  ask(state, ASK_ORDER, now[S.ACTIVE]!);
}

function moveOfNote(state: State, note: number): number {
  return M_ORDER | (state.def[cardOfNote(note)]! << 2) | boxOfNote(note);
}

function resolve(state: State, index: number): void {
  const note = state.notes[index]!;
  removeNote(state, index);
  openTextOf(state, cardOfNote(note), boxOfNote(note), note >> 8);
}
