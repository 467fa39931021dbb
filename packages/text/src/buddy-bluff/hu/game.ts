import type { buddyBluff as english } from '../en/game.ts';
import type { LentCards } from '../parts.ts';
import type { Person } from '../../person.ts';
import { name, names, object, objects, ranks } from '../../common/hu/cards.ts';
import { reasons } from './reasons.ts';
import { count, does, lap, list, share } from '../../common/hu/grammar.ts';

/** Somebody's slot with an ending: into, out of, in. */
const rekesz = (owner: Person, ending: 'be' | 'ből' | 'ben'): string =>
  owner.you ? `a te rekeszed${ending}` : `${owner.name} rekeszé${ending}`;
const rekeszOf = (person: Person, owner: Person, ending: 'be' | 'ből'): string => {
  if (person.seat !== owner.seat) return rekesz(owner, ending);
  return `a saját rekesz${person.you ? 'ed' : 'é'}${ending}`;
};
const Rekesz = (person: Person): string => (person.you ? 'A rekeszed' : `${person.name} rekesze`);
const from = ({ place, owner, faces }: LentCards, taker: Person | undefined): string => {
  if (owner !== undefined) {
    const slot = taker === undefined ? rekesz(owner, 'ből') : rekeszOf(taker, owner, 'ből');
    return `${slot} ${objects(faces)}`;
  }
  return `${place === 'pool' ? 'a kupacról' : 'középről'} ${objects(faces)}`;
};
const all = (lent: readonly LentCards[], taker?: Person): string =>
  list(lent.map((part) => from(part, taker)));

export const buddyBluff: typeof english = {
  tile: {
    name: 'Buddy Bluff',
    about: 'Gyűjtsd csomagba az egyforma lapokat, és sózd a büntetést valaki másra.',
    aim: 'A cél: a legkevesebb büntetőpont.',
    players: '4 játékos',
    length: '5 perc',
  },
  modes: {
    name: 'Mit mutat az asztal',
    standard: {
      name: 'Szokásos',
      about: 'Nyílt lapok, pecsétek, büntetések, az utolsó négy lépés.',
    },
    memory: { name: 'Memória', about: 'Nyílt lapok és pecsétek. Büntetések csak a végén.' },
    open: { name: 'Nyílt', about: 'Minden lap, és hogy melyik értékből hány érhető még el.' },
  },

  zones: {
    centre: 'Közép',
    place: (n) => `${n}. hely középen`,
    closed: 'lezárva',
    pool: 'Kupac',
    poolTop: (face, n) => `Kupac: ${lap(n)}, legfelül ${name(face)}`,
    emptyPool: 'Üres kupac',
    slot: Rekesz,
    slotTop: (person, face, n) => `${Rekesz(person)}: ${lap(n)}, legfelül ${name(face)}`,
    closedSlot: (person, n) => `${Rekesz(person)}: ${lap(n)}, nincs nyílt lap`,
    seal: (rank, n) => `Pecsét ${count(n, 'lapon', 'lapon')}: ${ranks(rank)}`,
    deck: (n) => `${lap(n)} a pakliban`,
    round: (n) => `Forduló: ${n} / 3`,
    accessible: (rank, n) => `${ranks(rank)}: ${n} elérhető`,
  },

  score: {
    penalty: 'Büntetés',
    points: (n) => count(n, 'pont', 'pont'),
    lowest: 'A legkevesebb büntetőpont nyer.',
    accessible: 'Az egyes értékekből még elérhető lapok',
  },

  log: {
    firstDeal: (centre, n) => `Középen: ${names(centre)}. Mindenki ${lap(n)}ot kap.`,
    deal: (round, n) => `${round}. forduló: mindenki ${lap(n)}ot kap.`,
    pool: (person, card) =>
      `${does(person, 'A kupacra teszed', 'a kupacra teszi')} ${object(card)}.`,
    package: (person, card, lent, target) =>
      `${does(person, 'Kijátszod', 'kijátssza')} ${object(card)}, ${person.you ? 'elveszed' : 'elveszi'} ${all(lent, person)}, és a csomagot ${rekeszOf(person, target, 'be')} ${person.you ? 'teszed' : 'teszi'}.`,
    seal: (owner, rank, n) =>
      `Pecsét ${rekesz(owner, 'ben')} ${count(n, 'lapon', 'lapon')}: ${ranks(rank)}.`,
    buried: (faces) => `Eltemetve: ${names(faces)}.`,
    manyBuried: (n) => `Eltemetve: ${lap(n)}.`,
    over: (scores) =>
      `Vége a leosztásnak. Büntetések: ${list(
        scores.map(({ person, score }) => `${person.you ? 'te' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    pool: (card) => `A kupacra teszem ${object(card)}`,
    package: (card, lent, target) =>
      `Kijátszom ${object(card)}, elveszem ${all(lent)}, és a csomagot ${
        target.you ? 'a saját rekeszembe' : rekesz(target, 'be')
      } teszem`,
    seals: (owner, rank) => `pecsét ${rekesz(owner, 'ben')}: ${ranks(rank)}`,
    shortPool: 'A kupacra',
    shortPackage: (target) => (target.you ? 'Megtartom' : `${target.name} kapja`),
    shortSeals: (rank) => `pecsét: ${ranks(rank)}`,
  },

  reasons,
  assumes: 'ha mindenki úgy játszik tovább, ahogy eddig',
  worth: (value, match) =>
    `${match ? 'esély a játszma megnyerésére' : 'nyerési esély'} ${share(value)}`,
  expected: (n) => `kb. ${count(n, 'büntetőpont', 'büntetőpont')}`,

  refusals: {
    'card-not-in-hand': () => 'Ez a lap nincs a kezedben.',
    'target-required': () =>
      'Ez a lap egyezik nyílt lapokkal. Válaszd ki, kinek a rekeszébe kerül a csomag.',
    'no-match': () => 'Ez a lap nem egyezik semmivel, ezért a kupacra kerül, nem rekeszbe.',
    'bad-target': () => 'Nincs ilyen rekesz. Válassz a négy játékos közül.',
    'named-twice': (d) => `„${d.text}” kétszer szerepel.`,
    'no-such-card': (d) => `Nincs ilyen lap: „${d.card}”.`,
    'card-twice': (d) => `Ebből a lapból csak egy van: ${name(d.card)}.`,
    'card-dealt': (d) => `Ez a lap már nincs a pakliban: ${name(d.card)}.`,
    'not-a-deal': (d) => `„${d.text}” nem leosztás.`,
    'deal-size': (d) => `A leosztásban ${lap(d.cards)} van, ${d.expected} kellene.`,
    'bad-number': (d) => `„${d.text}” hibás: legfeljebb ${d.most}.`,
    'nothing-dealt': () => 'Az első osztás előtt semmi sem lehet az asztalon.',
    'nothing-to-play': () => 'Senkinek nincs lapja, pedig még semmit sem játszottak ki.',
    'centre-size': (d) => `Középen négy hely van, nem ${d.cards}.`,
    'bad-seal': (d) =>
      `Hibásak a pecsétek itt: „${d.text}”. Zárójelben azonos értékű lapok állhatnak.`,
  },
};
