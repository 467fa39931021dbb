import type { Frame } from '../en/index.ts';
import { capital } from '../locale.ts';
import { count, karten, list } from './cards.ts';
import { tut } from './person.ts';

export const frame: Frame = {
  name: 'Pakli',
  tagline: 'Kartenspiele mit verdeckten Karten, gegen Spieler, die deine nicht sehen.',

  games: {
    'buddy-bluff': {
      name: 'Buddy Bluff',
      about: 'Sammle Karten gleichen Rangs zu Paketen und schiebe die Strafe jemand anderem zu.',
      players: '4 Spieler',
      length: '5 Minuten',
    },
    mulle: {
      name: 'Mulle',
      about:
        'Fische Karten vom Tisch, sperre deine Bauten und hole mit Zwillingen die großen Punkte.',
      players: '2 Spieler',
      length: '20 Minuten',
    },
    ulti: {
      name: 'Ulti',
      about: 'Sag am höchsten an, nenne Trumpf und hole den letzten Stich mit der Sieben.',
      players: '3 Spieler',
      length: '5 Min. je Spiel',
    },
    compile: {
      name: 'Compile',
      about:
        'Fülle drei Bahnen mit Karten und kompiliere alle deine Protokolle, bevor es der Gegner tut.',
      players: '2 Spieler',
      length: '20 Minuten',
    },
  },

  home: {
    title: 'Spiele',
    play: (game) => `${game} spielen`,
    continue: 'Weiterspielen',
    continueGame: (game, others) => `${game} mit ${list(others)} weiterspielen`,
    lastPlayed: (when) => `zuletzt gespielt ${when}`,
    noTable: 'Noch kein Tisch',
    choices: (game) => `Auswahl für ${game}`,
    level: 'Stärke der anderen',
    ruleSet: 'Regeln',
    ownRules: (n) => `Eigene Regeln (${n})`,
    allRules: 'Alle Regeln\u00a0…',
    deals: (n) => (n === 1 ? '1 Spiel' : `${n} Spiele`),
    seat: 'Dein Platz',
    seatNumber: (n) => `Platz ${n}`,
    anySeat: 'Platz egal',
    rules: 'So wird gespielt',
    cards: 'Die Karten',
    replays: 'Wiederholungen',
    source: 'Quelltext',
    private: 'Alles bleibt in deinem Browser. Kein Konto, kein Tracking.',
  },

  ruleSheet: {
    title: (game) => `Regeln von ${game}`,
    from: 'Ausgehen von',
    use: 'Danach spielen',
    number: (min, max) => `von ${min} bis ${max}`,
  },

  levels: {
    beginner: { name: 'Anfänger', about: 'Spielt sofort und übersieht viel.' },
    casual: { name: 'Hobby', about: 'Spielt ordentlich und patzt ab und zu.' },
    strong: { name: 'Stark', about: 'Überlegt, was du haben könntest.' },
    expert: { name: 'Meister', about: 'Denkt eine Sekunde nach und verzeiht nichts.' },
  },

  you: 'Du',
  opponents: { first: 'Bo', second: 'Cem', third: 'Dóra' },

  together: {
    open: 'Zu mehreren',
    title: (game) => `${game} zu mehreren`,
    about:
      'Gebt das Gerät reihum. Zwischen den Zügen ist der Tisch verdeckt, und alle sehen nur die eigenen Karten.',
    who: (n) => `Wer spielt auf Platz ${n}`,
    name: (n) => `Name auf Platz ${n}`,
    person: 'Mensch',
    computer: (level) => `Computer, ${level}`,
    player: (n) => `Spieler ${n}`,
    nobody: 'Mindestens ein Mensch muss mitspielen.',
  },

  curtain: {
    give: (name) => `Gib das Gerät an ${name}. Sonst sollte niemand hinsehen.`,
    who: 'Wer hat das Gerät?',
    about: 'Der Tisch ist verdeckt. Gezeigt werden nur die eigenen Karten.',
    here: (name) => `Ich bin ${name}`,
    takeBack: (name) => `${name} nimmt den letzten Zug zurück`,
    asks: (person) => `${person.name} möchte den letzten Zug zurücknehmen.`,
    agree: (name) => `${name}, ist das in Ordnung?`,
    yes: 'Ja',
    no: 'Nein',
  },

  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Darstellung',
    themes: { system: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
    fourColours: 'Vierfarbiges Blatt',
    fourColoursAbout: 'Pik, Herz, Karo und Kreuz haben je einen eigenen Farbton.',
    suits: 'Farben bei Ulti',
    suitsAbout: 'Französische Farben für alle, die Eichel, Laub, Herz und Schellen nicht kennen.',
    suitNames: { german: 'Deutsche', french: 'Französische' },
    speed: 'Tempo der Karten',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Keine Bewegung' },
    sound: 'Ton',
    soundAbout: 'Holz und Papier.',
    autoPlay: 'Erzwungene Züge für mich spielen',
    autoPlayAbout: 'Wenn nur ein Zug erlaubt ist, wird er ohne Nachfrage gespielt.',
    on: 'An',
    off: 'Aus',
  },

  table: {
    label: (game) => `Tisch: ${game}`,
    hand: 'Deine Hand',
    cardsInHand: (person, n) => `${tut(person, 'hast', 'hat')} ${karten(n)} auf der Hand`,
    seat: (person) => (person.you ? 'Du' : person.name),
    log: 'Was geschehen ist',
    score: 'Punkte',
    moves: 'Was du tun kannst',
    movesOf: (card) => `Was ${card} tun kann`,
    newHere: 'Neu hier?',
    minute: 'Das Spiel in einer Minute',
    yourTurn: 'Du bist dran',
    turnOf: (person) => `${tut(person, 'bist', 'ist')} dran`,
    thinking: (person) => `${tut(person, 'denkst', 'denkt')} nach …`,
    dealing: 'Karten werden ausgeteilt',
    lastMove: 'Letzter Zug',
    chooseCard: 'Wähle eine Karte.',
    chooseMove: 'Wähle, was sie tut, oder nimm sie zurück.',
    takeBack: 'Zurücknehmen',
    lifted: (card) => `${card}, angehoben`,
    opened: 'Die Partie geht weiter, wo du aufgehört hast.',
    undone: 'Dein letzter Zug ist zurückgenommen.',
    restored:
      'Der Server wurde aus einer Sicherung wiederhergestellt: Die letzten Züge sind verloren. Von hier geht es weiter.',
    restarted:
      'Bei uns ist etwas ausgefallen. Die Partie wurde wiederhergestellt und geht beim letzten Zug weiter.',
    deal: (n, of) => (of === 1 ? 'Spiel' : `Spiel ${n} von ${of}`),
    more: 'Mehr',
    menu: 'Menü',
    close: 'Schließen',
    cancel: 'Abbrechen',
    home: 'Alle Spiele',
    newDeal: 'Neu geben',
    newDealAbout: 'Dasselbe Spiel mit anderen Karten.',
    sameDeal: 'Gleiche Karten',
    sameDealAbout: 'Dieselben Karten von vorn.',
    swapSeats: 'Plätze tauschen',
    swapSeatsAbout: 'Dieselben Karten, vom nächsten Platz aus.',
    replay: 'Wiederholung',
    replayAbout: 'Geh Schritt für Schritt durch, was geschah, und sieh es dir genau an.',
    mainLine: 'Zurück zur gespielten Partie',
    giveUp: 'Aufgeben',
    giveUpAbout: 'Das Spiel endet sofort und zählt als verloren.',
    undo: 'Rückgängig',
    hint: 'Tipp',
    settings: 'Einstellungen',
    help: 'Tasten',
    rules: 'Regeln',
    leave: 'Den Tisch verlassen',
  },

  hint: {
    title: 'Tipp',
    thinking: 'Der stärkste Spieler sieht sich deine Karten an …',
    stop: 'Abbrechen',
    none: 'Es gibt gerade nichts zu entscheiden.',
    best: 'Am besten',
    also: 'Auch möglich',
    behind: (worlds) =>
      `im Schnitt aus ${count(worlds, 'gedachten Verteilung', 'gedachten Verteilungen')}`,
    exact: 'bis zum Ende berechnet',
    atMost: (worth) => `höchstens ${worth}`,
    play: 'Spielen',
  },

  keys: {
    title: 'Tasten',
    choose: 'Karte oder Zug wählen',
    play: 'Karte anheben; Zug spielen',
    takeBack: 'Karte zurücklegen; schließen',
    digits: 'eine Karte der Hand anheben',
    hint: 'Tipp',
    undo: 'Zug zurücknehmen',
    log: 'die letzten Züge lesen',
    help: 'diese Tasten',
    pointer:
      'Mit Finger oder Maus: Tippe eine Karte an, um zu sehen, was sie kann, und noch einmal, um sie zu spielen. Du kannst sie auch ziehen.',
    names: {
      arrows: 'Pfeiltasten',
      enter: 'Eingabe- oder Leertaste',
      escape: 'Esc',
      digits: '1 bis 9',
    },
  },

  result: {
    title: 'Die Partie ist aus',
    dealTitle: (n) => `Spiel ${n} ist aus`,
    winners: (winners) => {
      const [only] = winners;
      if (winners.length === 1 && only !== undefined) {
        return only.you ? 'Du gewinnst!' : `${only.name} gewinnt.`;
      }
      const names = list(winners.map((person) => (person.you ? 'du' : person.name)));
      const verb = winners.some((person) => person.you) ? 'teilt euch' : 'teilen sich';
      return `${capital(names, 'de')} ${verb} den ersten Platz.`;
    },
    draw: 'Unentschieden.',
    place: (place) => `Platz ${place}`,
    standing: 'Zwischenstand',
    final: 'Endstand',
    ahead: (n, of) => `${count(n, 'Punkt', 'Punkte')} vor ${of.you ? 'dir' : of.name}`,
    review: 'Partie durchgehen',
    total: 'Summe',
    player: 'Spieler',
    nextDeal: 'Nächstes Spiel',
    again: 'Neue Partie',
    howItCame: 'Wie die Punkte zustande kamen',
    watch: 'Den Tisch ansehen',
  },

  refused: {
    title: 'Das ist nicht erlaubt',
    rule: (rule) => `Regel ${rule}`,
    read: (rule) => `Regel ${rule} lesen`,
    ok: 'Verstanden',
  },

  error: {
    title: 'Etwas ist kaputtgegangen',
    what: 'Der Fehler liegt bei uns. Deine Partie ist bis zum letzten Zug gesichert.',
    detail: 'Was geschehen ist',
    reload: 'Weiterspielen',
    home: 'Zu allen Spielen',
    noPage: 'Diese Seite gibt es nicht.',
    old: 'Diese Partie wurde mit einer anderen Fassung der Regeln begonnen und kann nicht weitergehen.',
    loading: 'Der Tisch wird gedeckt …',
    offline: 'Dieser Teil konnte nicht geladen werden. Bist du online?',
  },

  gallery: {
    title: 'Die Karten',
    about: 'In Code gezeichnet, scharf in jeder Größe.',
    backs: 'Rückseiten',
    sizes: 'Größen',
    width: (pixels) => `${pixels} Pixel breit`,
  },

  rulesPage: {
    title: (game) => `Die Regeln von ${game}`,
    only: 'Die genauen Regeln gibt es nur auf Englisch.',
    back: 'Zurück',
  },

  server: {
    building: 'Der Webtisch wird gebaut …',
    serving: (address) => `Pakli ist offen unter ${address}`,
    portTaken: (port, next) =>
      `Port ${port} ist von einem anderen Programm belegt; stattdessen wird ${next} benutzt.`,
    noPort: (first, last) =>
      `Alle Ports von ${first} bis ${last} sind belegt. Nenne einen freien: npm start -- --port 9000`,
    badPort: (text) => `${text} ist kein Port. Ein Port ist eine Zahl von 1 bis 65535.`,
    stop: 'Mit Strg+C beenden.',
    portBusy: (port) => `Port ${port} ist von einem anderen Programm belegt.`,
    dataNewer: (file) =>
      `${file} wurde von einer neueren Version von Pakli geschrieben. Aktualisiere Pakli oder nenne mit --data einen anderen Ordner.`,
    dataInUse: (file) =>
      `Ein anderes Pakli hat ${file} geöffnet. Beende es oder nenne mit --data einen anderen Ordner.`,
    dataNotWritable: (file) =>
      `${file} lässt sich nicht schreiben. Erlaube es oder nenne mit --data einen anderen Ordner.`,
    dataDamaged: (file) =>
      `${file} ist keine Datenbank von Pakli, oder sie ist beschädigt. Sie bleibt, wie sie ist: Spiele eine Sicherung zurück oder nenne mit --data einen anderen Ordner.`,
    discFull: (file) => `Auf dem Datenträger ist kein Platz mehr für ${file}.`,
    badSetting: (name, text) => `${name} kann nicht „${text}“ sein.`,
    unknownSetting: (name) => `Eine Einstellung namens ${name} gibt es nicht.`,
    home: (address) => `Im Heimnetz: ${address}`,
    noHome: 'Dieser Rechner ist in keinem Netz: Niemand sonst kann kommen.',
    stopping: 'Wird beendet …',
    backedUp: (file) => `Alles bis jetzt liegt in ${file}.`,
  },

  refusals: {
    'game-over': () => 'Die Partie ist aus.',
    'not-your-turn': () => 'Du bist nicht dran.',
    'cards-are-dealt': () => 'Karten werden ausgeteilt. Warte, bis du dran bist.',
    'nothing-to-deal': () => 'Jetzt sind keine Karten auszuteilen.',
    'no-such-seat': (d) =>
      `Platz ${d.seat} gibt es nicht: Dieser Tisch hat ${count(d.seats, 'Platz', 'Plätze')}.`,
    unreadable: (d) =>
      d.text === '' ? 'Das ist nicht zu lesen.' : `„${d.text}“ ist nicht zu lesen.`,
    'unknown-option': (d) => `Die Option „${d.option}“ gibt es nicht. Es gibt: ${d.known}.`,
    'bad-option-value': (d) =>
      `Die Option „${d.option}“ kann nicht „${d.given}“ sein. Möglich: ${d.values}.`,
    'bad-option': (d) => `„${d.text}“ ist keine Option: Schreibe Name=Wert.`,
    'option-twice': (d) => `Die Option „${d.option}“ steht zweimal da.`,
    'presets-exclude': (d) =>
      `„${d.other}“ und „${d.preset}“ lassen sich nicht zugleich spielen: Nenne eins davon.`,
    'unknown-preset': (d) => `Das Regelwerk „${d.preset}“ gibt es nicht. Es gibt: ${d.known}.`,
    'bad-seats': (d) => `Zu ${d.seats} kann man das nicht spielen. Spieler: ${d.known}.`,
    'bad-names': (d) =>
      `Es gibt ${count(d.names, 'Namen', 'Namen')} für ${count(d.seats, 'Platz', 'Plätze')}.`,
    'not-a-record': (d) => `Das ist keine Mitschrift: Der Text beginnt nicht mit „${d.expected}“.`,
    'record-too-long': () => 'Der Text ist zu lang für eine Mitschrift.',
    'deal-number': (d) => `Hier sollte Spiel ${d.expected} kommen, nicht Spiel ${d.got}.`,
    'unknown-header': (d) => `Die Zeile „${d.text}“ bedeutet in einer Mitschrift nichts.`,
    'header-twice': (d) => `„${d.header}“ steht zweimal da.`,
    'missing-header': (d) => `Der Mitschrift fehlt „${d.header}“.`,
    'bad-header': (d) => `Was die Mitschrift unter „${d.header}“ sagt, ist falsch.`,
    'unknown-game': (d) => `Das Spiel „${d.game}“ gibt es nicht. Es gibt: ${d.known}.`,
    'unknown-level': (d) => `Die Stärke „${d.level}“ gibt es nicht.`,
    'not-over': () =>
      'Diese Partie ist noch nicht zu Ende. Bis dahin ist sie nur vom eigenen Platz aus zu sehen und weiterzuspielen.',
    'unknown-table': () =>
      'Diese Partie gibt es in diesem Browser nicht. Vielleicht wurde sie anderswo gespielt oder entfernt.',
    'open-elsewhere': () =>
      'Diese Partie ist in einem anderen Tab offen. Schließe sie dort, um hier weiterzuspielen.',
    'host-gone': () =>
      'Der Teil von Pakli, der deine Partien aufbewahrt, konnte nicht geladen werden. Versuche es noch einmal, oder lade die Seite neu.',
    restored: () =>
      'Der Tisch wurde gerade wiederhergestellt. Sieh nach, was dort liegt, und versuche es noch einmal.',
    failed: (d) =>
      `Das hat nicht geklappt, und der Fehler liegt bei uns (${d.text}). Versuche es noch einmal.`,
    'storage-full': () =>
      'Dieser Browser hat keinen Platz mehr. Was du jetzt tust, wird nicht gesichert, bis es welchen gibt.',
    'storage-closed': () =>
      'Der Browser lässt uns gerade keine Partien sichern. Was du tust, wird bis dahin nicht gesichert.',
    'storage-newer': () =>
      'Eine neuere Version von Pakli ist in einem anderen Tab offen. Lade diese Seite neu, um weiterzuspielen.',
    'storage-older': () =>
      'Eine ältere Version von Pakli ist in einem anderen Tab offen. Schließe sie dort, und versuche es noch einmal.',
    busy: () => 'Ein anderer Zug ist noch unterwegs.',
    'other-game': (d) => `Das ist eine Mitschrift von ${d.got}, nicht von ${d.expected}.`,
    'other-version': (d) =>
      `Diese Mitschrift folgt Fassung ${d.got} der Regeln. Hier bekannte Fassungen: ${d.known}.`,
    'match-over': (d) => `Spiel ${d.deal} kommt nach dem Ende der Partie.`,
    'deal-not-over': (d) => `Spiel ${d.deal} beginnt, bevor das vorige aus ist.`,
    'other-result': (d) => `Die Mitschrift nennt als Ergebnis ${d.expected}, es ist aber ${d.got}.`,
    'other-checksum': (d) =>
      `Die Mitschrift ist nicht, wie sie geschrieben wurde: Ihre Prüfsumme ist ${d.got} und nicht ${d.expected}.`,
    'not-a-link': () => 'Das ist kein Link zu einer Partie.',
    'already-started': () => 'Das Spiel hat schon begonnen.',
    'not-started': () => 'Das Spiel hat noch nicht begonnen.',
    'not-over-yet': () => 'Die Partie ist noch nicht aus.',
    'played-on': () => 'Ihr spielt schon an einem anderen Tisch weiter.',
    'not-seated': () => 'Setz dich zuerst.',
    'seat-taken': () => 'Dieser Platz ist besetzt.',
    'seat-covered': () => 'Der Computer spielt für dich. Nimm zuerst deinen Platz zurück.',
    'not-covered': () => 'Das ist schon dein Platz.',
    'not-wanted': () => 'Der Gastgeber möchte dich nicht an diesem Tisch.',
    'table-locked': () => 'Dieser Tisch ist geschlossen: Niemand darf sich mehr setzen.',
    'only-host': () => 'Das darf nur der Gastgeber des Tisches.',
    'only-house': () => 'Das darf niemand am Tisch.',
    stale: () => 'Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.',
    'not-yet': () => 'Die Zeit ist noch nicht um.',
    'deal-goes-on': () => 'Dieses Spiel ist noch nicht aus.',
    'no-takebacks': () => 'An diesem Tisch wird nichts zurückgenommen.',
    'nothing-to-take-back': () => 'Du hast noch nichts entschieden.',
    'question-open': () => 'Das hat schon jemand gefragt. Antworte zuerst.',
    'no-question': () => 'Das fragt niemand mehr.',
    'already-answered': () => 'Du hast schon zugestimmt. Die anderen müssen antworten.',
    'no-name': () => 'Sag zuerst, wie du heißt.',
    'name-taken': () => 'So heißt schon jemand an diesem Tisch. Nimm einen anderen Namen.',
    'not-away': () => 'Diese Person ist da oder eben erst gegangen.',
    'bad-name': () => 'Ein Name hat 1 bis 20 Buchstaben.',
    'too-often': () => 'Das war zu oft. Versuche es in ein paar Minuten wieder.',
    'too-many-tables': () => 'Du hast zu viele Tische offen. Spiele erst einen zu Ende.',
    'no-such-table': () => 'Diesen Tisch gibt es nicht oder nicht mehr.',
    'no-such-page': () => 'Unter dieser Adresse gibt es nichts.',
    'foreign-page': () => 'Das darf nur die Seite dieses Servers fragen.',
    'too-long': () => 'Das ist zu lang.',
    'bad-request': (d) => `Das ist nicht zu lesen: ${d.at} passt nicht.`,
    'bad-event': (d) => `Die Mitschrift des Tisches ist beschädigt: ${d.at} passt nicht.`,
    'asked-too-often': (d) =>
      `Es wurde abgelehnt. Frag wieder in ${count(d.seconds, 'Sekunde', 'Sekunden')}.`,
    'bad-command': (d) => `Der Tisch versteht das nicht: ${d.at} passt nicht.`,
    'bad-view': (d) => `Das ist keine Sicht auf dieses Spiel: ${d.at} passt nicht.`,
    'no-such-view': () => 'Keine Stellung dieses Spiels sieht so aus.',
    'bad-link': () => 'Der Link ist beschädigt: Aus ihm lässt sich keine Partie lesen.',
    'link-too-long': () => 'Diese Partie ist zu lang für einen Link.',
    unknown: (d) => `Das geht nicht (${d.text}).`,
  },
};
