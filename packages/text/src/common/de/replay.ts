import type { ReplayWords } from '../en/replay.ts';
import { tellGrades } from './grades.ts';
import { count } from './grammar.ts';

export const replay: ReplayWords = {
  title: 'Wiederholung',
  somebody: 'Spieler',

  list: {
    title: 'Wiederholungen',
    about: 'Die Partien in diesem Browser, die neueste zuerst.',
    none: 'Es gibt noch keine Partie. Spiele eine oder lade eine.',
    running: 'läuft noch',
    branch: 'was wäre, wenn',
    imported: 'geladen',
    remove: (game) => `${game} löschen`,
    sure: 'Diese Partie endgültig löschen?',
    yes: 'Löschen',
    no: 'Behalten',
  },

  take: {
    title: 'Eine Partie laden',
    about:
      'Füge eine Mitschrift oder einen Link ein, wähle eine Datei oder ziehe eine irgendwo auf die Seite.',
    text: 'Mitschrift oder Link',
    open: 'Öffnen',
    file: 'Datei wählen',
    line: (n, problem) => `Zeile ${n}: ${problem}`,
    unread: 'Die Datei lässt sich nicht lesen.',
    notText: 'Das ist keine Textdatei.',
  },

  view: {
    title: 'Blickwinkel',
    seat: ({ you, name }) => (you ? 'Wie du es sahst' : `Wie ${name} es sah`),
    open: ({ you, name }) =>
      `Alle Karten offen, ${you ? 'von deinem Platz' : `vom Platz von ${name}`} aus`,
    running: 'Die Partie läuft noch: Du siehst sie von deinem eigenen Platz aus.',
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
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  },

  keys: 'Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende springen, die Leertaste spielt ab.',

  branch: {
    act: 'Von hier weiterspielen',
  },

  share: {
    title: 'Teilen',
    about:
      'Der Link enthält die ganze Partie und öffnet sie bei diesem Zug. Sonst wird nichts verschickt.',
    link: 'Link',
    record: 'Mitschrift als Text',
    copyLink: 'Link kopieren',
    copyRecord: 'Mitschrift kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
    download: 'Als Datei speichern',
    tooLong: 'Diese Partie ist zu lang für einen Link. Teile stattdessen die Mitschrift.',
    running: 'Eine Partie lässt sich teilen, wenn sie zu Ende ist: Ein Link enthält alle Karten.',
    own: 'Auf deiner eigenen Seite',
    ownAbout:
      'HTML für eine Seite oder ein Blog. Der Rahmen zeigt die Karten eines Platzes; niemand muss deine Seite verlassen.',
    frame: 'Einbettungscode',
    copyFrame: 'Einbettungscode kopieren',
    picture: 'Ein Bild mit Link, wo keine Rahmen erlaubt sind',
    copyPicture: 'Bild kopieren',
  },

  analysis: {
    title: 'Analyse',
    about: ({ you, name }) =>
      `Der stärkste Spieler sieht sich ${you ? 'jede deiner Entscheidungen' : `jede Entscheidung von ${name}`} an, mit denselben Karten vor Augen.`,
    start: 'Analysieren',
    goOn: 'Weiter',
    stop: 'Abbrechen',
    again: 'Neuer Versuch',
    failed: 'Die Analyse ist abgebrochen: Bei uns ist etwas schiefgegangen.',
    progress: (n, total) => `${n} von ${count(total, 'Entscheidung', 'Entscheidungen')} angesehen`,
    none: ({ you, name }) => `${you ? 'Du hattest' : `${name} hatte`} nichts zu entscheiden.`,
    curve: ({ you, name }) =>
      you
        ? 'Wie es um dich stand, nach allem, was du wusstest'
        : `Wie es um ${name} stand, nach allem, was ${name} wusste`,
    exact: 'Alle Karten offen, berechnet',
    accuracy: (...counts) => `Genauigkeit. ${tellGrades(...counts)}`,
    grades: { best: 'Bester Zug', good: 'Gut', slip: 'Ungenauigkeit', blunder: 'Grober Fehler' },
    equal: 'Nichts zu bewerten: Keine Wahl hat einen nennenswerten Unterschied gemacht.',
    luck: ({ you, name }, cards, own, others) =>
      `Ab der ersten Karte, bei offenen Karten und bestem Spiel aller, waren die Karten für ${you ? 'dich' : name} ${cards} wert. ${you ? 'Deine Züge' : `Die Züge von ${name}`} haben das um ${own} verändert, die der anderen um ${others}.`,
    showAll: (n) => `Alle ${n} zeigen`,
    best: 'Der beste Zug',
    bestAbout: 'alles andere war klar schlechter',
    swings: 'Wo am meisten verloren ging',
    noSwings: 'Kein Zug hat nennenswert gekostet.',
    worth: (played, better) => `${played} statt ${better}`,
    better: 'Besser:',
    fine: 'Eine gute Wahl nach allem, was man wissen konnte.',
    knowable: 'Das konnte man wissen: Nach den sichtbaren Karten war der andere Zug besser.',
    hidden: 'Das konnte niemand wissen: Nur bei offenen Karten war ein anderer Zug besser.',
    lucky:
      'Nach allem, was man wissen konnte, war der andere Zug besser. So wie die Karten lagen, hat dieser am Ende nichts gekostet.',
    marks: {
      knowable: 'an den sichtbaren Karten zu erkennen',
      hidden: 'konnte niemand kommen sehen',
      lucky: 'hat am Ende nichts gekostet, so wie die Karten lagen',
    },
    honest:
      'Die Schätzungen stammen aus simulierten Verteilungen. Kleine Unterschiede bedeuten wenig.',
  },
};
