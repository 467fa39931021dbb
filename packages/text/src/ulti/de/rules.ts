import type { ultiRules as english } from '../en/rules.ts';

const YES = { true: 'ja', false: 'nein' };

export const ultiRules: typeof english = {
  presets: {
    seed: {
      name: 'Standard',
      about: '26 Ansagen, Halten und Freigeben, der Talon zählt für den Alleinspieler.',
    },
    tournament: {
      name: 'Turnier',
      about: '42 Ansagen, Asse und Zehnen zählen zehn, der Talon zählt für die Gegenspieler.',
    },
    social: {
      name: 'Gesellig',
      about:
        'Wie Turnier, aber niemand überbietet sich selbst: Die Lizitation endet, wenn zwei gepasst haben (kartya-jatek.hu).',
    },
    fourAces: {
      name: 'Vier Asse',
      about:
        'Wie Turnier, mit vier Assen unter 54 Ansagen und Kontra bis Fedák Sári, ×64 (ultiblog.hu).',
    },
  },
  differs:
    'An den meisten ungarischen Tischen zählen Asse und Zehnen zehn und sonst nichts, der Talon gehört den Gegenspielern, und ein einfacher Passz wird nicht gespielt, sondern nur gezahlt: Das sind die Turnier-Regeln.',
  homeRules: {
    question: 'Welche Regeln spielt ihr zu Hause?',
    about:
      'Wir fragen nur einmal. Auf der Startseite kannst du es unter dem Knopf des Spiels jederzeit ändern.',
    sets: {
      tournament:
        'Ass und Zehn zählen 10, alles andere 0, zusammen 90 Augen. Der Talon zählt für die Gegenspieler. So spielt man meist in Ungarn.',
      seed: 'Ass 11, Zehn 10, König 4, Ober 3, Unter 2, zusammen 130 Augen. Der Talon zählt für den Alleinspieler.',
    },
  },
  options: {
    cardPoints: {
      name: 'Augen der Karten',
      values: { A11: 'Ass 11, Zehn 10, König 4, Ober 3, Unter 2', A10: 'Ass und Zehn je 10' },
    },
    talonOwner: {
      name: 'Der Talon zählt für',
      values: { soloist: 'den Alleinspieler', defenders: 'die Gegenspieler' },
    },
    ladder: {
      name: 'Ansagen',
      values: { seed26: '26', common42: '42', common54: '54, mit Vier Assen' },
    },
    ladderOrder: {
      name: 'Reihenfolge der Ansagen',
      values: {
        value: 'nach Wert',
        seedRows: 'Betli aufgelegt gleich unter 20-100 Durchmarsch',
      },
    },
    holdRule: {
      name: 'Eine Ansage von gleichem Wert',
      values: {
        hold: 'kann gehalten oder freigegeben werden',
        firstKeeps: 'ist nicht erlaubt',
        off: 'gilt nach ihrem Platz in der Reihe',
      },
    },
    selfRaise: { name: 'Der Meistbietende darf die eigene Ansage erhöhen', values: YES },
    passzPlayed: {
      name: 'Ein einfacher Passz',
      values: {
        play: 'wird gespielt',
        forfeit2: 'wird nicht gespielt und kostet 2 an jeden Gegenspieler',
      },
    },
    requireHolding: {
      name: 'Eine Ansage braucht ihre Karten',
      values: { true: 'ja', false: 'nein: Was nicht geht, ist verloren' },
    },
    betliMustBeat: { name: 'Stichzwang im Betli', values: YES },
    ultiPenalty: {
      name: 'Ein verlorener Ulti kostet',
      values: { flat: '1 mehr (Herz 2)', base: 'seinen Wert noch einmal' },
    },
    silent100: {
      name: 'Stille Hundert werden gezahlt',
      values: { add: 'neben dem Passz', replace: 'anstelle des Passz' },
    },
    silent100Marriages: {
      name: 'Mariagen in stillen Hundert',
      values: { all: 'alle', one: 'ein Vierziger oder ein Zwanziger' },
    },
    silentUltiFail: {
      name: 'Ein gefangener stiller Ulti',
      values: { double: 'kostet doppelt', none: 'kostet nichts' },
    },
    marriageNeedsTrick: { name: 'Mariagen brauchen einen Stich', values: YES },
    maxKontra: { name: 'Höchstes Kontra', values: {} },
    individualKontra: {
      name: 'Kontra ohne Trumpf',
      values: { true: 'jeder Gegenspieler für sich', false: 'für beide Gegenspieler' },
    },
    keepSeven: { name: 'Im Ulti muss die Trumpf-Sieben behalten werden', values: YES },
    openReveal: {
      name: 'Aufgelegt wird',
      values: { soloist: 'die Hand des Alleinspielers', all: 'jede Hand' },
    },
    earlyEnd: { name: 'Ein entschiedener Betli oder Durchmarsch endet sofort', values: YES },
    concede: { name: 'Der Alleinspieler darf aufgeben', values: YES },
    deals: { name: 'Spiele in einer Partie', values: {} },
  },
};
