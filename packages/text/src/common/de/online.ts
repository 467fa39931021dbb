import type { OnlineWords } from '../en/online.ts';

export const online: OnlineWords = {
  name: {
    label: 'Dein Name',
    about: 'Die anderen am Tisch sehen ihn. Dieser Browser merkt ihn sich.',
  },

  create: {
    title: (game) => `${game} mit Freunden`,
    about: 'Du bekommst einen Link zum Verschicken. Wer ihn öffnet, kann sich setzen, ohne Konto.',
    takebacks: 'Züge dürfen zurückgenommen werden',
    takebacksAbout: 'Wenn alle am Tisch einverstanden sind.',
    hints: 'Ein Tisch zum Lernen',
    hintsAbout: 'Alle dürfen um Tipps bitten.',
    talk: 'Chat',
    talkAbout: 'Man darf einander schreiben, nicht nur fertige Sätze und Emojis wählen.',
    newcomers: 'Neue dürfen einspringen',
    newcomersAbout:
      'Wenn jemand den Platz aufgibt, darf der Gastgeber ihn anbieten. Wer sich neu dorthin setzt, sieht dessen Karten.',
    open: 'Tisch eröffnen',
    evening: 'Seid ihr viele? Ein Abend mit denselben Karten an allen Tischen',
  },

  clock: {
    label: 'Uhr',
    none: 'Ohne Uhr',
    bank: (minutes, seconds) => `${minutes} Minuten + ${seconds} Sekunden pro Zug`,
    move: (seconds) => `${seconds} Sekunden pro Zug`,
    days: (n) => `${n === 1 ? '1 Tag' : `${n} Tage`} pro Zug`,
    about: 'Wenn jemandes Zeit um ist, spielt ein Computer diesen Zug.',
  },

  gathering: {
    title: (game) => `${game} mit Freunden`,
    invited: (game) => `Du bist zu ${game} eingeladen`,
    invitedBy: (name, game) => `${name} lädt dich zu ${game} ein`,
    how: 'So wird gespielt',
    differs: 'Was von den üblichen Regeln abweicht',
    takebacks: 'Züge dürfen zurückgenommen werden, wenn alle einverstanden sind.',
    noTakebacks: 'Züge dürfen nicht zurückgenommen werden.',
    hints: 'Ein Tisch zum Lernen: Alle dürfen um Tipps bitten.',
    talk: 'Man darf einander schreiben.',
    newcomers:
      'Wenn jemand den Platz aufgibt, darf ihn jemand Neues übernehmen und sieht dessen Karten.',
    waiting: 'Verbindung wird wiederhergestellt …',
    seats: 'Plätze',
    free: 'Frei',
    you: 'du',
    host: 'Gastgeber',
    sit: 'Hier sitzen',
    move: 'Hierher',
    stand: 'Aufstehen',
    sitDown: 'Hinsetzen',
    at: (act, seat) => `${act}: Platz ${seat}`,
    remove: 'Entfernen',
    removeSure: (name) => `${name} kann dann nicht an diesen Tisch zurückkommen.`,
    keep: 'Behalten',
    computer: (seat) => `Wer spielt auf Platz ${seat}`,
    lock: 'Tisch für weitere Spieler schließen',
    watch: 'Andere dürfen zusehen',
    start: 'Spiel starten',
    fill: (seats) =>
      seats === 1
        ? 'Den freien Platz nimmt ein Computer.'
        : `Die ${seats} freien Plätze nehmen Computer.`,
    waitFor: (name) => `${name} startet das Spiel.`,
    wait: 'Der Gastgeber startet das Spiel.',
    hostAway: 'Der Gastgeber ist nicht da. Du darfst das Spiel starten.',
    watching:
      'Du siehst zu: Offen liegende Karten siehst du, aber niemandes Hand, bis die Partie aus ist.',
    noWatching: 'Sobald das Spiel begonnen hat, darf niemand zusehen.',
    full: 'Alle Plätze sind besetzt.',
    locked: 'Der Gastgeber hat den Tisch geschlossen: Niemand darf sich mehr setzen.',
  },

  invite: {
    title: 'Andere einladen',
    link: 'Link zu diesem Tisch',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt uns nicht kopieren. Markiere den Link und kopiere ihn selbst.',
    share: 'Teilen',
    text: (game) => `Spiel ${game} mit mir!`,
    code: 'QR-Code des Links, für die Kamera eines Handys',
    onlyHere:
      'Diese Adresse gilt nur auf diesem Computer. Starte Pakli mit --lan und öffne die ausgegebene Adresse, um andere einzuladen.',
  },

  news: {
    sat: (name, seat) => `${name} setzt sich auf Platz ${seat}.`,
    stood: (name) => `${name} ist aufgestanden.`,
    computer: (seat) => `Ein Computer nimmt Platz ${seat}.`,
    cleared: (seat) => `Platz ${seat} ist frei.`,
    locked: 'Der Tisch ist geschlossen.',
    unlocked: 'Der Tisch ist wieder offen.',
  },

  closed: {
    gone: 'Diesen Tisch gibt es nicht oder nicht mehr.',
    old: 'Diese Seite ist älter als der Server. Lade sie neu, um an den Tisch zu kommen.',
    full: 'Du kannst an diesem Tisch nicht zusehen: Zuschauen ist dort nicht erlaubt, oder alle Plätze dafür sind belegt.',
    notYours: 'Du spielst nicht mehr an diesem Tisch.',
    broken: 'Der Server hat diese Seite nicht verstanden. Lade sie neu.',
  },

  elsewhere: {
    open: 'Auf einem anderen Gerät weiterspielen',
    about:
      'Spiele auf demselben Platz in einem anderen Browser oder auf einem anderen Gerät weiter.',
    once: 'Dieser Link gilt einmal, zehn Minuten lang. Wer ihn öffnet, spielt als du: Behalte ihn für dich.',
    link: 'Link für dein anderes Gerät',
    title: 'Hier weiterspielen',
    becomes: (maker) =>
      `In diesem Browser spielst du dann als ${maker}, auf denselben Plätzen. Mach nur weiter, wenn es dein eigener Link ist.`,
    asks: (name, maker) =>
      `In diesem Browser spielst du schon als ${name}. Wenn du weitermachst, spielst du stattdessen als ${maker} und kannst nicht wieder ${name} werden.`,
    act: (maker) => `Als ${maker} weiterspielen`,
  },

  screen: {
    open: 'Auf einem großen Bildschirm zeigen',
    about:
      'Ein Fernseher oder Tablet in der Mitte zeigt, was alle sehen dürfen, aber niemandes Hand.',
    address: 'Adresse des Bildschirms',
    here: 'Hier öffnen',
    join: 'Scannen und Platz nehmen',
    handFirst: 'Meine Hand zuerst zeigen',
    handFirstAbout: 'Für ein Handy, während ein großer Bildschirm im Raum den Tisch zeigt.',
    tableFirst: 'Den Tisch zuerst zeigen',
  },

  mine: {
    title: 'Deine Tische',
    gathering: 'wartet auf Mitspieler',
    said: 'neue Nachrichten',
    rematch: (name) => `${name} möchte noch einmal spielen`,
  },

  others: {
    title: 'Andere Spieler',
    mute: 'Alle stumm schalten',
    muteAbout: 'Du siehst nicht, was andere an Tischen mit Link schreiben.',
    signs: 'Emojis zeigen',
    signsAbout: 'Smileys und Herzen von anderen.',
    names: 'Namen verbergen',
    namesAbout: 'Andere heißen Spieler 1, Spieler 2 und so weiter. Ab dem nächsten Tisch.',
    player: (n) => `Spieler ${n}`,
  },

  calls: {
    title: 'Mitteilungen',
    notify: 'Mir Bescheid geben, wenn ich gebraucht werde',
    notifyAbout: 'Wenn du dran bist, und zu dem, was du unten auswählst.',
    problems: {
      denied:
        'Der Browser blockiert Mitteilungen. Erlaube sie für diese Seite in seinen Einstellungen.',
      http: 'Bei geschlossener Seite sind keine Mitteilungen möglich: Browser erlauben das nur über https.',
      ios: 'Damit du Mitteilungen bekommst, wenn Pakli geschlossen ist, lege es zuerst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“. Schalte sie dann dort ein.',
      browser:
        'Dieser Browser zeigt bei geschlossener Seite keine Mitteilungen, nur solange sie im Hintergrund offen ist.',
      server:
        'Dieser Server schickt bei geschlossener Seite keine Mitteilungen, nur solange sie im Hintergrund offen ist.',
    },
    wishes: {
      turn: 'Ich bin dran',
      back: 'Ein Gegner ist wieder da',
      evening: 'Ein Abend beginnt',
    },
    quiet: 'Ruhezeit',
    quietAbout: 'Was in dieser Zeit geschieht, erfährst du danach.',
    from: 'Von',
    until: 'bis',
    calendar: 'Kalender',
    calendarAbout:
      'Die Fristen an deinen Tischen mit Tagen pro Zug, für den Kalender deines Handys. Wer die Adresse kennt, kann sie lesen; eine neue Adresse macht die alte ungültig.',
    newAddress: 'Neue Adresse',
    noAddress: 'Keine Adresse',
  },

  privacy: {
    link: 'Was der Server speichert',
    title: 'Was der Server speichert',
    text: [
      'Was du allein oder an einem Gerät spielst, bleibt in diesem Browser.',
      'Für Tische mit Link speichert der Server deinen Namen, eine Zufallszahl und den Fingerabdruck eines Cookies. Gelöscht werden sie, wenn du in den Einstellungen „Mich löschen“ wählst, oder 180 Tage nach deinem letzten Besuch.',
      'Fügst du einen Passkey hinzu, bleibt der Name deiner: Der Server speichert die öffentliche Hälfte des Schlüssels und löscht dich zwei Jahre nach deinem letzten Besuch.',
      'Wenn du Mitteilungen einschaltest, speichert der Server die Adresse, unter der der Hersteller deines Browsers (etwa Google, Mozilla oder Apple) ihn wecken kann, und schickt verschlüsselte Nachrichten dorthin: dass du dran bist, das Spiel und Namen, nie eine Karte.',
      'Tische speichert er bis 180 Tage nach dem letzten Zug: jeden Zug, alle Karten und, als Zufallszahlen, wer wo saß.',
      'Ergebnisse von Abenden speichert er fünf Jahre lang, unter einer Adresse, die bleibt. Dein Name steht dort, solange der Server ihn speichert.',
      'Was an einem Tisch geschrieben wurde, speichert er 30 Tage, Meldungen mit den letzten 20 Zeilen 180 Tage.',
      'IP-Adressen bleiben einige Minuten im Arbeitsspeicher und stehen sonst nirgends. Es gibt keine Passwörter, keine Statistik und keine weiteren Dritten.',
      'Wer den Link eines Tisches hat, darf zusehen, wenn der Gastgeber es nicht verbietet, und sieht bis zum Ende der Partie kein Blatt; danach kann jeder mit dem Link die Mitschrift mit allen Karten und Namen bekommen.',
      'Fügst du den Link eines Tisches in einen Chat ein, bekommt der Chatdienst ein Bild vom Stand der Dinge: Namen, Punkte und offene Karten.',
      'Wer den Server betreibt, kann all das lesen.',
      '„Mich löschen“ in den Einstellungen entfernt sofort deinen Namen, deine Cookies und alles, was du geschrieben hast; an den Tischen bleibt nur eine Zahl, die nirgendwohin führt.',
    ],
  },

  guest: {
    title: 'Mit Freunden spielen',
    about:
      'Außer deinen Tischen speichert der Server deinen Namen, eine Zufallszahl und den Fingerabdruck eines Cookies, bis 180 Tage nach deinem letzten Besuch.',
    rename: 'Namen ändern',
    renamed: 'Du hast einen neuen Namen.',
    remove: 'Mich löschen',
    removeSure: 'Name und Cookie werden sofort gelöscht, und deine Plätze sind verloren.',
    keep: 'Behalten',
    removed: 'Deine Daten sind gelöscht.',
  },

  account: {
    title: 'Ein Name, der bleibt',
    about:
      'Mit einem Passkey gehört der Name hier dir: auf jedem Gerät derselbe, und niemand sonst kann ihn nehmen. Ohne E-Mail und ohne Passwort.',
    insecure: 'Passkeys brauchen eine https-Adresse. Hier kennt dich nur dieser Browser.',
    old: 'Dieser Browser unterstützt keine Passkeys.',
    add: 'Passkey hinzufügen',
    another: 'Weiteren Passkey hinzufügen',
    added: 'Der Name gehört jetzt dir.',
    list: 'Deine Passkeys',
    passkey: (date) => `Passkey vom ${date}`,
    synced: 'auch auf deinen anderen Geräten',
    single: 'nur auf einem Gerät',
    used: (date) => `zuletzt benutzt am ${date}`,
    remove: 'Entfernen',
    removed: 'Der Passkey ist entfernt.',
    last: 'Das ist dein einziger Passkey. Ohne ihn können andere den Namen nehmen, und der Code auf Papier gilt nicht mehr.',
    code: 'Code zum Aufschreiben anzeigen',
    newCode: 'Neuen Code anzeigen',
    codeAbout:
      'Wenn alle Passkeys verloren gehen, kommst du mit einem Code auf Papier wieder hinein.',
    codeThere: 'Du hast einen Code auf Papier.',
    codeOnce: 'Schreib ihn jetzt auf: Er wird nur einmal gezeigt und ersetzt einen früheren.',
    codeLabel: 'Code auf Papier',
    download: 'Alles über mich herunterladen',
    back: 'Hast du hier schon auf einem anderen Gerät gespielt?',
    signIn: 'Mit Passkey anmelden',
    byCode: 'Code auf Papier benutzen',
    enter: 'Anmelden',
    bring: (name) => `Die Partien mitnehmen, die ${name} gerade spielt`,
  },

  openSeats: {
    open: 'Offen für alle',
    openAbout: 'Steht auf der Startseite dieses Servers, bis das Spiel beginnt.',
    programs: 'Auch Programme dürfen mitspielen',
    named: 'Meinen Namen auf der Liste zeigen',
    waits: (game) => `Jemand wartet auf Mitspieler: ${game}`,
    waitsNamed: (name, game) => `${name} wartet auf Mitspieler: ${game}`,
    title: 'Offene Tische',
    free: (n) => `${n} ${n === 1 ? 'freier Platz' : 'freie Plätze'}`,
    programsWelcome: 'Programme willkommen',
    blocks: 'Blockierte Personen',
    nobody: 'Jemand, der nicht mehr da ist',
    unblock: 'Blockierung aufheben',
  },
};
