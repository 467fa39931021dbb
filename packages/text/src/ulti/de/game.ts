import type { ulti as english } from '../en/game.ts';
import {
  bidNamer,
  raisedNamer,
  suitNamer,
  tellNamer,
  type GermanRank,
  type GermanSuit,
} from '../parts.ts';
import { cards } from '../../common/de/cards.ts';
import { reasons } from './reasons.ts';
import {
  augen,
  count,
  dich,
  karten,
  list,
  punkte,
  signed,
  signedTenths,
  tut,
} from '../../common/de/grammar.ts';

const SUITS: Readonly<Record<GermanSuit, string>> = {
  H: 'Herz',
  B: 'Schellen',
  L: 'Laub',
  A: 'Eichel',
};
const RANKS: Readonly<Record<GermanRank, string>> = {
  '7': 'Sieben',
  '8': 'Acht',
  '9': 'Neun',
  U: 'Unter',
  O: 'Ober',
  K: 'König',
  X: 'Zehn',
  A: 'Ass',
};
const COMPONENTS: Readonly<Record<string, string>> = {
  passz: 'Passz',
  '40-100': '40-100',
  '20-100': '20-100',
  ulti: 'Ulti',
  betli: 'Betli',
  durchmars: 'Durchmarsch',
  fourAces: 'Vier Asse',
};
const LINES: Readonly<Record<string, string>> = {
  ...COMPONENTS,
  'silent durchmars': 'Stiller Durchmarsch',
  'silent 100': 'Stille Hundert',
  'silent ulti': 'Stiller Ulti',
  'silent ulti failed': 'Verlorener stiller Ulti',
  'passz not played': 'Passz, nicht gespielt',
};
const LEVELS = [
  '',
  'Kontra',
  'Rekontra',
  'Subkontra',
  'Mordkontra',
  'Hirschkontra',
  'Fedák Sári',
] as const;

const suitOf = suitNamer(SUITS, cards.suit);
const component = (id: string): string => COMPONENTS[id] ?? id;
/** As card players say it, without article or ending: `Laub-Ober`. */
const name = tellNamer((rank, suit) => `${SUITS[suit]}-${RANKS[rank]}`, cards.name);
const LAST = { betli: 'Betli', durchmars: 'Durchmarsch', coloured: 'Farbdurchmarsch' } as const;
// Without trumps and alone, a Hearts contract has a name of its own.
const RE = { betli: 'Rebetli', durchmars: 'Redurchmarsch', coloured: undefined } as const;
const bid = bidNamer(({ hearts, base, ulti, fourAces, open, all, alone }) => {
  const re = hearts && !open && alone && all ? RE[all] : undefined;
  return [
    hearts && re === undefined && 'Herz',
    base && component(base),
    ulti && 'Ulti',
    fourAces && 'Vier Asse',
    re ?? (all && LAST[all]),
    // After the noun it needs no ending: `Du spielst Betli aufgelegt`.
    open && 'aufgelegt',
  ];
});
const raised = raisedNamer(list, component, (name) => `gegen ${name}`);

export const ulti: typeof english = {
  tile: {
    name: 'Ulti',
    about: 'Sag am höchsten an, nenne Trumpf und hole den letzten Stich mit der Sieben.',
    aim: 'Ziel: allein gegen zwei schaffen, was du ansagst.',
    players: '3 Spieler',
    length: '5 Min. pro Spiel',
  },

  card: { name, suit: suitOf },
  bid: {
    name: bid,
    worth: (n) => `bringt ${n}`,
    forfeit: (n) => `wird nicht gespielt: kostet ${n} je Gegenspieler`,
    component,
    level: (n) => LEVELS[n] ?? String(n),
    noTrump: 'ohne Trumpf',
    needs: {
      '40-100': 'König und Ober in Trumpf; 60 Augen',
      '20-100': 'König und Ober in anderer Farbe; 80 Augen',
      ulti: 'die Trumpf-Sieben macht den letzten Stich',
      betli: 'kein einziger Stich',
      durchmars: 'alle zehn Stiche',
      passz: 'mehr Augen als die Gegenspieler',
      fourAces: 'alle vier Asse in Stichen',
    },
  },

  zones: {
    talon: 'Talon',
    trick: 'Stich',
    lastTrick: 'Letzter Stich',
    contract: 'Ansage',
    trump: (suit) => `Trumpf: ${suitOf(suit)}`,
    soloist: 'Alleinspieler',
    defender: 'Gegenspieler',
    hand: karten,
    tricks: (n) => count(n, 'Stich', 'Stiche'),
    points: augen,
    auction: 'Lizitation',
    ladder: 'Ansagen, die niedrigste zuerst',
  },

  log: {
    deal: (dealer, forehand) =>
      `${tut(dealer, 'gibst', 'gibt')}. ${tut(forehand, 'bekommst', 'bekommt')} zwölf Karten und ${
        forehand.you ? 'sagst' : 'sagt'
      } zuerst an.`,
    bid: (person, id) => `${tut(person, 'sagst', 'sagt')} an: ${bid(id)}.`,
    pass: (person) => `${tut(person, 'passt', 'passt')}.`,
    pickup: (person) => `${tut(person, 'nimmst', 'nimmt')} den Talon auf.`,
    pickupCards: (person, cards) =>
      `${tut(person, 'nimmst', 'nimmt')} den Talon auf: ${list(cards.map(name))}.`,
    discard: (person) => `${tut(person, 'legst', 'legt')} eine Karte in den Talon.`,
    discardCard: (person, card) => `${tut(person, 'legst', 'legt')} ${name(card)} in den Talon.`,
    hold: (person) => `${tut(person, 'hältst', 'hält')}: Die erste Ansage bleibt stehen.`,
    release: (person) => `${tut(person, 'gibst', 'gibt')} die Ansage frei.`,
    stand: (person, id) => `${tut(person, 'bleibst', 'bleibt')} bei ${bid(id)}.`,
    contract: (soloist, id, trump) =>
      `${tut(soloist, 'spielst', 'spielt')} ${bid(id)}${
        trump === null ? '' : `, Trumpf ist ${suitOf(trump)}`
      }.`,
    trump: (person, suit) => `${tut(person, 'nennst', 'nennt')} ${suitOf(suit)} als Trumpf.`,
    kontra: (person, parts) => `${tut(person, 'gibst', 'gibt')} Kontra: ${raised(parts)}.`,
    raise: (person, parts) => `${tut(person, 'erhöhst', 'erhöht')} ${raised(parts)}.`,
    done: (person) => `${tut(person, 'erhöhst', 'erhöht')} nicht weiter.`,
    play: (person, card) => `${tut(person, 'spielst', 'spielt')} ${name(card)}.`,
    marriages: (person, values) =>
      `${tut(person, 'meldest', 'meldet')} ${list(values.map(String))}.`,
    trick: (winner, n) =>
      n === 0
        ? `${tut(winner, 'machst', 'macht')} den Stich.`
        : `${tut(winner, 'machst', 'macht')} den Stich mit ${augen(n)}.`,
    open: 'Die Hand wird aufgelegt.',
    concede: (person) => `${tut(person, 'gibst', 'gibt')} auf.`,
    over: (scores) =>
      `Das Spiel ist aus: ${list(
        scores.map(({ person, score }) => `${person.you ? 'du' : person.name} ${signed(score)}`),
      )}.`,
  },

  choice: {
    bid: (id) => `Ansage: ${bid(id)}`,
    discard: (card) => `${name(card)} in den Talon legen`,
    shortDiscard: 'In den Talon',
    pass: 'Passen',
    pickup: 'Talon aufnehmen und ansagen',
    hold: 'Halten',
    release: 'Freigeben',
    stand: (id) => `${bid(id)} spielen`,
    trump: (suit) => `${suitOf(suit)} als Trumpf`,
    kontra: (parts) => `Kontra: ${raised(parts)}`,
    raise: (parts) => `Erhöhen: ${raised(parts)}`,
    done: 'Nichts erhöhen',
    play: (card) => `${name(card)} spielen`,
    shortPlay: 'Spielen',
    concede: 'Das Spiel aufgeben',
    wins: 'macht den Stich',
  },

  reasons,
  worth: (value) => `Punkte: ${signedTenths(value)}`,
  measure: 'was du in diesem Spiel gewinnst (+) oder verlierst (−)',
  goal: (id) => `für ${bid(id)}`,

  result: {
    line: (id) => LINES[id] ?? id,
    amount: (n) => signed(n),
    against: (person) => `gegen ${dich(person)}`,
    total: 'Summe',
    talon: (cards) => `Im Talon: ${list(cards)}`,
    conceded: 'Der Alleinspieler hat aufgegeben.',
    points: {
      title: 'Augen',
      tricks: 'In Stichen',
      lastTrick: 'Letzter Stich',
      talon: 'Talon',
      marriages: 'Mariagen',
      sum: 'Zusammen',
    },
    hundred: (marriage, needs, has, talon) =>
      `${marriage} für die Mariage; ${needs} aus Stichen${talon ? ' und Talon' : ''} nötig, ${has} erreicht`,
    noMarriage: 'König und Ober waren nicht da',
    penalty: (n) => `davon ${n} für den verlorenen Ulti`,
    pays: (from, to, n) => `${tut(from, 'zahlst', 'zahlt')} ${to.you ? 'dir' : to.name} ${n}.`,
    even: (one, other) =>
      `Zwischen ${one.you ? 'dir' : one.name} und ${other.you ? 'dir' : other.name} wird nichts gezahlt.`,
    delta: (person, n) =>
      n >= 0
        ? `${tut(person, 'gewinnst', 'gewinnt')} ${punkte(n)}.`
        : `${tut(person, 'verlierst', 'verliert')} ${punkte(-n)}.`,
  },

  refusals: {
    'no-such-bid': (d) => `Die Ansage „${d.bid}“ gibt es hier nicht.`,
    'no-such-card': (d) => `Die Karte „${d.card}“ gibt es nicht.`,
    'no-such-suit': (d) => `Die Farbe „${d.suit}“ gibt es nicht.`,
    'no-such-component': (d) => `„${d.component}“ ist kein Teil einer Ansage.`,
    'bid-closed': () => 'Jetzt wird nicht angesagt.',
    'discard-closed': () => 'Jetzt gibt es nichts abzulegen.',
    'discard-not-held': () => 'Lege zwei verschiedene Karten von deiner eigenen Hand ab.',
    'pass-closed': () => 'Du kannst jetzt nicht passen.',
    'pickup-closed': () => 'Der Talon kann jetzt nicht aufgenommen werden.',
    'pickup-no-bid-left': () =>
      'Wer aufnimmt, muss ansagen, und eine höhere Ansage gibt es nicht mehr.',
    'stand-closed': () => 'Nur der Meistbietende kann spielen, wenn die anderen gepasst haben.',
    'bid-too-low': () => 'Die Ansage muss höher sein als die stehende.',
    'hold-closed': () => 'Es gibt nichts zu halten oder freizugeben.',
    'trump-closed': () => 'Jetzt wird kein Trumpf genannt.',
    'trump-colour': () =>
      'Eine einfache Ansage wird in Schellen, Laub oder Eichel gespielt; in Herz nur, wenn Herz angesagt wurde.',
    'bid-cards-missing': () => 'Du hast die Karten nicht, die diese Ansage braucht.',
    'discard-needed': () => 'Deine Ansage braucht diese Karte: Behalte sie.',
    'trump-cards-missing': () =>
      'Mit dieser Trumpffarbe hast du die Karten nicht, die deine Ansage braucht.',
    'kontra-closed': () =>
      'Kontra gibt ein Gegenspieler im ersten Stich, bevor er seine Karte spielt.',
    'kontra-component': () => 'Auf diesen Teil der Ansage kannst du kein Kontra geben.',
    'raise-closed': () => 'Jetzt kann nichts erhöht werden.',
    'raise-lane': () => 'Das kannst du nicht erhöhen, oder es ist schon auf der höchsten Stufe.',
    'done-closed': () => 'Über Kontra ist jetzt nichts zu entscheiden.',
    'play-closed': () => 'Jetzt wird keine Karte gespielt.',
    'card-not-held': () => 'Diese Karte hast du nicht auf der Hand.',
    'must-follow': () => 'Du hast die ausgespielte Farbe: Bediene.',
    'must-beat': () => 'Du kannst den Stich in dieser Farbe übernehmen: Spiele höher.',
    'must-trump': () => 'Du hast die ausgespielte Farbe nicht, aber Trümpfe: Spiele einen.',
    'must-overtrump': () => 'Du hast einen höheren Trumpf: Spiele ihn.',
    'seven-kept': () =>
      'Im Ulti bleibt die Trumpf-Sieben auf der Hand, solange eine andere Karte gespielt werden kann.',
    'concede-closed': () =>
      'Nur der Alleinspieler kann aufgeben, wenn er mit einer Karte an der Reihe ist.',
    'card-twice': (d) => `Diese Karte gibt es nur einmal: ${name(d.card)}.`,
    'not-a-deal': (d) => `„${d.text}“ ist keine Kartenverteilung.`,
    'deal-size': (d) => `Ausgeteilt sind ${karten(d.cards)}. Es sollten ${d.expected} sein.`,
  },
};
