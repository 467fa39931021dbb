import type { buddyBluff as english } from '../en/game.ts';
import type { LentCards } from '../parts.ts';
import type { Person } from '../../person.ts';
import { name, names, ranks } from '../../common/sv/cards.ts';
import { reasons } from './reasons.ts';
import { count, genitiv, kort, list, share, vem } from '../../common/sv/grammar.ts';

const fack = (person: Person): string => `${person.you ? 'ditt' : genitiv(person.name)} fack`;
const Fack = (person: Person): string => `${person.you ? 'Ditt' : genitiv(person.name)} fack`;
/** A player's slot, as seen by the acting player. */
const fackFor = (person: Person, owner: Person): string => {
  if (person.seat !== owner.seat) return fack(owner);
  return person.you ? 'ditt eget fack' : 'sitt eget fack';
};
const from = ({ place, owner, faces }: LentCards, taker: Person | undefined): string => {
  if (owner !== undefined) {
    return `${names(faces)} från ${taker === undefined ? fack(owner) : fackFor(taker, owner)}`;
  }
  return `${names(faces)} från ${place === 'pool' ? 'högen' : 'mitten'}`;
};
const all = (lent: readonly LentCards[], taker?: Person): string =>
  list(lent.map((part) => from(part, taker)));

export const buddyBluff: typeof english = {
  tile: {
    name: 'Buddy Bluff',
    about: 'Samla kort av samma valör i paket och låt någon annan ta straffet.',
    aim: 'Målet: få minst straffpoäng.',
    players: '4 spelare',
    length: '5 minuter',
  },
  modes: {
    name: 'Vad bordet visar',
    standard: { name: 'Normalt', about: 'Öppna kort, sigill, straff och de fyra senaste turerna.' },
    memory: { name: 'Minne', about: 'Öppna kort och sigill. Straffen visas i slutet.' },
    open: { name: 'Öppet', about: 'Alla kort, och hur många av varje valör som går att nå.' },
  },

  zones: {
    centre: 'Mitten',
    place: (n) => `Plats ${n} i mitten`,
    closed: 'stängd',
    pool: 'Högen',
    poolTop: (face, n) => `Högen med ${kort(n)}, överst ${name(face)}`,
    emptyPool: 'Högen är tom',
    slot: Fack,
    slotTop: (person, face, n) => `${Fack(person)}: ${kort(n)}, överst ${name(face)}`,
    closedSlot: (person, n) => `${Fack(person)}: ${kort(n)}, inget öppet kort`,
    seal: (rank, n) => `Sigill på ${kort(n)}: ${ranks(rank)}`,
    deck: (n) => `${kort(n)} i leken`,
    round: (n) => `Rond ${n} av 3`,
    accessible: (rank, n) => `${ranks(rank)}: ${n} går att nå`,
  },

  score: {
    penalty: 'Straff',
    points: (n) => count(n, 'poäng', 'poäng'),
    lowest: 'Lägst straff vinner.',
    accessible: 'Kort av varje valör som går att nå',
  },

  log: {
    firstDeal: (centre, n) => `I mitten: ${names(centre)}. Alla får ${kort(n)}.`,
    deal: (round, n) => `Rond ${round}: alla får ${kort(n)}.`,
    pool: (person, card) => `${vem(person)} lägger ${name(card)} på högen.`,
    package: (person, card, lent, target) =>
      `${vem(person)} spelar ${name(card)}, tar ${all(lent, person)} och lägger paketet i ${fackFor(person, target)}.`,
    seal: (owner, rank, n) =>
      `${count(n, 'kort förseglas', 'kort förseglas')} i ${fack(owner)}: ${ranks(rank)}.`,
    buried: (faces) => `${names(faces)} begravs.`,
    manyBuried: (n) => `${kort(n)} begravs.`,
    over: (scores) =>
      `Given är slut. Straff: ${list(
        scores.map(({ person, score }) => `${person.you ? 'du' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    pool: (card) => `Lägg ${name(card)} på högen`,
    package: (card, lent, target) =>
      `Spela ${name(card)}, ta ${all(lent)} och lägg paketet i ${
        target.you ? 'ditt eget fack' : fack(target)
      }`,
    seals: (owner, rank) => `det förseglar ${ranks(rank)} i ${fack(owner)}`,
    shortPool: 'På högen',
    shortPackage: (target) => (target.you ? 'Behåll' : `Till ${target.name}`),
    shortSeals: (rank) => `förseglar ${ranks(rank)}`,
  },

  reasons,
  assumes: 'om alla spelar vidare som hittills',
  worth: (value, match) => `${share(value)} ${match ? 'chans att vinna matchen' : 'vinstchans'}`,
  expected: (n) => `ungefär ${count(n, 'straffpoäng', 'straffpoäng')}`,

  refusals: {
    'card-not-in-hand': () => 'Du har inte det kortet på hand.',
    'target-required': () =>
      'Kortet ger träff på öppna kort. Välj i vilket fack paketet ska läggas.',
    'no-match': () => 'Kortet ger ingen träff, så det läggs på högen och inte i något fack.',
    'bad-target': () => 'Det facket finns inte. Välj en av de fyra spelarna.',
    'named-twice': (d) => `”${d.text}” anges två gånger.`,
    'no-such-card': (d) => `Kortet ”${d.card}” finns inte.`,
    'card-twice': (d) => `Det finns bara ett sådant kort: ${name(d.card)}.`,
    'card-dealt': (d) => `Kortet är inte kvar i leken: ${name(d.card)}.`,
    'not-a-deal': (d) => `”${d.text}” är ingen giv.`,
    'deal-size': (d) => `Given har ${kort(d.cards)}. Den ska ha ${d.expected}.`,
    'bad-number': (d) => `”${d.text}” är fel: högst ${d.most}.`,
    'nothing-dealt': () => 'Före första given kan inget ligga på bordet.',
    'nothing-to-play': () => 'Ingen har något kort, fast inget har spelats än.',
    'centre-size': (d) => `Mitten har fyra platser, inte ${d.cards}.`,
    'bad-seal': (d) => `Sigillen i ”${d.text}” är fel: hakparenteser står kring kort av en valör.`,
  },
};
