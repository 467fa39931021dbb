/** The expectations of golden files, checked against the state. */
import {
  expectOnlyKeys,
  expectSame,
  expectSameSet,
  failCase,
  readList,
  readObject,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { PROTOCOL_NAMES } from '../src/cards/index.ts';
import { nameOf } from '../src/engine/events.ts';
import { total } from '../src/engine/measure.ts';
import { withdraw } from '../src/engine/offers.ts';
import { optionName } from '../src/notation.ts';
import * as S from '../src/state.ts';
import { cardsIn, copy, sideOf, slotOf, State, zoneOf } from '../src/state.ts';
import { compilable, offerActions } from '../src/turn/turn.ts';
import { view } from '../src/view.ts';
import { defOf, ZONE_WORDS } from './position.ts';

const STATE_KEYS =
  'stacks hand trash deck plates control winner turn totals compilable legal owner view revealed'.split(
    ' ',
  );

/** The subject: the state, and the cards revealed on the way. */
export interface Table {
  readonly state: State;
  readonly revealed: readonly (readonly string[])[];
}

/** The actions that the turn player would have in the action phase now. */
export function legalActions(state: State): number[] {
  const other = new State(state.options, state.program);
  copy(state, other);
  withdraw(other);
  offerActions(other, other.now[S.ACTIVE]!);
  return [...other.offers.subarray(0, other.now[S.OFFERED])];
}

/** Compares every key given. */
export function checkTable(table: Table, expect: JsonObject): void {
  expectOnlyKeys(expect, STATE_KEYS);
  for (const [key, wanted] of Object.entries(expect)) compare(table, key, wanted);
}

function namesIn(state: State, player: number, kind: number): string[] {
  return cardsIn(state, zoneOf(player, kind)).map(
    (card) => (kind >= S.STACK && state.up[card] === 0 ? '~' : '') + nameOf(state, card),
  );
}

function compare(table: Table, key: string, wanted: unknown): void {
  const { state, revealed } = table;
  const { now } = state;
  const byPlayer = (check: (player: number, wanted: unknown) => void): void => {
    const given = readObject(key, wanted);
    expectOnlyKeys(given, ['P0', 'P1']);
    for (const [name, one] of Object.entries(given)) check(name === 'P0' ? 0 : 1, one);
  };
  switch (key) {
    case 'stacks':
      byPlayer((player, stacks) =>
        expectSame(
          `stacks P${player}`,
          stacks,
          [0, 1, 2].map((line) => namesIn(state, player, S.STACK + line)),
        ),
      );
      return;
    case 'hand':
    case 'trash':
    case 'deck':
      byPlayer((player, cards) =>
        zoneCheck(
          `${key} P${player}`,
          cards,
          namesIn(state, player, ZONE_WORDS[key]),
          key === 'deck',
        ),
      );
      return;
    case 'plates':
      byPlayer((player, plates) =>
        expectSame(
          `plates P${player}`,
          plates,
          [0, 1, 2].map(
            (line) =>
              (PROTOCOL_NAMES[state.plates[3 * player + line]!] ?? '') +
              (state.compiled[3 * player + line] === 0 ? '' : '*'),
          ),
        ),
      );
      return;
    case 'control':
      expectSame(key, wanted, now[S.CONTROL] === 0 ? null : now[S.CONTROL]! - 1);
      return;
    case 'winner':
      expectSame(key, wanted, now[S.WINNER] === 0 ? null : now[S.WINNER]! - 1);
      return;
    case 'turn':
      expectSame(key, wanted, { player: now[S.ACTIVE], n: now[S.TURN_NUMBER] });
      return;
    case 'totals':
      byPlayer((player, totals) =>
        expectSame(
          `totals P${player}`,
          totals,
          [0, 1, 2].map((line) => total(state, player, line)),
        ),
      );
      return;
    case 'compilable': {
      const lines = compilable(state, now[S.ACTIVE]!);
      expectSameSet(
        key,
        readList(key, wanted),
        [0, 1, 2].filter((line) => (lines >> line) & 1),
      );
      return;
    }
    case 'legal':
      expectSameSet(
        key,
        readList(key, wanted),
        legalActions(state).map((move) => optionName(state, move)),
      );
      return;
    case 'owner':
      for (const [name, owner] of Object.entries(readObject(key, wanted))) {
        expectSame(`owner of ${name}`, owner, sideOf(state.place[slotOf(state, defOf(name))]!));
      }
      return;
    case 'revealed':
      expectSame(
        key,
        readList(key, wanted).map((set) => readList(key, set).map(String).sort()),
        revealed.map((set) => [...set].sort()),
      );
      return;
    case 'view':
      byPlayer((player, given) => checkView(state, player, readObject(key, given)));
      return;
    default:
      failCase('expect', 'a known key', key);
  }
}

function checkView(state: State, player: number, wanted: JsonObject): void {
  expectOnlyKeys(wanted, ['knows', 'hand', 'deck']);
  const { players, commits } = view(state, player);
  const known = [
    ...players.flatMap(({ hand, trash, stacks }) => [
      ...(hand ?? []),
      ...trash,
      ...stacks.flat().flatMap(({ card }) => card ?? []),
    ]),
    ...commits.flatMap(({ card }) => card ?? []),
  ];
  if (wanted['knows'] !== undefined)
    expectSameSet(`view P${player}`, readList('knows', wanted['knows']), known);
  for (const [key, counts] of [
    ['hand', players.map(({ handCount }) => handCount)],
    ['deck', players.map(({ deckCount }) => deckCount)],
  ] as const) {
    if (wanted[key] !== undefined) expectSame(`view P${player} ${key}`, wanted[key], counts);
  }
}

/** A list is a multiset (a deck: in order); or its size, with some of its cards. */
function zoneCheck(what: string, wanted: unknown, got: readonly string[], inOrder: boolean): void {
  if (Array.isArray(wanted)) {
    if (inOrder) expectSame(what, wanted, got);
    else expectSameSet(what, wanted, got);
    return;
  }
  const given = readObject(what, wanted);
  expectOnlyKeys(given, ['size', 'includes', 'anyOrder']);
  if (given['size'] !== undefined) expectSame(`${what}: size`, given['size'], got.length);
  if (given['anyOrder'] !== undefined) expectSameSet(what, readList(what, given['anyOrder']), got);
  for (const name of readList(what, given['includes'] ?? [])) {
    if (!got.includes(String(name))) failCase(what, name, got.join(' '));
  }
}
