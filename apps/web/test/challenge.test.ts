/** People who play the same cards the same way get the same game, and see where another player decided differently. */
import { GAMES, type GamePackage } from '@pakli/catalogue';
import {
  askPlayer,
  isRefusal,
  Match,
  parseRecord,
  readOptions,
  replayRecord,
  Sfc32,
  type GameTypes,
} from '@pakli/core';
import { formatLink } from '@pakli/core/link';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatChallenge, openChallenge, readChallenge } from '../src/host/challenge.ts';
import { duelOf, sameSteps } from '../src/host/duel.ts';
import { playThrough } from '../src/host/challenges.ts';
import type { Chair } from '../src/host/host.ts';
import { sceneIn, sitDown, type Seated, type Seating } from './seated.ts';

const NONE = { hints: 0, undos: 0 };

/** Short rule sets. */
const RULES: Readonly<Record<string, string>> = { mulle: 'short', ulti: 'seed', compile: 'quick' };

function begin({ game }: GamePackage, seed: number): Match<GameTypes> {
  const options = readOptions(game.rules, RULES[game.id] ?? '');
  if (isRefusal(options)) throw new Error(options.refused);
  const match = Match.start(game, { options, random: new Sfc32(seed) });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function readBack({ game }: GamePackage, { saved }: Seated): Match<GameTypes> {
  const parsed = parseRecord(saved.at(-1) ?? '');
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  const match = replayRecord(game, parsed);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Plays to the end, or until this many decisions are made. The decision's number selects the choice. */
async function play(
  seated: Seated,
  choose: (decision: number) => number = () => 0,
  most = Infinity,
): Promise<void> {
  seated.client.open();
  await settle();
  for (let n = 0; n < most;) {
    const { choices, over } = sceneIn(seated);
    if (over) return;
    const pick = choices[choose(n) % Math.max(1, choices.length)];
    const { client } = seated;
    if (pick !== undefined) n++;
    const done =
      pick === undefined ? client.act({ kind: 'ask', what: 'next' }) : client.play(pick.text);
    expect(await done).toBeUndefined();
    await settle();
  }
}

async function played(
  loaded: GamePackage,
  seating: Seating & { readonly seed: number },
  choose?: (decision: number) => number,
): Promise<Match<GameTypes>> {
  const seated = sitDown(loaded, begin(loaded, seating.seed), seating);
  await play(seated, choose);
  return readBack(loaded, seated);
}

const turned = (decision: number): number => (decision < 2 ? 0 : 1);

const lengthOf = ({ tables }: Match<GameTypes>): number =>
  tables.reduce((sum, { steps }) => sum + steps.length, 0);

describe.each(GAMES)('$name', ({ load }) => {
  const seed = 77;
  let game: Promise<Match<GameTypes>> | undefined;
  /** One game from its beginning, shared by several tests. */
  const usual = (loaded: GamePackage): Promise<Match<GameTypes>> =>
    (game ??= played(loaded, { seed }));

  test('the same number and the same decisions are the same game, also after it was closed', async () => {
    const loaded = await load();
    const one = await usual(loaded);
    const other = await played(loaded, { seed });
    expect(sameSteps(one, other)).toBe(lengthOf(one));
    expect(lengthOf(other)).toBe(lengthOf(one));
    const halfway = sitDown(loaded, begin(loaded, seed), { seed });
    await play(halfway, undefined, 5);
    const resumed = sitDown(loaded, readBack(loaded, halfway), { seed });
    await play(resumed);
    expect(sameSteps(readBack(loaded, resumed), one)).toBe(lengthOf(one));
    const others = await played(loaded, { seed: seed + 1 });
    expect(sameSteps(one, others)).toBeLessThan(lengthOf(one));
  });

  test('two who part at the same step meet the same computers from there on', async () => {
    const loaded = await load();
    const first = await usual(loaded);
    const line = { seed, line: first };
    const bo = await played(loaded, line, turned);
    const cem = await played(loaded, line, turned);
    expect(sameSteps(bo, cem)).toBe(lengthOf(bo));
    const same = sameSteps(bo, first);
    expect(same).toBeLessThan(lengthOf(first));
    const duel = duelOf({ match: bo, help: NONE }, { match: first, help: NONE }, 0, '');
    expect(duel.parted).toMatchObject({ step: same, own: { seat: 0 }, theirs: { seat: 0 } });
    expect(duel.parted?.own.text).not.toBe(duel.parted?.theirs.text);
    expect(duel.theirs.totals).toEqual(first.totals);
  });

  test('as long as all is the same computers do what they did, whoever thinks for them now', async () => {
    const loaded = await load();
    const [stranger = ''] = loaded.levels;
    const first = await played(loaded, { seed, player: stranger });
    const again = await played(loaded, { seed, line: first, player: 'random' });
    expect(sameSteps(again, first)).toBe(lengthOf(first));
    const duel = duelOf({ match: again, help: NONE }, { match: first, help: NONE }, 0, '');
    expect(duel.parted).toBeUndefined();
  });

  test('a player who plays through meets the same cards and thoughts as a person', async () => {
    const loaded = await load();
    const players = Array.from({ length: begin(loaded, seed).seats }, () => 'random');
    const ended = await playThrough(loaded, begin(loaded, seed), {
      seed,
      players,
      think: ({ player, view, seed: own, exact }) => {
        expect(exact).toBe(true);
        const contender = loaded.contenders.get(player);
        if (contender === undefined) throw new Error(player);
        return Promise.resolve(askPlayer(contender.player, view, new Sfc32(own), 1));
      },
    });
    if (ended === undefined) throw new Error('not played');
    const texts = ended.tables.flatMap(({ steps }) => steps);
    const seated = sitDown(loaded, begin(loaded, seed), { seed });
    seated.client.open();
    await settle();
    // The person decides as the player in their seat did.
    for (;;) {
      const scene = sceneIn(seated);
      if (scene.over) break;
      const step = texts[seated.told.filter(({ kind }) => kind === 'step').length];
      const choice = scene.choices.find(({ move }) => step?.kind === 'move' && move === step.move);
      const { client } = seated;
      expect(
        await (choice === undefined
          ? client.act({ kind: 'ask', what: 'next' })
          : client.play(choice.text)),
      ).toBeUndefined();
      await settle();
    }
    expect(sameSteps(readBack(loaded, seated), ended)).toBe(lengthOf(ended));
  });

  test('a challenge is short, and is read back', async () => {
    const loaded = await load();
    const match = await usual(loaded);
    const link = formatLink(match);
    if (isRefusal(link)) throw new Error(link.refused);
    const chairs = match.names.map((_, at) => (at === 0 ? 'person' : 'strong'));
    const challenge = { seed, chairs, help: { hints: 2, undos: 0 }, link } as const;
    const code = formatChallenge(challenge);
    // A link cut off by a chat app is a damaged link, never a wrong move or an unknown game.
    for (let cut = 0; cut < code.length; cut += cut < 40 ? 1 : 9) {
      expect(await openChallenge(code.slice(0, cut)), `cut at ${cut}`).toMatchObject({
        refused: 'bad-link',
      });
    }
    expect(readChallenge(code)).toEqual(challenge);
    const opened = await openChallenge(code);
    if (isRefusal(opened)) throw new Error(opened.refused);
    expect(opened.match.totals).toEqual(match.totals);
    expect(code.length).toBeLessThan(1500);
  });
});

test('what is no challenge is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
      expect(isRefusal(await openChallenge(text))).toBe(true);
    }),
    { numRuns: 200 },
  );
  for (const text of ['1.-s/', '1.ss/2.mulle.1.x', '1.--/2.mulle.1.x', '1.-x/2.mulle.1.x']) {
    expect(readChallenge(text)).toBeUndefined();
  }
});

test('a game has an id with digits, and up to 99 seats', () => {
  const chairs = Array.from({ length: 99 }, (_, at) => (at === 42 ? 'person' : 'casual') as Chair);
  const challenge = { seed: 7, chairs, help: NONE, link: '1.twenty-one-2.1.AbC_-' };
  expect(readChallenge(formatChallenge(challenge))).toEqual(challenge);
  expect(readChallenge(formatChallenge({ ...challenge, chairs: [...chairs, 'casual'] }))).toBe(
    undefined,
  );
});
