/** The text tables of Ulti and Compile, checked against the rules and the view. */
import {
  isRefusal,
  listMoves,
  Match,
  readOptions,
  Sfc32,
  type Game,
  type GameTypes,
  type ViewOf,
} from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import { compile } from '@pakli/compile';
import { mulle } from '@pakli/mulle';
import { LOCALES } from '@pakli/text';
import { ulti } from '@pakli/ulti';
import { expect, test } from 'vitest';
import { bodyOf, type BodyPorts } from '../src/commands/play/body.ts';
import { offersOf } from '../src/seat/offers.ts';
import type { TableSetting } from '../src/table/art.ts';
import { compileArt } from '../src/table/compile.ts';
import { mulleArt } from '../src/table/mulle.ts';
import { tableOf } from '../src/table/index.ts';
import { ultiArt } from '../src/table/ulti.ts';
import { Ink } from '../src/terminal/ink.ts';
import { widthOf } from '../src/terminal/lines.ts';
import { voiceFor } from '../src/input/voice.ts';

const ink = new Ink({ ascii: true, colour: false, fourColours: false });

/** Calls `look` with every position that seat 0 meets in random games, or only with those where it is at turn. */
function eachView<K extends GameTypes>(
  game: Game<K>,
  games: number,
  rules: string,
  look: (view: ViewOf<K>) => void,
  onlyAtTurn = false,
): void {
  const options = readOptions(game.rules, rules);
  if (isRefusal(options)) throw new Error(options.refused);
  for (let seed = 1; seed <= games; seed++) {
    const random = new Sfc32(seed);
    const match = Match.start(game, { random, options });
    if (isRefusal(match)) throw new Error(match.refused);
    for (match.advance(random); !match.over; match.advance(random)) {
      const { table } = match;
      if (!onlyAtTurn || table.turn === 0) look(game.view(table.state, 0));
      const moves = listMoves(game, table.state);
      table.play(moves[random.below(moves.length)]!);
    }
  }
}

async function settingFor(id: string, names: readonly string[]): Promise<TableSetting> {
  const { catalogue, words } = await voiceFor(id, 'en');
  return { ink, width: 80, roomy: true, company: { names, seat: 0 }, catalogue, words };
}

const NAMES = ['You', 'Bo', 'Cem'];
const KEPT = ' The trump seven is kept.';

test('Ulti says what the trick asks of a hand: exactly the legal cards', async () => {
  const setting = await settingFor('ulti', NAMES);
  const said = new Map<string, number>();
  eachView(
    ulti,
    400,
    '',
    (view) => {
      if (view.phase !== 'PLAY') return;
      const [asked = ''] = ultiArt.ask!(view, setting);
      const legal = choicesOf(ulti, view)
        .filter(({ text }) => text.startsWith('play '))
        .map(({ text }) => text.slice(5));
      const hand = view.hand!;
      const led = view.trick?.cards[0]?.charAt(0) ?? '';
      const ofSuit = (suit: string | null): string[] =>
        hand.filter((card) => card.charAt(0) === suit && card !== `${view.trump}7`);
      const key = asked.replace(/(hearts|bells|leaves|acorns)/, 'it').replace(KEPT, '');
      if (asked.endsWith(KEPT)) expect(legal).not.toContain(`${view.trump}7`);
      said.set(key, (said.get(key) ?? 0) + 1);
      if (view.trump === null) expect(asked).not.toContain('trump');
      if (key === 'Follow it.') expect(legal).toEqual(expect.arrayContaining(ofSuit(led)));
      else if (key === 'Follow it and beat the trick.') {
        expect(legal.length).toBeLessThan(hand.filter((card) => card.startsWith(led)).length);
        expect(legal.every((card) => card.startsWith(led))).toBe(true);
      } else if (key.endsWith('trump.')) {
        expect(legal.every((card) => card.startsWith(view.trump!))).toBe(true);
        const all = legal.length >= ofSuit(view.trump).length;
        expect(all).toBe(key.endsWith('play a trump.'));
      } else
        expect(legal).toEqual(expect.arrayContaining(hand.filter((c) => c !== `${view.trump}7`)));
    },
    true,
  );
  // Every duty has come up.
  expect([...said.keys()].sort()).toEqual([
    'Follow it and beat the trick.',
    'Follow it.',
    'You are out of the suit: play a higher trump.',
    'You are out of the suit: play a trump.',
    'You do not have the suit: any card.',
    'You have neither the suit nor a trump: any card.',
    'You lead any card.',
  ]);
});

test('Ulti shows the hand sorted, the bids near the highest one, and the contract with its kontra', async () => {
  const setting = await settingFor('ulti', NAMES);
  let [auctions, contracts, kontras] = [0, 0, 0];
  eachView(ulti, 40, 'deals=2', (view) => {
    for (const roomy of [true, false]) {
      const lines = ultiArt.draw(view, { ...setting, roomy });
      const drawn = lines.join('\n');
      const held = ultiArt.holds!(view, setting).join(' ');
      const hand = /Your hand: (.*)/.exec(held)?.[1]?.split(/ +/);
      if (view.hand!.length > 0) expect(hand!.toSorted()).toEqual(view.hand!.toSorted());
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
      if (view.contract === null && view.high !== null) {
        auctions++;
        expect(drawn).toMatch(/Highest bid: .* \(pays \d+\) · (You|Bo|Cem)/);
        expect(drawn).toMatch(/Ladder: .*> /s);
      }
      if (view.contract !== null) contracts++;
      if (view.contract !== null) expect(drawn).toMatch(/Contract: .*(pays \d+)/);
      const doubled = view.kontra.some(({ levels }) => levels.some((level) => level > 0));
      if (doubled) kontras++;
      expect(/kontra ×\d/.test(drawn)).toBe(doubled);
    }
  });
  expect(Math.min(auctions, contracts, kontras)).toBeGreaterThan(20);
});

test('Ulti says of a Passz that is not played what it costs, and of a bid that its cards are missing', async () => {
  const setting = await settingFor('ulti', NAMES);
  let [unheld, forfeits] = [0, 0];
  eachView(ulti, 150, 'tournament', (view) => {
    if (view.phase === 'BID' && view.turn === 0) {
      const about = (bid: string): string => ultiArt.about!(`bid ${bid}`, view, setting).join('\n');
      expect(about('P')).toBe(' Passz: not played: costs 2 to each defender');
      const pair = view.hand!.some(
        (card) => /[BLA]K/.test(card) && view.hand!.includes(`${card.charAt(0)}O`),
      );
      expect(about('40').includes('You do not hold its cards')).toBe(!pair);
      if (!pair) unheld++;
    }
    if (view.high?.bid !== 'P') return;
    forfeits++;
    const drawn = ultiArt.draw(view, setting).join('\n');
    expect(drawn).toMatch(/Passz \(not played: costs 2 to each defender\)/);
  });
  expect(unheld).toBeGreaterThan(20);
  expect(forfeits).toBeGreaterThan(1);
});

test('Compile shows every card that can be read, the totals, and the text that asks', async () => {
  const setting = await settingFor('compile', NAMES.slice(0, 2));
  let [asked, nested] = [0, 0];
  eachView(compile, 12, 'quick', (view) => {
    const drawn = compileArt.draw(view, setting);
    for (const line of drawn) expect(line.length).toBeLessThanOrEqual(80);
    const all = drawn.join('\n');
    for (const { stacks } of view.players) {
      for (const { card } of stacks.flat()) {
        if (card !== null) expect(all).toContain(card.replace('-', ' '));
      }
    }
    const plates = drawn.filter((line) => /^ 1 [#-] /.test(line));
    expect(plates.map((line) => line.match(/\b\d+(?= {2,}| *$)/g)!.map(Number))).toEqual([
      view.totals[1],
      view.totals[0],
    ]);
    const { pending } = view;
    if (pending !== null && pending.cause !== null) {
      asked++;
      const open = view.texts;
      if (open.length > 1) nested++;
      expect(open.at(-1)).toMatchObject(pending.cause);
      expect(all).toContain('What is going on');
      if (pending.player === 0) {
        const [, text = ''] = compileArt.ask!(view, setting);
        expect(text).toContain(`${pending.cause.card.replace('-', ' ')}, ${pending.cause.box}`);
      }
    }
  });
  expect(asked).toBeGreaterThan(50);
  expect(nested).toBeGreaterThan(3);
});

test('a card that is typed can be read, whether it can be played or not', async () => {
  const voice = await voiceFor('compile', 'en');
  const art = await tableOf(compile);
  const company = { names: ['You', 'Bo'], seat: 0 };
  const random = new Sfc32(3);
  const options = readOptions(compile.rules, 'fixed first=P0');
  if (isRefusal(options)) throw new Error(options.refused);
  const match = Match.start(compile, { random, options });
  if (isRefusal(match)) throw new Error(match.refused);
  match.advance(random);
  const view = compile.view(match.table.state, 0);
  const offers = offersOf(choicesOf(compile, view), view, company, voice.speech);
  const question: BodyPorts = { offers, view, company, voice, ink, art, hint: undefined };
  const read = (text: string): string => bodyOf(question, text).lines(80, 20).join('\n');
  const [card = ''] = view.players[0].hand!;
  expect(read(card.replace('-', ' ').toLowerCase())).toMatch(/text: .*\n.* Play /s);
  expect(read('Death 1')).toMatch(/^ Death 1, top text: Start of your turn/);
  expect(read('Death 1')).not.toContain('Play');
  expect(read('death').split('\n').length).toBeGreaterThan(5);
  expect(read('nonsense')).toContain('1) ');
});

test.for(LOCALES)('what is asked fits above the moves in %s', async (locale) => {
  const { catalogue, words } = await voiceFor('ulti', locale);
  const { ask } = words.ulti;
  const said = Object.values(ask).map((text) =>
    typeof text === 'string' ? text : text === ask.discard ? ask.discard(2) : ask.hold('ulti'),
  );
  for (const text of said) {
    const title = `── ${catalogue.frame.table.moves} · ${text} `;
    expect(widthOf(title), title).toBeLessThan(80);
  }
});

function cardsIn(lines: readonly string[]): number {
  return lines.flatMap((line) => line.match(/\b(?:10|[2-9TJQKA])[shdc]\b/gi) ?? []).length;
}

test('Mulle lets be looked at what was taken and what nobody has seen: together with the rest all cards twice', async () => {
  const setting = await settingFor('mulle', ['You', 'Bo']);
  eachView(mulle, 1, 'short', (view) => {
    const open = view.table.flatMap((pile) => pile.cards).length + (view.hand?.length ?? 0);
    expect(cardsIn(mulleArt.look!(view, setting))).toBe(104 - open);
  });
});

test('who reads about a card of Compile reads what was decided about it', async () => {
  const { catalogue, words, rulings } = await voiceFor('compile', 'en');
  const company = { names: ['You', 'Bo'], seat: 0 };
  const setting = { ink, width: 80, roomy: true, company, catalogue, words, rulings };
  let read = '';
  eachView(compile, 1, 'quick', (view) => {
    read = compileArt.about!('hate 2', view, setting).join('\n');
  });
  expect(read.replaceAll(/\s+/g, ' ')).toContain(rulings!.about.hate2);
});
