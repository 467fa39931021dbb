/** Schnapsen für Menschen, auf Deutsch: die Regeln in Kürze, und was die Lektionen sagen. */
export const leaflet = `# Schnapsen

Ein Duell für zwei mit zwanzig Karten. Sammle 66 Augen in Stichen, und sag es vor dem anderen.

<!-- minute: 2 -->
## In einer Minute

Jeder hat fünf Karten; die offene sechste bestimmt, welche Farbe **Atout** ist. Einer spielt aus, der andere gibt zu: Es sticht die höhere Karte der Farbe oder ein Atout. Wer sticht, nimmt beide Karten, dann **ziehen beide** vom Talon. Hast du **66 Augen** und bist am Ausspielen, melde es: Das Spiel gehört dir.

Sieben Punkte gewinnen die Partie. Ein Spiel bringt einen, zwei oder drei davon.

<!-- cards: 1 -->
## Die Karten

In jeder Farbe von oben:

\`\`\`cards ranks
Von oben: A♥ 10♥ K♥ Q♥ J♥
\`\`\`

In Stichen zählt ein Ass 11, ein Zehner 10, ein König 4, eine Dame 3 und ein Bube 2.

<!-- tricks: 3.1 3.2 3.3 3.4 -->
## Zwei Hälften eines Spiels

Solange der Talon offen ist, darfst du **jede** Karte zugeben. Ist er aufgebraucht oder zugedreht, gilt der Zwang: in der Farbe stechen; sonst Farbe bekennen; sonst mit Atout stechen; sonst irgendeine Karte.

\`\`\`cards follow
Ausgespielt: Q♠
Du hast: K♠ J♠ A♥
Du musst: K♠
\`\`\`

<!-- marriages: 2.4 4 -->
## Zwanzig und vierzig

König und Dame einer Farbe in der Hand sind ein Paar. Sag es an, wenn du ausspielst, und spiel dann eine der beiden: **20** Augen, in Atout **40**. Sie zählen, sobald du einen Stich hast.

\`\`\`cards marriage
Herz ist Atout: K♥ Q♥ = 40
Jede andere Farbe: K♠ Q♠ = 20
\`\`\`

<!-- talon: 3.5 3.6 -->
## Der Atoutbube und das Zudrehen

Wer ausspielt, darf, solange der Talon mehr als zwei Karten hat,

- den Atoutbuben gegen das offene Atout tauschen;
- den Talon **zudrehen**: Niemand zieht mehr, und der Zwang beginnt. Wer zudreht und die 66 nicht erreicht, gibt dem anderen zwei oder drei Punkte.

<!-- claims: 2.1 2.3 5 6 -->
## Ausmelden, und was ein Spiel zählt

Gemeldet wird beim Ausspielen. Meldet niemand, gewinnt der letzte Stich.

- ein Punkt, wenn der andere 33 Augen oder mehr hat;
- zwei, wenn weniger als 33;
- drei, wenn er keinen Stich hat.

<!-- words -->
## Wörter

- **Talon**: die Karten, die übrig sind, darunter das offene Atout.
- **Atout, Atouts**: die Farbe, die alle anderen sticht.
- **Paar**: König und Dame einer Farbe.
- **Zudrehen**: das offene Atout umdrehen, so dass niemand mehr zieht.
`;

export const lessons = `# Schnapsen

<!-- take -->
## Der Stich

Herz ist Atout. Der andere hat die Karodame ausgespielt: Stich sie, ohne ein Atout zu verbrauchen. Der Talon ist offen, du darfst also geben, was du willst.

Right: Das Ass sticht die Dame: 11 und 3 Augen, und du spielst als Nächster aus.

Wrong: Ein höheres Karo nimmt den Stich ohne Atout. Welches hast du?

<!-- exchange -->
## Der Atoutbube

Du hast den Atoutbuben, und am Talon liegt das Ass offen. Bevor du ausspielst, darfst du tauschen. Tu das.

Right: Die stärkste Karte des Spiels für die schwächste.

Wrong: Erst tauschen: Nach dem Ausspielen kann es zu spät sein.

<!-- marriage -->
## Vierzig

König und Dame in Atout: ein Paar. Sag es an, und spiel dann eine der beiden aus.

Right: Vierzig Augen, und ein Stich mit 12 liegt schon bei dir: 52.

Wrong: Sag zuerst Herz an, dann spiel den Herzkönig oder die Herzdame.

<!-- close -->
## Zudrehen

Du hast 27 Augen und lauter hohe Karten. Ist der Talon zu, muss der andere bekennen und zieht kein Atout mehr. Dreh zu.

Right: Deine Atouts und Asse bringen, was fehlt, und der andere hat keinen Stich: drei Punkte.

Wrong: Mit diesen Karten brauchst du den Talon nicht. Dreh zu, bevor du ausspielst.

<!-- claim -->
## Genug

Du hast 49 Augen. Was sagst du an, und wann meldest du, dass es genug ist?

Right: 49 und 20 sind 69. Mit der Meldung ist das Spiel aus, und der andere hat weniger als 33: zwei Punkte.

Wrong: König und Dame in Pik bringen dich über 66. Sag sie an, dann melde.
`;
