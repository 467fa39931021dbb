import type { ServerWords } from '../en/server.ts';

export const server: ServerWords = {
  building: 'Der Webtisch wird gebaut …',
  serving: (address) => `Pakli ist offen unter ${address}`,
  portTaken: (port, next) =>
    `Port ${port} ist von einem anderen Programm belegt; stattdessen wird ${next} benutzt.`,
  noPort: (first, last) =>
    `Alle Ports von ${first} bis ${last} sind belegt. Nenne einen freien: npm start -- --port 9000`,
  badPort: (text) => `${text} ist kein Port. Ein Port ist eine Zahl von 1 bis 65535.`,
  stop: 'Mit Strg+C beenden.',
  portBusy: (port) => `Port ${port} ist von einem anderen Programm belegt.`,
  portForbidden: (port) =>
    `Dieser Benutzer darf Port ${port} nicht öffnen. Wähle mit --port einen ab 1024 oder erlaube es.`,
  noAddress: (address) =>
    `Dieser Rechner hat die Adresse ${address} nicht. Nenne mit --address eine andere.`,
  noPage: (folder) =>
    `In ${folder} liegt keine gebaute Seite. Baue sie oder nenne mit --page ihren Ordner.`,
  dataNewer: (file) =>
    `${file} wurde von einer neueren Version von Pakli geschrieben. Aktualisiere Pakli oder nenne mit --data einen anderen Ordner.`,
  dataInUse: (file) =>
    `Ein anderes Pakli hat ${file} geöffnet. Beende es oder nenne mit --data einen anderen Ordner.`,
  dataNotWritable: (file) =>
    `${file} lässt sich nicht schreiben. Erlaube es oder nenne mit --data einen anderen Ordner.`,
  databaseNotWritable: (place) =>
    `In ${place} lässt sich nicht schreiben. Ist es ein Standby, nenne in PAKLI_POSTGRES den Primärserver; sonst erlaube diesem Benutzer zu schreiben.`,
  dataMissing: (file) => `Unter ${file} gibt es keine Datenbank. Nenne ihren Ordner mit --data.`,
  dataDamaged: (file) =>
    `${file} ist keine Datenbank von Pakli, oder sie ist beschädigt. Sie bleibt, wie sie ist: Spiele eine Sicherung zurück oder nenne mit --data einen anderen Ordner.`,
  discFull: (file) => `Auf dem Datenträger ist kein Platz mehr für ${file}.`,
  noDatabase: (place) =>
    `Unter ${place} antwortet keine Datenbank. Starte sie oder berichtige PAKLI_POSTGRES.`,
  unsafeDatabase: (place) =>
    `${place} antwortet, bevor die Daten auf der Platte sind. Schalte dort fsync, full_page_writes und synchronous_commit ein.`,
  badSetting: (name, text) => `${name} kann nicht „${text}“ sein.`,
  badProxy: (text) =>
    `--proxy kann nicht „${text}“ sein. Nenne Adressen oder Bereiche wie 127.0.0.1,10.0.0.0/8; Rechnernamen werden nicht aufgelöst.`,
  needsNumber: (from, to) => `Erwartet wird eine ganze Zahl von ${from} bis ${to}.`,
  needsLike: (example) => `So wird es geschrieben: ${example}`,
  needsLimits: (names) =>
    `Geschrieben wird Name=Zahl, durch Kommas getrennt. Die Namen sind ${names}; die Zahl ist mindestens 1.`,
  hiddenSetting: (name) =>
    `Der Wert von ${name} ist keine Adresse. Er wird nicht ausgegeben, weil er ein Passwort enthalten kann.`,
  missingValue: (name) => `${name} braucht einen Wert.`,
  strayArgument: (number) => `Argument ${number} gehört zu keiner Einstellung.`,
  unknownSetting: (name) => `Eine Einstellung namens ${name} gibt es nicht.`,
  settings: (names) => `Einstellungen: ${names}. docs/hosting.md erklärt sie.`,
  home: (address) => `Im Heimnetz: ${address}`,
  noHome: 'Dieser Rechner ist mit keinem Netz verbunden: Niemand sonst kann mitspielen.',
  stopping: 'Wird beendet …',
  backedUp: (file) => `Alles bis jetzt liegt in ${file}.`,
  backupNotWritable: (file) =>
    `Die Kopie ${file} lässt sich nicht schreiben. Nenne eine Datei in einem Ordner, den es gibt und der beschreibbar ist.`,
  backupByDatabase:
    'Die Tische liegen in PostgreSQL: Sichere sie mit dessen eigenen Werkzeugen, etwa mit pg_dump. --backup kopiert nur eine Datenbankdatei.',

  /** For link previews. */
  preview: {
    table: {
      title: (game) => `${game} mit Freunden`,
      about: 'Ein Platz wartet auf dich. Öffnet sich im Browser: kein Konto, keine Installation.',
    },
    evening: {
      title: (game) => `${game}: ein Abend mit denselben Karten`,
      about: 'Alle spielen dieselben Karten. Mach im Browser mit: kein Konto, keine Installation.',
    },
    day: {
      title: (game) => `${game}: das Blatt des Tages`,
      about: 'Heute bekommen alle dieselben Karten. Wie spielst du sie?',
    },
    puzzle: {
      title: (game) => `${game}: eine Aufgabe`,
      about: 'Ein Zug ist der beste. Siehst du ihn?',
    },
    replay: {
      title: (game) => `${game}: eine aufgezeichnete Partie`,
      about:
        'Sieh sie dir Zug für Zug an, oder spiel selbst weiter. Öffnet sich im Browser: keine Installation.',
    },
    challenge: {
      title: (game) => `${game}: eine Herausforderung`,
      about: 'Du bekommst dieselben Karten, gegen dieselben Computer. Machst du mehr daraus?',
    },
  },

  picture: {
    turn: (name) => `${name} ist dran`,
    over: 'Die Partie ist aus',
    free: 'Freier Platz',
    computer: 'Computer',
    seat: (n) => `Platz ${n}`,
    players: (n) => `${n} Spieler`,
    round: (n, all) => `Runde ${n} von ${all}`,
    eveningOver: 'Der Abend ist vorbei',
  },

  site: {
    title: 'Pakli: Kartenspiele mit verdeckten Karten',
    about:
      'Gegen Computer, die deine Karten nicht sehen, oder mit Freunden per Link. Kein Konto, keine Installation.',
  },

  feed: {
    title: 'Pakli: Aufgabe und Blätter des Tages',
    puzzle: (game) => `Aufgabe des Tages: ${game}`,
    deals: 'Die Blätter des Tages',
    dealsAbout: 'In jedem Spiel ein Blatt, dieselben Karten für alle. Wie spielst du sie?',
  },
};
