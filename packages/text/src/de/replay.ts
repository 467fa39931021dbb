import type { ReplayWords } from '../en/replay.ts';
import { plural } from '../plural.ts';

const count = plural('de');

export const replay: ReplayWords = {
  title: 'Wiederholung',
  somebody: 'Spieler',

  list: {
    title: 'Wiederholungen',
    about: 'Die Spiele dieses Browsers, das neueste zuerst.',
    none: 'Es gibt noch kein Spiel. Spiel eins oder bring eins mit.',
    running: 'läuft noch',
    branch: 'Was wäre wenn',
    imported: 'mitgebracht',
    remove: (game) => `${game} löschen`,
    sure: 'Dieses Spiel endgültig löschen?',
    yes: 'Löschen',
    no: 'Behalten',
  },

  take: {
    title: 'Ein Spiel mitbringen',
    about:
      'Füge ein Protokoll oder einen Link ein, wähle eine Datei oder lass eine irgendwo auf der Seite fallen.',
    text: 'Protokoll oder Link',
    open: 'Öffnen',
    file: 'Datei wählen',
    line: (n, problem) => `Zeile ${n}: ${problem}`,
    unread: 'Die Datei lässt sich nicht lesen.',
  },

  view: {
    title: 'Gesehen von',
    seat: ({ you, name }) => (you ? 'Wie du es sahst' : `Wie ${name} es sah`),
    open: ({ you, name }) =>
      `Alle Karten offen, ${you ? 'von deinem Platz' : `vom Platz von ${name}`}`,
    running: 'Das Spiel läuft noch: Du siehst es von deinem eigenen Platz.',
  },

  controls: {
    label: 'Züge',
    first: 'Zum Anfang',
    back: 'Einen Schritt zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Einen Schritt weiter',
    last: 'Zum Ende',
    step: (n, total) => `Schritt ${n} von ${total}`,
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Mittel', fast: 'Schnell' },
  },

  keys: 'Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende springen, die Leertaste spielt ab.',

  branch: {
    act: 'Von hier weiterspielen',
  },

  share: {
    title: 'Teilen',
    about:
      'Der Link enthält das ganze Spiel und öffnet es bei diesem Zug. Sonst wird nichts verschickt.',
    link: 'Link',
    record: 'Protokoll als Text',
    copyLink: 'Link kopieren',
    copyRecord: 'Protokoll kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
    download: 'Als Datei speichern',
    tooLong: 'Dieses Spiel ist zu lang für einen Link. Teile stattdessen das Protokoll.',
    running: 'Ein Spiel lässt sich teilen, wenn es zu Ende ist: Ein Link enthält alle Karten.',
  },

  analysis: {
    title: 'Analyse',
    about: ({ you, name }) =>
      `Der stärkste Spieler sieht sich ${you ? 'jede deiner Entscheidungen' : `jede Entscheidung von ${name}`} an, mit denselben Karten vor Augen.`,
    start: 'Analysieren',
    goOn: 'Weiter',
    stop: 'Anhalten',
    again: 'Noch einmal',
    failed: 'Die Analyse brach ab: Bei uns ging etwas kaputt.',
    progress: (n, total) => `${n} von ${count(total, 'Entscheidung', 'Entscheidungen')}`,
    none: ({ you, name }) => `${you ? 'Du hattest' : `${name} hatte`} nichts zu entscheiden.`,
    curve: ({ you, name }) =>
      you
        ? 'Wie es um dich stand, nach allem, was du wusstest'
        : `Wie es um ${name} stand, nach allem, was ${name} wusste`,
    estimate: 'Schätzung',
    exact: 'Alle Karten offen, ausgerechnet',
    swings: 'Wo am meisten verloren ging',
    noSwings: 'Kein Zug hat etwas verloren, das zählt.',
    worth: (played, better) => `${played} statt ${better}`,
    better: 'Besser:',
    fine: 'Eine gute Wahl nach allem, was zu wissen war.',
    knowable: 'Das war zu wissen: Mit den sichtbaren Karten war der andere Zug besser.',
    hidden: 'Das konnte niemand wissen: Nur bei offenen Karten war ein anderer Zug besser.',
    lucky:
      'Nach allem, was zu wissen war, war der andere Zug besser. Wie die Karten lagen, hat dieser nicht geschadet.',
    marks: {
      knowable: 'war zu wissen',
      hidden: 'war nicht zu wissen',
      lucky: 'hat nicht geschadet',
    },
    honest:
      'Die Schätzungen stammen aus gedachten Verteilungen. Kleine Unterschiede bedeuten wenig.',
  },
};
