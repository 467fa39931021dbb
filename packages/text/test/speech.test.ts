/** The texts of real games, in every language. */
import { buddyBluff } from '@pakli/buddy-bluff';
import { compile, type View } from '@pakli/compile';
import { CHANCE, isRefusal, OVER, readOptions, Sfc32, type Game } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import { mulle } from '@pakli/mulle';
import { ulti, type Seen, type View as UltiView } from '@pakli/ulti';
import { describe, expect, test } from 'vitest';
import {
  evidenceOf,
  loadCatalogue,
  LOCALES,
  speechOf,
  worthsOf,
  type Catalogue,
  type Audience,
  type Speech,
} from '../src/index.ts';
import type { ReasonText } from '../src/speech.ts';

/** A mean over imagined deals in all languages. */
async function guessed(game: string, value: number): Promise<string[]> {
  return Promise.all(
    LOCALES.map(async (locale) => voice(await loadCatalogue(locale), game).guess(value)),
  );
}

const NAMES = ['Anna', 'Bo', 'Cem', 'Dóra'];
const GAMES: readonly Game[] = [buddyBluff, mulle, ulti, compile];
/** How a game writes its cards where tables draw them. */
const FRENCH = /^[A23456789TJQK][SHDC]$/;
const CARD: Readonly<Record<string, RegExp>> = {
  'buddy-bluff': FRENCH,
  mulle: FRENCH,
  ulti: /^[HBLA][789UOKXA]$/,
  compile: /^[A-Z][a-z]+-\d$/,
};
/** Described by what they lead to, or by what led to them. */
const UNTOLD = new Set(['play', 'land', 'action']);
const SENTENCE = /^\p{Lu}.*[.!]$|^\d.*[.!]$/u;
/** Some of their moves play no card. */
const CARDLESS = new Set(['ulti', 'compile']);
const BAD = /undefined|NaN|null|\[object| {2}|''| [.,;]/;
/** Before a vowel Hungarian has another article; Unity is said with a j. */
const HIATUS = /(?<!\p{L})a (?!Uni)(?:[aáeéiíoóöőuúüű]|5|1(?!\d))/iu;

function voice(catalogue: Catalogue, game: string): Speech {
  const speech = speechOf(catalogue, game);
  if (speech === undefined) throw new Error(`nobody speaks of ${game}`);
  return speech;
}

interface Heard {
  /** The events of one step as a seat sees them, and their texts. */
  step(seen: readonly unknown[], company: Audience): void;
  /** A seat is to move. */
  decision(view: ReturnType<Game['view']>, company: Audience): void;
}

/** Random play of one deal, as narrated to seat 0 and to a spectator. */
function listen(game: Game, rules: string, seed: number, heard: Heard): void {
  const random = new Sfc32(seed);
  const options = readOptions(game.rules, rules);
  if (isRefusal(options)) throw new Error(rules);
  const seats = game.seats[0] ?? 2;
  const names = NAMES.slice(0, seats);
  const state = game.create(options, seats);
  game.setup(state, { number: 0, starter: seed % seats, carry: names.map(() => 0) });
  const moves = new Int32Array(game.maxChoices);
  const outcome = new Uint8Array(game.maxOutcome);
  for (;;) {
    const turn = game.turn(state);
    if (turn === OVER) return;
    const events: unknown[] = [];
    if (turn === 0) heard.decision(game.view(state, 0), { names, seat: 0 });
    if (turn === CHANCE) {
      const length = game.draw(state, random, outcome);
      game.deal(state, outcome, length, (event) => events.push(event));
    } else {
      const count = game.moves(state, moves);
      game.play(state, moves[random.below(count)]!, (event) => events.push(event));
    }
    for (const seat of [0, null]) {
      const seen = events.map((event) => game.seen(event, seat));
      heard.step(seen, { names, seat });
    }
  }
}

describe('random games in every language', async () => {
  const catalogues = await Promise.all(LOCALES.map((locale) => loadCatalogue(locale)));
  const rules = GAMES.flatMap((game) =>
    Object.keys(game.rules.presets).map((preset) => [game.id, preset, game] as const),
  );

  test.each(rules)('%s, %s', (id, preset, game) => {
    const voices = catalogues.map((catalogue) => voice(catalogue, id));
    const sentences = voices.map(() => 0);
    // Collected: asserting each of tens of thousands takes longer than rendering them.
    const faults: string[] = [];
    const hold = (is: boolean, what: string): void => {
      if (!is) faults.push(what);
    };
    for (let seed = 0; seed < 2; seed++) {
      listen(game, preset, seed, {
        step(seen, company) {
          for (const [n, speech] of voices.entries()) {
            const told = speech.tell(seen, company);
            // Everything has a text; some plays share one with their consequence.
            const untold = seen.filter((_, place) => told.every(({ event }) => event !== place));
            for (const part of untold) {
              const { kind } = part as { kind: string };
              hold(UNTOLD.has(kind), `untold: ${kind}`);
            }
            // A choice inside an effect may change nothing on its own.
            if (id !== 'compile') hold(told.length > 0, `untold: ${JSON.stringify(seen)}`);
            for (const { text, cards } of told) {
              hold(SENTENCE.test(text) && !BAD.test(text), `no sentence: ${text}`);
              hold(LOCALES[n] !== 'hu' || !HIATUS.test(text), `no article: ${text}`);
              for (const card of cards) hold(CARD[id]!.test(card), `no card: ${card}`);
            }
            sentences[n]! += told.length;
          }
        },
        decision(view, company) {
          const choices = choicesOf(game, view);
          for (const speech of voices) {
            const labels = choices.map((choice) => speech.choice(choice, view, company));
            for (const { text, short, notes, card } of labels) {
              const whole = `${text} ${short} ${notes.join(' ')}`;
              hold(!BAD.test(whole) && /^\p{Lu}/u.test(text), `no label: ${whole}`);
              // If every move plays a card, the label names it.
              if (card === undefined) hold(CARDLESS.has(id), `no card in: ${whole}`);
              else hold(CARD[id]!.test(card), `no card: ${card}`);
            }
            // Twins may share a name; different moves of one card do not.
            const names = new Set(labels.map(({ text }) => text));
            if (id !== 'mulle') hold(names.size === labels.length, `twice: ${[...names].join()}`);
          }
        },
      });
    }
    expect(faults).toEqual([]);
    expect(Math.min(...sentences)).toBeGreaterThan(50);
  });
});

test('orders of protocols are named, and a chosen card says what happens to it', async () => {
  const speech = voice(await loadCatalogue('en'), 'compile');
  const heard = { orders: 0, whose: 0, cards: 0 };
  for (let seed = 0; seed < 12; seed++) {
    listen(compile, 'standard', seed, {
      step() {},
      decision(view, company) {
        const { players, pending } = view as View;
        if (pending?.kind === 'action') return;
        for (const choice of choicesOf(compile, view as View)) {
          const { text } = speech.choice(choice, view, company);
          const from = /^perm:(.*)$/.exec(choice.text)?.[1]?.split(',').map(Number);
          if (from !== undefined) {
            const own = text.startsWith('Your protocols') ? 0 : 1;
            const names = from.map((line) => players[own].protocols[line]?.protocol);
            expect(text).toMatch(/^(?:Your|Bo’s) protocols, left to right: /i);
            expect(text.split(': ')[1]).toBe(names.join(', '));
            heard.orders++;
          }
          if (pending?.kind === 'controlTarget' && choice.text !== 'none') {
            expect(text).toMatch(/^Rearrange (?:your|Bo’s) protocols$/);
            heard.whose++;
          }
          if (pending?.kind === 'card' && /^(?:Delete|Flip|Shift|Back to hand): /.test(text))
            heard.cards++;
        }
      },
    });
  }
  expect(Math.min(...Object.values(heard)), JSON.stringify(heard)).toBeGreaterThan(10);
});

test('a player who stands is named with the bid', async () => {
  const catalogues = await Promise.all(LOCALES.map((locale) => loadCatalogue(locale)));
  const told = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    listen(ulti, 'seed', seed, {
      step(seen, company) {
        const [part] = seen as readonly Seen[];
        if (part?.kind !== 'said' || part.bid === undefined) return;
        for (const catalogue of catalogues) {
          const [sentence] = voice(catalogue, 'ulti').tell(seen, company);
          expect(sentence?.text).toContain(catalogue.games.ulti.bid.name(part.bid));
          told.add(catalogue.locale);
        }
      },
      decision(view, company) {
        const stood = view as UltiView;
        const stand = choicesOf(ulti, stood).find(({ text }) => text === 'stand');
        if (stand === undefined) return;
        for (const catalogue of catalogues) {
          const { text } = voice(catalogue, 'ulti').choice(stand, view, company);
          expect(text).toContain(catalogue.games.ulti.bid.name(stood.high?.bid ?? ''));
        }
      },
    });
  }
  expect([...told].toSorted()).toEqual([...LOCALES].toSorted());
});

/** Words that address the reader. */
const TO_SOMEBODY: Readonly<Record<string, RegExp>> = {
  en: /^(you|your|yours|yourself)$/,
  sv: /^(du|dig|din|ditt|dina|er|era|ert|ni)$/,
  de: /^(du|dich|dir|dein.*|euch|euer|eure.*|ihnen)$/,
  hu: /^(te|neked|nálad|veled|tőled|tiéd|rád|téged|(?!marad).{3,}(ed|od|ad|öd)(et|hez|ben|ból|nek)?|.*(hatsz|hetsz|tál|nád|néd))$/,
  tr: /^(sen|sana|seni|senin|sende|sensen|.*(siniz|sin|sın|sun|sün))$/,
};

test('reasons are given of whoever moves, and speak to nobody', async () => {
  for (const locale of LOCALES) {
    const { games } = await loadCatalogue(locale);
    for (const [game, { reasons }] of Object.entries(games)) {
      for (const [key, say] of Object.entries<ReasonText>(reasons)) {
        const text =
          typeof say === 'string' ? say : (say as (...facts: unknown[]) => string)(3, 2, 1);
        const words = text.toLocaleLowerCase(locale).match(/[\p{L}’]+/gu) ?? [];
        const spoken = words.filter((word) => TO_SOMEBODY[locale]?.test(word));
        expect(spoken, `${locale} ${game} ${key}: ${text}`).toEqual([]);
      }
    }
  }
});

describe('sentences', async () => {
  const all = await Promise.all(LOCALES.map((locale) => loadCatalogue(locale)));
  const tell = (game: string, seen: readonly unknown[], seat: number | null): string[] =>
    all.map((catalogue) =>
      voice(catalogue, game)
        .tell(seen, { names: NAMES, seat })
        .map(({ text }) => text)
        .join(' '),
    );

  test('a package, a seal and what it buries', () => {
    const seen = [
      { kind: 'play', seat: 1, card: 'JC' },
      {
        kind: 'package',
        target: 0,
        cards: ['JD', 'JH', 'JC'],
        sources: [
          { from: 'centre', place: 2, cards: ['JD'] },
          { from: 'slot', place: 1, cards: ['JH'] },
        ],
      },
      { kind: 'seal', seat: 0, rank: 'J', size: 4, buried: ['6S'] },
    ];
    expect(tell('buddy-bluff', seen, 0)).toEqual([
      'Bo plays the jack of clubs, takes the jack of diamonds from the centre and the jack of hearts from their own slot, and lays the package on your slot. 4 cards are sealed in your slot: the jacks. The six of spades is buried.',
      'Bo spelar klöver knekt, tar ruter knekt från mitten och hjärter knekt från sitt eget fack och lägger paketet i ditt fack. 4 kort förseglas i ditt fack: knektarna. Spader sex begravs.',
      'Bo kijátssza a treff bubit, elveszi középről a káró bubit és a saját rekeszéből a kőr bubit, és a csomagot a te rekeszedbe teszi. Pecsét a te rekeszedben 4 lapon: bubik. Eltemetve: pikk hatos.',
      'Bo spielt Kreuz-Bube, nimmt Karo-Bube aus der Mitte und Herz-Bube aus dem eigenen Fach und legt das Paket in dein Fach. 4 Karten werden in deinem Fach versiegelt: die Buben. Pik-Sechs wird begraben.',
      'Bo sinek valesini oynadı, ortadan karo valesini ve kendi hanesinden kupa valesini aldı ve paketi senin hanene koydu. Senin hanende 4 kart mühürlendi: valeler. Maça altılısı gömüldü.',
    ]);
  });

  test('many cards that a seal buries are counted, not named', () => {
    const buried = ['2D', '3C', 'KD', 'KS', 'QS'];
    const seen = [{ kind: 'seal', seat: 0, rank: '4', size: 4, buried }];
    expect(tell('buddy-bluff', seen, 1).map((text) => text.split('. ')[1])).toEqual([
      '5 cards are buried.',
      '5 kort begravs.',
      'Eltemetve: 5 lap.',
      '5 Karten werden begraben.',
      '5 kart gömüldü.',
    ]);
    const four = [{ ...seen[0], buried: buried.slice(1) }];
    expect(tell('buddy-bluff', four, 1)[0]).toContain(', the king of spades and the queen of');
  });

  test('a capture with a mulle and a tabbe, by the one who reads', () => {
    const seen = [
      { kind: 'play', seat: 0, action: 'capture', card: 'KL 9', piles: [1] },
      { kind: 'capture', seat: 0, cards: ['KL 9'] },
      { kind: 'mulle', seat: 0, card: 'KL 9', points: 9 },
      { kind: 'tabbe', seat: 0, points: 1 },
    ];
    expect(tell('mulle', seen, 0)).toEqual([
      'You take the nine of clubs with the nine of clubs. Mulle! You have both nines of clubs: 9 points. Tabbe! 1 point for you.',
      'Du tar in klöver nio med klöver nio. Mulle i klöver nio! 9 poäng till dig. Tabbe! 1 poäng till dig.',
      'Elviszed a treff kilencest a treff kilencessel. Mulle! Tiéd mindkét treff kilences: 9 pont. Tabbe! 1 pont neked.',
      'Du nimmst Kreuz-Neun mit Kreuz-Neun. Mulle! Du hast zweimal Kreuz-Neun: 9 Punkte. Tabbe! 1 Punkt für dich.',
      'Sinek dokuzlusuyla yerden sinek dokuzlusunu aldın. Mulle! İki sinek dokuzlusu da senin: 9 puan. Tabbe! Sana 1 puan.',
    ]);
  });

  test('sums are said with what makes them, and piles that join by name', () => {
    const taken = [
      { piles: [2, 1], values: [9, 4], cards: ['SP 9', 'KL 4'] },
      { piles: [3, 4], values: [8, 5], cards: ['RU 8', 'HJ 5'] },
    ];
    const cards = taken.flatMap((group) => group.cards);
    const seen = [
      {
        kind: 'play',
        seat: 0,
        action: 'capture',
        card: 'KL K',
        piles: [1, 2, 3, 4],
        groups: taken,
      },
      { kind: 'capture', seat: 0, cards },
    ];
    expect(tell('mulle', seen, 0)[0]).toBe(
      'You take the nine of spades, the four of clubs, the eight of diamonds and the five of hearts with the king of clubs (9 + 4, 8 + 5).',
    );
    const laid = { kind: 'play', seat: 1, action: 'build', card: 'HJ 4', piles: [1], value: 9 };
    const joined = [
      { ...laid, base: 5, on: { cards: ['RU 5'], value: 5, build: null } },
      {
        kind: 'absorb',
        seat: 1,
        piles: [2],
        groups: [{ piles: [2], values: [9], cards: ['KL 9'] }],
      },
    ];
    expect(tell('mulle', joined, 0)).toEqual([
      'Bo lays the four of hearts on the five of diamonds and builds 9. 1 more pile joins the build: the nine of clubs.',
      'Bo lägger hjärter fyra på ruter fem och bygger 9. 1 hög till dras in i bygget: klöver nio.',
      'Bo ráteszi a kőr négyest a káró ötösre: az építmény értéke 9. Még 1 halom csatlakozik az építményhez: treff kilences.',
      'Bo legt Herz-Vier auf Karo-Fünf und baut 9. 1 Stapel kommt zum Bau dazu: Kreuz-Neun.',
      'Bo kupa dörtlüsünü karo beşlisinin üstüne koydu ve 9 değerinde yapı kurdu. Yapıya 1 yığın daha katıldı: sinek dokuzlusu.',
    ]);
    const own = { cards: ['KL 2', 'RU 3'], value: 5, build: { locked: false, owner: 1 } };
    expect(tell('mulle', [{ ...laid, base: own.value, on: own }], 0)[0]).toBe(
      'Bo lays the four of hearts on their build of 5: it is worth 9 now.',
    );
    // A server of 0.2.0 sends only the value of the pile.
    expect(tell('mulle', [{ ...laid, base: 5 }], 0)[0]).toBe(
      'Bo lays the four of hearts on the 5 and builds 9.',
    );
  });

  test('a shuffled deck is announced with how much of the trash joined it', () => {
    const shuffle = { kind: 'shuffle', depth: 0, cause: null, player: 1, cards: [] };
    expect(tell('compile', [{ ...shuffle, joined: 1 }], 0)).toEqual([
      'Bo shuffles the trash (1 card) into their deck.',
      'Bo blandar in papperskorgen (1 kort) i sin lek.',
      'Bo belekeveri a lomtárat (1 lap) a paklijába.',
      'Bo mischt die Ablage (1 Karte) ins Deck.',
      'Bo çöpü (1 kart) destesine karıştırdı.',
    ]);
    expect(tell('compile', [{ ...shuffle, joined: 0 }], 0)[0]).toBe('Bo shuffles their deck.');
  });

  test('a text is announced with whether it does something', () => {
    const by = { depth: 1, cause: null, player: 1 };
    const cards = [{ card: 'Death-3', from: 'P1.L0.1', to: 'P1.L0.1', up: true, news: false }];
    const text = { ...by, kind: 'text', cards, box: 'middle' };
    const turn = { ...by, kind: 'turn', cards: [], depth: 0, player: 0, number: 7 };
    const cause = { card: 'Death-3', box: 'middle' };
    const gone = [{ card: 'Fire-5', from: 'P0.L1.0', to: 'P0.trash', up: true, news: false }];
    const deleted = { ...by, kind: 'delete', cause, cards: gone };
    const other = { ...deleted, cause: { card: 'Fire-2', box: 'middle' } };
    expect(tell('compile', [text, turn], 0).map((line) => /^[^.]*\./.exec(line)?.[0])).toEqual([
      'The middle text of Death 3 does nothing.',
      'Death 3: mellersta texten har ingen verkan.',
      'Death 3: a középső szövegnek nincs hatása.',
      'Death 3: Der mittlere Text bewirkt nichts.',
      'Death 3: orta metin etkisiz kaldı.',
    ]);
    expect(tell('compile', [text, other], 0)[0]).toMatch(
      /^The middle text of Death 3 does nothing\./,
    );
    expect(tell('compile', [text, deleted, turn], 0)[0]).toMatch(
      /^The middle text of Death 3 takes effect\. Fire 5 is deleted\./,
    );
    // It asks, or it is the last that a start of a turn looked at.
    expect(tell('compile', [text], 0)[0]).toBe('Now comes the middle text of Death 3.');
  });

  test('protocols that change places are called by name', () => {
    const order = { kind: 'rearrange', depth: 0, cause: null, player: 0, cards: [] };
    const protocols = ['Speed', 'Fire', 'Life'];
    const swapped = { ...order, whose: 0, from: [1, 0, 2], protocols };
    const turned = { ...order, whose: 1, from: [1, 2, 0], protocols };
    expect(tell('compile', [swapped], 0)).toEqual([
      'You swap Speed and Fire.',
      'Du byter plats på Speed och Fire.',
      'Felcseréled két protokollodat: Speed és Fire.',
      'Du tauschst Speed und Fire.',
      'Speed ve Fire protokollerinin yerini değiştirdin.',
    ]);
    expect(tell('compile', [turned], 0)[0]).toBe(
      'You rearrange Bo’s protocols: Speed in line 1, Fire in line 2 and Life in line 3.',
    );
  });

  test('giving up is announced as giving up', () => {
    const over = { kind: 'over', depth: 0, cause: null, player: 1, cards: [], end: 'resigned' };
    expect(tell('compile', [over], 0)[3]).toBe('Du gibst auf.');
    expect(tell('compile', [over], 1)[0]).toBe('Anna gives up.');
  });

  test('a build that would be worth too much is refused for that', async () => {
    const state = mulle.create(mulle.rules.defaults, 2);
    mulle.readPosition(state, 'table: SP K ; Anna: HJ 10, HJ K ; Bo: 2 cards');
    for (const [locale, text] of [
      ['en', 'That would make 23. No build is worth more than 16.'],
      ['sv', 'Det skulle bli 23. Inget bygge är värt mer än 16.'],
    ] as const) {
      const speech = voice(await loadCatalogue(locale), 'mulle');
      const refusal = mulle.read(state, 0, 'build HJ 10 on 1 = 23');
      expect(isRefusal(refusal) && speech.refusal(refusal).text).toBe(text);
    }
  });

  test('a spectator is nobody at the table', () => {
    const seen = [
      { kind: 'play', seat: 0, card: '7D' },
      { kind: 'pool', card: '7D' },
    ];
    expect(tell('buddy-bluff', seen, null)[0]).toBe('Anna lays the seven of diamonds on the pool.');
    expect(tell('buddy-bluff', seen, 0)[0]).toBe('You lay the seven of diamonds on the pool.');
  });

  test('a refusal is explained with its rule', async () => {
    const speech = voice(await loadCatalogue('en'), 'mulle');
    const state = mulle.create(mulle.rules.defaults, 2);
    mulle.readPosition(state, 'table: KL 9 | SP 9 ; Anna: KL 9, SP 3 ; Bo: 2 cards');
    const refusal = mulle.read(state, 0, 'capture KL 9 x 1,2');
    expect(isRefusal(refusal) && speech.refusal(refusal)).toEqual({
      text: 'The twin of the nine of clubs lies on the table: this card takes it, and nothing else.',
      rule: '5.1a',
    });
  });

  test('a part of a rule is read in the whole of it', async () => {
    const speech = voice(await loadCatalogue('en'), 'ulti');
    expect(speech.refusal({ refused: 'must-follow', rule: '7.2-follow' }).rule).toBe('7.2');
  });

  test('a refusal that no catalogue knows, and one of the constructor kind', async () => {
    const speech = voice(await loadCatalogue('en'), 'mulle');
    for (const refused of ['brand-new', 'constructor', 'toString']) {
      expect(speech.refusal({ refused, rule: 'options' })).toEqual({
        text: `That is not possible (${refused}).`,
        rule: undefined,
      });
    }
    expect(speech.reason('constructor')).toBeUndefined();
    expect(speechOf(await loadCatalogue('en'), 'constructor')).toBeUndefined();
  });

  test('deals are called what the game calls them', async () => {
    const swedish = await loadCatalogue('sv');
    const { deals: omgångar } = voice(swedish, 'mulle');
    expect([omgångar.name(1, 2), omgångar.over(1), omgångar.next]).toEqual([
      'Omgång 1 av 2',
      'Omgång 1 är slut',
      'Nästa omgång',
    ]);
    const { deals: givar } = voice(swedish, 'ulti');
    expect([givar.name(1, 3), givar.over(1), givar.next]).toEqual([
      'Giv 1 av 3',
      'Giv 1 är slut',
      'Nästa giv',
    ]);
  });

  test('a mean over imagined deals looks like one', async () => {
    expect(await guessed('mulle', 45)).toEqual([
      '≈ +45.0 points',
      '≈ +45,0 poäng',
      '≈ +45,0 pont',
      'Punkte: ≈ +45,0',
      '≈ +45,0 puan',
    ]);
    for (const text of await guessed('compile', 0.62)) expect(text).toMatch(/≈ %?62/);
    for (const text of await guessed('ulti', -3.5)) expect(text).toMatch(/≈ [−-]3[.,]5/);
  });

  test('a number of an auction names the bid that it belongs to', async () => {
    const said = await Promise.all(
      LOCALES.map(async (locale) => {
        const speech = voice(await loadCatalogue(locale), 'ulti');
        const estimate = { move: 0, value: 5, weight: 40, goal: 'H-40U' };
        return worthsOf(speech, [estimate], {})[0];
      }),
    );
    expect(said).toEqual([
      '≈ +5.0 points, for Hearts 40-100 Ulti',
      '≈ +5,0 poäng, för Hjärter 40-100 Ulti',
      '≈ +5,0 pont, piros 40-100 ulti bemondásával',
      'Punkte: ≈ +5,0, für Herz 40-100 Ulti',
      '≈ +5,0 puan, Kupa 40-100 Ulti için',
    ]);
  });

  test('a few imagined deals are called a guess, never an average', async () => {
    const { frame } = await loadCatalogue('en');
    const said = [0, 0.4, 1, 19, 20, 1200].map((weight) => evidenceOf(frame, { weight }));
    expect(said).toEqual([
      'calculated to the end',
      'a rough guess',
      'a rough guess',
      'a rough guess',
      'on average over 20 simulated deals',
      'on average over 1,200 simulated deals',
    ]);
  });

  test('boxes of protocols have names', async () => {
    for (const locale of LOCALES) {
      const speech = voice(await loadCatalogue(locale), 'compile');
      expect(speech.optionValue('sets', 'MN01+AX02'), locale).toBe('Main 1 + Aux 2');
      expect(speech.option('sets', 'MN02'), locale).toMatch(/: Main 2$/);
    }
  });

  test('options in words', async () => {
    const speech = voice(await loadCatalogue('sv'), 'mulle');
    expect(speech.option('lock', 'always')).toBe('Ett bygge låses: alltid');
    expect(speech.option('rounds', 6)).toBe('Ronder i en omgång: 6');
    expect(speech.presets[0]?.id).toBe('synced');
  });
});
