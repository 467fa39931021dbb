import { compile } from './game.ts';
import type * as english from '../en/puzzles.ts';
import { named } from '../en/puzzles.ts';

const card_ = (card: string): string => named(card, compile.card.name);
/** As object. */
const object = (card: string): string =>
  card === '' ? 'kapalı bir kartı' : `${card_(card)} kartını`;

const drops = (facts: { plate: string; was: number; theirs: number; own: number }): string =>
  `${facts.plate} kulvarı, senin ${facts.own} puanına karşı ${facts.was} yerine ${facts.theirs} puanda kalır ve üçüncü protokol bekler`;

export const themes: typeof english.themes = {
  flip: {
    name: 'Çevir gitsin',
    why: (facts) => `${card_(facts.card)}, ${object(facts.target)} çevirir: ${drops(facts)}.`,
  },
  shift: {
    name: 'Başka kulvara',
    why: (facts) =>
      `${card_(facts.card)}, ${object(facts.target)} başka kulvara kaydırır: ${drops(facts)}.`,
  },
  return: {
    name: 'Masadan ele',
    why: (facts) => `${card_(facts.card)}, ${object(facts.target)} ele döndürür: ${drops(facts)}.`,
  },
  delete: {
    name: 'Sayılanı sil',
    why: (facts) => `${card_(facts.card)}, ${object(facts.target)} siler: ${drops(facts)}.`,
  },
  wake: {
    name: 'Bir metin diğerini başlatır',
    why: (facts) =>
      `${card_(facts.card)} yalnızca başlatır, işi ${card_(facts.cause)} görür: ${drops(facts)}.`,
  },
  lead: {
    name: 'Öne geç',
    why: ({ plate, theirs, own }) =>
      `${theirs} puana karşı senin ${own} puanın var: ${plate} kulvarında önde olmayan, on puanı olsa da derleyemez.`,
  },
  tie: {
    name: 'Eşitlik yeter',
    why: ({ plate, own }) =>
      `${own}–${own}: eşitlik önde olmak değildir; önde olmadan ${plate} kulvarı derlenemez.`,
  },
  plates: {
    name: 'Kartları değil, protokolleri oynat',
    why: ({ plate, done }) =>
      done === ''
        ? `Kontrol, derleme sayılmadan önce harcanır: kendi protokollerini, derlenen kulvarda ${plate} duracak biçimde sırala.`
        : `Puanlar yerinde kalır ama orada artık ${plate} yerine ${done} duruyor ve ${done} zaten derlendi.`,
  },
  turn: {
    name: 'Metinle derlenir',
    why: ({ plate, card }) =>
      `${card_(card)}, ${plate} protokolünü derlenmiş yüzüne çevirir: üçüncü protokolün, üstelik hiçbir kulvarın hazır olması gerekmedi.`,
  },
};

export const reasons: typeof english.reasons = {
  stands: ({ plate, theirs, own }) =>
    `${plate} kulvarı senin ${own} puanına karşı ${theirs} puanda ve derlenir: üçüncü protokol.`,
  untouched: ({ plate, theirs }) =>
    `${plate} kulvarı ${theirs} puandaydı ve orada hiçbir şey değişmedi: derlenir, bu da üçüncü protokol.`,
  compiled: ({ plate }) => `${plate} kulvarı yine de derlenir: üçüncü protokol.`,
  chance: () => 'Ne olacağı şansa kalır.',
  missing: ({ plate }) => `Turun biterken ${plate} hâlâ derlenmemiş olur.`,
};
