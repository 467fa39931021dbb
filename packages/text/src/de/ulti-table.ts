import type { TableTexts } from '../en/index.ts';
import { count } from './cards.ts';
import { genitiv, tut } from './person.ts';

const punkten = (n: number): string => count(n, 'Punkt', 'Punkten');
const punkte = (n: number): string => count(n, 'Punkt', 'Punkte');

export const ultiTable: TableTexts['ulti'] = {
  ask: {
    bidFirst:
      'Du hast zwölf Karten und sagst zuerst an. Tipp auf eine Ansage, um zu sehen, was sie braucht; zu den hellen hast du die Karten.',
    bidOver: (bid) =>
      `Der Talon ist auf deiner Hand. Sag mehr an als ${bid}: Tipp auf eine Ansage, um zu sehen, was sie braucht.`,
    discard: (n) =>
      n === 1
        ? 'Tipp noch eine Karte an, die du ablegst.'
        : 'Tipp zwei Karten an, die du verdeckt als Talon ablegst.',
    discardReady: 'Leg diese beiden ab, oder tipp eine Karte an, um sie zurückzunehmen.',
    talonYours: 'Ihre Augen zählen für dich, wenn du spielst.',
    talonTheirs: 'Ihre Augen zählen für die Gegenspieler.',
    answer: (person, bid, value) =>
      `${tut(person, 'sagst', 'sagt')} ${bid} für ${value} an. Sagst du mehr an?`,
    hold: (person, bid, own) =>
      `${tut(person, 'sagst', 'sagt')} ${bid} an, so viel wert wie deine Ansage ${own}.`,
    final: (bid) => `Niemand sagt mehr an als du mit ${bid}.`,
    trump: (bid) => `Du spielst ${bid}. Welche Farbe ist Trumpf?`,
    kontra: (person, bid) =>
      `Glaubst du, dass ${person.name} ${bid} verliert? Gib Kontra, oder spiel einfach eine Karte.`,
    raise: 'Du hast Kontra bekommen. Gib Rekontra, wo du sicher bist.',
    raiseAgain: 'Der Alleinspieler hat Rekontra gegeben. Noch einmal?',
    lead: 'Du spielst aus: eine beliebige Karte.',
    free: 'Du hast weder die Farbe noch Trumpf: Spiel eine beliebige Karte.',
    follow: (suit) => `Bediene: Spiel ${suit}.`,
    beat: (suit) => `Bediene mit ${suit} und übernimm den Stich: Du kannst es.`,
    trumpIn: (suit) => `Du hast die Farbe nicht: Spiel Trumpf, ${suit}.`,
    overtrump: (suit) => `Spiel einen höheren Trumpf, ${suit}: Du kannst es.`,
    keepSeven: 'Die Trumpf-Sieben bleibt bis zum letzten Stich auf deiner Hand.',
    again: 'Tipp sie noch einmal an, um sie zu spielen.',
  },

  follows: {
    pass: (person, bid) =>
      `${tut(person, 'darfst', 'darf')} ${bid} spielen. Nach einer höheren Ansage wirst du wieder gefragt.`,
    pickup: 'Du musst höher ansagen und dann zwei Karten ablegen.',
    raiseOwn: 'Du nimmst den Talon zurück und musst mehr ansagen als vorher.',
    hold: (bid) => `Deine Ansage ${bid} bleibt; nur eine von höherem Wert schlägt sie.`,
    release: (person, bid) =>
      `${person.you ? 'Deine' : genitiv(person.name)} Ansage ${bid} bleibt.`,
    stand: 'Du spielst allein gegen die beiden anderen.',
    trumps: (n) => count(n, 'Trumpf auf der Hand', 'Trümpfe auf der Hand'),
    kontra: 'Was Kontra bekommt, kostet oder bringt das Doppelte.',
    raise: (times) => `Was erhöht wird, zählt ${times}-fach.`,
    done: 'Der Einsatz bleibt, wie er ist.',
  },

  ladder: {
    fitting: 'Deine',
    all: 'Alle',
    filter: 'Gezeigte Ansagen',
    wins: (n) => `bringt ${n} von jedem`,
    loses: (n) => `kostet ${n} an jeden`,
    worth: (n) => `Wert ${n}`,
    plainTrumps: (one, other, third) => `Trumpf: ${one}, ${other} oder ${third}`,
    heartTrumps: 'Herz ist Trumpf, also zählt alles doppelt',
    french: {
      '40-100': 'König und Dame in Trumpf; 60 Augen',
      '20-100': 'König und Dame in anderer Farbe; 80 Augen',
    },
    heartsOnly: 'ohne Trumpf; Herz, also zählt alles doppelt',
    noTrumps: 'ohne Trumpf; die Zehn steht gleich über der Neun',
    open: 'deine Hand liegt nach dem ersten Stich offen',
    missing: 'dir fehlen die Karten dazu',
    tooLow: 'jetzt zu niedrig',
    standing: 'stehende Ansage',
    fits: 'du hast die Karten dazu',
  },

  says: {
    pass: 'Passe',
    pickup: 'Ich nehme auf',
    hold: 'Ich halte',
    release: 'Deins',
    stand: 'Ich spiele',
    done: 'Das war’s',
    concede: 'Ich gebe auf',
    trump: (suit) => `Trumpf: ${suit}`,
    kontra: (parts) => `Kontra auf ${parts}!`,
    raise: (parts) => `Rekontra auf ${parts}!`,
    marriage: (value) => (value === 40 ? 'Vierzig!' : 'Zwanzig!'),
  },

  seats: {
    leads: 'hat ausgespielt',
    wins: 'sticht',
    taken: (person, n) => `${tut(person, 'hast', 'hat')} ${count(n, 'Stich', 'Stiche')} gemacht`,
    open: 'Aufgelegte Hand',
    dealer: 'gibt',
    double: (times) => `×${times}`,
    kontra: 'Kontra geben',
    raise: 'Erhöhen',
    lay: 'Ablegen',
    back: 'Zurücknehmen',
    against: (name) => `gegen ${name}`,
  },

  prospect: {
    title: 'Was noch möglich ist',
    made: 'gewonnen',
    lost: 'verloren',
    open: 'offen',
    points: (has, needs, left) =>
      has >= needs
        ? `${has} von ${punkten(needs)}`
        : `${has} von ${punkten(needs)}; ${left} sind noch zu holen`,
    race: (own, theirs, left) =>
      left === 0
        ? `${own} gegen ${punkte(theirs)}`
        : `${own} gegen ${punkte(theirs)}; ${left} sind noch zu holen`,
    noTrick: (left) => `bisher kein Stich, noch ${left}`,
    tookTrick: 'der Alleinspieler hat einen Stich gemacht',
    allTricks: (has) => `${has} von 10 Stichen`,
    missedTrick: 'ein Stich ging an die Gegenspieler',
    seven: (left) => `die Trumpf-Sieben muss den letzten Stich machen; noch ${left}`,
    sevenWon: 'die Trumpf-Sieben hat den letzten Stich gemacht',
    sevenLost: 'die Trumpf-Sieben macht den letzten Stich nicht mehr',
    aces: (has) => `${has} von 4 Assen`,
  },

  score: {
    sides: 'Punkte in Stichen',
    soloist: 'Alleinspieler',
    defenders: 'Gegenspieler',
    none: 'Noch kein Stich',
    match: 'Bisher',
    auction: 'Die Lizitation läuft.',
  },

  result: {
    title: (person, bid) => `${tut(person, 'hast', 'hat')} ${bid} gespielt`,
    counted: (own, theirs) => `Augen ${own}:${theirs}`,
    bill: 'Die Rechnung, wie sie der Alleinspieler sieht',
    line: 'Worum es ging',
    made: 'gewonnen',
    lost: 'verloren',
  },
};
