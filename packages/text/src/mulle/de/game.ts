import type { mulle as english } from '../en/game.ts';
import type { PileParts } from '../parts.ts';
import { name, names } from '../../common/de/cards.ts';
import { reasons } from './reasons.ts';
import {
  count,
  dich,
  genitiv,
  karten,
  list,
  punkte,
  signedTenths,
  tut,
} from '../../common/de/grammar.ts';

const stapel = (n: number): string => count(n, 'Stapel', 'Stapel');
const durchgänge = (n: number): string => count(n, 'Durchgang', 'Durchgänge');
const mullen = (n: number): string => count(n, 'Mulle', 'Mullen');
const onto = ({ faces, value, owner, locked }: PileParts): string => {
  if (owner !== undefined) {
    return `${owner.you ? 'deinen' : genitiv(owner.name)} ${locked ? 'gesperrten' : 'offenen'} Bau von ${value}`;
  }
  return faces.length === 1 ? names(faces) : `den Stapel ${names(faces)}`;
};

export const mulle: typeof english = {
  tile: {
    name: 'Mulle',
    about:
      'Fische Karten vom Tisch, sperre deine Bauten und hole mit Zwillingen die großen Punkte.',
    aim: 'Ziel: mehr Punkte; zwei gleiche Karten bringen am meisten.',
    players: '2 Spieler',
    length: '20 Minuten',
  },

  deals: {
    name: (n, of) => `Durchgang ${n} von ${of}`,
    over: (n) => `Durchgang ${n} ist aus`,
    next: 'Nächster Durchgang',
  },

  zones: {
    table: 'Tisch',
    emptyTable: 'Der Tisch ist leer',
    single: name,
    pile: (faces, value) => `Stapel mit Wert ${value}: ${names(faces)}`,
    build: (owner, value, locked, faces) =>
      `${owner.you ? 'Dein' : genitiv(owner.name)} ${locked ? 'gesperrter' : 'offener'} Bau von ${value}: ${names(faces)}`,
    value: (n) => `Wert ${n}`,
    captured: (person, n) => `${tut(person, 'hast', 'hat')} ${karten(n)} genommen`,
    mulles: (person, n) => `${tut(person, 'hast', 'hat')} ${mullen(n)}`,
    stock: (n) => `${karten(n)} im Vorrat`,
    unseen: (n) => `Noch nicht gesehen: ${karten(n)}`,
    round: (n, of) => `Runde ${n} von ${of}`,
    omgang: (n, of) => `Durchgang ${n} von ${of}`,
  },

  score: {
    mulle: 'Mullen',
    tabbe: 'Tabben',
    tabbeAbout: (n) =>
      `Die Goldmünze: ${count(n, 'Tabbe', 'Tabben')}, je ein Punkt dafür, den Tisch mit einer Karte abzuräumen.`,
    intake: 'Fang',
    bonus: 'Zuschlag',
    total: 'Durchgang',
    totals: 'Partie',
    race: 'Fang: Wettlauf bis 21',
    raceAbout: (times, whole) =>
      `Es gibt ${whole} Punkte zu fangen. Was du über 20 hast, zählt ${times === 3 ? 'dreifach' : 'doppelt'}.`,
    toBonus: (n, times) =>
      n === 0 ? `Jeder Punkt zählt jetzt ${times === 3 ? 'dreifach' : 'doppelt'}` : `noch ${n}`,
    lead: (person, n) =>
      `Alles gezählt ${person.you ? 'führst du' : `führt ${person.name}`} mit ${n}`,
    level: 'Gleichstand',
  },

  log: {
    firstDeal: (table, n) =>
      table.length === 0
        ? `Ein neuer Durchgang: ${karten(n)} für jeden, nichts auf dem Tisch.`
        : `Ein neuer Durchgang: ${karten(n)} für jeden und ${karten(table.length)} auf dem Tisch.`,
    deal: (round, n) => `Runde ${round}: ${karten(n)} für jeden.`,
    capture: (person, card, faces) =>
      `${tut(person, 'nimmst', 'nimmt')} ${names(faces)} mit ${name(card)}.`,
    build: (person, card, pile, value) =>
      `${tut(person, 'legst', 'legt')} ${name(card)} auf ${onto(pile)} und ${person.you ? 'baust' : 'baut'} ${value}.`,
    change: (person, card, before, value) =>
      `${tut(person, 'legst', 'legt')} ${name(card)} auf ${person.you ? 'deinen' : 'den eigenen'} Bau von ${before}: Er ist jetzt ${value} wert.`,
    trotta: (person, card, faces, value) =>
      `${tut(person, 'machst', 'macht')} eine Trotta: ${names([card, ...faces])} werden zu einem gesperrten Bau von ${value}.`,
    feed: (person, card, value) =>
      `${tut(person, 'legst', 'legt')} ${name(card)} ${person.you ? 'zu deinem' : 'zum eigenen'} Bau von ${value} nach und ${person.you ? 'sperrst' : 'sperrt'} ihn.`,
    discard: (person, card) => `${tut(person, 'legst', 'legt')} ${name(card)} ab.`,
    absorb: (n, faces) =>
      `${count(n, 'Stapel kommt', 'Stapel kommen')} zum Bau dazu: ${list(faces.map(name))}.`,
    mulle: (person, card, n) =>
      `Mulle! ${tut(person, 'hast', 'hat')} zweimal ${name(card)}: ${punkte(n)}.`,
    tabbe: (person, n) => `Tabbe! ${punkte(n)} für ${dich(person)}.`,
    rest: (person, n) =>
      `${tut(person, 'hast', 'hat')} zuletzt genommen und ${person.you ? 'bekommst' : 'bekommt'} ${n === 1 ? 'die Karte, die' : `die ${karten(n)}, die`} noch auf dem Tisch ${n === 1 ? 'liegt' : 'liegen'}.`,
    restNobody: (n) =>
      `Niemand hat etwas genommen: ${count(n, 'Karte bleibt', 'Karten bleiben')} liegen und ${n === 1 ? 'zählt' : 'zählen'} für niemanden.`,
    over: (totals) =>
      `Der Durchgang ist aus: ${list(
        totals.map(({ person, score }) => `${person.you ? 'du' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    capture: (card, faces) => `${names(faces)} mit ${name(card)} nehmen`,
    build: (card, pile, value) => `${name(card)} auf ${onto(pile)} legen und ${value} bauen`,
    trotta: (card, faces, value) =>
      `Trotta mit ${name(card)}: mit ${names(faces)} zu einem Bau von ${value} sperren`,
    feed: (card, value) => `${name(card)} zum Bau von ${value} nachlegen und ihn sperren`,
    discard: (card) => `${name(card)} ablegen`,
    mulles: (n, worth) => `${mullen(n)}, ${punkte(worth)}`,
    tabbe: (n) => (n === 1 ? 'Tabbe' : count(n, 'Tabbe', 'Tabben')),
    absorbs: (n) => `${stapel(n)} ${n === 1 ? 'kommt' : 'kommen'} dazu`,
    shortCapture: (n) => `${count(n, 'Karte', 'Karten')} nehmen`,
    shortBuild: (value) => `${value} bauen`,
    shortTrotta: (value) => `Trotta: ${value} sammeln`,
    shortFeed: (value) => `Zur ${value} nachlegen`,
    shortDiscard: 'Ablegen',
    several: 'Diese Karte kann auf mehrere Arten nehmen. Tippe die Stapel an, die du willst.',
  },

  reasons,
  worth: (value) => `Punkte: ${signedTenths(value)}`,
  measure: 'Vorsprung (+) oder Rückstand (−) am Ende des Durchgangs',

  result: {
    bonus: (intake, bonus) =>
      bonus === 0
        ? `${intake} liegt nicht über 20: kein Zuschlag`
        : `${intake} liegt ${intake - 20} über 20: 2\u00a0×\u00a0${intake - 20}\u00a0=\u00a0${bonus}`,
    settled: (person, n) =>
      `${tut(person, 'gewinnst', 'gewinnt')} den Durchgang mit ${n} ${n === 1 ? 'Punkt' : 'Punkten'} Vorsprung.`,
    settledLevel: 'Der Durchgang endet unentschieden.',
  },

  refusals: {
    card: (d) => `Du hast ${name(d.card)} nicht auf der Hand.`,
    pile: (d) => `Stapel ${d.pile} gibt es nicht, oder er ist zweimal genannt.`,
    twin: (d) =>
      `Der Zwilling von ${name(d.card)} liegt auf dem Tisch: Diese Karte nimmt ihn und sonst nichts.`,
    special: (d) =>
      `${name(d.card)} zählt auf der Hand ${d.value} und nimmt nur einen Bau von ${d.value}, allein.`,
    sum: (d) => `Diese Stapel ergeben nicht ${d.value}, weder einzeln noch in Gruppen.`,
    maximum: (d) =>
      `Du musst so viele Karten wie möglich nehmen: Noch mehr Stapel ergeben ${d.value}.`,
    base: () => 'Bauen kannst du nur auf einer einzelnen Karte oder einem offenen Bau.',
    locked: (d) =>
      `Der Bau von ${d.value} ist gesperrt. Man kann ihn nehmen, aber nicht verändern.`,
    owner: (d) => `Diesen Bau von ${d.value} darfst du nicht verändern.`,
    value: (d) => `Mit ${name(d.card)} wird dieser Stapel nicht ${d.value}.`,
    reserved: (d) =>
      `${name(d.card)} ist deine einzige Karte mit Wert ${d.value}, und du hast einen Bau von ${d.value}. Sie darf nur nehmen oder zum Bau nachgelegt werden.`,
    'special-value': (d) =>
      `${name(d.card)} kann nicht auf ${d.value} bauen, den eigenen Wert auf der Hand.`,
    'opponent-value': (d) => `Dein Gegner hat schon einen Bau von ${d.value}.`,
    taker: (d) =>
      d.value > 16
        ? `Das wären ${d.value}. Kein Bau ist mehr als 16 wert.`
        : `Du hast keine andere Karte mit Wert ${d.value}, die ihn später nehmen könnte.`,
    'trotta-off': () => 'Nach diesen Regeln gibt es keine Trotta.',
    'feed-instead': (d) =>
      `Du hast einen Bau von ${d.value}: Diese Karte kann dort nachgelegt, aber nicht so gespielt werden.`,
    'trotta-one': () => 'Ein Ass zählt auf dem Tisch 1, und einen Bau von 1 gibt es nicht.',
    'no-match': (d) => `Auf dem Tisch ergibt nichts ${d.value}.`,
    set: (d) =>
      `Eine Trotta sammelt alle Karten und Paare, die ${d.value} ergeben, und sonst nichts.`,
    'no-build': (d) => `Du hast keinen Bau von ${d.value}, zu dem du nachlegen könntest.`,
    'must-capture': () => 'Eine Karte, die etwas nehmen kann, darf nicht abgelegt werden.',
    'own-build': () => 'Solange du einen Bau hast, darfst du nicht ablegen.',
    'too-few-cards': (d) =>
      d.arithmetic === ''
        ? `Die Karten reichen nicht: ${d.cards} sind nötig, ${d.stock} sind übrig.`
        : `Zwei Kartendecks reichen nicht: ${d.arithmetic}.`,
    'card-thrice': (d) => `Diese Karte gibt es nur zweimal: ${name(d.card)}.`,
    'mulle-twice': (d) => `Diese Mulle gibt es nur einmal: ${name(d.card)}.`,
    'build-twice': (d) => `Es kann nur einen Bau von ${d.value} geben.`,
    'build-value': (d) => `Ein Bau hat den Wert 2 bis 16, nicht ${d.value}.`,
    'no-such-round': (d) =>
      `Runde ${d.round} gibt es nicht: Ein Durchgang hat ${count(d.rounds, 'Runde', 'Runden')}.`,
    'no-such-omgang': (d) =>
      `Durchgang ${d.omgang} gibt es nicht: Die Partie hat ${durchgänge(d.omgangar)}.`,
    'named-twice': (d) => `„${d.text}“ steht zweimal da.`,
    'deal-parts': (d) => `Beim Austeilen wird genannt, in dieser Folge: ${d.expected}.`,
    'deal-table': () => 'Die Karten auf dem Tisch werden einzeln ausgeteilt, ohne Stapel.',
    'deal-size': (d) => `Ausgeteilt werden ${karten(d.cards)}. Es sollten ${d.expected} sein.`,
    'card-dealt': (d) => `Diese Karte ist nicht mehr im Vorrat: ${name(d.card)}.`,
  },
};
