/** Die genauen Regeln des Schafkopfs; die Nummern sind die der englischen. */
export const de = `# Schafkopf zu viert

## 1. Karten

**1.1** Das bayerische Blatt hat 32 Karten: in jeder der vier Farben (Eichel E, Gras G, Herz H, Schellen S) Sau (A), Zehner (T),
König (K), Ober (O), Unter (U), Neuner, Achter und Siebener.

**1.2** Im Stich zählt eine Sau 11 Augen, ein Zehner 10, ein König 4, ein Ober 3, ein Unter 2, die anderen nichts: zusammen 120.

**1.3** Jeder bekommt acht Karten. Wer Vorhand hat, also zuerst ansagt und herauskommt, wird beim ersten Spiel ausgelost, dann geht
es reihum.

## 2. Spiele und Trümpfe

**2.1** Rufspiel: Der Spieler ruft eine Sau und spielt mit dem, der sie hat, gegen die anderen beiden. Wer das ist, sagt niemand;
die Karten zeigen es. Trümpfe sind die vier Ober, dann die vier Unter, beide in der Reihenfolge Eichel, Gras, Herz, Schellen, dann
die übrigen Herz: Sau, Zehner, König, Neuner, Achter, Siebener.

**2.2** Wenz: Der Spieler allein gegen drei. Nur die vier Unter sind Trumpf. Der Ober steht in seiner Farbe zwischen König und
Neuner.

**2.3** Solo: Der Spieler allein gegen drei. Trümpfe wie in 2.1, nur statt Herz eine Farbe nach Wahl.

**2.4** In den anderen Farben gilt Sau, Zehner, König, Neuner, Achter, Siebener.

## 3. Ansagen

**3.1** Von der Vorhand an sagt jeder ein Spiel an oder weiter. Wer weiter gesagt hat, ist heraus.

**3.2** Ein Spiel muss höher sein als das vorige: Rufspiel, Wenz, Solo. Wer von der Vorhand aus vor dem Höchstbietenden sitzt, darf
auch dasselbe Spiel ansagen.

**3.3** Sind alle anderen heraus, spielt der Höchstbietende, was er angesagt hat, und nennt die gerufene Sau oder die Trumpffarbe des Solos.
Sagen alle weiter, wird zusammengeworfen, und niemand zahlt.

**3.4** Rufen kann man die Sau von Eichel, Gras oder Schellen, wenn man sie nicht hat, aber eine andere Karte der Farbe, die kein
Trumpf ist. Wer keine rufen kann, darf kein Rufspiel ansagen.

## 4. Spielen

**4.1** Die Vorhand kommt heraus, die anderen folgen im Uhrzeigersinn. Den Stich macht der höchste Trumpf, ohne Trumpf die höchste
Karte der ausgespielten Farbe. Wer ihn macht, kommt als Nächster heraus.

**4.2** Auf Trumpf gibt man Trumpf zu, auf eine Farbe die Farbe; wer nicht kann, spielt, was er will.

**4.3** Wird die Ruffarbe zum ersten Mal ausgespielt, muss die gerufene Sau zugegeben werden.

**4.4** Bis dahin darf, wer sie hat, die Ruffarbe nur mit der Sau ausspielen; mit vier oder mehr Karten der Farbe samt der Sau auch
mit einer anderen. Dann ist die Sau davongelaufen, und nichts bindet sie mehr.

**4.5** Bis dahin darf sie auch nicht auf eine andere Farbe abgeworfen werden, außer als letzte Karte.

## 5. Kontra

**5.1** Ein Gegenspieler darf vor seiner ersten Karte Kontra sagen, wenn es noch niemand gesagt hat. Das verdoppelt das Spiel. Wer die
gerufene Sau hat, ist kein Gegenspieler.

**5.2** Der Spieler antwortet sofort: Re verdoppelt noch einmal, oder weiter.

## 6. Abrechnung

**6.1** Die Spielerpartei gewinnt mit 61 Augen, die Gegner mit 60.

**6.2** Ein Rufspiel kostet 1, Wenz und Solo 5. Im Rufspiel zahlt jeder Verlierer einem Gewinner; wer allein spielt, bekommt von allen
dreien oder zahlt an alle drei.

**6.3** Schneider kostet 1 mehr: Die Gegner sind Schneider unter 30 Augen, die Spielerpartei unter 31. Schwarz, also ohne Stich, kostet
noch 1.

**6.4** Laufende kosten je 1: die höchsten Trümpfe ohne Lücke, alle bei einer Partei, ab drei, im Wenz ab zwei.

**6.5** Kontra verdoppelt die Summe, Re verdoppelt sie noch einmal.

## 7. Ende

**7.1** Eine Partie hat acht Spiele (oder eines, vier oder sechzehn). Es gewinnt, wer die meisten Punkte hat.

## 8. Schreibweise

**8.1** \`OE\` spielt den Eichelober. \`pass\`, \`ruf\`, \`wenz\` und \`solo\` sagen an; \`call G\` ruft die Grassau, \`solo G\` macht Gras zum
Trumpf; dazu \`kontra\` und \`re\`.

**8.2** Eine Stellung nennt das Spiel, die Ansagen, alle Karten, und welche jemand nachweislich nicht hat.

**8.3** Man sieht das eigene Blatt, alle gespielten Karten und alle Ansagen.

**8.4** Was Ansagen und Karten beweisen: Wer ein Rufspiel angesagt hat, kann rufen; der Spieler hat eine Karte der Ruffarbe und nicht
die Sau; wer Kontra sagt, hat sie nicht; wer die Ruffarbe zuerst ausgespielt hat und die Sau hat, hatte vier davon; wer nicht bedient
hat, hat keine mehr.
`;
