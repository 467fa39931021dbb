import type { mulle as english } from '../en/game.ts';
import { capital } from '../../locale.ts';
import type { PileParts } from '../parts.ts';
import type { Person } from '../../person.ts';
import { name, names } from '../../common/sv/cards.ts';
import { reasons } from './reasons.ts';
import {
  count,
  dig,
  genitiv,
  kort,
  list,
  poäng,
  signedTenths,
  vem,
} from '../../common/sv/grammar.ts';

const högar = (n: number): string => count(n, 'hög', 'högar');
const omgångar = (n: number): string => count(n, 'omgång', 'omgångar');
/** `ditt låsta bygge på 12`, `Bos öppna bygge på 12` */
const bygge = (owner: Person, locked: boolean, value: number): string =>
  `${owner.you ? 'ditt' : genitiv(owner.name)} ${locked ? 'låsta' : 'öppna'} bygge på ${value}`;
const onto = ({ faces, value, owner, locked }: PileParts): string => {
  if (owner !== undefined) return bygge(owner, locked, value);
  return faces.length === 1 ? names(faces) : `högen med ${names(faces)}`;
};
const Kortet = (face: string): string => capital(name(face), 'sv');

export const mulle: typeof english = {
  tile: {
    name: 'Mulle',
    about: 'Ta in kort från bordet, lås dina byggen och para ihop tvillingar till mullar.',
    aim: 'Målet: flest poäng; två likadana kort ger mest.',
    players: '2 spelare',
    length: '20 minuter',
  },

  deals: {
    name: (n, of) => `Omgång ${n} av ${of}`,
    over: (n) => `Omgång ${n} är slut`,
    next: 'Nästa omgång',
  },

  zones: {
    table: 'Bordet',
    emptyTable: 'Bordet är tomt',
    single: name,
    pile: (faces, value) => `Hög värd ${value}: ${names(faces)}`,
    build: (owner, value, locked, faces) =>
      `${capital(bygge(owner, locked, value), 'sv')}: ${names(faces)}`,
    value: (n) => `värde ${n}`,
    captured: (person, n) => `${vem(person)} har tagit in ${kort(n)}`,
    mulles: (person, n) => `${vem(person)} har ${count(n, 'mulle', 'mullar')}`,
    stock: (n) => `${kort(n)} kvar i leken`,
    unseen: (n) => `Inte sedda än: ${kort(n)}`,
    round: (n, of) => `Rond ${n} av ${of}`,
    omgang: (n, of) => `Omgång ${n} av ${of}`,
  },

  score: {
    mulle: 'Mullar',
    tabbe: 'Tabbar',
    tabbeAbout: (n) =>
      `Guldmyntet: ${count(n, 'tabbe', 'tabbar')}, en poäng för varje gång bordet tömdes med ett kort.`,
    intake: 'Intag',
    bonus: 'Bonus',
    total: 'Omgången',
    totals: 'Partiet',
    race: 'Intag: kapplöpningen till 21',
    raceAbout: (times, whole) =>
      `Det finns ${whole} poäng i intag. Det du har över 20 räknas ${times === 3 ? 'tre' : 'två'} gånger.`,
    toBonus: (n, times) =>
      n === 0 ? `Varje poäng räknas nu ${times === 3 ? 'tre' : 'två'} gånger` : `${n} kvar`,
    lead: (person, n) => `Sammanlagt leder ${person.you ? 'du' : person.name} med ${n}`,
    level: 'Lika',
  },

  log: {
    firstDeal: (table, n) =>
      table.length === 0
        ? `Ny omgång: ${kort(n)} var och inget på bordet.`
        : `Ny omgång: ${kort(n)} var och ${kort(table.length)} på bordet.`,
    deal: (round, n) => `Rond ${round}: ${kort(n)} var.`,
    capture: (person, card, faces) => `${vem(person)} tar in ${names(faces)} med ${name(card)}.`,
    build: (person, card, pile, value) =>
      `${vem(person)} lägger ${name(card)} på ${onto(pile)} och bygger ${value}.`,
    change: (person, card, before, value) =>
      `${vem(person)} lägger ${name(card)} på ${person.you ? 'ditt' : 'sitt'} bygge på ${before}, som nu är värt ${value}.`,
    trotta: (person, card, faces, value) =>
      `${vem(person)} tröttar: ${names([card, ...faces])} blir ett låst bygge på ${value}.`,
    feed: (person, card, value) =>
      `${vem(person)} matar ${person.you ? 'ditt' : 'sitt'} bygge på ${value} med ${name(card)} och låser det.`,
    discard: (person, card) => `${vem(person)} slänger ${name(card)}.`,
    absorb: (n, faces) =>
      `${count(n, 'hög till dras', 'högar till dras')} in i bygget: ${list(faces.map(name))}.`,
    mulle: (person, card, n) => `Mulle i ${name(card)}! ${poäng(n)} till ${dig(person)}.`,
    tabbe: (person, n) => `Tabbe! ${poäng(n)} till ${dig(person)}.`,
    rest: (person, n) =>
      `${vem(person)} tog in sist och får ${n === 1 ? 'kortet' : `de ${n} kort`} som låg kvar på bordet.`,
    restNobody: (n) => `Ingen tog in något: ${kort(n)} blir kvar på bordet och räknas inte.`,
    over: (totals) =>
      `Omgången är slut: ${list(
        totals.map(({ person, score }) => `${person.you ? 'du' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    capture: (card, faces) => `Ta in ${names(faces)} med ${name(card)}`,
    build: (card, pile, value) => `Lägg ${name(card)} på ${onto(pile)} och bygg ${value}`,
    trotta: (card, faces, value) =>
      `Trötta: lås ihop ${name(card)} med ${names(faces)} till ett bygge på ${value}`,
    feed: (card, value) => `Mata bygget på ${value} med ${name(card)} och lås det`,
    discard: (card) => `Släng ${name(card)}`,
    mulles: (n, worth) => `${count(n, 'mulle', 'mullar')}, ${poäng(worth)}`,
    tabbe: (n) => (n === 1 ? 'tabbe' : count(n, 'tabbe', 'tabbar')),
    absorbs: (n) => `drar in ${högar(n)}`,
    shortCapture: (n) => `Ta in ${n} kort`,
    shortBuild: (value) => `Bygg ${value}`,
    shortTrotta: (value) => `Trötta ${value}`,
    shortFeed: (value) => `Mata bygget på ${value}`,
    shortDiscard: 'Släng',
    several: 'Kortet kan ta in på flera sätt. Tryck på högarna du vill ha.',
  },

  reasons,
  worth: (value) => `${signedTenths(value)} poäng`,
  measure: 'poäng före (+) eller efter (−) när omgången är slut',

  result: {
    bonus: (intake, bonus) =>
      bonus === 0
        ? `${intake} är inte över 20: ingen bonus`
        : `${intake} är ${intake - 20} över 20: 2\u00a0×\u00a0${intake - 20}\u00a0=\u00a0${bonus}`,
    settled: (person, n) => `${vem(person)} vinner omgången med ${poäng(n)}.`,
    settledLevel: 'Omgången slutar lika.',
  },

  refusals: {
    card: (d) => `Du har inte ${name(d.card)} på hand.`,
    pile: (d) => `Hög ${d.pile} finns inte, eller nämns två gånger.`,
    twin: (d) =>
      `Tvillingen till ${name(d.card)} ligger på bordet: kortet tar in den och inget annat.`,
    special: (d) =>
      `${Kortet(d.card)} räknas som ${d.value} på hand och tar bara in ett bygge på ${d.value}, ensamt.`,
    sum: (d) => `De här högarna ger inte ${d.value}, vare sig var för sig eller i grupper.`,
    maximum: (d) => `Du måste ta in så många kort som möjligt: fler högar ger ${d.value}.`,
    base: () => 'Man kan bara bygga på ett ensamt kort eller ett öppet bygge.',
    locked: (d) => `Bygget på ${d.value} är låst. Det kan tas in men inte ändras.`,
    owner: (d) => `Du får inte ändra det här bygget på ${d.value}.`,
    value: (d) => `Med ${name(d.card)} blir högen inte ${d.value}.`,
    reserved: (d) =>
      `${Kortet(d.card)} är ditt enda kort med värdet ${d.value}, och du har ett bygge på ${d.value}. Det får bara ta in eller mata bygget.`,
    'special-value': (d) =>
      `${Kortet(d.card)} får inte bygga till ${d.value}, sitt eget värde på hand.`,
    'opponent-value': (d) => `Motståndaren har redan ett bygge på ${d.value}.`,
    taker: (d) =>
      d.value > 16
        ? `Det skulle bli ${d.value}. Inget bygge är värt mer än 16.`
        : `Du har inget annat kort med värdet ${d.value} som kan ta in bygget senare.`,
    'trotta-off': () => 'Med de här reglerna tröttar man inte.',
    'feed-instead': (d) =>
      `Du har ett bygge på ${d.value}: kortet kan mata det, men inte användas så här.`,
    'trotta-one': () => 'Ett ess är 1 på bordet, och det finns inga byggen på 1.',
    'no-match': (d) => `Inget på bordet ger ${d.value}.`,
    set: (d) => `Den som tröttar samlar alla kort och par som ger ${d.value}, och inget annat.`,
    'no-build': (d) => `Du har inget bygge på ${d.value} att mata.`,
    'must-capture': () => 'Ett kort som kan ta in något får inte slängas.',
    'own-build': () => 'Så länge du har ett eget bygge får du inte slänga ett kort.',
    'too-few-cards': (d) =>
      d.arithmetic === ''
        ? `Korten räcker inte: ${d.cards} behövs, ${d.stock} finns kvar.`
        : `Två lekar räcker inte: ${d.arithmetic}.`,
    'card-thrice': (d) => `Det finns bara två av kortet: ${name(d.card)}.`,
    'mulle-twice': (d) => `Den mullen finns bara en gång: ${name(d.card)}.`,
    'build-twice': (d) => `Det kan bara finnas ett bygge på ${d.value}.`,
    'build-value': (d) => `Ett bygge är värt 2 till 16, inte ${d.value}.`,
    'no-such-round': (d) =>
      `Rond ${d.round} finns inte: en omgång har ${count(d.rounds, 'rond', 'ronder')}.`,
    'no-such-omgang': (d) => `Omgång ${d.omgang} finns inte: partiet har ${omgångar(d.omgangar)}.`,
    'named-twice': (d) => `”${d.text}” anges två gånger.`,
    'deal-parts': (d) => `En giv nämner, i den här ordningen: ${d.expected}.`,
    'deal-table': () => 'Korten på bordet delas ut ett och ett, utan högar.',
    'deal-size': (d) => `Given har ${kort(d.cards)}. Den ska ha ${d.expected}.`,
    'card-dealt': (d) => `Kortet är inte kvar i leken: ${name(d.card)}.`,
  },
};
