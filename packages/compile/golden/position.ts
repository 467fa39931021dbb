/** Positions of golden files, and the small readers that the runner shares. */
import { expectOnlyKeys, failCase, readList, readObject } from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { CARD_NAMES, PROTOCOL_NAMES } from '../src/cards/index.ts';
import { recount, setCards } from '../src/engine/field-index.ts';
import { put } from '../src/engine/zones.ts';
import { compile } from '../src/game.ts';
import { beginKnowing } from '../src/memory/card-knowledge.ts';
import { rules } from '../src/options.ts';
import * as S from '../src/state.ts';
import { clear, slotOf, type State, zoneOf } from '../src/state.ts';

export const ZONE_WORDS: Readonly<Record<'L0' | 'L1' | 'L2' | 'hand' | 'deck' | 'trash', number>> =
  {
    L0: S.STACK,
    L1: S.STACK + 1,
    L2: S.STACK + 2,
    hand: S.HAND,
    deck: S.DECK,
    trash: S.TRASH,
  };

export function objectsOf(what: string, given: unknown): JsonObject[] {
  return readList(what, given).map((entry) => readObject(what, entry));
}

/** A whole number from 0 to `most`. */
export function numberOf(what: string, given: unknown, most: number): number {
  const fits = Number.isInteger(given) && Number(given) >= 0 && Number(given) <= most;
  return fits ? Number(given) : failCase(what, `a number from 0 to ${most}`, given);
}

export function defOf(name: unknown): number {
  const def = CARD_NAMES.indexOf(String(name));
  return def < 0 ? failCase('card', 'a card', name) : def;
}

function protocolOf(name: unknown): number {
  const protocol = PROTOCOL_NAMES.indexOf(String(name));
  return protocol < 0 ? failCase('plates', 'a protocol', name) : protocol;
}

/** A state from a position of the file, with no question pending and no turn under way. */
export function load(position: JsonObject): State {
  expectOnlyKeys(position, ['plates', 'control', 'turn', 'P0', 'P1']);
  // Golden files ignore the turn limit.
  const state = compile.create({ ...rules.defaults, maxTurns: 0 }, 2);
  clear(state);
  const { now } = state;
  const plates = readObject('plates', position['plates']);
  expectOnlyKeys(plates, ['P0', 'P1']);
  [0, 1].forEach((player) => {
    const names = readList('plates', plates[`P${player}`]);
    if (names.length !== 3) failCase('plates', 'three names', names);
    names.forEach((name, line) => {
      const text = String(name);
      state.plates[3 * player + line] = protocolOf(text.replace(/\*$/, ''));
      state.compiled[3 * player + line] = text.endsWith('*') ? 1 : 0;
    });
  });
  const control = position['control'] ?? null;
  now[S.CONTROL] = control === null ? 0 : numberOf('control', control, 1) + 1;
  const turn = readObject('turn', position['turn'] ?? { player: 0, n: 5 });
  expectOnlyKeys(turn, ['player', 'n']);
  now[S.ACTIVE] = numberOf('turn.player', turn['player'], 1);
  now[S.TURN_NUMBER] = numberOf('turn.n', turn['n'], 100_000);
  const laid: { def: number; zone: number; up: boolean }[] = [];
  [0, 1].forEach((player) => {
    const zones = readObject('zones', position[`P${player}`] ?? {});
    expectOnlyKeys(zones, Object.keys(ZONE_WORDS));
    for (const [word, kind] of Object.entries(ZONE_WORDS)) {
      for (const name of readList(word, zones[word] ?? [])) {
        const down = kind >= S.STACK && String(name).startsWith('~');
        const def = defOf(down ? String(name).slice(1) : name);
        laid.push({ def, zone: zoneOf(player, kind), up: kind >= S.STACK && !down });
      }
    }
  });
  // RULES 2: a game has 36 cards; a position may hold fewer, never more.
  const defs = laid.map(({ def }) => def).sort((a, b) => a - b);
  if (new Set(defs).size < defs.length || defs.length > state.def.length) {
    failCase('position', 'at most 36 different cards', defs.length);
  }
  setCards(state, defs);
  for (const { def, zone, up } of laid) {
    const card = slotOf(state, def);
    put(state, card, zone);
    state.up[card] = up ? 1 : 0;
  }
  recount(state);
  beginKnowing(state);
  now[S.PHASE] = S.ACTION;
  return state;
}
