import type { ultiTable as english } from '../en/table.ts';
import { augen, count, genitiv, tut } from '../../common/de/grammar.ts';

export const ultiTable: typeof english = {
  ask: {
    bidFirst:
      'Du hast zwölf Karten und sagst zuerst an; zwei davon legst du danach ab. Tippe auf eine Ansage, um zu sehen, was sie braucht. Die hellen darfst du ansagen; ob du sie auch schaffst, ist eine andere Frage.',
    bidOver: (bid) =>
      `Der Talon ist auf deiner Hand. Sag mehr an als ${bid}: Tippe auf eine Ansage, um zu sehen, was sie braucht.`,
    discard: (n) =>
      n === 1
        ? 'Tippe noch eine Karte an, die du ablegst.'
        : 'Tippe zwei Karten an, die du verdeckt als Talon ablegst.',
    discardReady: 'Lege diese beiden ab, oder tippe eine Karte an, um sie zurückzunehmen.',
    talonYours: 'Die Augen zählen für dich, wenn du spielst.',
    talonTheirs: 'Die Augen zählen für die Gegenspieler.',
    lowTen: 'Ohne Trumpf steht die Zehn gleich über der Neun: So liegen deine Karten jetzt.',
    answer: (person, bid, value) =>
      `${tut(person, 'sagst', 'sagt')} ${bid} für ${value} an. Überbietest du?`,
    hold: (person, bid, own) =>
      `${tut(person, 'sagst', 'sagt')} ${bid} an, so viel wert wie deine Ansage ${own}.`,
    final: (bid) => `Niemand sagt mehr an als du mit ${bid}.`,
    trump: (bid) => `Du spielst ${bid}. Welche Farbe ist Trumpf?`,
    kontra: (person, bid) =>
      `Glaubst du, dass ${person.name} ${bid} verliert? Gib Kontra, oder spiele einfach eine Karte.`,
    raise: 'Du hast Kontra bekommen. Gib Rekontra, wo du sicher bist.',
    raiseAgain: 'Der Alleinspieler hat Rekontra gegeben. Noch einmal?',
    lead: 'Du spielst aus: eine beliebige Karte.',
    free: 'Du hast weder die Farbe noch Trumpf: Spiele eine beliebige Karte.',
    freeNoTrump: 'Du hast die Farbe nicht: Spiele eine beliebige Karte.',
    follow: (suit) => `Bediene: Spiele ${suit}.`,
    beat: (suit) => `Bediene mit ${suit} und übernimm den Stich, denn du kannst es.`,
    trumpIn: (suit) => `Du hast die Farbe nicht: Spiele Trumpf, ${suit}.`,
    overtrump: (suit) => `Spiele einen höheren Trumpf, ${suit}, denn du hast einen.`,
    keepSeven: 'Die Trumpf-Sieben bleibt bis zum letzten Stich auf deiner Hand.',
    again: 'Tippe sie noch einmal an, um sie zu spielen.',
  },

  follows: {
    pass: (person, bid) =>
      `${tut(person, 'darfst', 'darf')} ${bid} spielen. Nach einer höheren Ansage wirst du wieder gefragt.`,
    passForfeit: (person) =>
      `Sagt niemand mehr an, ${person.you ? 'zahlst du' : `zahlt ${person.name}`} 2 an jeden Gegenspieler, und es wird nicht gespielt.`,
    pickup: 'Du musst höher ansagen und dann zwei Karten ablegen.',
    raiseOwn: 'Du nimmst den Talon zurück und musst mehr ansagen als vorher.',
    hold: (bid) => `Deine Ansage ${bid} bleibt; nur eine von höherem Wert schlägt sie.`,
    release: (person, bid) =>
      `${person.you ? 'Deine' : genitiv(person.name)} Ansage ${bid} bleibt.`,
    forfeit: 'Du zahlst 2 an jeden Gegenspieler, und es wird neu gegeben.',
    stand: 'Du spielst allein gegen die beiden anderen.',
    trumps: (n) => count(n, 'Trumpf auf der Hand', 'Trümpfe auf der Hand'),
    kontra: 'Was Kontra bekommt, kostet oder bringt das Doppelte.',
    raise: (times) => `Was erhöht wird, zählt ${times}-fach.`,
    done: 'Der Einsatz bleibt, wie er ist.',
  },

  claim: {
    mine: 'Der Rest gehört mir',
    ours: 'Der Rest gehört uns',
    none: 'Ich mache keinen Stich mehr',
    about: (n, ours) =>
      `${n === 2 ? 'Beide übrigen' : `Alle ${n} übrigen`} Stiche gehören ${ours ? 'den Gegenspielern' : 'dir'}, wer auch immer was hat. Deine Karten werden für dich gespielt.`,
    noneAbout: (n) =>
      `Von den ${n} übrigen Stichen kann keiner an dich gehen. Deine Karten werden für dich gespielt.`,
    running: 'Der Rest ist entschieden: Deine Karten werden für dich gespielt.',
    stop: 'Halt',
    early: 'Es sind noch zu viele Karten im Spiel, um sicher zu sein.',
    unsure: (card) => `Noch nicht sicher: ${card} kann noch einen Stich machen.`,
    closed: 'Jetzt gibt es nichts aufzulegen.',
  },

  ladder: {
    fitting: 'Deine',
    all: 'Alle',
    filter: 'Gezeigte Ansagen',
    every: 'Alle Ansagen',
    tapOne: 'Tippe auf eine Ansage, um zu sehen, was sie braucht und bringt.',
    wins: (n) => `bringt ${n} von jedem`,
    loses: (n) => `zahlt ${n} an jeden`,
    penalty: (n) => `Ein verlorener Ulti kostet ${n} mehr.`,
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
    unheld: 'Dir fehlen die Karten dazu: Was sie braucht, ist verloren.',
    tooLow: 'jetzt zu niedrig',
    standing: 'stehende Ansage',
    fits: 'keine Karte fehlt dir dazu',
    stands: 'Diese Ansage steht gerade.',
    below: (bid) => `Jetzt zu niedrig: ${bid} steht.`,
    lacks: 'Dir fehlen die Karten, die sie braucht.',
    pickUpFirst: 'Um sie anzusagen, nimm den Talon auf.',
    later: 'Ansagen kannst du sie, wenn du dran bist und den Talon aufgenommen hast.',
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
    raise: (level, parts) => `${level} auf ${parts}!`,
    marriage: (value) => (value === 40 ? 'Vierzig!' : 'Zwanzig!'),
  },

  seats: {
    leads: 'Anspiel',
    wins: 'sticht',
    taken: (person, n) => `${tut(person, 'hast', 'hat')} ${count(n, 'Stich', 'Stiche')} gemacht`,
    tricks: 'Die bisherigen Stiche',
    open: 'Aufgelegte Hand',
    dealer: 'gibt',
    double: (times) => `×${times}`,
    kontra: 'Kontra geben',
    lay: 'Ablegen',
    back: 'Neu wählen',
    tick: 'Kreuze an, was du verdoppelst:',
    against: (name) => `gegen ${name}`,
  },

  prospect: {
    title: 'Was noch möglich ist',
    made: 'gewonnen',
    lost: 'verloren',
    open: 'offen',
    points: (has, needs, left) =>
      has >= needs
        ? `${has} von ${augen(needs)}`
        : `${has} von ${augen(needs)}; noch ${left} zu holen`,
    race: (own, theirs, left) =>
      left === 0
        ? `${own} gegen ${augen(theirs)}`
        : `${own} gegen ${augen(theirs)}; noch ${left} zu holen`,
    noTrick: (left) => `bisher kein Stich, noch ${left}`,
    tookTrick: 'der Alleinspieler hat einen Stich gemacht',
    allTricks: (has) => `${has} von 10 Stichen`,
    missedTrick: 'ein Stich ging an die Gegenspieler',
    seven: (left) => `die Trumpf-Sieben muss den letzten Stich machen; noch ${left}`,
    sevenWon: 'die Trumpf-Sieben hat den letzten Stich gemacht',
    sevenLost: 'die Trumpf-Sieben macht den letzten Stich nicht mehr',
    aces: (has) => `${has} von 4 Assen`,
  },

  tray: {
    title: 'Alle 32 Karten',
    unseen: 'noch nicht gesehen',
    mine: 'auf deiner Hand',
    open: 'offen',
    gone: 'weg',
  },

  score: {
    sides: 'Augen bisher',
    soloist: 'Alleinspieler',
    defenders: 'Gegenspieler',
    none: 'Noch kein Stich',
    match: 'Bisher',
    auction: 'Die Lizitation läuft.',
  },

  result: {
    title: (person, bid) => `${tut(person, 'hast', 'hat')} ${bid} gespielt`,
    bill: 'Die Abrechnung, aus Sicht des Alleinspielers',
    line: 'Worum es ging',
    made: 'gewonnen',
    lost: 'verloren',
  },
};
