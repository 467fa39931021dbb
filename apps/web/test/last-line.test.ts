/** What the line above the table keeps: in Compile the whole turn, in other games the last move. */
import type { Seen } from '@pakli/compile';
import { loadCatalogue, speechOf } from '@pakli/text';
import { expect, test } from 'vitest';
import type { SeenStep } from '../src/host/host.ts';
import { lastLineOf } from '../src/play/LastMove.tsx';

const text = await loadCatalogue('en');
const company = { names: ['Ada', 'Bo'], seat: 0 };
const talk = { text, speech: speechOf(text, 'compile')!, company };

type Kind = 'turn' | 'decks' | 'play' | 'discard' | 'control' | 'draw';

function part(kind: Kind, player: number, card?: string, to = 'P1.trash'): Seen {
  const cards = card === undefined ? [] : [{ card, from: 'P1.hand', to, up: true, news: false }];
  const told = { player, depth: 0, cause: null, cards };
  return kind === 'turn' ? { kind, ...told, number: 3 } : { kind, ...told };
}

function stepsOf(...steps: readonly (readonly Seen[])[]): SeenStep[] {
  return steps.map((seen) => ({ deal: 0, seat: 1, text: '', seen }));
}

const DECKS = [part('decks', 0), part('turn', 1)];
const PLAYS = [part('play', 1, 'Chaos-5', 'P1.L2')];
const DISCARDS = [part('discard', 1, 'Chaos-3'), part('turn', 0)];
const LINE = 'Bo: Chaos 5 to line 3, discards Chaos 3.';

test('the whole turn of another player stays until one acts oneself', () => {
  const before = stepsOf(DECKS, PLAYS, DISCARDS);
  const { text: line, cards } = lastLineOf(before, talk, Infinity);
  expect(line).toBe(LINE);
  expect(cards).toEqual(['Chaos-5', 'Chaos-3']);
  const own = [...before, ...stepsOf([part('play', 0, 'Fire-1', 'P0.L0')])];
  expect(lastLineOf(own, talk, Infinity).text).toBe('You: Fire 1 to line 1.');
});

test('what comes on its own at the start of the next turn is added', () => {
  const steps = stepsOf(DECKS, PLAYS, [...DISCARDS, part('control', 0)]);
  expect(lastLineOf(steps, talk, Infinity).text).toBe(`${LINE} You take control.`);
});

test('an answer that does nothing leaves the turn before it in the line', () => {
  const steps = stepsOf(DECKS, PLAYS, DISCARDS, []);
  expect(lastLineOf(steps, talk, Infinity).text).toBe(LINE);
});

test('where room is short a sentence ends after a whole clause', () => {
  const steps = stepsOf(DECKS, PLAYS, DISCARDS);
  expect(lastLineOf(steps, talk, LINE.length).text).toBe(LINE);
  expect(lastLineOf(steps, talk, LINE.length - 1).text).toBe('Bo: Chaos 5 to line 3 …');
  const single = stepsOf(DECKS, PLAYS);
  expect(lastLineOf(single, talk, 10).text).toBe('Bo: Chaos 5 to line 3.');
});

test('before the first turn the last step is shown', () => {
  expect(lastLineOf(stepsOf([part('decks', 0)]), talk, Infinity).text).toMatch(/^The decks are/);
});
