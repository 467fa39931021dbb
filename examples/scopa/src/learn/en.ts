/** Scopa for people, in English: the rules in short, what the lessons say, and what the puzzles ask. */
export const leaflet = `# Scopa

Italy’s card game for two: take what lies on the table, and sweep it clean.

<!-- minute: 1.3 3.1 -->
## In a minute

Each has three cards, and four lie open on the table. You take turns to play one card. It takes a card of the **same value**, or several that **add up** to it; if it can take nothing it stays on the table. When both have played their three cards they get three more, until the stock is used up.

\`\`\`cards take
Table: {3C} {4B} {RS}
You play: {7D}
You take: {7D} {3C} {4B}
\`\`\`

Whoever takes all that lies there has made a **scopa**, worth a point. Four more points are counted at the end of a hand. Whoever has 11 first wins.

<!-- values: 1.1 1.2 -->
## The cards

Forty cards in four suits: coins, cups, swords and clubs. Jack (F), knight (C) and king (R) count 8, 9 and 10, an ace counts 1.

\`\`\`cards values
From 1 to 10: {1D} {2D} {3D} {4D} {5D} {6D} {7D} {FD} {CD} {RD}
\`\`\`

<!-- taking: 3.2 3.3 -->
## Taking

A card that can take must take; you choose only which card you play. Where a card of the same value lies, it takes that one and no sum. Of two such cards, or of several sums, you choose.

\`\`\`cards equal
Table: {3C} {4B} {7S}
You play: {7D}
You take: {7D} {7S}
A seven lies there, so three and four stay.
\`\`\`

What you take lies open in front of you, with the card that took it.

<!-- scopa: 4.1 4.2 4.3 -->
## Scopa

A play that clears the table is a scopa. The last card of a hand makes none. What is left on the table then goes to whoever took last.

<!-- points: 5.1 5.2 5.3 5.4 5.5 -->
## What a hand scores

- a point for more than 20 **cards**;
- a point for more than 5 **coins**;
- a point for the **settebello**, \`{7D}\`;
- a point for the better **primiera**;
- a point for every **scopa**.

Of equal cards, coins or primiere nobody gets the point.

For the primiera the best card in each suit counts, and the four are added up. Without a card of every suit there is none.

| best card | counts |
|---|---|
| seven | 21 |
| six | 18 |
| ace | 16 |
| five | 15 |
| four | 14 |
| three | 13 |
| two | 12 |
| jack, knight, king | 10 |

<!-- end: 2.1 6.1 6.2 -->
## The end

Who plays first changes with every hand. The game is over after the hand in which somebody has 11 points and more than the other.

<!-- habits -->
## Good habits

- Leave more than ten on the table: then no card sweeps it.
- Of two ways to take, choose coins and sevens.
- Remember the sevens and what has been played: in the last three cards you know what the other holds.

<!-- words -->
## Words

- **Scopa, scope**: taking all that lies on the table.
- **Settebello**: the seven of coins.
- **Primiera, primiere**: the sum of the best card in each suit.
- **Stock**: the cards that have not been dealt yet.
`;

export const lessons = `# Scopa

<!-- sum -->
## A sum

A three and a four lie on the table. Take both with one card of yours.

Right: Three and four are seven: three cards for your pile.

Wrong: Three and four are seven. Do you have one?

<!-- equal -->
## The same value first

Sevens lie on the table, so your seven cannot take three and four: the same value comes first. Which of the sevens do you take?

Right: The seven of coins is the settebello, a point of its own.

Wrong: One of the sevens is worth a point of its own: the settebello.

<!-- sweep -->
## Sweep the table

Only a two and a six are left. Jack (F), knight (C) and king (R) count 8, 9 and 10. Take both at once, and the table is empty: a scopa, worth a point.

Right: Scopa! The other has to lay a card down now.

Wrong: Two and six are eight, and your jack counts eight.

<!-- leave -->
## What you leave

None of your cards takes the five, so one has to stay on the table. If all that lies there is ten or less, one card may sweep it. Leave more.

Right: Five and ten are fifteen: no card takes both.

Wrong: Then a single card takes everything. Which of yours makes more than ten with the five?

<!-- coins -->
## Coins

Your jack counts eight, and there are two ways to take eight. Which cards are worth more at the end of the hand?

Right: Two coins: more than five of them are a point.

Wrong: Eight it is, but look for the coins.
`;

export const question =
  'The stock is used up, so you know all cards. Which play brings the most points?';
