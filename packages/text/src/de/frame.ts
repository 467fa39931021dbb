import type { Frame } from '../en/index.ts';
import { capital } from '../locale.ts';
import { count, karten, list } from './cards.ts';
import { tut } from './person.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';

export const frame: Frame = {
  name: 'Pakli',
  tagline: 'Kartenspiele mit verdeckten Karten, gegen Computer, die deine nicht sehen.',

  games: {
    'buddy-bluff': {
      name: 'Buddy Bluff',
      about: 'Sammle Karten gleichen Rangs zu Paketen und schiebe die Strafe jemand anderem zu.',
      aim: 'Ziel: am Ende die wenigsten Strafpunkte.',
      players: '4 Spieler',
      length: '5 Minuten',
    },
    mulle: {
      name: 'Mulle',
      about:
        'Fische Karten vom Tisch, sperre deine Bauten und hole mit Zwillingen die großen Punkte.',
      aim: 'Ziel: mehr Punkte; zwei gleiche Karten bringen am meisten.',
      players: '2 Spieler',
      length: '20 Minuten',
    },
    ulti: {
      name: 'Ulti',
      about: 'Sag am höchsten an, nenne Trumpf und hole den letzten Stich mit der Sieben.',
      aim: 'Ziel: allein gegen zwei schaffen, was du ansagst.',
      players: '3 Spieler',
      length: '5 Min. je Spiel',
    },
    compile: {
      name: 'Compile',
      about:
        'Fülle drei Bahnen mit Karten und kompiliere alle deine Protokolle, bevor es der Gegner tut.',
      aim: 'Ziel: als Erster drei Protokolle kompilieren.',
      players: '2 Spieler',
      length: '20 Minuten',
    },
  },

  home: {
    guests: 'Gäste',
    players: (n) => `${n} Spieler`,
    daily: 'Aufgabe des Tages',
    dailySolved: 'gelöst',
    dayDeal: 'Spiel des Tages',
    dayPlayed: (n, of) => `${n} von ${of} gespielt`,
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
    rules: 'Lernen',
    puzzles: 'Aufgaben',
    unfinished: (n) => count(n, 'weitere offene Partie', 'weitere offene Partien'),
    gallery: 'Die Zeichnungen der Karten',
    cards: 'Die Karten',
    friends: 'Mit Freunden spielen',
    replays: 'Wiederholungen',
    source: 'Quelltext',
    private: 'Alles bleibt in deinem Browser. Kein Konto, kein Tracking.',
    privateAlone:
      'Was du gegen Computer spielst, bleibt in deinem Browser. Kein Konto, kein Tracking.',
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
    open: 'An einem Gerät',
    title: (game) => `${game} zu mehreren an einem Gerät`,
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
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    fourColours: 'Vierfarbiges Blatt',
    fourColoursAbout: 'Pik, Herz, Karo und Kreuz haben je einen eigenen Farbton.',
    suits: 'Farben bei Ulti',
    suitsAbout: 'Französische Farben für alle, die Eichel, Laub, Herz und Schellen nicht kennen.',
    suitNames: { german: 'Deutsche', french: 'Französische' },
    money: 'Geld bei Ulti',
    moneyAbout: 'Was ein Punkt wert ist. Es steht nur neben den Punkten.',
    noMoney: 'Keins',
    speed: 'Tempo der Karten',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Keine Bewegung' },
    steps: 'Züge der anderen',
    stepNames: { flow: 'Von selbst', tap: 'Nach Antippen' },
    sound: 'Ton',
    soundAbout: 'Holz und Papier.',
    autoPlay: 'Erzwungene Züge für mich spielen',
    autoPlayAbout: 'Wenn nur ein Zug erlaubt ist, wird er ohne Nachfrage gespielt.',
    name: 'Dein Name',
    nameAbout:
      'Steht am Tisch und in gespeicherten Partien. Bleibt das Feld leer, heißt du einfach „Du“.',
    oneTap: 'Ein Tipp spielt aus',
    oneTapAbout: 'Eine Karte, die nur eines kann, wird beim ersten Antippen gespielt.',
    on: 'An',
    off: 'Aus',
  },

  table: {
    label: (game) => `Tisch: ${game}`,
    hand: 'Deine Hand',
    cardsInHand: (person, n) => `${tut(person, 'hast', 'hat')} ${karten(n)} auf der Hand`,
    seat: (person) => (person.you ? 'Du' : person.name),
    log: 'Bisherige Züge',
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
    why: 'Warum?',
    showAgain: 'Noch einmal zeigen',
    goOn: (person) => `Zug zeigen: ${person.name}`,
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
    redo: 'Wiederholen',
    undoDeal: 'Zurück ins vorige Spiel?',
    undoDealAbout:
      'Das neue Spiel verschwindet, und deine letzte Entscheidung davor wird zurückgenommen. Mit „Wiederholen“ kommt alles zurück.',
    kept: 'Die Partie, die du verlässt, bleibt erhalten: Auf der Startseite geht es weiter.',
    nextGame: 'Andere Partie',
    nextGameAbout: 'Mit anderen Computern oder nach anderen Regeln.',
    begin: 'Beginnen',
    hint: 'Tipp',
    settings: 'Einstellungen',
    help: 'Tasten',
    rules: 'Regeln',
    leave: 'Den Tisch verlassen',
  },

  hint: {
    title: 'Tipp',
    thinking: 'Der stärkste Spieler sieht sich deine Karten an …',
    looking: 'Der stärkste Spieler sieht es sich an …',
    only: 'Es gab keine andere Wahl.',
    stop: 'Abbrechen',
    none: 'Es gibt gerade nichts zu entscheiden.',
    best: 'Am besten',
    also: 'Auch möglich',
    behind: (worlds) =>
      `im Schnitt aus ${count(worlds, 'gedachten Verteilung', 'gedachten Verteilungen')}`,
    rough: 'grob geschätzt',
    exact: 'bis zum Ende berechnet',
    close: 'Das Nächstbeste ist etwa gleich gut.',
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
    redo: 'wiederholen',
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
    challenge: 'Jemanden herausfordern',
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
    helped: (parts) => `Mit Hilfe: ${list(parts)}.`,
    hints: (n) => count(n, 'Tipp', 'Tipps'),
    undos: (n) => count(n, 'zurückgenommener Zug', 'zurückgenommene Züge'),
    known: 'bekannte Karten',
    alone: 'Ganz allein: kein Tipp, nichts zurückgenommen.',
    tryNext: 'Was du als Nächstes versuchen kannst',
    tryLevel: (level) => `Computer der Stärke ${level}`,
    tryPuzzles: 'Aufgaben',
    tryLessons: 'Lektionen',
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

  server,
  refusals,
};
