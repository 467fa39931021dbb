/**
 * Lasting rules (RULES 9): what face-up cards forbid, permit and replace. A
 * top box works while its card is face-up in the field, a bottom box only
 * while the card is also uncovered.
 */
import { HAS, type BoxText, type Lasting } from '../program/program.ts';
import * as S from '../state.ts';
import {
  isStack,
  isUncovered,
  lineOf,
  sideOf,
  zoneOf,
  type CardSlot,
  type State,
} from '../state.ts';
import { FULL_HAND } from '../types.ts';
import { inForce } from './field-index.ts';
import { holds } from './measure.ts';
import { viewpoint } from './viewpoint.ts';

type Visit = (
  state: State,
  lasting: Lasting,
  card: CardSlot,
  side: number,
  line: number,
) => boolean;

// Arguments of the current question; see `any`.
const asked = { player: 0, line: 0 };

function anyInBox(state: State, box: BoxText, card: CardSlot, zone: number, visit: Visit): boolean {
  for (const lasting of box.rules) {
    if (visit(state, lasting, card, sideOf(zone), lineOf(zone))) return true;
  }
  return false;
}

/** Whether any active rule of this kind applies. */
function any(state: State, has: number, visit: Visit): boolean {
  if (!inForce(state, has)) return false;
  const { zones, size, up, def, program } = state;
  for (let side = 0; side < 2; side++) {
    for (let line = 0; line < 3; line++) {
      const zone = zoneOf(side, S.STACK + line);
      const n = size[zone]!;
      for (let i = 0; i < n; i++) {
        const card = zones[zone * S.CARDS + i]!;
        if (up[card] === 0) continue;
        const number = def[card]!;
        if ((program.topHas[number]! & has) !== 0) {
          if (anyInBox(state, program.texts[number]!.top, card, zone, visit)) return true;
        }
        if (i === n - 1 && (program.bottomHas[number]! & has) !== 0) {
          if (anyInBox(state, program.texts[number]!.bottom, card, zone, visit)) return true;
        }
      }
    }
  }
  return false;
}

/** Whether `who` of a rule on this side means the player. */
function means(who: 'own' | 'opp' | 'any' | undefined, side: number, player: number): boolean {
  return who === undefined || who === 'any' || (who === 'own') === (side === player);
}

function when(state: State, { when }: Lasting, card: CardSlot, side: number): boolean {
  if (when === null) return true;
  const { source, owner } = viewpoint;
  viewpoint.source = card;
  viewpoint.owner = side;
  const answer = holds(state, when);
  viewpoint.source = source;
  viewpoint.owner = owner;
  return answer;
}

const ignoresMiddle: Visit = (state, { rule }, _card, side, line) => {
  if (rule.rule !== 'restrict' || rule.what !== 'middle') return false;
  if (!means(rule.who, side, asked.player)) return false;
  if (rule.line === 'this' && line !== asked.line) return false;
  return (
    rule.during === undefined || (rule.during === 'ownTurn') === (state.now[S.ACTIVE] === side)
  );
};

/** RULES 8.1: whether the middle of a card in the field is ignored. */
export function middleIgnored(state: State, card: CardSlot): boolean {
  const zone = state.place[card]!;
  asked.player = sideOf(zone);
  asked.line = lineOf(zone);
  return any(state, HAS.restrictMiddle, ignoresMiddle);
}

/** Face-up and uncovered, with a middle that is not ignored: its text enters play. */
export function middleEnters(state: State, card: CardSlot): boolean {
  if (state.up[card] === 0 || state.program.middle[state.def[card]!]! < 0) return false;
  return isUncovered(state, card) && !middleIgnored(state, card);
}

const forbidsDraw: Visit = (state, lasting, card, side) => {
  const { rule } = lasting;
  if (rule.rule !== 'restrict' || rule.what !== 'draw') return false;
  return means(rule.who, side, asked.player) && when(state, lasting, card, side);
};

export function drawForbidden(state: State, player: number): boolean {
  asked.player = player;
  return any(state, HAS.restrictDraw, forbidsDraw);
}

/** RULES 7.7: whether the player may draw, and that deck or trash has a card. */
export function canDraw(state: State, player: number, deckOf: number): boolean {
  if (state.size[zoneOf(deckOf, S.DECK)] === 0 && state.size[zoneOf(deckOf, S.TRASH)] === 0)
    return false;
  return !drawForbidden(state, player);
}

/** RULES 7.8. */
export function canRefresh(state: State, player: number): boolean {
  return state.size[zoneOf(player, S.HAND)]! < FULL_HAND && canDraw(state, player, player);
}

const skipsCache: Visit = (state, lasting, card, side) => {
  const { rule } = lasting;
  if (rule.rule !== 'restrict' || rule.what !== 'cachePhase') return false;
  return means(rule.who, side, asked.player) && when(state, lasting, card, side);
};

export function cacheSkipped(state: State, player: number): boolean {
  asked.player = player;
  return any(state, HAS.restrictCache, skipsCache);
}

/** The rules in force on a player's plays. Lines are bits. */
export interface PlayRules {
  /** Lines that forbid face-down plays, and face-up ones. */
  noDown: number;
  noUp: number;
  /** Lines that forbid any play. */
  closed: number;
  /** By line: the protocols that may be played face-up there, by plate or permission, one bit each. */
  readonly here: Int32Array;
}

const found: PlayRules = { noDown: 0, noUp: 0, closed: 0, here: new Int32Array(3) };
const EVERY_PROTOCOL = -1;

const collectPlays: Visit = (_state, { rule, protocol }, _card, side, line) => {
  if (rule.rule === 'permit') {
    if (rule.what === 'playFaceUpAnyLine') {
      if (means(rule.who, side, asked.player)) found.here.fill(EVERY_PROTOCOL);
    } else if (rule.what === 'playFaceUpHere') {
      found.here[line] = found.here[line]! | (1 << protocol);
    }
    return false;
  }
  if (rule.rule !== 'restrict' || !('line' in rule) || rule.what === 'middle') return false;
  if (!means(rule.who, side, asked.player)) return false;
  const lines = rule.line === 'any' ? 7 : 1 << line;
  if (rule.what !== 'playFaceUp') found.noDown |= lines;
  if (rule.what !== 'playFaceDown') found.noUp |= lines;
  if (rule.what === 'play') found.closed |= lines;
  return false;
};

/** RULES 7.1: restrictions and permits for the plays of a player. The answer is valid until the next call. */
export function playRules(state: State, player: number): PlayRules {
  asked.player = player;
  found.noDown = 0;
  found.noUp = 0;
  found.closed = 0;
  const { plates } = state;
  for (let line = 0; line < 3; line++) {
    found.here[line] = (1 << plates[line]!) | (1 << plates[3 + line]!);
  }
  any(state, HAS.restrictPlay | HAS.permit, collectPlays);
  return found;
}

/** RULES 7.1: the lines in which the protocol matches a plate or is permitted, as bits. */
export function matchingLines({ here }: PlayRules, protocol: number): number {
  const first = (here[0]! >> protocol) & 1;
  const second = (here[1]! >> protocol) & 1;
  const third = (here[2]! >> protocol) & 1;
  return first | (second << 1) | (third << 2);
}

/** RULES 7.5: a card that cannot be flipped is no target. */
export function canFlip(state: State, card: CardSlot): boolean {
  if (!isStack(state.place[card]!)) return false;
  if (state.up[card] === 0) return true;
  const text = state.program.texts[state.def[card]!]!;
  if ((text.top.has & HAS.restrictFlip) !== 0) return false;
  return (text.bottom.has & HAS.restrictFlip) === 0 || !isUncovered(state, card);
}

/** The program that replaces flipping a card, or -1. */
export function insteadOfFlip(state: State, card: CardSlot): number {
  if (state.up[card] === 0) return -1;
  const text = state.program.texts[state.def[card]!]!;
  if (text.top.flipSelf >= 0) return text.top.flipSelf;
  return isUncovered(state, card) ? text.bottom.flipSelf : -1;
}

/** RULES 11.1b: whether the card is shifted instead of being deleted by a compile. */
export function escapesCompile(state: State, card: CardSlot): boolean {
  if (state.up[card] === 0) return false;
  const text = state.program.texts[state.def[card]!]!;
  if ((text.top.has & HAS.compileDeleteSelf) !== 0) return true;
  return (text.bottom.has & HAS.compileDeleteSelf) !== 0 && isUncovered(state, card);
}

const replacesReturn: Visit = (_state, { rule }, _card, side) =>
  rule.rule === 'replace' &&
  rule.event === 'returnToHand' &&
  (rule.whose === 'own') === (side === asked.player);

/** RULES 7.4: whether this player's cards go to the deck top instead of the hand. */
export function returnReplaced(state: State, owner: number): boolean {
  asked.player = owner;
  return any(state, HAS.returnToHand, replacesReturn);
}
