import type { refusals as english } from '../en/refusals.ts';
import { count } from './grammar.ts';

export const refusals: typeof english = {
  'game-over': () => 'Die Partie ist aus.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'cards-are-dealt': () => 'Karten werden ausgeteilt. Warte, bis du dran bist.',
  'nothing-to-deal': () => 'Jetzt können keine Karten ausgeteilt werden.',
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
    'Der Teil von Pakli, der deine Partien aufbewahrt, konnte nicht geladen werden. Versuche es noch einmal oder lade die Seite neu.',
  restored: () =>
    'Der Tisch wurde gerade wiederhergestellt. Sieh nach, was dort liegt, und versuche es noch einmal.',
  failed: (d) =>
    `Das hat nicht geklappt, und der Fehler liegt bei uns (${d.text}). Versuche es noch einmal.`,
  unlearned: () =>
    'Der Computer spielt schwächer als sonst: Was er gelernt hat, ließ sich nicht laden. Er versucht es bei jedem Zug wieder.',
  'storage-full': () =>
    'Der Speicher dieses Browsers ist voll. Was du jetzt tust, wird nicht gespeichert, bis wieder Platz ist.',
  'storage-closed': () =>
    'Der Browser lässt Pakli gerade keine Partien speichern. Was du tust, wird so lange nicht gespeichert.',
  'storage-newer': () =>
    'Eine neuere Version von Pakli ist in einem anderen Tab offen. Lade diese Seite neu, um weiterzuspielen.',
  'storage-older': () =>
    'Eine ältere Version von Pakli ist in einem anderen Tab offen. Schließe sie dort und versuche es noch einmal.',
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
  'no-newcomers': () => 'An diesem Tisch behält ein Computer den Platz, den jemand aufgegeben hat.',
  'seat-given-up': () => 'Du hast deinen Platz in dieser Partie aufgegeben.',
  'only-host': () => 'Das darf nur der Gastgeber des Tisches.',
  'only-house': () => 'Das darf niemand am Tisch.',
  stale: () => 'Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.',
  'not-yet': () => 'Die Zeit ist noch nicht um.',
  'deal-goes-on': () => 'Dieses Spiel ist noch nicht aus.',
  'no-takebacks': () => 'An diesem Tisch dürfen Züge nicht zurückgenommen werden.',
  'nothing-to-take-back': () => 'Du hast noch nichts entschieden.',
  'question-open': () => 'Das hat schon jemand gefragt. Antworte zuerst.',
  'no-question': () => 'Diese Frage ist nicht mehr offen.',
  'already-answered': () => 'Du hast schon zugestimmt. Die anderen müssen antworten.',
  'no-server': () => 'Der Server ist nicht zu erreichen. Versuche es bald noch einmal.',
  'no-name': () => 'Gib zuerst deinen Namen ein.',
  'name-taken': () =>
    'So oder zum Verwechseln ähnlich heißt schon jemand an diesem Tisch. Nimm einen anderen Namen.',
  'no-programs': () => 'Programme dürfen sich an diesen Tisch nicht setzen.',
  'too-many-open': (d) => `Du hast schon ${d.most} offene Tische. Schließe zuerst einen.`,
  'too-many-blocks': (d) =>
    `Du hast ${d.most} Personen blockiert. Hebe zuerst eine Blockierung auf.`,
  'name-owned': () =>
    'Dieser Name gehört jemandem, der sich hier mit einem Passkey anmeldet. Nimm einen anderen Namen.',
  'no-passkeys': () => 'Passkeys brauchen eine https-Adresse, und dieser Server hat keine.',
  'passkey-known': () => 'Dieser Passkey ist schon bekannt.',
  'passkey-many': (d) => `Mehr als ${d.most} Passkeys sind nicht möglich. Entferne zuerst einen.`,
  'passkey-first': () =>
    'Füge zuerst einen Passkey hinzu: Der Code ist der Weg zurück, wenn er verloren geht.',
  'passkey-unknown': () => 'Mit diesem Passkey meldet sich hier niemand an.',
  'passkey-late': () => 'Das hat zu lange gedauert oder kam doppelt an. Versuche es noch einmal.',
  'passkey-refused': () => 'Der Passkey ließ sich nicht prüfen.',
  'passkey-cancelled': () =>
    'Es wurde kein Passkey gewählt. Versuche es noch einmal, wenn du magst.',
  'code-unknown': () => 'Diesen Code hat hier niemand. Prüfe jeden Buchstaben.',
  'not-away': () => 'Diese Person ist da oder eben erst gegangen.',
  'bad-name': () => 'Ein Name hat 1 bis 20 sichtbare Zeichen.',
  'too-often': () => 'Zu viele Versuche. Versuche es in ein paar Minuten wieder.',
  'too-fast': () => 'Das ging zu schnell. Versuche es gleich noch einmal.',
  'table-full': (d) =>
    `Dieser Tisch hat alle seine ${d.most} Einträge verbraucht. Eröffne einen neuen, um weiterzuspielen.`,
  'too-many-deals': (d) =>
    `Ein Tisch mit Link hat 1 bis ${d.most} Spiele, nach diesen Regeln wären es ${d.deals}.`,
  'no-such-evening': () => 'Diesen Abend gibt es nicht oder nicht mehr.',
  'no-such-series': () => 'Diese Reihe gibt es nicht oder nicht mehr.',
  'series-full': (d) => `Eine Reihe hat höchstens ${d.most} Abende.`,
  'evening-over': () => 'Dieser Abend ist vorbei.',
  'evening-full': (d) => `Alle ${d.most} Plätze dieses Abends sind vergeben.`,
  'evening-table': () =>
    'An einem solchen Abend wird jedes Spiel genau einmal gespielt, und zwar bis zum Ende.',
  'already-joined': () => 'Du bist schon dabei.',
  'not-joined': () => 'Du spielst an diesem Abend nicht mit.',
  'only-director': () => 'Das darf nur die Turnierleitung.',
  'no-such-entrant': () => 'Diese Nummer hat hier niemand.',
  'has-played': () => 'Wer unter eigenem Namen gespielt hat, behält seine Ergebnisse.',
  'round-open': () => 'Die Runde läuft noch.',
  'no-round': () => 'Es läuft keine Runde.',
  'round-over': () => 'Die Runde ist schon vorbei.',
  'result-known': () => 'Dieses Ergebnis ist schon bekannt.',
  'no-more-rounds': () => 'Alle Runden sind gespielt.',
  'too-few-people': () => 'Es braucht mindestens zwei Spieler.',
  'no-such-board': () => 'Dieses Spiel wurde nicht gespielt.',
  'no-reason': (d) => `Gib einen Grund an, mit 1 bis ${d.most} Zeichen.`,
  'bad-break': (d) => `Eine Pause dauert 1 bis ${d.most} Minuten.`,
  'bad-boards': (d) => `Eine Runde kann hier nicht ${count(d.deals, 'Spiel', 'Spiele')} haben.`,
  'no-such-day': () => 'Die Spiele dieses Tages werden hier nicht aufbewahrt.',
  'day-over': () => 'Dieser Tag ist vorbei.',
  'day-closed': () => 'Diese Spiele galten für einen anderen Tag. Heute gibt es neue.',
  'board-begun': () => 'Du hast dieses Spiel schon begonnen, und alle haben einen Versuch.',
  'not-begun': () => 'Dieses Spiel hat hier niemand begonnen.',
  'board-open': () =>
    'Das siehst du, sobald du das Spiel selbst gespielt hast oder der Tag vorbei ist.',
  'day-open': () => 'Alle Ergebnisse gibt es, wenn der Tag vorbei ist.',
  'no-challenge': () => 'Nur eine ganze Partie gegen Computer kann eine Herausforderung sein.',
  'pass-unknown': () =>
    'Dieser Link führt nirgendwohin. Hol dir einen neuen auf dem Gerät, mit dem du schon am Tisch sitzt: Menü, „Auf einem anderen Gerät weiterspielen“.',
  'pass-used': () =>
    'Dieser Link ist schon verbraucht: Er gilt einmal. Hol dir einen neuen auf dem Gerät, mit dem du schon am Tisch sitzt.',
  'pass-late': () =>
    'Dieser Link ist älter als zehn Minuten. Hol dir einen neuen auf dem Gerät, mit dem du schon am Tisch sitzt.',
  'too-many-tables': () => 'Du hast zu viele Tische offen. Spiele erst einen zu Ende.',
  'no-such-table': () => 'Diesen Tisch gibt es nicht oder nicht mehr.',
  'no-such-page': () => 'Unter dieser Adresse gibt es nichts.',
  'foreign-page': () => 'Das darf nur die Seite dieses Servers fragen.',
  'too-long': () => 'Das ist zu lang.',
  'bad-request': (d) => `Das ist nicht zu lesen: ${d.at} stimmt nicht.`,
  'bad-event': (d) => `Das Protokoll des Tisches ist beschädigt: ${d.at} stimmt nicht.`,
  'asked-too-often': (d) =>
    `Die anderen haben abgelehnt. Frag wieder in ${count(d.seconds, 'Sekunde', 'Sekunden')}.`,
  'said-too-often': (d) =>
    `Nicht so schnell. In ${count(d.seconds, 'Sekunde', 'Sekunden')} kannst du wieder etwas sagen.`,
  'no-talk': () => 'An diesem Tisch spricht man nur mit fertigen Sätzen und Emojis.',
  'bad-line': (d) => `Eine Nachricht hat 1 bis ${d.most} Zeichen.`,
  'bad-command': (d) => `Der Tisch versteht das nicht: ${d.at} stimmt nicht.`,
  'bad-view': (d) => `Das ist keine Sicht auf dieses Spiel: ${d.at} stimmt nicht.`,
  'no-such-view': () => 'Keine Stellung dieses Spiels sieht so aus.',
  'bad-link': () =>
    'Der Link ist beschädigt: Aus ihm lässt sich keine Partie lesen. Kopiere ihn ganz oder lass ihn dir noch einmal schicken.',
  'link-too-long': () => 'Diese Partie ist zu lang für einen Link.',
  unknown: (d) => `Das geht nicht (${d.text}).`,
};
