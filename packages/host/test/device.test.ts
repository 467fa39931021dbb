/** Tables on one device: several people share it, and none of them is shown another's cards. */
import { findGame, GAMES, type GamePackage } from '@pakli/catalogue';
import {
  askPlayer,
  EVERYBODY,
  formatRecord,
  isRefusal,
  Match,
  OVER,
  readOptions,
  Sfc32,
  type GameTypes,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import type { SeenStep, Update } from '@pakli/protocol';
import { describe, expect, test, vi } from 'vitest';
import {
  chanceOf,
  openedFrom,
  pastOf,
  Room,
  sceneOf,
  sitDown,
  type PlayerQuestion,
  randomPlayerSeeds,
} from '../src/index.ts';
import { answer, ask, canRedo, Device, look, redo, submit } from './acts.ts';
import { settle } from './seated.ts';

interface Shared {
  readonly device: Device;
  readonly room: Room;
  readonly told: Update[];
  readonly asked: PlayerQuestion[];
  /** By update: the person looking when it arrived. */
  readonly before: (Seat | undefined)[];
  /** A person starts looking. */
  look(seat: Seat): void;
}

const SEED = 2;
const NAMES = ['Anna', 'Bo', 'Cleo', 'Dan'];

/** People in the named seats, computers of their own level in the others. */
function share(
  loaded: GamePackage,
  people: readonly Seat[],
  seed: number,
  match: Match<GameTypes> = begin(loaded, seed),
): Shared {
  const room = Room.open(loaded.game, openedFrom(match, 'T', 0));
  const levels = ['strong', 'beginner', 'expert', 'casual'];
  sitDown(
    room,
    room.occupants.map((_, seat) =>
      people.includes(seat)
        ? { kind: 'person' }
        : { kind: 'computer', level: levels[seat] ?? 'casual' },
    ),
    0,
  );
  const told: Update[] = [];
  const asked: PlayerQuestion[] = [];
  const before: (Seat | undefined)[] = [];
  // A single person is always looking.
  let looker = people.length === 1 ? people[0] : undefined;
  let now = 0;
  const device = new Device(room, {
    chance: chanceOf(new Sfc32(seed)),
    playerSeeds: randomPlayerSeeds(new Sfc32(seed + 1)),
    // A refused person does not have to wait.
    now: () => (now += 1_000_000),
    think(question) {
      asked.push(question);
      const { player, steps } = loaded.contenders.get('random')!;
      return Promise.resolve(askPlayer(player, question.view, new Sfc32(question.seed), steps));
    },
    cancel() {},
    keep() {},
    tell(update) {
      if (update.kind === 'curtain') looker = undefined;
      told.push(update);
      before.push(looker);
    },
  });
  const lookAs = (seat: Seat): void => {
    looker = seat;
    must(look(device, seat));
  };
  return { device, room, told, asked, before, look: lookAs };
}

function begin({ game }: GamePackage, seed: number): Match<GameTypes> {
  const names = NAMES.slice(0, game.seats[0]);
  const match = Match.start<GameTypes>(game, { random: new Sfc32(seed), names });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function hasDeals({ rules }: GamePackage['game']): boolean {
  return rules.options.some(({ key }) => key === 'deals');
}

/** With several deals if the game has an option for it. */
function beginLong({ game }: GamePackage, seed: number): Match<GameTypes> {
  const several = hasDeals(game) ? 'deals=4' : '';
  const options = readOptions(game.rules, several);
  if (isRefusal(options)) throw new Error(options.refused);
  const names = NAMES.slice(0, game.seats[0]);
  const match = Match.start<GameTypes>(game, { random: new Sfc32(seed), names, options });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** The person looking at the device, by the updates it received: none while the curtain is down. */
function lookerOf(told: readonly Update[]): Seat | undefined {
  const last = told.findLast(({ kind }) => kind === 'opening' || kind === 'curtain');
  return last?.kind === 'opening' && typeof last.scene?.reader === 'number'
    ? last.scene.reader
    : undefined;
}

function must(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new Error(refusal.refused);
}

/** The content of a screen: all scenes and steps received since the curtain rose. */
type Screen = readonly { readonly reader: Seat; readonly text: string }[];

/** Plays at random to the end; the requested person always comes, and everybody agrees. */
async function playOut(
  shared: Shared,
  random: Sfc32,
  before: (turn: Seat) => Promise<void> = () => Promise.resolve(),
  done: () => boolean = () => false,
): Promise<void> {
  const { device, room, told } = shared;
  for (;;) {
    await settle();
    if (room.phase === 'over' || done()) return;
    const { turn } = room;
    if (turn === undefined) {
      must(ask(device, 'next'));
      continue;
    }
    if (lookerOf(told) !== turn) shared.look(turn);
    await before(turn);
    if (room.turn !== turn || lookerOf(told) !== turn) continue;
    const { view } = sceneOf(room, turn)!;
    const choices = choicesOf(room.game, view);
    must(submit(device, choices[random.below(choices.length)]!.text));
  }
}

/** Every scene that arrived, with the person looking at the time; fails if it is not theirs. */
function screens({ told, before }: Shared): Screen {
  return told.flatMap((update, i) => {
    const looker = before[i];
    const scenes = [
      ...('scene' in update && update.scene !== null ? [update.scene] : []),
      ...('steps' in update ? update.steps.map(({ scene }) => scene) : []),
    ];
    // Under the curtain is a spectator's view.
    if (update.kind === 'curtain' && update.open !== null) {
      expect(update.open.reader).toBe(EVERYBODY);
      expect(
        Object.hasOwn(update.open.view, 'hand') && update.open.view['hand' as never],
      ).toBeFalsy();
    }
    return scenes.map((scene) => {
      if (looker === undefined) throw new Error('cards arrived while the curtain was down');
      expect([scene.reader, scene.view.seat]).toEqual([looker, looker]);
      return { reader: looker, text: JSON.stringify(scene) };
    });
  });
}

describe.each(GAMES)('$name', ({ load }) => {
  test.each([SEED])(
    'a whole game at one device shows each person what their seat may know, and all of it (seed %i)',
    async (seed) => {
      const loaded = await load();
      const seats = loaded.game.seats[0] ?? 2;
      // Two people, and computers in the remaining seats.
      const people = seats === 2 ? [0, 1] : [0, seats - 1];
      const shared = share(loaded, people, seed);
      const { device, room, told } = shared;
      device.open();
      await settle();
      expect(told.at(-1)).toMatchObject({ kind: 'curtain' });
      const came: Seat[] = [];
      await playOut(shared, new Sfc32(seed), (turn) => {
        // The curtain rose for the player to decide, and for nobody else.
        expect(lookerOf(told)).toBe(turn);
        came.push(turn);
        return Promise.resolve();
      });
      expect(room.match?.over).toBe(true);
      expect(new Set(came)).toEqual(new Set(people));
      expect(screens(shared).length).toBeGreaterThan(room.steps);
      for (const { view, player } of shared.asked) {
        expect(people).not.toContain(view.seat);
        expect(player).toBe(['strong', 'beginner', 'expert', 'casual'][view.turn]);
      }
      // The person looking has seen everything that came before their decision, each step once.
      for (const seat of people) {
        const seen = seenBy(told, seat);
        expect(seen).toEqual(asTexts(pastOf(room.match!, seat)).slice(0, seen.length));
      }
    },
  );

  test('what one person took back happens again just as it did, across deals too', async () => {
    const loaded = await load();
    const seed = 9;
    const shared = share(loaded, [1], seed, beginLong(loaded, seed));
    const { device, room, told } = shared;
    device.open();
    await playOut(shared, new Sfc32(seed), undefined, () => room.steps > 60);
    const deals = room.match!.tables.length;
    expect(canRedo(told)).toBe(false);
    const record = formatRecord(room.match!);
    const asked = shared.asked.length;
    let undone = 0;
    while (undone < 12 && ask(device, 'takeback') === undefined) undone++;
    expect(undone).toBeGreaterThan(3);
    if (hasDeals(loaded.game)) expect(room.match!.tables.length).toBeLessThan(deals);
    for (let left = undone; left > 0; left--) {
      expect(canRedo(told)).toBe(true);
      must(redo(device));
    }
    expect(formatRecord(room.match!)).toBe(record);
    expect(canRedo(told)).toBe(false);
    expect(redo(device)?.refused).toBe('stale');
    // No player was asked again.
    expect(shared.asked.length).toBe(asked);
    // Taking back and deciding differently replaces the decision.
    must(ask(device, 'takeback'));
    await settle();
    expect(submit(device, 'nonsense')?.refused).toBeDefined();
    expect(canRedo(told)).toBe(true);
    const choices = choicesOf(room.game, sceneOf(room, 1)!.view);
    must(submit(device, choices[0]!.text));
    expect(canRedo(told)).toBe(false);
  });

  test('after a reload the curtain is down, and what has happened since the own decision is shown', async () => {
    const loaded = await load();
    const seats = loaded.game.seats[0] ?? 2;
    const people = Array.from({ length: seats }, (_, seat) => seat);
    const first = share(loaded, people, 5);
    first.device.open();
    await playOut(first, new Sfc32(5), undefined, () => first.room.steps > 16);
    const { match } = first.room;
    const turn = first.room.turn!;
    const again = share(loaded, people, 6, match);
    again.device.open();
    expect(again.told).toMatchObject([{ kind: 'curtain', seats: [turn] }]);
    for (const seat of people.filter((other) => other !== turn)) {
      expect(look(again.device, seat)).toMatchObject({ refused: 'not-your-turn' });
    }
    expect(again.told).toHaveLength(1);
    must(look(again.device, turn));
    const opening = again.told.at(-1);
    if (opening?.kind !== 'opening') throw new Error('nothing is shown');
    const whole = pastOf(match!, turn);
    expect([...opening.past, ...opening.steps.map(({ step }) => step)]).toEqual(whole);
    expect(opening.steps.every(({ step }) => step.seat !== turn)).toBe(true);
    expect(opening.steps.at(-1)?.scene ?? opening.scene).toEqual(sceneOf(again.room, turn));
  });

  test('to take back is a question to the others, behind the curtain', async () => {
    const loaded = await load();
    const shared = share(loaded, [0, 1], 7);
    const { device, room, told } = shared;
    device.open();
    const taken: number[] = [];
    let asked = 0;
    const askTwice = async (turn: Seat): Promise<void> => {
      if (room.stepsBack(turn) === undefined || asked === 2) return;
      const other = 1 - turn;
      const { steps } = room;
      must(ask(device, 'takeback'));
      const curtain = told.at(-1);
      expect(curtain).toMatchObject({
        kind: 'curtain',
        company: { questions: [{ what: 'takeback', seat: turn, yes: [turn] }] },
      });
      if (curtain?.kind !== 'curtain') return;
      expect(look(device, turn)).toMatchObject({ refused: 'question-open' });
      const [question] = curtain.company.questions;
      must(answer(device, question!.ask, asked === 1, other));
      expect(told.at(-1)).toMatchObject({ kind: 'curtain', company: { questions: [] } });
      taken.push(steps - room.steps);
      asked++;
    };
    await playOut(shared, new Sfc32(7), askTwice, () => asked === 2 && room.steps > 40);
    expect(taken[0]).toBe(0);
    expect(taken[1]).toBeGreaterThan(0);
    screens(shared);
    for (const seat of [0, 1]) {
      const seen = seenBy(told, seat);
      expect(seen).toEqual(asTexts(pastOf(room.match!, seat)).slice(0, seen.length));
    }
  });

  test('one alone is never covered', async () => {
    const loaded = await load();
    const shared = share(loaded, [1], 8);
    shared.device.open();
    await playOut(shared, new Sfc32(8));
    expect(shared.told.map(({ kind }) => kind)).not.toContain('curtain');
    expect(new Set(screens(shared).map(({ reader }) => reader))).toEqual(new Set([1]));
  });
});

/** The steps that the person in a seat has received by looking at the device, each as text. */
function seenBy(told: readonly Update[], seat: Seat): string[] {
  let seen: string[] = [];
  let looks = false;
  for (const update of told) {
    if (update.kind === 'curtain') looks = false;
    if (update.kind === 'opening') {
      looks = update.scene?.reader === seat;
      if (looks) {
        // A step that arrives as past was seen live before.
        const past = asTexts(update.past);
        expect(seen.slice(0, past.length).join('\n')).toBe(past.join('\n'));
        seen = past;
      }
    }
    if (looks && 'steps' in update) seen.push(...asTexts(update.steps.map(({ step }) => step)));
  }
  return seen;
}

function asTexts(steps: readonly SeenStep[]): string[] {
  return steps.map((step) => JSON.stringify(step));
}

test('two commands in one tick leave nobody asleep', async () => {
  const loaded = await findGame('mulle')!.load();
  const shared = share(loaded, [0], 9);
  const { device, room, told } = shared;
  device.open();
  for (let turn = 0; turn < 4; turn++) {
    await settle();
    const { view } = sceneOf(room, 0)!;
    const [first, second = first] = choicesOf(room.game, view);
    // A computer is about to think about the first when it is taken back and the second is played.
    submit(device, first!.text);
    ask(device, 'takeback');
    submit(device, second!.text);
    await settle();
    expect(room.turn).toBe(0);
    expect(room.match!.table.steps.at(-1)).toMatchObject({ kind: 'move', seat: 1 });
  }
  // No player thinks: the loop has found that it is the person's turn, and is about to go idle.
  for (let turn = 0; turn < 4; turn++) {
    await settle();
    ask(device, 'takeback');
    const [first] = choicesOf(room.game, sceneOf(room, 0)!.view);
    submit(device, first!.text);
    await settle();
    expect(room.turn).toBe(0);
    expect(room.match!.table.steps.at(-1)).toMatchObject({ kind: 'move', seat: 1 });
  }
  expect(told.map(({ kind }) => kind)).not.toContain('broken');
});

test('saying twice that one looks is answered once, and nobody else may look meanwhile', async () => {
  const loaded = await findGame('mulle')!.load();
  const shared = share(loaded, [0, 1], 3);
  const { device, room, told } = shared;
  device.open();
  const turn = room.turn!;
  shared.look(turn);
  const { length } = told;
  must(look(device, turn));
  expect(look(device, 1 - turn)).toMatchObject({ refused: 'not-your-turn' });
  expect(told).toHaveLength(length);
});

test('to end is a question to the others', async () => {
  const loaded = await findGame('mulle')!.load();
  const shared = share(loaded, [0, 1], 3);
  const { device, room } = shared;
  device.open();
  const turn = room.turn!;
  shared.look(turn);
  must(ask(device, 'end'));
  expect(room).toMatchObject({ phase: 'playing', questions: [{ what: 'end', seat: turn }] });
  must(answer(device, room.questions[0]!.ask, true, 1 - turn));
  expect(room).toMatchObject({ phase: 'over', ended: 'agreed' });
});

test('the next deal is dealt behind the curtain, by one press', async () => {
  const loaded = await findGame('mulle')!.load();
  const shared = share(loaded, [0, 1], 4);
  const { device, room, told } = shared;
  device.open();
  const random = new Sfc32(4);
  while (room.turn !== undefined) {
    if (lookerOf(told) !== room.turn) shared.look(room.turn);
    const { view } = sceneOf(room, room.turn)!;
    const choices = choicesOf(room.game, view);
    must(submit(device, choices[random.below(choices.length)]!.text));
  }
  expect(room.phase).toBe('playing');
  const last = lookerOf(told);
  expect(last).toBeDefined();
  const { length } = told;
  must(ask(device, 'next'));
  expect(told.slice(length).map(({ kind }) => kind)).toEqual(['curtain', 'curtain']);
  expect(room.turn).toBeDefined();
  expect(ask(device, 'next')).toMatchObject({ refused: 'deal-goes-on' });
});

test('where only computers sit, the next deal is dealt on demand, and refused before it is due', async () => {
  const ulti = await findGame('ulti')!.load();
  const options = readOptions(ulti.game.rules, 'deals=2');
  if (isRefusal(options)) throw new Error(options.refused);
  const match = Match.start<GameTypes>(ulti.game, { random: new Sfc32(SEED), options });
  if (isRefusal(match)) throw new Error(match.refused);
  const { device, room } = share(ulti, [], SEED, match);
  device.open();
  await vi.waitFor(() => expect(room.match?.table.turn).toBe(OVER), 100_000);
  expect(room.match?.tables).toHaveLength(1);
  must(ask(device, 'next'));
  expect(room.match?.tables).toHaveLength(2);
  expect(ask(device, 'next')).toMatchObject({ refused: 'deal-goes-on' });
});
