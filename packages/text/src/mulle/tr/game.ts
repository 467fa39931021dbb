import type { mulle as english } from '../en/game.ts';
import { capital } from '../../locale.ts';
import type { PileParts } from '../parts.ts';
import type { Person } from '../../person.ts';
import { name, names, object, objects, using } from '../../common/tr/cards.ts';
import { reasons } from './reasons.ts';
import {
  count,
  dative,
  genitive,
  kart,
  list,
  ofCard,
  past,
  puan,
  signedTenths,
  subject,
  too,
} from '../../common/tr/grammar.ts';

const yığın = (n: number): string => count(n, 'yığın', 'yığın');
const devre = (n: number): string => count(n, 'devre', 'devre');
const kime = (person: Person): string => (person.you ? 'sana' : dative(person.name));
/** `senin 12 değerindeki kilitli yapın`, with an ending if it is laid on. */
const yapı = (owner: Person, locked: boolean, value: number, onto = false): string => {
  const noun = `${owner.you ? 'yapın' : 'yapısı'}${onto ? `${owner.you ? '' : 'n'}ın üstüne` : ''}`;
  const whose = owner.you ? 'senin' : genitive(owner.name);
  return `${whose} ${value} değerindeki ${locked ? 'kilitli' : 'açık'} ${noun}`;
};
const ontoPile = ({ faces, value, owner, locked }: PileParts): string => {
  if (owner !== undefined) return yapı(owner, locked, value, true);
  return faces.length === 1
    ? `${list(faces.map((face) => ofCard(name(face))))} üstüne`
    : `${names(faces)} yığınının üstüne`;
};
const Kart = (face: string): string => capital(name(face), 'tr');

export const mulle: typeof english = {
  tile: {
    name: 'Mulle',
    about: 'Yerden kart topla, yapılarını kilitle, ikizleri eşleştirip büyük puanları al.',
    aim: 'Amaç: daha çok puan; en çoğunu iki aynı kart getirir.',
    players: '2 oyuncu',
    length: '20 dakika',
  },

  deals: {
    name: (n, of) => `Devre ${n} / ${of}`,
    over: (n) => `${n}. devre bitti`,
    next: 'Sonraki devre',
  },

  zones: {
    table: 'Yer',
    emptyTable: 'Yerde kart yok',
    single: name,
    pile: (faces, value) => `${value} değerinde yığın: ${names(faces)}`,
    build: (owner, value, locked, faces) =>
      `${capital(yapı(owner, locked, value), 'tr')}: ${names(faces)}`,
    value: (n) => `değer ${n}`,
    captured: (person, n) => `${subject(person)}${kart(n)} ${past(person, 'topladı')}`,
    mulles: (person, n) =>
      `${person.you ? 'Senin' : genitive(person.name)} ${count(n, 'mulle', 'mulle')}${person.you ? 'n' : 'si'} var`,
    stock: (n) => `Destede ${kart(n)}`,
    unseen: (n) => `Henüz görülmeyen: ${kart(n)}`,
    round: (n, of) => `El ${n} / ${of}`,
    omgang: (n, of) => `Devre ${n} / ${of}`,
  },

  score: {
    mulle: 'Mulle',
    tabbe: 'Tabbe',
    tabbeAbout: (n) => `Altın para: ${n} tabbe. Yeri tek kartla her temizleyiş 1 puandır.`,
    intake: 'Toplanan',
    bonus: 'Ek puan',
    total: 'Devre',
    totals: 'Oyun',
    race: 'Toplanan: 21 yarışı',
    raceAbout: (times, whole) =>
      `Toplanacak ${whole} puan var. 20’nin üstündeki puanların ${times === 3 ? 'üç' : 'iki'} kat sayılır.`,
    toBonus: (n, times) =>
      n === 0 ? `Artık her puan ${times === 3 ? 'üç' : 'iki'} kat sayılıyor` : `${n} kaldı`,
    lead: (person, n) => `Toplamda ${subject(person)}${n} puan ${person.you ? 'öndesin' : 'önde'}`,
    level: 'Başa baş',
  },

  log: {
    firstDeal: (table, n) =>
      table.length === 0
        ? `Yeni devre: herkese ${kart(n)}, yerde kart yok.`
        : `Yeni devre: herkese ${kart(n)}, yerde ${kart(table.length)}.`,
    deal: (round, n) => `${round}. el: herkese ${kart(n)}.`,
    capture: (person, card, faces) =>
      `${subject(person)}${using(card)} yerden ${objects(faces)} ${past(person, 'aldı')}.`,
    build: (person, card, pile, value) =>
      `${subject(person)}${object(card)} ${ontoPile(pile)} ${past(person, 'koydu')} ve ${value} değerinde yapı ${past(person, 'kurdu')}.`,
    change: (person, card, before, value) =>
      `${subject(person)}${object(card)} ${before} değerindeki ${person.you ? 'yapının' : 'yapısının'} üstüne ${past(person, 'koydu')}: yapı artık ${value} değerinde.`,
    trotta: (person, card, faces, value) =>
      `${subject(person)}trotta ${past(person, 'yaptı')}: ${names([card, ...faces])}, ${value} değerinde kilitli bir yapı oldu.`,
    feed: (person, card, value) =>
      `${subject(person)}${object(card)} ${value} değerindeki ${person.you ? 'yapına' : 'yapısına'} ${past(person, 'ekledi')} ve yapıyı ${past(person, 'kilitledi')}.`,
    discard: (person, card) => `${subject(person)}${object(card)} yere ${past(person, 'attı')}.`,
    absorb: (n, faces) => `Yapıya ${yığın(n)} daha katıldı: ${list(faces.map(name))}.`,
    mulle: (person, card, n) =>
      `Mulle! İki ${too(name(card))} ${person.you ? 'senin' : genitive(person.name)}: ${puan(n)}.`,
    tabbe: (person, n) => `Tabbe! ${capital(kime(person), 'tr')} ${puan(n)}.`,
    rest: (person, n) =>
      `Son alan ${person.you ? 'sendin' : `${person.name} oldu`}: yerde kalan ${kart(n)} ${person.you ? 'senin' : 'onun'}.`,
    restNobody: (n) => `Kimse kart almadı: yerde kalan ${kart(n)} kimseye sayılmaz.`,
    over: (totals) =>
      `Devre bitti: ${list(
        totals.map(({ person, score }) => `${person.you ? 'sen' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    capture: (card, faces) => `${using(card)} ${objects(faces)} al`,
    build: (card, pile, value) =>
      `${object(card)} ${ontoPile(pile)} koy ve ${value} değerinde yapı kur`,
    trotta: (card, faces, value) =>
      `Trotta: ${using(card)} ${objects(faces)} ${value} değerinde bir yapıda kilitle`,
    feed: (card, value) => `${object(card)} ${value} değerindeki yapıya ekle ve kilitle`,
    discard: (card) => `${object(card)} yere at`,
    mulles: (n, worth) => `${count(n, 'mulle', 'mulle')}, ${puan(worth)}`,
    tabbe: (n) => (n === 1 ? 'tabbe' : count(n, 'tabbe', 'tabbe')),
    absorbs: (n) => `${yığın(n)} katılır`,
    shortCapture: (n) => `${n} kart al`,
    shortBuild: (value) => `Kur: ${value}`,
    shortTrotta: (value) => `Trotta: ${value} topla`,
    shortFeed: (value) => `Ekle: ${value}`,
    shortDiscard: 'Yere at',
    several: 'Bu kart birkaç türlü alabilir. İstediğin yığınlara dokun.',
  },

  reasons,
  worth: (value) => `${signedTenths(value)} puan`,
  measure: 'devre sonunda kaç puan önde (+) ya da geride (−)',

  result: {
    bonus: (intake, bonus) =>
      bonus === 0
        ? `${intake}, 20’yi geçmiyor: ek puan yok`
        : `${intake}, 20’nin üstünde ${intake - 20}: 2\u00a0×\u00a0${intake - 20}\u00a0=\u00a0${bonus}`,
    settled: (person, n) =>
      `${subject(person)}devreyi ${n} puan farkla ${person.you ? 'kazandın' : 'kazandı'}.`,
    settledLevel: 'Devre berabere bitti.',
  },

  refusals: {
    card: (d) => `Elinde ${name(d.card)} yok.`,
    pile: (d) => `${d.pile}. yığın yok ya da iki kez verilmiş.`,
    twin: (d) => `Yerde ${ofCard(name(d.card))} ikizi var: bu kart onu alır, başka bir şey alamaz.`,
    special: (d) =>
      `${Kart(d.card)} elde ${d.value} sayılır ve yalnızca ${d.value} değerindeki yapıyı, tek başına alır.`,
    sum: (d) => `Bu yığınlar ne tek tek ne de gruplar hâlinde ${d.value} ediyor.`,
    maximum: (d) => `Alabildiğin kadar çok kart almalısın: ${d.value} eden başka yığınlar da var.`,
    base: () => 'Yalnızca tek bir kartın ya da açık bir yapının üstüne kurulur.',
    locked: (d) => `${d.value} değerindeki yapı kilitli. Alınabilir ama değiştirilemez.`,
    owner: (d) => `${d.value} değerindeki bu yapıyı sen değiştiremezsin.`,
    value: (d) => `${Kart(d.card)} ile bu yığın ${d.value} etmez.`,
    reserved: (d) =>
      `${Kart(d.card)} elindeki ${d.value} değerindeki tek kart ve ${d.value} değerinde bir yapın var. Bu kart yalnızca alabilir ya da yapıya eklenebilir.`,
    'special-value': (d) => `${Kart(d.card)} kendi el değeri olan ${d.value} için yapı kuramaz.`,
    'opponent-value': (d) => `Rakibinin zaten ${d.value} değerinde bir yapısı var.`,
    taker: (d) =>
      d.value > 16
        ? `Bu ${d.value} ederdi. Hiçbir yapının değeri 16’yı geçemez.`
        : `Elinde onu sonra alabilecek ${d.value} değerinde başka kart yok.`,
    'trotta-off': () => 'Bu kurallarda trotta oynanmaz.',
    'feed-instead': (d) =>
      `${d.value} değerinde bir yapın var: bu kart ona eklenebilir, böyle oynanamaz.`,
    'trotta-one': () => 'As yerde 1 sayılır ve 1 değerinde yapı olmaz.',
    'no-match': (d) => `Yerde ${d.value} eden bir şey yok.`,
    set: (d) => `Trotta ${d.value} eden bütün kartları ve çiftleri toplar, başka bir şey toplamaz.`,
    'no-build': (d) => `Eklenecek ${d.value} değerinde bir yapın yok.`,
    'must-capture': () => 'Alabilen bir kart yere atılamaz.',
    'own-build': () => 'Kendi yapın varken yere kart atamazsın.',
    'too-few-cards': (d) =>
      d.arithmetic === ''
        ? `Kartlar yetmiyor: ${d.cards} gerekli, ${d.stock} kaldı.`
        : `İki deste yetmiyor: ${d.arithmetic}.`,
    'card-thrice': (d) => `Bu karttan yalnızca iki tane var: ${name(d.card)}.`,
    'mulle-twice': (d) => `Bu mulle yalnızca bir kez olabilir: ${name(d.card)}.`,
    'build-twice': (d) => `${d.value} değerinde yalnızca bir yapı olabilir.`,
    'build-value': (d) => `Bir yapı 2 ile 16 arasında değer taşır, ${d.value} değil.`,
    'no-such-round': (d) => `${d.round}. el yok: bir devrede ${count(d.rounds, 'el', 'el')} var.`,
    'no-such-omgang': (d) => `${d.omgang}. devre yok: oyunda ${devre(d.omgangar)} var.`,
    'named-twice': (d) => `“${d.text}” iki kez verilmiş.`,
    'deal-parts': (d) => `Bir dağıtım sırasıyla şunları söyler: ${d.expected}.`,
    'deal-table': () => 'Yerdeki kartlar tek tek açılır, yığın olmaz.',
    'deal-size': (d) => `Dağıtımda ${kart(d.cards)} var. Olması gereken: ${d.expected}.`,
    'card-dealt': (d) => `Bu kart artık destede değil: ${name(d.card)}.`,
  },
};
