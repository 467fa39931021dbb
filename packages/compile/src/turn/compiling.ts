/** Compiling a line (RULES 11). */
import type { Seat } from '@pakli/core';
import { EVENTS } from '../cards/steps.ts';
import { emit, emitFacts, log, moved, zoneName } from '../engine/events.ts';
import { inForce } from '../engine/field-index.ts';
import { canDraw, escapesCompile } from '../engine/lasting.ts';
import { pushEscape } from '../engine/leaving.ts';
import { offerLines } from '../engine/offers.ts';
import { note } from '../engine/reactions.ts';
import { ACTOR, addCard, CARD, hasCard, pop, STEP, TO } from '../engine/stack.ts';
import { pushDraw, pushSpend } from '../engine/supply.ts';
import { winIfCompiled } from '../engine/win.ts';
import { put } from '../engine/zones.ts';
import { show } from '../memory/card-knowledge.ts';
import { HAS } from '../program/program.ts';
import * as S from '../state.ts';
import { cardsIn, zoneOf, type CardSlot, type State } from '../state.ts';

/** RULES 11.1: control, escapes, deletion, the plate, events. */
export function stepCompile(state: State, f: number): void {
  const { frames } = state;
  const player = frames[f + ACTOR]!;
  const line = frames[f + TO]!;
  switch (frames[f + STEP]!) {
    case 0:
      frames[f + STEP] = 1;
      if (log.tell !== undefined) emitFacts(state, 'compile', player, { line });
      pushSpend(state, player);
      return;
    case 1: {
      const card = nextEscape(state, f, line);
      if (card === S.NO_CARD) {
        frames[f + STEP] = 3;
        deleteLine(state, player, line);
        return;
      }
      frames[f + STEP] = 2;
      frames[f + CARD] = card;
      addCard(state, f, card);
      offerLines(state, 7 & ~(1 << line), state.place[card]! < 6 ? 0 : 1);
      return;
    }
    case 2: {
      const card = frames[f + CARD]!;
      frames[f + STEP] = 1;
      frames[f + CARD] = S.NO_CARD;
      pushEscape(state, card, state.place[card]! < 6 ? 0 : 1, state.now[S.ANSWER]!);
      return;
    }
    default:
      note(state, EVENTS.afterCompile, player);
      pop(state, 1);
  }
}

/** The next card in the line to be shifted instead of deleted. */
function nextEscape(state: State, f: number, line: number): CardSlot {
  if (!inForce(state, HAS.compileDeleteSelf)) return S.NO_CARD;
  for (let side = 0; side < 2; side++) {
    for (const card of cardsIn(state, zoneOf(side, S.STACK + line))) {
      if (!hasCard(state, f, card) && escapesCompile(state, card)) return card;
    }
  }
  return S.NO_CARD;
}

/** RULES 11.1c, d: all cards go to the trash at once; then the plate that is there now. */
function deleteLine(state: State, player: Seat, line: number): void {
  const { size } = state;
  const stacks = [zoneOf(0, S.STACK + line), zoneOf(1, S.STACK + line)] as const;
  const deletes = size[stacks[0]]! + size[stacks[1]]! > 0;
  if (log.tell !== undefined && deletes) {
    const gone = stacks.flatMap((zone, side) =>
      cardsIn(state, zone).map((card) =>
        moved(state, card, zoneName(zoneOf(side, S.TRASH)), 7, true),
      ),
    );
    emit(state, 'delete', player, gone);
  }
  for (let side = 0; side < 2; side++)
    emptyStack(state, zoneOf(side, S.STACK + line), zoneOf(side, S.TRASH));
  const plate = 3 * player + line;
  const protocol = state.program.protocols[state.plates[plate]!] ?? '';
  if (state.compiled[plate] === 0) {
    state.compiled[plate] = 1;
    if (log.tell !== undefined) emitFacts(state, 'plate', player, { protocol });
    winIfCompiled(state, player);
    if (deletes && state.options.compileDeletes === 'yes') note(state, EVENTS.afterDelete, player);
    return;
  }
  if (log.tell !== undefined) emitFacts(state, 'recompile', player, { protocol });
  if (deletes && state.options.compileDeletes === 'yes') note(state, EVENTS.afterDelete, player);
  if (canDraw(state, player, 1 - player)) pushDraw(state, player, 1 - player, 1);
}

function emptyStack(state: State, from: number, trash: number): void {
  const { zones, size, shown } = state;
  const count = size[from]!;
  for (let i = 0; i < count; i++) {
    const card = zones[from * S.CARDS + i]!;
    zones[from * S.CARDS + i] = 0;
    shown[card >> 5] = shown[card >> 5]! & ~(1 << (card & 31));
    state.up[card] = 0;
    put(state, card, trash);
    show(state, card);
  }
  size[from] = 0;
  state.worth[from] = 0;
}
