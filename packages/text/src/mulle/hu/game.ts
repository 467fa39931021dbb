import type { mulle as english } from '../en/game.ts';
import type { PileParts } from '../parts.ts';
import type { Person } from '../../person.ts';
import { bareObject, name, names, object, objects, onto, using } from '../../common/hu/cards.ts';
import { reasons } from './reasons.ts';
import {
  az,
  Az,
  count,
  does,
  lap,
  list,
  numberObject,
  numberTo,
  pont,
  signedTenths,
} from '../../common/hu/grammar.ts';

const halom = (n: number): string => count(n, 'halom', 'halom');
const forduló = (n: number): string => count(n, 'forduló', 'forduló');
const kinek = (person: Person): string => (person.you ? 'neked' : `${person.name} javára`);
const ontoPile = ({ faces, value, owner, locked }: PileParts): string => {
  const kind = `${value} értékű ${locked ? 'zárt' : 'nyitott'}`;
  if (owner !== undefined) {
    return owner.you ? `a te ${kind} építményedre` : `${owner.name} ${kind} építményére`;
  }
  return faces.length === 1 ? list(faces.map(onto)) : `erre a halomra (${names(faces)})`;
};
const Lap = (face: string): string => `A ${name(face)}`;

export const mulle: typeof english = {
  tile: {
    name: 'Mulle',
    about: 'Gyűjts be lapokat az asztalról, zárd le az építményeidet, és párosítsd az ikreket.',
    aim: 'A cél: a több pont; két egyforma lap ér a legtöbbet.',
    players: '2 játékos',
    length: '20 perc',
  },

  deals: {
    name: (n, of) => `Forduló: ${n} / ${of}`,
    over: (n) => `Vége ${az(`${n}. fordulónak`)}`,
    next: 'Következő forduló',
  },

  zones: {
    table: 'Asztal',
    emptyTable: 'Üres az asztal',
    single: name,
    pile: (faces, value) => `${value} értékű halom: ${names(faces)}`,
    build: (owner, value, locked, faces) => {
      const kind = `${value} értékű ${locked ? 'zárt' : 'nyitott'}`;
      const build = owner.you ? `A te ${kind} építményed` : `${owner.name} ${kind} építménye`;
      return `${build}: ${names(faces)}`;
    },
    value: (n) => `érték: ${n}`,
    captured: (person, n) =>
      person.you
        ? `Eddig ${count(n, 'lapot', 'lapot')} vittél`
        : `${person.name} eddig ${count(n, 'lapot', 'lapot')} vitt`,
    mulles: (person, n) =>
      person.you
        ? `${count(n, 'mulléd', 'mulléd')} van`
        : `${person.name}: ${count(n, 'mulle', 'mulle')}`,
    stock: (n) => `${lap(n)} a pakliban`,
    unseen: (n) => `Még nem látott lapok: ${n}`,
    round: (n, of) => `Kör: ${n} / ${of}`,
    omgang: (n, of) => `Forduló: ${n} / ${of}`,
  },

  score: {
    mulle: 'Mulle',
    tabbe: 'Tabbe',
    tabbeAbout: (n) =>
      `Az aranyérme: ${n} tabbe. Valahányszor valaki egy lappal letakarítja az asztalt, 1 pontot kap.`,
    intake: 'Zsákmány',
    bonus: 'Bónusz',
    total: 'Forduló',
    totals: 'Játszma',
    race: 'Zsákmány: verseny a 21-ig',
    raceAbout: (times, whole) =>
      `A zsákmány összesen ${whole} pont. Ami 20 fölött a tiéd, ${times === 3 ? 'háromszor' : 'kétszer'} számít.`,
    toBonus: (n, times) =>
      n === 0 ? `Most minden pont ${times === 3 ? 'háromszor' : 'kétszer'} számít` : `még ${n}`,
    lead: (person, n) =>
      `Mindent összevetve ${person.you ? 'te vezetsz' : `${person.name} vezet`}: +${n}`,
    level: 'Egyenlő',
  },

  log: {
    firstDeal: (table, n) =>
      table.length === 0
        ? `Új forduló: fejenként ${lap(n)}, az asztal üres.`
        : `Új forduló: fejenként ${lap(n)}, az asztalon ${lap(table.length)}.`,
    deal: (round, n) => `${round}. kör: fejenként ${lap(n)}.`,
    capture: (person, card, faces) =>
      `${does(person, 'Elviszed', 'elviszi')} ${objects(faces)} ${using(card)}.`,
    build: (person, card, pile, value) =>
      `${does(person, 'Ráteszed', 'ráteszi')} ${object(card)} ${ontoPile(pile)}: az építmény értéke ${value}.`,
    change: (person, card, before, value) =>
      `${does(person, 'Ráteszed', 'ráteszi')} ${object(card)} a saját ${before} értékű ${person.you ? 'építményedre' : 'építményére'}: az új értéke ${value}.`,
    trotta: (person, card, faces, value) =>
      `${does(person, 'Trottát csinálsz', 'trottát csinál')}: ${names([card, ...faces])} zárt építmény lesz, értéke ${value}.`,
    feed: (person, card, value) =>
      `${does(person, 'Hozzáteszed', 'hozzáteszi')} ${object(card)} a saját ${value} értékű ${person.you ? 'építményedhez, és lezárod' : 'építményéhez, és lezárja'}.`,
    discard: (person, card) => `${does(person, 'Lerakod', 'lerakja')} ${object(card)}.`,
    absorb: (n, faces) => `Még ${halom(n)} csatlakozik az építményhez: ${list(faces.map(name))}.`,
    mulle: (person, card, n) =>
      `Mulle! ${does(person, 'Tiéd', 'elvitte')} ${person.you ? `mindkét ${name(card)}` : `mindkét ${bareObject(card)}`}: ${pont(n)}.`,
    tabbe: (person, n) => `Tabbe! ${pont(n)} ${kinek(person)}.`,
    rest: (person, n) =>
      `${does(person, 'Te vittél utoljára: tiéd', 'vitt utoljára: övé')} az asztalon maradt ${lap(n)}.`,
    restNobody: (n) => `Senki sem vitt semmit: az asztalon maradt ${lap(n)} senkinek sem számít.`,
    over: (totals) =>
      `Vége a fordulónak: ${list(
        totals.map(({ person, score }) => `${person.you ? 'te' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    capture: (card, faces) => `Elviszem ${objects(faces)} ${using(card)}`,
    build: (card, pile, value) =>
      `Építek ${numberObject(value)}: ${object(card)} ${ontoPile(pile)} teszem`,
    trotta: (card, faces, value) =>
      `Trotta ${using(card)}: ${value} értékű zárt építménybe gyűjtöm vele ${objects(faces)}`,
    feed: (card, value) =>
      `Hozzáteszem ${object(card)} ${az(value)} értékű építményhez, és lezárom`,
    discard: (card) => `Lerakom ${object(card)}`,
    mulles: (n, worth) => `${count(n, 'mulle', 'mulle')}, ${pont(worth)}`,
    tabbe: (n) => (n === 1 ? 'tabbe' : count(n, 'tabbe', 'tabbe')),
    absorbs: (n) => `${halom(n)} csatlakozik`,
    shortCapture: (n) => `Elviszek ${n} lapot`,
    shortBuild: (value) => `Építek: ${value}`,
    shortTrotta: (value) => `Trotta, gyűjtök: ${value}`,
    shortFeed: (value) => `Hozzáteszem ${az(numberTo(value))}`,
    shortDiscard: 'Lerakom',
    several: 'Ez a lap többféleképpen is vihet. Koppints a kívánt halmokra.',
  },

  reasons,
  worth: (value) => `${signedTenths(value)} pont`,
  measure: 'pontelőny (+) vagy hátrány (−) a forduló végén',

  result: {
    bonus: (intake, bonus) =>
      bonus === 0
        ? `${intake}, nem több 20-nál: nincs bónusz`
        : `${intake}, ebből 20 fölött ${intake - 20}: 2\u00a0×\u00a0${intake - 20}\u00a0=\u00a0${bonus}`,
    settled: (person, n) => `${does(person, 'Megnyerted', 'megnyerte')} a fordulót ${n} ponttal.`,
    settledLevel: 'A forduló döntetlen.',
  },

  refusals: {
    card: (d) => `Nincs a kezedben ${name(d.card)}.`,
    pile: (d) => `Nincs ${d.pile}. halom, vagy kétszer adtad meg.`,
    twin: (d) => `Az asztalon fekszik az ikre (${name(d.card)}): ez a lap csak azt viheti.`,
    special: (d) =>
      `${Lap(d.card)} kézben ${numberObject(d.value)} ér, és csak egy ${d.value} értékű építményt vihet, egymagában.`,
    sum: (d) => `Ezek a halmok sem külön-külön, sem csoportokban nem adnak ki ennyit: ${d.value}.`,
    maximum: (d) =>
      `A lehető legtöbb lapot kell elvinned, és további halmok is kiadnak ennyit: ${d.value}.`,
    base: () => 'Csak különálló lapra vagy nyitott építményre lehet építeni.',
    locked: (d) => `${Az(d.value)} értékű építmény zárt. Elvihető, de nem módosítható.`,
    owner: (d) => `Ezt ${az(d.value)} értékű építményt te nem módosíthatod.`,
    value: (d) => `Ezzel a lappal (${name(d.card)}) ebből a halomból nem lesz ${d.value}.`,
    reserved: (d) =>
      `${Lap(d.card)} az egyetlen ${d.value} értékű lapod, és van egy ${d.value} értékű építményed. Csak vihet, vagy az építményhez tehető.`,
    'special-value': (d) => `${Lap(d.card)} nem építhet a saját kézbeli értékére (${d.value}).`,
    'opponent-value': (d) => `Az ellenfelednek már van ${d.value} értékű építménye.`,
    taker: (d) =>
      d.value > 16
        ? `Ez ${d.value} lenne. Egy építmény sem érhet 16-nál többet.`
        : `Nincs másik ${d.value} értékű lapod, amely később elvihetné.`,
    'trotta-off': () => 'E szabályok szerint nincs trotta.',
    'feed-instead': (d) =>
      `Van egy ${d.value} értékű építményed: ez a lap hozzátehető, de így nem játszható ki.`,
    'trotta-one': () => 'Az ász az asztalon 1-et ér, és 1 értékű építmény nincs.',
    'no-match': (d) => `Az asztalon semmi sem ad ki ennyit: ${d.value}.`,
    set: (d) =>
      `A trotta minden lapot és párt összegyűjt, amely kiad ennyit: ${d.value}, de semmi mást.`,
    'no-build': (d) => `Nincs ${d.value} értékű építményed, amelyhez tehetnéd.`,
    'must-capture': () => 'Amelyik lap vihet valamit, azt nem lehet lerakni.',
    'own-build': () => 'Amíg van építményed, nem rakhatsz le lapot.',
    'too-few-cards': (d) =>
      d.arithmetic === ''
        ? `Kevés a lap: ${d.cards} kell, ${d.stock} maradt.`
        : `Két pakli nem elég: ${d.arithmetic}.`,
    'card-thrice': (d) => `Ebből a lapból csak kettő van: ${name(d.card)}.`,
    'mulle-twice': (d) => `Ebből a mulléből csak egy van: ${name(d.card)}.`,
    'build-twice': (d) => `${d.value} értékű építményből csak egy lehet.`,
    'build-value': (d) => `Egy építmény értéke 2 és 16 között lehet, nem ${d.value}.`,
    'no-such-round': (d) =>
      `Nincs ${d.round}. kör: egy fordulóban ${count(d.rounds, 'kör', 'kör')} van.`,
    'no-such-omgang': (d) => `Nincs ${d.omgang}. forduló: a játszmában ${forduló(d.omgangar)} van.`,
    'named-twice': (d) => `„${d.text}” kétszer szerepel.`,
    'deal-parts': (d) => `A leosztás részei, ebben a sorrendben: ${d.expected}.`,
    'deal-table': () => 'Az asztal lapjait egyesével osztják, halmok nélkül.',
    'deal-size': (d) => `A leosztásban ${lap(d.cards)} van, ${d.expected} kellene.`,
    'card-dealt': (d) => `Ez a lap már nincs a pakliban: ${name(d.card)}.`,
  },
};
