/** Positions of golden files, and the small readers that the runner shares with them. */
import { createState } from './create.ts';
import { isJsonObject, type JsonObject } from '@pakli/core/shape';
import { expectOnlyKeys, failCase } from '@pakli/core/golden';
import {
  ACTION,
  clear,
  CONTROL,
  DECK,
  HAND,
  PHASE,
  ACTIVE,
  slotOf,
  STACK,
  type State,
  TRASH,
  TURN_NUMBER,
  zoneOf,
} from './state.ts';
import { beginKnowing } from './card-knowledge.ts';
import { put } from './zones.ts';
import { recount, setCards } from './field-index.ts';
import { CARD_NAMES, PROTOCOL_NAMES, rules } from './types.ts';

export const ZONE_WORDS: Readonly<Record<'L0' | 'L1' | 'L2' | 'hand' | 'deck' | 'trash', number>> =
  {
    L0: STACK,
    L1: STACK + 1,
    L2: STACK + 2,
    hand: HAND,
    deck: DECK,
    trash: TRASH,
  };

export function listOf(what: string, given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : failCase(what, 'a list', given);
}

export function objectOf(what: string, given: unknown): JsonObject {
  return isJsonObject(given) ? given : failCase(what, 'an object', given);
}

export function objectsOf(what: string, given: unknown): JsonObject[] {
  return listOf(what, given).map((entry) => objectOf(what, entry));
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

/** A state from a position of the file; nobody is asked, and no turn is under way. */
export function load(position: JsonObject): State {
  expectOnlyKeys(position, ['plates', 'control', 'turn', 'P0', 'P1']);
  // The turn limit plays no part in golden files.
  const state = createState({ ...rules.defaults, maxTurns: 0 });
  clear(state);
  const { now } = state;
  const plates = objectOf('plates', position['plates']);
  expectOnlyKeys(plates, ['P0', 'P1']);
  [0, 1].forEach((player) => {
    const names = listOf('plates', plates[`P${player}`]);
    if (names.length !== 3) failCase('plates', 'three names', names);
    names.forEach((name, line) => {
      const text = String(name);
      state.plates[3 * player + line] = protocolOf(text.replace(/\*$/, ''));
      state.compiled[3 * player + line] = text.endsWith('*') ? 1 : 0;
    });
  });
  const control = position['control'] ?? null;
  now[CONTROL] = control === null ? 0 : numberOf('control', control, 1) + 1;
  const turn = objectOf('turn', position['turn'] ?? { player: 0, n: 5 });
  expectOnlyKeys(turn, ['player', 'n']);
  now[ACTIVE] = numberOf('turn.player', turn['player'], 1);
  now[TURN_NUMBER] = numberOf('turn.n', turn['n'], 100_000);
  const laid: { def: number; zone: number; up: boolean }[] = [];
  [0, 1].forEach((player) => {
    const zones = objectOf('zones', position[`P${player}`] ?? {});
    expectOnlyKeys(zones, Object.keys(ZONE_WORDS));
    for (const [word, kind] of Object.entries(ZONE_WORDS)) {
      for (const name of listOf(word, zones[word] ?? [])) {
        const down = kind >= STACK && String(name).startsWith('~');
        const def = defOf(down ? String(name).slice(1) : name);
        laid.push({ def, zone: zoneOf(player, kind), up: kind >= STACK && !down });
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
  now[PHASE] = ACTION;
  return state;
}
