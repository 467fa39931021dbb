/** The one turn loop, shared by the page, the terminal and `watch`. */
import { findGame, readRecord } from '@pakli/catalogue';
import {
  EVERYBODY,
  formatRecord,
  isRefusal,
  Match,
  OVER,
  Sfc32,
  type GameTypes,
} from '@pakli/core';
import { follows, type Update } from '@pakli/protocol';
import { describe, expect, test } from 'vitest';
import {
  HOUSE,
  companyOf,
  openedAfter,
  openedFrom,
  openingFor,
  pastOf,
  Room,
  sceneOf as sceneIn,
} from '../src/index.ts';
import { ENTRIES, gather, must, sceneOf, seat, settle, type Seated } from './seated.ts';
import { openingOf } from './opening.ts';

/** The player to move plays the first move, and everybody wants the next deal, until the match is over or a step is reached. */
async function playOn(seated: Seated, people: readonly string[], until = Infinity): Promise<void> {
  const { room } = seated;
  for (;;) {
    await settle();
    const { match, turn } = room;
    if (match === undefined || room.phase !== 'playing' || room.steps >= until) return;
    if (turn === undefined) {
      if (people.length === 0) must(seated, HOUSE, { kind: 'ask', what: 'next' });
      for (const who of people) must(seated, who, { kind: 'ask', what: 'next' });
      continue;
    }
    const chair = room.occupants[turn];
    if (chair?.kind !== 'person') throw new Error('a computer has not moved');
    const { game, table } = match;
    const [move = 0] = game.view(table.state, turn).moves;
    const text = game.format(table.state, move, turn);
    must(seated, chair.person, { kind: 'play', step: room.steps, text });
  }
}

function numbered(updates: readonly Update[]): number[] {
  return updates.flatMap((update) => ('seq' in update ? [update.seq] : []));
}

describe.each(ENTRIES)('$name', ({ load }) => {
  test('two people and computers: each receives every step as they may see it, and one who comes later the same at once', async () => {
    const loaded = await load();
    const seated = seat(loaded, openingOf(loaded.game), { seed: 1, readers: [0, 1, EVERYBODY] });
    gather(seated, ['anna', 'bo']);
    await playOn(seated, ['anna', 'bo']);
    const { room, told } = seated;
    expect(room.match?.over).toBe(true);
    for (const [reader, updates] of told) {
      const numbers = numbered(updates);
      expect(numbers).toEqual(numbers.map((_, i) => i + 2));
      numbers.slice(1).forEach((seq, i) => {
        const update = updates.find((one) => 'seq' in one && one.seq === seq)!;
        expect(follows(numbers[i]!, update)).toBe('yes');
      });
      const steps = updates.flatMap((update) => ('steps' in update ? update.steps : []));
      expect(steps).toHaveLength(room.steps);
      const opening = openingFor(room, reader, 'restarted');
      expect(opening.past).toEqual(steps.map(({ step }) => step));
      expect(opening.scene).toEqual(steps.at(-1)?.scene);
      expect(steps.map(({ scene }) => scene.step)).toEqual(steps.map((_, i) => i + 1));
      expect(steps.every(({ scene }) => scene.view.seat === reader)).toBe(true);
    }
  });

  test('players are given the view of their own seat and nothing else', async () => {
    const loaded = await load();
    const seated = seat(loaded, openingOf(loaded.game), { seed: 2, readers: [0] });
    gather(seated, ['anna']);
    await playOn(seated, ['anna']);
    expect(seated.asked.length).toBeGreaterThan(10);
    for (const question of seated.asked) {
      expect(Object.keys(question)).toEqual(['game', 'version', 'player', 'view', 'seed']);
      expect(question.player).toBe('casual');
      expect(question.view.seat).toBe(question.view.turn);
      expect(question.view.seat).not.toBe(0);
    }
  });

  test('computers play on their own, each with its level, and everybody may look', async () => {
    const loaded = await load();
    const open = openingOf(loaded.game);
    const seated = seat(loaded, open, { seed: 3, readers: [EVERYBODY] });
    const levels = ['strong', 'beginner', 'expert', 'casual'].slice(0, open.seats);
    levels.forEach((level, at) => must(seated, HOUSE, { kind: 'computer', seat: at, level }));
    must(seated, HOUSE, { kind: 'start' });
    await playOn(seated, []);
    expect(seated.room.match?.over).toBe(true);
    for (const { view, player } of seated.asked) expect(player).toBe(levels[view.turn]);
    expect(sceneOf(seated, EVERYBODY)).toMatchObject({ over: true, view: { seat: null } });
  });

  test('one alone takes back at once and the same cards come; two ask each other', async () => {
    const loaded = await load();
    const seated = seat(loaded, openingOf(loaded.game), { seed: 4, readers: [0, 1] });
    gather(seated, ['anna']);
    await playOn(seated, ['anna'], 12);
    const { room } = seated;
    const before = sceneOf(seated, 0);
    expect(room.turn).toBe(0);
    await playOn(seated, ['anna'], before.step + 1);
    const record = formatRecord(room.match!);
    must(seated, 'anna', { kind: 'ask', what: 'takeback' });
    expect(seated.told.get(0)?.at(-1)).toMatchObject({ kind: 'opening', why: 'undone' });
    expect(sceneOf(seated, 0)).toEqual(before);
    await playOn(seated, ['anna'], before.step + 1);
    // Players draw other numbers: the cards are the same, the thinking is not.
    expect(cards(formatRecord(room.match!))).toEqual(cards(record));

    const two = seat(loaded, openingOf(loaded.game), { seed: 5, readers: [0, 1] });
    gather(two, ['anna', 'bo']);
    await playOn(two, ['anna', 'bo'], 10);
    const asker = two.room.match!.table.steps.findLast(
      (step) => step.kind === 'move' && step.seat < 2,
    )!;
    const [who, other] =
      asker.kind === 'move' && asker.seat === 0 ? ['anna', 'bo'] : ['bo', 'anna'];
    const { steps } = two.room;
    must(two, who, { kind: 'ask', what: 'takeback' });
    await settle();
    expect(two.room.steps).toBe(steps);
    const [question] = two.room.questions;
    must(two, other, { kind: 'answer', ask: question!.ask, yes: true });
    expect(two.room.steps).toBeLessThan(steps);
    expect(two.room.questions).toEqual([]);
  });

  test('a game that was saved before there were rooms continues from its record', async () => {
    const loaded = await load();
    const random = new Sfc32(6);
    const match = Match.start<GameTypes>(loaded.game, {
      random,
      names: namesFor(loaded.game.seats[0]),
    });
    if (isRefusal(match)) throw new Error(match.refused);
    for (let i = 0; i < 12; i++) {
      match.advance(random);
      const { state, turn } = match.table;
      const { moves } = match.game.view(state, turn);
      match.table.play(moves[random.below(moves.length)] ?? 0);
    }
    match.undo(0);
    const [saved, again] = [formatRecord(match), match.cardsToCome];
    const back = await readRecord(saved);
    if (isRefusal(back)) throw new Error(back.refused);
    back.keepCards(again);
    const seated = seat(loaded, openedFrom(back, 'T', 0), { seed: 7, readers: [0] });
    must(seated, 'you', { kind: 'sit', seat: 0 });
    const { room } = seated;
    // Trying one seat after another reveals no cards.
    expect(openingFor(room, 0, 'opened')).toMatchObject({ scene: null, past: [] });
    must(seated, HOUSE, { kind: 'start' });
    expect(formatRecord(room.match!)).toBe(saved);
    expect(room.match!.cardsToCome).toEqual(again);
    expect(openingFor(room, 0, 'opened').past).toEqual(pastOf(match, 0));
    expect(sceneOf(seated, 0)).toEqual(sceneIn(room, 0));
    // Earlier decisions may be taken back as well.
    expect(room.stepsBack(0)).toBeGreaterThan(0);
    await playOn(seated, ['you']);
    expect(room.match?.over).toBe(true);
    expect(room.match?.names).toEqual(match.names);
  });

  test('the same people play again, and the game says who starts', async () => {
    const loaded = await load();
    const seated = seat(loaded, openingOf(loaded.game, { host: 'bo' }), { seed: 8, readers: [0] });
    gather(seated, ['anna', 'bo']);
    await playOn(seated, ['anna', 'bo']);
    const { room } = seated;
    must(seated, 'anna', { kind: 'ask', what: 'again' });
    expect(room.again).toBeUndefined();
    must(seated, 'bo', { kind: 'ask', what: 'again' });
    expect(room.again?.ready).toEqual([0, 1]);
    expect(companyOf(room).again).toBe(room.again?.table);
    const [open, ...sitting] = openedAfter(room, 'T2', 9);
    expect(open).toMatchObject({ table: 'T2', at: 9, rules: '', host: room.host, after: 'T' });
    expect(open.starter).toBe(room.match!.nextStarter);
    const next = Room.open(loaded.game, open);
    for (const event of sitting) next.apply(event);
    expect(next.occupants).toEqual(room.occupants);
    expect(next.phase).toBe('gathering');
  });
});

/** The deals in a record. */
function cards(record: string): string[] {
  return record.split('\n').filter((line) => line.startsWith('deal'));
}

function namesFor(seats = 2): string[] {
  return ['Anna', 'Bo', 'Cleo', 'Dan'].slice(0, seats);
}

test('in a lesson the others play what its lines say, and nothing else', async () => {
  const loaded = await findGame('mulle')!.load();
  const match = Match.start<GameTypes>(loaded.game, {
    starter: 0,
    position:
      'table: KL Q | SP 7 | RU 5 ; Anna: HJ Q, KL Q, SP 8, HJ 2 ; Bo: HJ 3, KL 3, RU 3, SP 4',
  });
  if (isRefusal(match)) throw new Error(match.refused);
  // A lesson begins in the middle of a game that others played.
  for (const text of ['discard HJ 2', 'discard SP 4']) {
    expect(match.submit(match.table.turn, text)).toEqual(expect.any(Number));
  }
  const lines = [['trotta HJ Q + 1,2,3', 'discard HJ 3']];
  const seated = seat(loaded, openedFrom(match, 'T', 0, true), { seed: 1, readers: [0] });
  must(seated, 'you', { kind: 'sit', seat: 0 });
  must(seated, HOUSE, { kind: 'script', seat: 1, lines });
  must(seated, HOUSE, { kind: 'start' });
  const { turnLoop, room, asked } = seated;
  const play = (text: string): void =>
    must(seated, 'you', { kind: 'play', step: room.steps, text });
  const back = { kind: 'ask', what: 'takeback' } as const;
  expect(turnLoop.do('you', back)).toMatchObject({ refused: 'nothing-to-take-back' });
  play('trotta HJ Q + 1,2,3');
  await settle();
  expect(room.turn).toBe(0);
  expect(room.match!.table.steps.slice(2).map(({ text }) => text)).toEqual(lines[0]);
  must(seated, 'you', back);
  await settle();
  play('discard SP 8');
  await settle();
  expect(room.turn).toBe(1);
  must(seated, 'you', back);
  // The steps before the lesson are never taken back.
  expect(turnLoop.do('you', back)).toMatchObject({ refused: 'nothing-to-take-back' });
  expect(asked).toEqual([]);
});

test('a thought about what is no longer the case is not played', async () => {
  const loaded = await findGame('mulle')!.load();
  const seated = seat(loaded, openingOf(loaded.game, { starter: 0 }), {
    seed: 3,
    readers: [0],
    held: true,
  });
  gather(seated, ['anna']);
  const { room } = seated;
  const text = room.match!.game.format(
    room.match!.table.state,
    room.match!.game.view(room.match!.table.state, 0).moves[0]!,
    0,
  );
  must(seated, 'anna', { kind: 'play', step: room.steps, text });
  const { steps } = room;
  await settle();
  expect(seated.asked).toHaveLength(1);
  must(seated, 'anna', { kind: 'ask', what: 'takeback' });
  seated.release();
  await settle();
  expect(room.turn).toBe(0);
  expect(room.steps).toBe(steps - 1);
  expect(seated.told.get(0)?.map(({ kind }) => kind)).not.toContain('broken');
});

test('a computer plays for who has left until they are back', async () => {
  const loaded = await findGame('buddy-bluff')!.load();
  const seated = seat(loaded, openingOf(loaded.game, { starter: 0 }), { seed: 3, readers: [0] });
  gather(seated, ['anna', 'bo', 'cleo', 'dan']);
  const { room, turnLoop } = seated;
  must(seated, 'anna', { kind: 'leave' });
  await settle();
  expect(room.turn).toBe(1);
  expect(turnLoop.do('anna', { kind: 'play', step: room.steps, text: 'x' })).toMatchObject({
    refused: 'seat-covered',
  });
  const update = seated.told.get(0)?.findLast((one) => 'company' in one);
  expect(update).toMatchObject({ company: { seats: { 0: { kind: 'person', covered: true } } } });
  must(seated, 'anna', { kind: 'back' });
  await playOn(seated, ['anna', 'bo', 'cleo', 'dan'], room.steps + 4);
  expect(room.turn).not.toBeUndefined();
  expect(seated.asked).toHaveLength(1);
});

test('who comes back while a computer thinks for them decides themselves', async () => {
  const loaded = await findGame('mulle')!.load();
  const seated = seat(loaded, openingOf(loaded.game, { starter: 0 }), {
    seed: 3,
    readers: [0],
    held: true,
  });
  gather(seated, ['anna']);
  const { room, told } = seated;
  const { steps } = room;
  must(seated, 'anna', { kind: 'leave' });
  await settle();
  expect(seated.asked).toHaveLength(1);
  must(seated, 'anna', { kind: 'back' });
  seated.release();
  await settle();
  expect(room.turn).toBe(0);
  expect(room.steps).toBe(steps);
  expect(told.get(0)?.map(({ kind }) => kind)).not.toContain('broken');
});

test('after closing the table nothing more arrives', async () => {
  const loaded = await findGame('ulti')!.load();
  const seated = seat(loaded, openingOf(loaded.game), { seed: 3, readers: [0], held: true });
  gather(seated, []);
  await settle();
  seated.turnLoop.close();
  const told = seated.told.get(0)!.length;
  seated.release();
  await settle();
  expect(seated.told.get(0)).toHaveLength(told);
  expect(OVER).not.toBe(seated.room.match!.table.turn);
});
