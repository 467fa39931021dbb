/** Was rund um einen Abend gesagt wird: viele Tische, die dieselben Karten spielen. */
import type { EveningWords } from '../en/evening.ts';
import { count } from './grammar.ts';

export const evening: EveningWords = {
  title: 'Ein Abend mit denselben Karten',
  about:
    'Alle spielen mit denselben Karten, an so vielen Tischen wie nötig. Du wirst mit denen verglichen, die die gleichen Karten hatten wie du.',
  plain:
    'In diesem Spiel ändert schon ein einziger anderer Zug alles, was folgt; dieselben Karten gleichen das Glück deshalb nur wenig aus. Die Punkte werden einfach zusammengezählt.',

  create: {
    game: 'Spiel',
    name: 'Name des Abends',
    rounds: 'Runden',
    boards: 'Spiele pro Runde',
    time: 'Zeit für eine Runde',
    noLimit: 'Unbegrenzt',
    minutes: (n) => count(n, 'Minute', 'Minuten'),
    level: 'Computer auf leeren Plätzen',
    open: 'Abend eröffnen',
  },

  links: {
    players: 'Link für Spieler',
    director: 'Link für die Turnierleitung',
    directorAbout:
      'Wer diesen Link hat, leitet den Abend, egal auf welchem Gerät. Speichere ihn und gib ihn nicht weiter.',
    code: 'QR-Code mit dem Link für Spieler',
    text: (title) => `Spiel mit: ${title}`,
    screen: 'Auf einem großen Bildschirm zeigen',
    scan: 'Scannen und mitspielen',
  },

  people: {
    directorJoins: 'Spielst du auch mit?',
    title: (n) => count(n, 'Spieler', 'Spieler'),
    join: 'Mitspielen',
    joined: 'Du bist dabei. Die Turnierleitung startet die erste Runde.',
    late: 'Du bist ab der nächsten Runde dabei.',
    leave: 'Den Abend verlassen',
    leaveSure: 'Ab der nächsten Runde spielst du nicht mit. Du kannst wiederkommen.',
    back: 'Wieder mitspielen',
    replaced: (name) => `${name} spielt für dich weiter.`,
    rejoin: 'Du kannst wieder mitspielen: Ab der nächsten Runde spielst du für dich selbst.',
    out: 'Die Turnierleitung hat dich von diesem Abend ausgeschlossen.',
    stay: 'Bleiben',
    left: 'ist gegangen',
    removed: 'entfernt',
    you: 'du',
    none: 'Noch ist niemand dabei.',
  },

  round: {
    of: (n, all) => `Runde ${n} von ${all}`,
    first: 'Vor der ersten Runde',
    between: (n) => `Runde ${n} ist vorbei`,
    over: 'Der Abend ist vorbei',
    seat: (table, seat) => `Tisch ${table}, Platz ${seat}`,
    go: 'Zu deinem Tisch',
    unfinished:
      'Wenn ihr fertig seid, warte hier: Die Ergebnisse erscheinen, sobald alle Tische fertig sind.',
    waits: 'Die Turnierleitung startet die nächste Runde.',
    until: (time) => `Pause bis ${time}`,
    table: (n) => `Tisch ${n}`,
    computer: 'Computer',
    left: (minutes) => `Noch ${count(minutes, 'Minute', 'Minuten')}`,
  },

  director: {
    name: 'Turnierleitung',
    people:
      'Tippe auf einen Namen, um jemanden zu entfernen oder durch jemand anderen zu ersetzen.',
    removeAbout: 'Bis zum Ende der Runde spielt ein Computer.',
    title: 'Du leitest den Abend',
    start: (n) => `Runde ${n} starten`,
    finish: 'Runde jetzt beenden',
    finishSure: 'Spiele, die nicht fertig sind, zählen nicht.',
    end: 'Abend beenden',
    endSure: 'Es wird keine Runde mehr gespielt. Die Ergebnisse bleiben.',
    rest: (minutes) => `${count(minutes, 'Minute', 'Minuten')} Pause`,
    done: (done, all) => `${done} von ${count(all, 'Spiel', 'Spielen')}`,
    remove: (name) => `${name} entfernen`,
    substitute: (name) => `Ersatz für ${name}`,
    substituteAbout: 'Wähle jemanden, der dabei ist und noch nicht gespielt hat.',
    nobody: 'Alle, die dabei sind, haben schon gespielt.',
    keep: 'Abbrechen',
    adjust: 'Dieses Ergebnis ändern',
    reason: 'Grund (für alle lesbar)',
    save: 'Speichern',
  },

  standings: {
    title: 'Rangliste',
    place: 'Platz',
    name: 'Name',
    percent: '%',
    imps: 'IMPs',
    points: 'Punkte',
    boards: 'Spiele',
    about:
      'In 19 von 20 Fällen liegt der wahre Wert in diesem Bereich. Die Grauen lassen sich nach diesen Spielen nicht von dir unterscheiden: Der Abstand kann allein an den Karten liegen.',
    few: 'So wenige Spiele sagen wenig aus: Die Unterschiede können allein an den Karten liegen.',
    range: (low, high) => `${low} bis ${high}`,
  },

  boards: {
    title: 'Deine Spiele',
    every: 'Alle Spiele',
    board: (n) => `Spiel ${n}`,
    all: 'Was die anderen daraus machten',
    score: 'Punkte',
    covered: 'Eine Zeit lang spielte ein Computer',
    seat: (n) => `Platz ${n}`,
    awards: {
      plus: 'Über dem Durchschnitt',
      average: 'Durchschnitt',
      minus: 'Unter dem Durchschnitt',
      struck: 'Zählt nicht',
      played: 'Wie gespielt',
    },
  },

  results: {
    file: 'Ergebnisse als Datei',
    csv: 'Ergebnisse als Tabelle (CSV)',
    address: 'Adresse der Ergebnisse',
    fair: 'Alle Karten standen vor der ersten Runde fest. Die Datei enthält alles, was man braucht, um das zu prüfen.',
  },

  check: {
    ask: 'Wurde ehrlich gegeben?',
    match: (n) =>
      `Spiel ${n}: ehrlich. Jeder Tisch bekam die Karten, die vor der ersten Runde feststanden.`,
    cards: (n, table) =>
      `Spiel ${n}: nicht ehrlich. Tisch ${table} bekam andere Karten als die, die vor der ersten Runde feststanden.`,
    points: (n, table) =>
      `Spiel ${n}: Das Ergebnis von Tisch ${table} passt nicht zu dem, was dort gespielt wurde.`,
    record: (n, table) =>
      `Spiel ${n}: lässt sich nicht prüfen, denn es fehlt, was Tisch ${table} gespielt hat.`,
    commitment:
      'Nicht ehrlich: Die geheime Zahl ist nicht die, auf die sich der Server festgelegt hatte.',
    nonces: 'Nicht ehrlich: Einige Zahlen der Mitspieler fehlen.',
    own: 'Nicht ehrlich: Der Server sagt jetzt etwas anderes, als er am Anfang gezeigt oder bekommen hat.',
    proof: 'Der Server hat seine geheime Zahl nicht gezeigt, deshalb lässt sich nichts prüfen.',
  },

  series: {
    title: 'Eine Reihe von Abenden',
    choose: 'Reihe',
    none: 'Keine Reihe',
    start: 'Eine Reihe beginnen',
    name: 'Name der Reihe',
    scoring: 'Was ein Abend zählt',
    places: 'Punkte für den Platz',
    percent: 'Erreichte Prozente',
    placesAbout:
      'Der letzte Platz bekommt 1 Punkt, jeder andere einen mehr als der Platz darunter. Die Punkte aller Abende werden zusammengezählt.',
    percentAbout: 'Die Prozentwerte aller Abende werden zusammengezählt.',
    people: 'Wer mit einem anderen Gerät unter demselben Namen kommt, zählt als dieselbe Person.',
    all: 'Alle Abende dieser Reihe',
    go: (evening) => `Zu „${evening}“`,
    total: 'Gesamt',
    evenings: 'Abende',
    wait: 'Ein Abend zählt, sobald er vorbei ist. Noch ist keiner vorbei.',
    open: 'noch nicht vorbei',
    winner: (name) => `Gewonnen hat ${name}`,
    direct: 'Du leitest diese Reihe',
    next: 'Den nächsten Abend eröffnen',
    add: 'Einen früheren Abend hinzufügen',
    link: 'Link des Abends',
    remove: (evening) => `„${evening}“ herausnehmen`,
    removeSure: 'Er zählt in dieser Reihe nicht mehr. Der Abend selbst bleibt.',
    directorAbout:
      'Wer diesen Link hat, kann der Reihe Abende hinzufügen. Speichere ihn und gib ihn nicht weiter.',
    address: 'Adresse der Reihe',
    file: 'Rangliste als Datei',
    csv: 'Rangliste als Tabelle (CSV)',
    gone: 'Diese Reihe gibt es nicht oder nicht mehr.',
  },

  gone: 'Diesen Abend gibt es nicht oder nicht mehr.',
};
