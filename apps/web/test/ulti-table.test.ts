import { isRefusal } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import { loadCatalogue, speechOf, blocksOf, beginsRule } from '@pakli/text';
import { ladderOf, REFUSALS, ulti, type Options, type Seen, type View } from '@pakli/ulti';
import { cardSet, handOrder, holds as fits } from '@pakli/ulti/present';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameTable, Gesture, Place, SceneOf } from '../src/table/game-table.ts';
import { isOthersDecision } from '../src/table/Flights.tsx';
import { tap } from '../src/table/lifting.ts';
import { laidAlready, mayLay, riskOf, rungs } from '../src/games/ulti/auction.ts';
import { beats, heapOf, laid } from '../src/games/ulti/beats.ts';
import { rowsOf } from '../src/games/ulti/Hand.tsx';
import {
  backKey,
  backsPlace,
  bidPlace,
  bubblePlace,
  chipPlace,
  handPlace,
  PLATE,
  TALON,
  talonKey,
  trickPlace,
  wonPlace,
} from '../src/games/ulti/places.ts';
import { Ask } from '../src/games/ulti/Ask.tsx';
import { partsOf } from '../src/games/ulti/deal-statistics.ts';
import { BidDetail } from '../src/games/ulti/BidDetail.tsx';
import { Bill } from '../src/games/ulti/Bill.tsx';
import type { Reading } from '../src/games/ulti/open-contract.ts';
import { Rungs } from '../src/games/ulti/Rungs.tsx';
import { saidBy } from '../src/games/ulti/says.ts';
import { table } from '../src/games/ulti/table.ts';
import { Trick } from '../src/games/ulti/Trick.tsx';
import { attempt, giveUp, touch } from '../src/games/ulti/touch.ts';
import { Tray, cardsOf, SUIT_ROWS, whereaboutsOf } from '../src/games/ulti/Tray.tsx';
import { draw, talkOf } from './drawn.ts';
import { walk, type Walked } from './walk.ts';

type Scene = SceneOf<View>;
const SEATS = [0, 1, 2];

/** Deals where the others play by rules, and the person bids low, passes, and plays at random. */
function deals(preset: string, seed: number): Promise<Walked<View, Seen>[]> {
  return walk({
    game: 'ulti',
    options: { ...ulti.rules.presets[preset], deals: 3 },
    seed,
    player: 'rules',
    most(scene, random) {
      const { phase } = scene.view as View;
      return { BID: 4, TURN: random.below(5) === 0 ? 2 : 1, FINAL: 1 }[phase as string] ?? 99;
    },
  });
}

/** The scene of a written position for a seat. */
function sceneOf(position: string, seat = 0, options: Partial<Options> = {}): Scene {
  const state = ulti.create({ ...ulti.rules.defaults, ...options }, 3);
  ulti.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
  expect(ulti.readPosition(state, position)).toBeUndefined();
  const view = ulti.view(state, seat);
  return {
    id: 'a',
    reader: seat,
    game: 'ulti',
    version: ulti.version,
    step: 0,
    level: 'casual',
    rules: '',
    seat,
    names: ['Anna', 'Bo', 'Cem'],
    deal: 0,
    deals: 1,
    view,
    choices: choicesOf(ulti, view),
    sheet: [],
    over: false,
    canUndo: false,
    canRedo: false,
  };
}

function gesturesOf(scene: Scene): Gesture[] {
  const label = { text: '', short: '', notes: [], card: undefined };
  return scene.choices.map((choice) => ({ ...touch(choice, scene), choice, label }));
}

/** Everything that has a place on the table, as the components draw it. */
function placesOf({ view, choices: listed }: Scene): Set<Place> {
  return new Set([
    TALON,
    ...SEATS.flatMap((seat) => [
      backsPlace(seat),
      wonPlace(seat),
      trickPlace(seat),
      bubblePlace(seat),
    ]),
    ...(view.contract === null ? [] : [PLATE]),
    ...view.kontra.map(({ component }) => chipPlace(component)),
    ...view.hand!.map(handPlace),
    ...ladderOf(view.options).bids.map(({ id }) => bidPlace(id)),
    ...listed.map(({ text }) => `say:${text}`),
  ]);
}

const SETS = ['seed', 'tournament'];
const games = new Map<string, Walked<View, Seen>[]>();

beforeAll(async () => {
  for (const [n, preset] of SETS.entries()) {
    games.set(preset, [...(await deals(preset, n + 1)), ...(await deals(preset, n + 21))]);
  }
});

describe.each(SETS)('deals by the rules of %s', (preset) => {
  test('every card flies from where it is to where it will be', () => {
    let flights = 0;
    for (const { before, step, after } of games.get(preset)!) {
      const [from, to] = [placesOf(before), placesOf(after)];
      for (const motion of beats(step, before, after).flat()) {
        if (motion.kind === 'stamp') {
          expect(to, step.text).toContain(motion.place);
          continue;
        }
        if (motion.kind === 'light') continue;
        flights++;
        // Dealt cards come from the tray; a card that is picked up is new in the hand.
        expect(new Set([...from, ...to]), step.text).toContain(motion.from);
        expect(to, step.text).toContain(motion.to);
        if (motion.to.startsWith('hand:')) expect(motion.to).toBe(handPlace(motion.card));
        if (motion.to === TALON) expect([talonKey(0), talonKey(1)]).toContain(motion.card);
      }
    }
    expect(flights).toBeGreaterThan(300);
  });

  test('a card that nobody may know flies face down', () => {
    let hidden = 0;
    for (const { before, step, after } of games.get(preset)!) {
      for (const motion of beats(step, before, after).flat()) {
        if (motion.kind !== 'fly' || motion.face !== undefined) continue;
        hidden++;
        const keys = SEATS.flatMap((seat) =>
          Array.from({ length: 12 }, (_, n) => backKey(seat, n)),
        );
        expect([...keys, talonKey(0), talonKey(1)]).toContain(motion.card);
      }
      // The seat knows each card that flies face up.
      const open = beats(step, before, after).flat();
      for (const motion of open) {
        if (motion.kind !== 'fly' || motion.face === undefined) continue;
        const { view } = step.seen.some((part: Seen) => part.kind === 'over') ? before : after;
        const known = JSON.stringify([step.seen, view.hand, view.tricks, view.trick]);
        expect(known).toContain(motion.face);
      }
    }
    expect(hidden).toBeGreaterThan(50);
  });

  test('a finished trick leaves when the next card is led', () => {
    let swept = 0;
    for (const { before, step, after } of games.get(preset)!) {
      const flown = beats(step, before, after)
        .flat()
        .flatMap((motion) =>
          motion.kind === 'fly' && motion.to.startsWith('won:') ? [motion] : [],
        );
      const last = before.view.tricks.at(-1);
      const leads =
        step.seen.some((part: Seen) => part.kind === 'play') &&
        before.view.trick === null &&
        before.deal === after.deal;
      expect(flown.map(({ card }) => card)).toEqual(leads && last !== undefined ? last.cards : []);
      for (const { to } of flown) expect(to).toBe(wonPlace(last!.winner));
      // A heap grows only by what flies there.
      for (const seat of before.deal === after.deal ? SEATS : []) {
        const grown = heapOf(after.view, seat) - heapOf(before.view, seat);
        const last = after.view.phase === 'SCORED' && before.view.phase !== 'SCORED';
        if (!last) expect(grown).toBe(flown.some(({ to }) => to === wonPlace(seat)) ? 1 : 0);
      }
      swept += flown.length;
    }
    expect(swept).toBeGreaterThan(30);
  });

  test('every move can be reached by taps on something that is there', () => {
    for (const { after } of games.get(preset)!) {
      const there = placesOf(after);
      const gestures = gesturesOf(after);
      for (const gesture of gestures) {
        for (const place of [gesture.lift, ...gesture.drop]) expect(there).toContain(place);
        const [, own] = gesture.drop;
        if (own === undefined) continue;
        // The second tap on the same card plays it.
        expect(tap(gestures, { lifted: gesture.lift, picked: [] }, own)).toEqual({
          kind: 'move',
          gesture,
        });
      }
    }
  });

  test('an attempt that is no move is refused by a rule', () => {
    let refused = 0;
    for (const { after } of games.get(preset)!) {
      const { view } = after;
      if (after.choices.length === 0 || !/BID|DISCARD|PLAY/.test(view.phase)) continue;
      const state = ulti.create(view.options, 3);
      ulti.world(view, state);
      const lifts = new Set(gesturesOf(after).map(({ lift }) => lift));
      const tried =
        view.phase === 'BID'
          ? ladderOf(view.options).bids.map(({ id }) => bidPlace(id))
          : view.hand!.map(handPlace);
      for (const place of tried) {
        if (lifts.has(place)) continue;
        const answer = ulti.read(state, 0, attempt(place, place, after)!);
        if (!isRefusal(answer)) throw new Error(`${attempt(place, place, after)} may be played`);
        expect(answer.rule).toMatch(/^[457]\./);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(20);
  });

  test('the ladder lights exactly the bids whose cards are there', () => {
    let bidding = 0;
    let unheld = 0;
    for (const { after } of games.get(preset)!) {
      const { view } = after;
      if (view.phase !== 'BID' || after.choices.length === 0) continue;
      bidding++;
      const lit = rungs(after).flatMap(({ steps }) =>
        steps.filter(({ state }) => state === 'fits'),
      );
      const legal = after.choices.map(({ text }) => text.replace('bid ', ''));
      const ladder = ladderOf(view.options);
      const there = legal.filter((id) => fits(cardSet(view.hand!), ladder.byId.get(id)!.anyNeeds));
      expect(new Set(lit.map(({ bid }) => bid.id))).toEqual(new Set(there));
      unheld += legal.length - there.length;
    }
    expect(bidding).toBeGreaterThan(1);
    // In a tournament any bid is allowed; otherwise a bid needs its cards.
    if (preset === 'tournament') expect(unheld).toBeGreaterThan(5);
    else expect(unheld).toBe(0);
  });

  test('two cards that may be laid down one after the other are those that may go together', () => {
    let pairs = 0;
    for (const { after } of games.get(preset)!) {
      const { view } = after;
      if (view.phase !== 'DISCARD' || view.hand?.length !== 12 || after.choices.length === 0)
        continue;
      const state = ulti.create(view.options, 3);
      for (const { text, move } of after.choices) {
        ulti.world(view, state);
        ulti.play(state, move);
        const next = ulti.view(state, 0);
        const first = text.replace('discard ', '');
        expect(laidAlready(next)).toEqual([first]);
        const second = new Set(choicesOf(ulti, next).map((choice) => choice.text.slice(-2)));
        for (const card of next.hand!) {
          expect(mayLay(view, [first, card]), `${first} ${card}`).toBe(second.has(card));
          pairs++;
        }
      }
    }
    expect(pairs).toBeGreaterThan(200);
  });
});

const U = 'contract: U ; trump: A ; soloist: 0';
const REST = 'hand 1: H7 H8 H9 ; hand 2: L7 L8 L9 ; talon: BA BX ; leader: 0';

test('who wins the trick stands on the place of the third card', () => {
  const scene = sceneOf(
    `${U} ; hand 0: A7 AK ; hand 1: H8 L7 ; hand 2: LA B9 ; talon: BA BX ; leader: 0 ; points: 50 35 ; tricks: 5 3 ; marriages: - - - ; play AK ; play L7`,
    2,
  );
  // A player without trumps loses the trick to the king.
  const choice = scene.choices.find(({ text }) => text === 'play LA')!;
  expect(touch(choice, scene).notes).toEqual({ 'trick:2': { text: '−15', tone: 'bad' } });
});

test('only the soloist at turn may give up', () => {
  const position = `${U} ; hand 0: A7 AK AO ; ${REST} ; points: 40 40 ; tricks: 4 3 ; aces: 1 ; marriages: 40 - -`;
  expect(giveUp(sceneOf(position))).toBe('concede');
  expect(giveUp(sceneOf(position, 1))).toBeUndefined();
  expect(giveUp(sceneOf(position, 0, { concede: false }))).toBeUndefined();
});

test('a lost Ulti costs more than a made one brings', () => {
  const { options } = sceneOf(
    `${U} ; hand 0: A7 AK AO ; ${REST} ; points: 40 40 ; tricks: 4 3 ; aces: 1 ; marriages: 40 - -`,
  ).view;
  const risk = (id: string, more: Partial<Options> = {}): number =>
    riskOf({ ...options, ...more }, ladderOf(options).byId.get(id)!);
  expect(['P', 'U', 'H-U', 'H-40U', 'BE', 'UD'].map((id) => risk(id))).toEqual([
    1, 6, 12, 18, 5, 11,
  ]);
  expect(risk('H-U', { ultiPenalty: 'base' })).toBe(18);
});

test('every refusal leads to a rule that can be read', () => {
  const file = new URL('../../../packages/ulti/RULES.md', import.meta.url);
  const blocks = blocksOf(readFileSync(file, 'utf8'));
  for (const rule of Object.values(REFUSALS)) {
    expect(blocks.filter((block) => beginsRule(block, rule)).length, rule).toBeGreaterThan(0);
  }
});

test('rows break between suits', () => {
  const hand = ['H7', 'H8', 'HK', 'B9', 'L7', 'L8', 'LU', 'A7', 'A8', 'AX'];
  expect(rowsOf(hand, true)).toEqual([hand.slice(0, 4), hand.slice(4)]);
  expect(rowsOf(hand, false)).toEqual([hand]);
  expect(rowsOf(hand.slice(0, 5), true)).toEqual([hand.slice(0, 5)]);
  // A hand of one suit and a little more is cut in the middle.
  const long = ['H7', 'H8', 'H9', 'HU', 'HO', 'HK', 'HX', 'HA', 'B7', 'B8'];
  expect(rowsOf(long, true).map((row) => row.length)).toEqual([5, 5]);
});

test('without trumps the ten is held among the low cards, in an open hand as well', () => {
  const past = 'points: 0 60 ; tricks: 0 6 ; marriages: - - -';
  const cards = 'hand 0: B9 BX BU LX ; hand 1: LK A9 AX AK ; hand 2: LO H9 HX HK ; talon: AU AO';
  const { view } = sceneOf(`contract: OB ; soloist: 1 ; leader: 0 ; ${cards} ; ${past}`);
  expect(handOrder(view, 0, view.hand!)).toEqual(['B9', 'BX', 'BU', 'LX']);
  expect(handOrder(view, 1, view.open[1]!)).toEqual(['LK', 'A9', 'AX', 'AK']);
  const trumps = sceneOf(`contract: P ; trump: B ; soloist: 1 ; leader: 0 ; ${cards} ; ${past}`);
  expect(handOrder(trumps.view, 0, trumps.view.hand!)).toEqual(['B9', 'BU', 'BX', 'LX']);
});

const DEAL =
  'dealer: 2 ; deal: H7 HX HU B8 L7 HA H8 LX AX BA HK HO LA AA BX A7 A8 L8 B9 H9 L9 A9 BU LK AK LO AO BK BO B7 LU AU';

const NOTHING_READ: Reading = {
  id: undefined,
  gesture: undefined,
  onSheet: false,
  toggle: () => undefined,
  close: () => undefined,
};

/** The rest of the table asks the browser for its width. */
const asking: GameTable<View, Seen> = {
  ...table,
  Table: ({ scene, talk }) =>
    createElement(Ask, { scene, talk, laying: undefined, reading: NOTHING_READ }),
};

function asks(bid: string): string {
  return draw({ game: asking, scene: sceneOf(`${DEAL} ; bid ${bid}`) }).markup;
}

test('whose the points of the talon are is said where points count, and only there', () => {
  expect(asks('P')).toContain('Their points will count for you');
  expect(asks('BE')).toContain('Tap two cards to lay face down');
  expect(asks('BE')).not.toContain('points will count');
  // The hand is sorted again, with the reason.
  expect(asks('BE')).toContain('the ten ranks just above the nine');
  expect(asks('P')).not.toContain('the ten ranks');
});

const LATE = 'tricks: 0 7 ; points: 0 86 ; marriages: - - -';

test('without trumps neither trumps nor points are mentioned', () => {
  const cards = 'hand 0: B9 B7 L8 ; hand 1: H8 LK AU ; hand 2: LO HK ; talon: AX AO';
  const scene = sceneOf(`contract: BE ; soloist: 0 ; leader: 2 ; ${cards} ; table: BX ; ${LATE}`);
  expect(draw({ game: asking, scene }).markup).toContain('play bells');
  const free = sceneOf(
    `contract: BE ; soloist: 0 ; leader: 2 ; ${cards} ; table: BX ; ${LATE} ; play B9`,
    1,
  );
  const drawn = draw({ game: asking, scene: free });
  expect(drawn.markup).toContain('You do not have the suit: play any card.');
  expect(drawn.gestures.map(({ notes }) => notes)).toEqual([{}, {}, {}]);
  const choice = free.choices.find(({ text }) => text === 'play AU')!;
  const { speech, company } = talkOf(free);
  expect(speech.tell(choice.seen, company).at(-1)?.text).toBe('Cem wins the trick.');
});

test.each([
  // The talon is the soloist's, who knows it.
  ['P', 'points: 40 48', 0, ['51', '48']],
  ['P', 'points: 40 48', 1, ['40', '48']],
  ['40', 'points: 40 48', 0, ['51', '48']],
])('the points of both sides in %s are those of the contract', (contract, given, seat, shown) => {
  const hands = 'hand 0: AK LA ; hand 1: L7 H7 ; hand 2: L8 H8 ; talon: BA B7 ; tricks: 5 3';
  const scene = sceneOf(
    `contract: ${contract} ; trump: A ; soloist: 0 ; leader: 0 ; ${hands} ; aces: 1 ; marriages: - - - ; ${given}`,
    seat,
  );
  const { Score } = table;
  const props = { scene, talk: talkOf(scene), mode: '' };
  const markup = renderToStaticMarkup(createElement(Score, props));
  const sides = markup.slice(markup.indexOf('ulti-score-sides'));
  expect(sides.match(/(?<=<b>)\d+(?=<\/b>)/g)).toEqual(shown);
  expect(markup).toContain(contract === 'P' ? `${shown.join(' against ')} points` : '51 of 60');
});

test('what was lost so far has a minus and not a hyphen', () => {
  const hands = 'hand 0: AK LA ; hand 1: L7 H7 ; hand 2: L8 H8 ; talon: BA B7 ; tricks: 5 3';
  const scene = sceneOf(
    `contract: P ; trump: A ; soloist: 0 ; leader: 0 ; ${hands} ; aces: 1 ; marriages: - - - ; points: 40 48`,
  );
  const view = { ...scene.view, carry: [30, -60, 30] };
  const props = { scene: { ...scene, deals: 3, view }, talk: talkOf(scene), mode: '' };
  const markup = renderToStaticMarkup(createElement(table.Score, props));
  expect(markup.match(/(?<=<td>)[^<]+(?=<\/td>)/g)).toEqual(['30', '−60', '30']);
});

/** All contracts on their own, and the fields of one of them. */
function reads(scene: Scene, id = 'P'): string {
  const game: GameTable<View, Seen> = {
    ...table,
    Table: ({ scene: { view, ...rest }, talk }) => [
      createElement(Rungs, {
        key: 'rungs',
        scene: { ...rest, view },
        talk,
        reading: NOTHING_READ,
        all: true,
        brief: true,
      }),
      createElement(BidDetail, { key: 'detail', id, view, talk, legal: false }),
    ],
  };
  return draw({ game, scene }).markup;
}

const BID_PASSZ = `${DEAL} ; bid P ; discard H7 ; discard L7`;

test('every contract can be tapped and read, also before the talon is picked up', () => {
  for (const seat of SEATS) {
    const scene = sceneOf(BID_PASSZ, seat);
    const buttons = reads(scene).match(/<button[^>]*table-spot-button/g);
    expect(buttons).toHaveLength(ladderOf(scene.view.options).bids.length);
  }
});

test.each([
  [1, 'BE', 'To bid it, pick up the talon.'],
  [2, 'BE', 'You can bid it on your turn, after picking up the talon.'],
  [1, 'P', 'This is the standing bid.'],
  [1, 'H-40', 'You do not hold the cards that it needs.'],
])('seat %i reads why %s cannot be bid now', (seat, id, why) => {
  const markup = reads(sceneOf(BID_PASSZ, seat), id);
  expect(markup).toContain(`<p class="ulti-bid-detail-why">${why}</p>`);
  expect(markup).toContain('from each');
});

test('a contract below the standing bid names that bid, and nothing keeps a tournament from one without its cards', () => {
  const bid = `${DEAL} ; bid BE ; discard H7 ; discard L7`;
  expect(reads(sceneOf(bid, 1), 'U')).toContain('Too low now: Betli stands.');
  const tournament = sceneOf(BID_PASSZ, 1, { requireHolding: false });
  expect(reads(tournament, 'H-40')).toContain('To bid it, pick up the talon.');
});

/** Three cards of the forehand as they are held after this. */
function own(more: string): string {
  return handOrder(sceneOf(DEAL + more).view, 0, ['H7', 'HU', 'HX']).join(' ');
}

test('the order changes with the bid that the seat itself makes', () => {
  expect(own('')).toBe('H7 HU HX');
  expect(own(' ; bid BE')).toBe('H7 HX HU');
  expect(own(' ; bid BE ; discard H7 ; discard L7')).toBe('H7 HX HU');
  expect(own(' ; bid BE ; discard H7 ; discard L7 ; pickup ; bid D')).toBe('H7 HX HU');
  expect(
    own(' ; bid P ; discard H7 ; discard L7 ; pickup ; bid BE ; discard HA ; discard BA'),
  ).toBe('H7 HU HX');
});

test('what somebody else lays down is no news', () => {
  const talon = { kind: 'discard', seat: 1 } as const;
  expect(table.aside?.([{ ...talon, card: null }])).toBe(true);
  expect(table.aside?.([{ ...talon, card: 'H7' }])).toBe(false);
  expect(table.aside?.([{ kind: 'said', seat: 1, text: 'bid BE' }])).toBe(false);
});

test('a bid of another seat and the cards that it lays down are one decision to step through', () => {
  const bids = new Map<string, number>();
  for (const { step, after } of [...games.values()].flat()) {
    if (step.seat === null || step.seat === 0) continue;
    const verb = step.text.split(' ')[0]!;
    const decides = isOthersDecision(table, step, after);
    expect(decides, step.text).toBe(verb !== 'discard');
    bids.set(verb, (bids.get(verb) ?? 0) + 1);
  }
  expect(bids.get('discard')).toBe(2 * bids.get('bid')!);
  const own = [...games.values()].flat().find(({ step }) => step.seat === 0)!;
  expect(isOthersDecision(table, own.step, own.after)).toBe(false);
});

/** Each state with its cards, as the tray shows them. */
function trayOf(scene: Scene): Partial<Record<string, string[]>> {
  const where = whereaboutsOf(scene.view);
  return Object.groupBy(
    SUIT_ROWS.flatMap((suit) => cardsOf(suit, false)),
    where,
  );
}

test('the tray shows what the view contains, and no more', () => {
  let talons = 0;
  for (const { after } of [...games.values()].flat()) {
    const { view } = after;
    if (view.soloist === null || view.result !== null) continue;
    const { mine = [], gone = [], open = [], unseen = [] } = trayOf(after);
    expect(mine.toSorted()).toEqual(view.hand!.toSorted());
    const played = 3 * view.tricks.length + (view.trick?.cards.length ?? 0);
    expect(gone).toHaveLength(played + (view.talon?.length ?? 0));
    expect(mine.length + gone.length + open.length + unseen.length).toBe(32);
    // The rest are in the other hands, or in a talon that another player laid down.
    const others = view.handSizes.reduce((sum, size, seat) => sum + (seat === 0 ? 0 : size), 0);
    expect(open.length + unseen.length).toBe(others + (view.talon === null ? 2 : 0));
    if (view.talon !== null) talons++;
  }
  expect(talons).toBeGreaterThan(5);
});

test('the tray shows an open hand, and the ten above the nine without trumps', () => {
  const scene = sceneOf(
    'contract: OB ; soloist: 1 ; leader: 0 ; hand 0: B9 BX BU LX ; hand 1: LK A9 AX AK ; hand 2: LO H9 HX HK ; talon: AU AO ; points: 0 78 ; tricks: 0 6 ; marriages: - - -',
  );
  expect(trayOf(scene)['open']).toEqual(['LK', 'A9', 'AK', 'AX']);
  expect(trayOf(scene)['unseen']!.toSorted()).toEqual(['AO', 'AU', 'H9', 'HK', 'HX', 'LO']);
  const markup = renderToStaticMarkup(createElement(Tray, { scene, talk: talkOf(scene) }));
  const labels = [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);
  expect(labels).toHaveLength(32);
  expect(labels.slice(2, 5)).toEqual([
    'nine of hearts, not seen yet',
    'ten of hearts, not seen yet',
    'under of hearts, gone',
  ]);
});

test('a contract of two parts has one button for each kontra, and one of three has boxes to tick', () => {
  const hands =
    'hand 0: A7 AK A8 BA BX B9 LA LX L9 ; hand 1: AA AX AO AU A9 HA HX HK L7 B8 ; hand 2: B7 BU BO BK LU LO LK L8 H9 HU ; talon: H7 H8 ; table: HO';
  const says = (contract: string, ladder: Options['ladder']): string[] => {
    const scene = sceneOf(
      `contract: ${contract} ; trump: A ; soloist: 0 ; leader: 0 ; ${hands}`,
      1,
      { requireHolding: false, ladder },
    );
    const { markup } = draw({ game: asking, scene });
    const doubles = markup.slice(markup.indexOf('ulti-ask-doubles'));
    return [...doubles.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) =>
      text!.replaceAll(/<[^>]*>/g, ''),
    );
  };
  expect(says('U', 'seed26')).toEqual(['Ulti ×2', 'Passz ×2', 'Ulti + Passz ×2']);
  expect(says('40', 'seed26')).toEqual(['Say kontra 40-100 ×2']);
  expect(says('20UDc', 'common42')).toEqual(['☐ 20-100', '☐ Ulti', '☐ Durchmars', 'Say kontra ×2']);
});

test('statistics count contracts by part, made and lost, kontra and points per deal', () => {
  const hands = 'hand 1: L7 ; hand 2: L8 ; talon: BA B7 ; tricks: 6 3 ; aces: 1 ; marriages: - - -';
  const end = 'play A7 ; play L7 ; play L8';
  const made = sceneOf(
    `contract: U ; trump: A ; soloist: 0 ; leader: 0 ; hand 0: A7 ; ${hands} ; points: 57 38 ; ${end}`,
  ).view;
  const lost = sceneOf(
    `contract: P ; trump: A ; soloist: 0 ; leader: 0 ; hand 0: A7 ; ${hands} ; points: 5 90 ; kontra: passz=1 ; ${end}`,
  ).view;
  expect([made.phase, lost.phase]).toEqual(['SCORED', 'SCORED']);
  const [alone, against] = partsOf([
    { view: made, seat: 0 },
    { view: lost, seat: 0 },
    { view: lost, seat: 1 },
  ]);
  const mean = (made.result!.deltas[0]! + lost.result!.deltas[0]!) / 2;
  expect(alone).toEqual({
    part: 'soloist',
    rows: [
      { contract: null, deals: 2, made: 1, kontra: 1, mean },
      { contract: 'U', deals: 1, made: 1, kontra: 0, mean: made.result!.deltas[0] },
      { contract: 'P', deals: 1, made: 0, kontra: 1, mean: lost.result!.deltas[0] },
    ],
  });
  expect(against).toMatchObject({ part: 'defender', rows: [{ deals: 1 }, { contract: 'P' }] });
  expect(against!.rows[0]!.mean).toBe(lost.result!.deltas[1]);
});

test('a trick knows who laid which card', () => {
  expect(laid({ leader: 2, cards: ['H7', 'H8', 'H9'] })).toEqual([
    { seat: 2, card: 'H7' },
    { seat: 0, card: 'H8' },
    { seat: 1, card: 'H9' },
  ]);
});

describe('words', async () => {
  const text = await loadCatalogue('en');
  const company = { names: ['Anna', 'Bo', 'Cem'], seat: 0 };
  const german = {
    french: false,
    card: text.games.ulti.card.name,
    suit: text.games.ulti.card.suit,
  };
  const talk = { text, company, speech: speechOf(text, 'ulti')! };

  test('bubbles say the last word in the auction, and marriages and kontra in the first trick', () => {
    const said = new Set<string>();
    for (const { after } of [...games.values()].flat()) {
      for (const seat of SEATS) {
        const words = saidBy(after.view, seat, talk, german);
        if (words !== undefined) said.add(words);
        if (after.view.tricks.length > 1) expect(words).toBeUndefined();
      }
    }
    expect([...said].join(' ')).toMatch(/Pass/);
    expect([...said].join(' ')).toMatch(/Kontra \w/);
    expect([...said].join(' ')).toMatch(/Forty!|Twenty!/);
    for (const words of said) expect(words).not.toMatch(/undefined|discard|kontra [a-z]/);
  });

  test('a bubble names the level that was said', () => {
    const hands =
      'hand 0: A7 AK A8 BA BX B9 LA LX L9 ; hand 1: AA AX AO AU A9 HA HX HK L7 B8 ; hand 2: B7 BU BO BK LU LO LK L8 H9 HU ; talon: H7 H8 ; table: HO';
    const said = 'kontra ulti ; play HA ; play H9 ; raise ulti ; raise ulti ; raise ulti';
    const { view } = sceneOf(
      `contract: U ; trump: A ; soloist: 0 ; leader: 0 ; ${hands} ; ${said}`,
      0,
      {
        maxKontra: 6,
      },
    );
    expect(saidBy(view, 1, talk, german)).toBe('Kontra Ulti! Szubkontra Ulti!');
    expect(saidBy(view, 0, talk, german)).toBe('Rekontra Ulti! Mordkontra Ulti!');
  });

  test('French cards are called by their French names, and drawn from the same notation', () => {
    const french = speechOf(text, 'ulti', 'french')!;
    const [sentence] = french.tell([{ kind: 'play', seat: 1, card: 'LO' }], company);
    expect(sentence).toMatchObject({ text: 'Bo plays the queen of spades.', cards: ['LO'] });
    const [trump] = french.tell([{ kind: 'said', seat: 1, text: 'trump B' }], company);
    expect(trump?.text).toBe('Bo names diamonds as trumps.');
    const choice = { move: 0, text: 'play A7', seen: [] };
    const { view } = [...games.values()].flat()[0]!.after;
    expect(french.choice(choice, view, company)).toMatchObject({
      text: 'Play the seven of clubs',
      card: 'A7',
    });
  });
});

test.each([
  [
    '40',
    'marriages: 40 - - ; points: 27 78',
    '40 for the marriage; 60 needed from tricks and talon, 52 made',
  ],
  [
    '20',
    'marriages: 20 - - ; points: 57 48',
    '20 for the marriage; 80 needed from tricks and talon, 82 made',
  ],
])('the points of %s-100 add up, with the marriage', (contract, given, told) => {
  const hands = 'hand 0: AK ; hand 1: L7 ; hand 2: L8 ; talon: BA B7 ; tricks: 6 3 ; aces: 1';
  const scene = sceneOf(
    `contract: ${contract} ; trump: A ; soloist: 0 ; leader: 0 ; ${hands} ; ${given} ; play AK ; play L7 ; play L8`,
  );
  const markup = renderToStaticMarkup(createElement(Bill, { scene, talk: talkOf(scene) }));
  const rows = [...(markup.split('</table>')[0] ?? '').matchAll(/<td>(\d+)<\/td><td>(\d+)<\/td>/g)];
  for (const side of [1, 2]) {
    const column = rows.map((row) => Number(row[side]));
    const sum = column.slice(0, -1).reduce((all, one) => all + one, 0);
    expect(column.at(-1)).toBe(sum);
  }
  expect(markup).toContain(told);
});

test('the bill calls both sides by the names of those who play', () => {
  const scene = sceneOf(
    'contract: U ; trump: A ; soloist: 1 ; leader: 1 ; hand 0: L7 ; hand 1: A7 ; hand 2: L8 ; talon: BA B7 ; tricks: 6 3 ; aces: 1 ; marriages: - - - ; points: 57 38 ; play A7 ; play L8 ; play L7',
  );
  const markup = renderToStaticMarkup(createElement(Bill, { scene, talk: talkOf(scene) }));
  const [head = ''] = /<thead>.*?<\/thead>/.exec(markup) ?? [];
  expect(head.match(/(?<=<th scope="col">)[^<]+/g)).toEqual(['Points', 'Bo', 'You and Cem']);
});

test.each([
  [0, '0/1', ['against Bo −5', 'against Cem −10']],
  [0, '1/0', ['against Bo −10', 'against Cem −5']],
  [1, '0/1', ['against Cem −5', 'against you −10']],
  [2, '1/0', ['against you −10', 'against Bo −5']],
])(
  'a lost Betli of seat %i costs the one who doubled twice as much: %s',
  (soloist, kontra, told) => {
    // The soloist takes the first trick.
    const cards = ['L9', 'L7', 'L8'];
    const hand = (n: number): string => `hand ${(soloist + n) % 3}: ${cards[n]}`;
    const scene = sceneOf(
      `contract: BE ; soloist: ${soloist} ; leader: ${soloist} ; ${hand(0)} ; ${hand(1)} ; ${hand(2)} ; talon: BA B7 ; points: 0 95 ; tricks: 0 9 ; aces: 1 ; marriages: - - - ; kontra: betli=${kontra} ; play L9 ; play L7 ; play L8`,
    );
    const markup = renderToStaticMarkup(createElement(Bill, { scene, talk: talkOf(scene) }));
    const [, ...names] = Array.from(
      markup.matchAll(/<th scope="col">([^<]*)/g),
      ([, name]) => name,
    );
    const amounts = Array.from(markup.matchAll(/<td>([^<]*)/g), ([, amount]) => amount);
    expect(names.map((name, n) => `${name} ${amounts[n]}`)).toEqual(told);
  },
);

test.each([
  ['the soloist', 'hand 0: A7 ; hand 1: A8 ; hand 2: L8', 'play A7 ; play A8 ; play L8', 'You'],
  [
    'a defender',
    'hand 0: A8 ; hand 1: A7 ; hand 2: L8',
    'play A8 ; play A7 ; play L8',
    'Bo and Cem',
  ],
])('the bill names the side whose silent ulti failed: %s', (_, hands, played, side) => {
  const scene = sceneOf(
    `contract: P ; trump: A ; soloist: 0 ; leader: 0 ; ${hands} ; talon: BA B7 ; tricks: 6 3 ; aces: 1 ; marriages: - - - ; points: 57 38 ; ${played}`,
    0,
    { silentUltiFail: 'double' },
  );
  const markup = renderToStaticMarkup(createElement(Bill, { scene, talk: talkOf(scene) }));
  const [, told] = /Silent Ulti failed <i[^>]*>([^<]*)/i.exec(markup) ?? [];
  expect(told, markup).toBe(side);
});

test('who leads and wins is written on the card, and so hidden with it until it lands', () => {
  const scene = sceneOf(
    `${U} ; hand 0: A7 AK ; hand 1: H8 L7 ; hand 2: LA B9 ; talon: BA BX ; leader: 0 ; points: 50 35 ; tricks: 5 3 ; marriages: - - - ; play AK`,
  );
  const tricks: GameTable<View, Seen> = {
    ...table,
    Table: ({ scene: shown, talk }) => createElement(Trick, { scene: shown, talk }),
  };
  const { markup } = draw({ game: tricks, scene });
  const [before = ''] = /data-card="AK".*?(?=>led · wins)/s.exec(markup) ?? [];
  const count = (what: string): number => before.split(what).length - 1;
  // Beside the card's own element, which was open before, that of the tag is open.
  expect(count('<span') - count('</span>')).toBe(1);
});
