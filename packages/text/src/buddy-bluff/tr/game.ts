import type { buddyBluff as english } from '../en/game.ts';
import type { LentCards } from '../parts.ts';
import type { Person } from '../../person.ts';
import { name, names, object, objects, ranks } from '../../common/tr/cards.ts';
import { reasons } from './reasons.ts';
import {
  count,
  dative,
  genitive,
  kart,
  list,
  past,
  share,
  subject,
} from '../../common/tr/grammar.ts';

/** Somebody's slot with an ending: `-e` to, `-den` from, `-de` in. */
const hane = (owner: Person, ending: 'e' | 'den' | 'de'): string =>
  owner.you
    ? `senin hane${{ e: 'ne', den: 'nden', de: 'nde' }[ending]}`
    : `${genitive(owner.name)} hanesin${ending}`;
const own = (person: Person, ending: 'e' | 'den'): string =>
  `kendi hane${person.you ? '' : 'si'}n${ending}`;
const haneOf = (person: Person, owner: Person, ending: 'e' | 'den'): string =>
  person.seat === owner.seat ? own(person, ending) : hane(owner, ending);
const Hane = (person: Person): string =>
  person.you ? 'Senin hanen' : `${genitive(person.name)} hanesi`;
const from = ({ place, owner, faces }: LentCards, taker: Person | undefined): string => {
  if (owner !== undefined) {
    const slot = taker === undefined ? hane(owner, 'den') : haneOf(taker, owner, 'den');
    return `${slot} ${objects(faces)}`;
  }
  return `${place === 'pool' ? 'havuzdan' : 'ortadan'} ${objects(faces)}`;
};
const all = (lent: readonly LentCards[], taker?: Person): string =>
  list(lent.map((part) => from(part, taker)));

export const buddyBluff: typeof english = {
  tile: {
    name: 'Buddy Bluff',
    about: 'Aynı değerdeki kartları paketle, cezayı başkasının hanesine yaz.',
    aim: 'Amaç: oyunu en az ceza puanıyla bitirmek.',
    players: '4 oyuncu',
    length: '5 dakika',
  },
  modes: {
    name: 'Masada görünenler',
    standard: { name: 'Normal', about: 'Açık kartlar, mühürler, cezalar ve son dört hamle.' },
    memory: { name: 'Hafıza', about: 'Açık kartlar ve mühürler. Cezalar sonda.' },
    open: { name: 'Açık', about: 'Bütün kartlar ve her değerden kaç karta ulaşılabildiği.' },
  },

  zones: {
    centre: 'Orta',
    place: (n) => `Ortadaki ${n}. yer`,
    closed: 'kapalı',
    pool: 'Havuz',
    poolTop: (face, n) => `Havuzda ${kart(n)}, en üstte ${name(face)}`,
    emptyPool: 'Boş havuz',
    slot: Hane,
    slotTop: (person, face, n) => `${Hane(person)}: ${kart(n)}, en üstte ${name(face)}`,
    closedSlot: (person, n) => `${Hane(person)}: ${kart(n)}, açık kart yok`,
    seal: (rank, n) => `${count(n, 'kartlık', 'kartlık')} mühür: ${ranks(rank)}`,
    deck: (n) => `Destede ${kart(n)}`,
    round: (n) => `Tur ${n} / 3`,
    accessible: (rank, n) => `${ranks(rank)}: ${n} karta ulaşılabilir`,
  },

  score: {
    penalty: 'Ceza',
    points: (n) => count(n, 'puan', 'puan'),
    lowest: 'En az ceza kazanır.',
    accessible: 'Her değerden ulaşılabilen kartlar',
  },

  log: {
    firstDeal: (centre, n) => `Ortada: ${names(centre)}. Herkese ${kart(n)}.`,
    deal: (round, n) => `${round}. tur: herkese ${kart(n)}.`,
    pool: (person, card) => `${subject(person)}${object(card)} havuza ${past(person, 'bıraktı')}.`,
    package: (person, card, lent, target) =>
      `${subject(person)}${object(card)} ${past(person, 'oynadı')}, ${all(lent, person)} ${past(person, 'aldı')} ve paketi ${haneOf(person, target, 'e')} ${past(person, 'koydu')}.`,
    seal: (owner, rank, n) => `${hane(owner, 'de')} ${kart(n)} mühürlendi: ${ranks(rank)}.`,
    buried: (faces) => `${names(faces)} gömüldü.`,
    manyBuried: (n) => `${kart(n)} gömüldü.`,
    over: (scores) =>
      `El bitti. Cezalar: ${list(
        scores.map(({ person, score }) => `${person.you ? 'sen' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    pool: (card) => `${object(card)} havuza bırak`,
    package: (card, lent, target) =>
      `${object(card)} oyna, ${all(lent)} al ve paketi ${
        target.you ? own(target, 'e') : hane(target, 'e')
      } koy`,
    seals: (owner, rank) => `${hane(owner, 'de')} ${ranks(rank)} mühürlenir`,
    shortPool: 'Havuza',
    shortPackage: (target) => (target.you ? 'Bende kalsın' : dative(target.name)),
    shortSeals: (rank) => `mühür: ${ranks(rank)}`,
  },

  reasons,
  assumes: 'herkes böyle oynamaya devam ederse',
  worth: (value, match) => `${match ? 'maçı kazanma' : 'kazanma'} şansı ${share(value)}`,
  expected: (n) => `yaklaşık ${count(n, 'ceza puanı', 'ceza puanı')}`,

  refusals: {
    'card-not-in-hand': () => 'Bu kart elinde değil.',
    'target-required': () => 'Bu kart açık kartlarla eşleşiyor. Paketin konacağı haneyi seç.',
    'no-match': () => 'Bu kart hiçbir şeyle eşleşmiyor; bir haneye değil, havuza gider.',
    'bad-target': () => 'Böyle bir hane yok. Dört oyuncudan birini seç.',
    'named-twice': (d) => `“${d.text}” iki kez verilmiş.`,
    'no-such-card': (d) => `“${d.card}” diye bir kart yok.`,
    'card-twice': (d) => `Bu karttan yalnızca bir tane var: ${name(d.card)}.`,
    'card-dealt': (d) => `Bu kart artık destede değil: ${name(d.card)}.`,
    'not-a-deal': (d) => `“${d.text}” bir dağıtım değil.`,
    'deal-size': (d) => `Dağıtımda ${kart(d.cards)} var. Olması gereken: ${d.expected}.`,
    'bad-number': (d) => `“${d.text}” yanlış: en çok ${d.most}.`,
    'nothing-dealt': () => 'İlk dağıtımdan önce masada bir şey olamaz.',
    'nothing-to-play': () => 'Henüz hiçbir kart oynanmadı, ama kimsenin elinde kart yok.',
    'centre-size': (d) => `Ortada dört yer var, ${d.cards} değil.`,
    'bad-seal': (d) =>
      `“${d.text}” içindeki mühürler yanlış: ayraçlar tek değerdeki kartları sarar.`,
  },
};
