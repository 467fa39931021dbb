/** Schafkopf für Menschen, auf Deutsch: die Regeln in Kürze, was die Lektionen sagen, und was die Aufgaben fragen. */
export const leaflet = `# Schafkopf

Das bayerische Spiel zu viert: Ruf eine Sau und finde heraus, wer mit dir spielt.

<!-- minute: 1.3 2.1 3.1 6.1 -->
## In einer Minute

Jeder der vier hat acht Karten. Reihum wird angesagt, und wer das höchste Spiel ansagt, ist der **Spieler**. Im gewöhnlichen Spiel, dem **Rufspiel**, ruft er eine Sau. Wer sie hat, ist sein Mitspieler und sagt nichts: Die Karten werden es zeigen.

Zu jedem Stich gibt jeder eine Karte. Spieler und Mitspieler gewinnen mit **61 der 120 Augen** in ihren Stichen, die anderen beiden mit 60.

<!-- cards: 1.1 1.2 2.4 -->
## Die Karten

Eichel, Gras, Herz und Schellen haben je acht Karten.

| Karte | Augen |
|---|---|
| Sau (A) | 11 |
| Zehner | 10 |
| König (K) | 4 |
| Ober (O) | 3 |
| Unter (U) | 2 |
| Neuner, Achter, Siebener | 0 |

<!-- trumps: 2.1 -->
## Trumpf

Im Rufspiel sind 14 Karten Trumpf: alle Ober, dann alle Unter, dann die übrigen Herz. Unter den Obern und den Untern geht es von Eichel über Gras und Herz bis Schellen.

\`\`\`cards trumps
Ober: {OE} {OG} {OH} {OS}
Unter: {UE} {UG} {UH} {US}
Herz: {AH} {TH} {KH} {9H} {8H} {7H}
\`\`\`

Was von den anderen Farben bleibt:

\`\`\`cards suits
Von oben: {AE} {TE} {KE} {9E} {8E} {7E}
\`\`\`

<!-- tricks: 4.1 4.2 -->
## Stiche

Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe. Du musst bedienen: Trumpf auf Trumpf, Farbe auf Farbe. Kannst du nicht, gibst du, was du willst. Wer den Stich macht, kommt als Nächster heraus.

\`\`\`cards trick
Ausgespielt: {UH}
Dann: {AH} {OS} {OG}
Der Grasober macht den Stich. Er ist 19 Augen wert.
\`\`\`

<!-- bidding: 3.1 3.2 3.3 3.4 -->
## Ansagen

Von der Vorhand an sagt jeder ein Spiel an oder weiter. Es muss höher sein als das vorige: Rufspiel, Wenz, Solo. Wer vor dem Höchstbietenden sitzt, darf auch dasselbe ansagen.

Für ein Rufspiel brauchst du eine Farbe außer Herz, von der du eine Karte hast, die kein Trumpf ist, aber nicht die Sau: Die wird gerufen. Sagen alle weiter, zahlt niemand.

<!-- alone: 2.2 2.3 -->
## Allein gegen drei

- **Wenz**: Nur die vier Unter sind Trumpf. Ein Ober gehört zu seiner Farbe, zwischen König und Neuner.
- **Solo**: Trumpf wie im Rufspiel, nur statt Herz eine Farbe nach deiner Wahl.

<!-- ace: 4.3 4.4 4.5 -->
## Die gerufene Sau

Wird ihre Farbe zum ersten Mal ausgespielt, muss die gerufene Sau zugegeben werden. Bis dahin spielt, wer sie hat, diese Farbe nur mit der Sau aus und wirft die Sau auf keine andere Farbe ab. Nur mit vier oder mehr Karten der Farbe darf er **davonlaufen**, also eine kleinere ausspielen.

<!-- kontra: 5.1 5.2 -->
## Kontra

Vor seiner ersten Karte darf ein Gegenspieler **Kontra** sagen: Das Spiel zählt doppelt. Der Spieler darf mit **Re** antworten, dann zählt es vierfach.

<!-- pay: 6.2 6.3 6.4 6.5 -->
## Was ein Spiel kostet

- ein Rufspiel 1, ein Wenz oder Solo 5;
- 1 mehr für **Schneider**: Gegner unter 30 Augen oder Spielerpartei unter 31;
- noch 1, wenn die Verlierer keinen Stich haben;
- 1 für jeden **Laufenden**: die höchsten Trümpfe ohne Lücke bei einer Partei, ab drei, im Wenz ab zwei.

Im Rufspiel zahlt jeder Verlierer einem Gewinner. Wer allein spielt, bekommt von allen dreien oder zahlt an alle drei.

<!-- end: 7.1 -->
## Das Ende

Eine Partie hat acht Spiele. Es gewinnt, wer die meisten Punkte hat.

<!-- habits -->
## Gute Gewohnheiten

- Spieler und Mitspieler spielen Trumpf; die anderen suchen die Sau, indem sie die Ruffarbe ausspielen.
- Schmier, wenn der Stich sicher deiner Partei gehört.
- Zähl die Trümpfe: Es sind 14.

<!-- words -->
## Wörter

- **Spieler**: wer das angesagte Spiel spielt.
- **Mitspieler**: wer die gerufene Sau hat.
- **Gegenspieler**: wer gegen den Spieler spielt.
- **Vorhand**: wer zuerst ansagt und herauskommt.
- **Rufspiel**: das Spiel mit einer gerufenen Sau.
- **Ruffarbe**: die Farbe der gerufenen Sau.
- **Wenz**: ein Alleinspiel, bei dem nur die Unter Trumpf sind.
- **Schmieren** <!-- schmier -->: in einen Stich der eigenen Partei viele Augen geben.
- **Schneider**: zu wenige Augen, bei Gegnern höchstens 29, bei der Spielerpartei höchstens 30.
- **Davonlaufen** <!-- davonlauf -->: von vier oder mehr Karten der Ruffarbe eine andere als die Sau ausspielen.
- **Laufende** <!-- laufend -->: die höchsten Trümpfe ohne Lücke.
`;

export const lessons = `# Schafkopf

<!-- call -->
## Ruf eine Sau

Fünf deiner Karten sind Trumpf, darunter zwei Ober: genug für ein Rufspiel. Sag es an. Wenn die anderen weiter gesagt haben, ruf eine Sau, die du nicht hast, in einer Farbe, von der du eine Karte hast.

Right: Du hast den Grassiebener, also darfst du die Grassau rufen. Wer sie hat, spielt mit dir.

Wrong: Sag ein Rufspiel an und ruf dann die Grassau. Die Eichelsau hast du selbst.

<!-- trick -->
## Was sticht was

Du spielst ein Rufspiel. Ein Unter ist ausgespielt, und im Stich liegt die Herzsau mit 11 Augen. Welcher deiner Trümpfe sticht den Schellenober?

Right: Bei den Obern geht es von Eichel über Gras und Herz bis Schellen.

Wrong: Der Schellenober ist höher. Du brauchst einen höheren Ober.

<!-- partner -->
## Der Mitspieler

Dein rechter Nachbar hat die Grassau gerufen, und du hast sie: Ihr spielt zusammen, und sonst weiß es niemand. Du kommst heraus. Hilf ihm, Trumpf zu ziehen.

Right: Trümpfe, die die Gegner jetzt zugeben, stechen später eure Säue nicht.

Wrong: Spieler und Mitspieler spielen Trumpf.

<!-- search -->
## Such die Sau

Dein Gegenüber hat die Grassau gerufen, und du hast sie nicht. Finde heraus, wer gegen dich spielt.

Right: Die Ruffarbe ist zum ersten Mal ausgespielt, also muss die Sau zugegeben werden.

Wrong: Spiel die Ruffarbe aus: Dann muss die Sau kommen.

<!-- smear -->
## Schmieren

Der Spieler spielt ein Schellen-Solo, allein gegen euch drei. Der Ober deines Partners macht diesen Stich sicher. Ihr habt 45 Augen, und 9 liegen im Stich. Was gibst du dazu?

Right: 45, 9 und 10 sind 64, und euch reichen 60.

Wrong: Damit bleibt ihr bei 54, und der letzte Stich gehört dem Spieler. Gib mehr.

<!-- kontra -->
## Kontra

Dein linker Nachbar spielt ein Rufspiel gegen dich. Du hast drei Ober, darunter die beiden höchsten, und noch keine Karte gespielt. Sag, was du davon hältst.

Right: Jetzt zählt das Spiel doppelt. Der Spieler darf mit Re antworten.

Wrong: Mit solchen Trümpfen soll das Spiel doppelt zählen. Sag erst Kontra: Nach deiner ersten Karte ist es zu spät.
`;

export const question = 'Welche Karte bringt am meisten, ganz gleich, wer die übrigen Karten hat?';
