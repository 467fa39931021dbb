import { findGame, GAMES, type GamePackage } from '@pakli/catalogue';
import {
  isRefusal,
  Match,
  parseRecord,
  replayRecord,
  Sfc32,
  type GameTypes,
  type OptionValues,
} from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { sceneIn, sitDown, type Seated } from './seated.ts';

function begin({ game }: GamePackage, seed: number, options?: OptionValues): Match<GameTypes> {
  const random = new Sfc32(seed);
  const match = Match.start(game, { random, ...(options === undefined ? {} : { options }) });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** The person plays the first choice until the match is over. */
async function playOut(seated: Seated): Promise<void> {
  for (;;) {
    const { choices, over } = sceneIn(seated);
    if (over) return;
    const [first] = choices;
    const { client } = seated;
    const done =
      first === undefined ? client.act({ kind: 'ask', what: 'next' }) : client.play(first.text);
    expect(await done).toBeUndefined();
    await settle();
  }
}

/** The players answer at once: one turn of the event loop is enough for all of them. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe.each(GAMES)('$name', ({ load }) => {
  test('a whole match: an opening, then every step with the scene after it', async () => {
    const loaded = await load();
    const seated = sitDown(loaded, begin(loaded, 1));
    seated.client.open();
    await settle();
    expect(seated.told[0]).toMatchObject({ kind: 'opening', why: 'opened', past: [] });
    await playOut(seated);
    const steps = seated.told.filter((update) => update.kind === 'step');
    expect(steps.length).toBeGreaterThan(30);
    // A late joiner receives at once what others received step by step.
    const later = sitDown(loaded, readBack(loaded, seated));
    later.client.open('restarted');
    await settle();
    expect(later.told).toEqual([
      {
        kind: 'opening',
        why: 'restarted',
        past: steps.map(({ step }) => step),
        scene: sceneIn(seated),
      },
    ]);
    expect(sceneIn(seated).sheet).toHaveLength(sceneIn(seated).deals);
  });

  test('players are given the view of their own seat and nothing else', async () => {
    const loaded = await load();
    const seated = sitDown(loaded, begin(loaded, 2));
    seated.client.open();
    await settle();
    await playOut(seated);
    expect(seated.asked.length).toBeGreaterThan(10);
    for (const question of seated.asked) {
      expect(Object.keys(question)).toEqual(['game', 'version', 'player', 'view', 'seed']);
      expect(question.view.seat).toBe(question.view.turn);
      expect(question.view.seat).not.toBe(0);
    }
  });

  test('a game continues from every record that was saved', async () => {
    const loaded = await load();
    const seated = sitDown(loaded, begin(loaded, 3));
    seated.client.open();
    await settle();
    for (let i = 0; i < 3; i++) {
      expect(await seated.client.play(sceneIn(seated).choices[0]?.text ?? '')).toBeUndefined();
      await settle();
    }
    const again = sitDown(loaded, readBack(loaded, seated));
    again.client.open('restarted');
    await settle();
    expect(sceneIn(again)).toEqual(sceneIn(seated));
  });

  test('undo goes back to before the own decision, and the log with it', async () => {
    const loaded = await load();
    const seated = sitDown(loaded, begin(loaded, 4));
    seated.client.open();
    await settle();
    expect(sceneIn(seated).canUndo).toBe(false);
    expect(await seated.client.act({ kind: 'ask', what: 'takeback' })).toMatchObject({
      refused: 'nothing-to-take-back',
    });
    const before = sceneIn(seated);
    const steps = seated.told.filter((update) => update.kind === 'step').length;
    await seated.client.play(before.choices.at(-1)?.text ?? '');
    await settle();
    expect(sceneIn(seated).canUndo).toBe(true);
    expect(await seated.client.act({ kind: 'ask', what: 'takeback' })).toBeUndefined();
    await settle();
    const opening = seated.told.findLast((update) => update.kind === 'opening');
    expect(opening?.why).toBe('undone');
    expect(opening?.past).toHaveLength(steps);
    expect(sceneIn(seated)).toEqual({ ...before, canRedo: true });
  });

  test('what may not be played is refused with a rule and changes nothing', async () => {
    const loaded = await load();
    const seated = sitDown(loaded, begin(loaded, 5));
    seated.client.open();
    await settle();
    const { length } = seated.told;
    for (const text of ['', 'nonsense', '\u0000']) {
      const refusal = await seated.client.play(text);
      expect(isRefusal(refusal)).toBe(true);
      expect(await seated.host.why(sceneIn(seated), text)).toEqual(refusal);
    }
    expect(seated.told).toHaveLength(length);
    expect(
      await seated.host.why(sceneIn(seated), sceneIn(seated).choices[0]?.text ?? ''),
    ).toBeUndefined();
  });

  test('a hint names every choice, the best one first', async () => {
    const loaded = await load();
    const seated = sitDown(loaded, begin(loaded, 6), { player: 'strong' });
    seated.client.open();
    await settle();
    const { choices } = sceneIn(seated);
    const hint = await seated.host.hint(sceneIn(seated));
    expect(seated.asked.at(-1)?.player).toBe('expert');
    expect(hint?.moves.map(({ text }) => text).toSorted()).toEqual(
      choices.map(({ text }) => text).toSorted(),
    );
  });

  test('after closing the table nothing more arrives', async () => {
    const loaded = await load();
    const seated = sitDown(loaded, begin(loaded, 7), { seat: 1 });
    seated.client.open();
    seated.client.close();
    const { length } = seated.told;
    await settle();
    expect(seated.told).toHaveLength(length);
  });
});

test('the same cards again for another seat', async () => {
  const loaded = await findGame('mulle')!.load();
  const first = begin(loaded, 8);
  first.advance(new Sfc32(1));
  const second = Match.withCardsOf(first, ['Bo', 'Anna']);
  if (isRefusal(second)) throw new Error(second.refused);
  second.advance(new Sfc32(2));
  const { game } = loaded;
  expect(second.names).toEqual(['Bo', 'Anna']);
  expect(game.formatPosition(second.table.state)).toBe(game.formatPosition(first.table.state));
});

test('in a lesson the others play what its lines say, and nothing else', async () => {
  const loaded = await findGame('mulle')!.load();
  const match = Match.start(loaded.game, {
    starter: 0,
    position: 'table: KL Q | SP 7 | RU 5 ; Anna: HJ Q, KL Q, SP 8 ; Bo: HJ 3, KL 3, RU 3',
  });
  if (isRefusal(match)) throw new Error(match.refused);
  const lines = [['trotta HJ Q + 1,2,3', 'discard HJ 3']];
  const seated = sitDown(loaded, match, { sitting: { purpose: 'lesson' }, lines });
  const { client, asked } = seated;
  const moves = (): string[] =>
    seated.told.flatMap((update) => (update.kind === 'step' ? [update.step.text] : []));
  client.open();
  await settle();
  expect(await client.act({ kind: 'ask', what: 'takeback' })).toMatchObject({
    refused: 'nothing-to-take-back',
  });
  expect(await client.play('trotta HJ Q + 1,2,3')).toBeUndefined();
  await settle();
  expect(sceneIn(seated).view.turn).toBe(0);
  expect(moves()).toEqual(lines[0]);
  expect(await client.act({ kind: 'ask', what: 'takeback' })).toBeUndefined();
  await settle();
  expect(await client.play('discard SP 8')).toBeUndefined();
  await settle();
  expect(sceneIn(seated).view.turn).toBe(1);
  expect(await client.act({ kind: 'ask', what: 'takeback' })).toBeUndefined();
  // What was there when the lesson started is never taken back.
  expect(await client.act({ kind: 'ask', what: 'takeback' })).toMatchObject({
    refused: 'nothing-to-take-back',
  });
  expect(asked).toEqual([]);
});

test('who opens a game in progress has not played it', async () => {
  const loaded = await findGame('ulti')!.load();
  const seated = sitDown(loaded, begin(loaded, 9));
  seated.client.open();
  await settle();
  expect(seated.saved.length).toBeGreaterThan(0);
  const again = sitDown(loaded, readBack(loaded, seated));
  again.client.open();
  await settle();
  expect(again.saved).toEqual([]);
});

function readBack({ game }: GamePackage, { saved }: Seated): Match<GameTypes> {
  const record = parseRecord(saved.at(-1) ?? '');
  const match = isRefusal(record) ? record : replayRecord(game, record);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}
