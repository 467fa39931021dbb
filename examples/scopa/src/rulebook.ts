/** The exact rules of Scopa, with the numbers that refusals cite. */
export const rulebook = `# Scopa for two

## 1. Cards

**1.1** The deck has forty cards: in each of the four suits (coins D, cups C, swords S, clubs B) an ace (1), the numbers 2 to 7,
a jack (F), a knight (C) and a king (R).

**1.2** When cards are added an ace counts 1, a number its number, a jack 8, a knight 9 and a king 10.

**1.3** A hand begins with three cards for each player and four on the table. When both have played their cards, each gets three
more, until the stock is empty. The player who plays first gets the cards first.

**1.4** With three or four kings on the table at the beginning the cards are dealt again.

## 2. Hands and games

**2.1** A game has as many hands as it takes. Who plays first in the first hand is drawn by lot; then they take turns.

## 3. Playing

**3.1** Players take turns to play one card of their hand.

**3.2** A card takes from the table one card of the same value, or several cards that add up to its value. A card that can take
must take; which of several captures it makes is up to its player. A card that cannot take is laid on the table.

**3.3** Where a card of the same value lies on the table, one such card is taken and no sum.

**3.4** What is taken, and the card that took it, lie open in front of the player who took.

## 4. Scopa, and what is left

**4.1** Whoever takes all cards of the table has a scopa, worth a point.

**4.2** The last card of a hand makes no scopa.

**4.3** When the last card is played, what is left on the table goes to the player who took last.

## 5. Counting

At the end of a hand there is a point for each of these; of equal ones nobody gets it.

**5.1** Cards: for more than twenty.

**5.2** Coins: for more than five.

**5.3** Settebello: for the seven of coins.

**5.4** Primiera: for the higher sum of the best card in each suit, where a seven counts 21, a six 18, an ace 16, a five 15, a
four 14, a three 13, a two 12 and a jack, knight or king 10. Whoever lacks a suit has no primiera.

**5.5** Scope: one for each.

## 6. The end

**6.1** The game is played to 11 points (or 16, or 21), or for one hand.

**6.2** It is over at the end of a hand in which a player has reached them and has more than the other. With equal points
another hand is played.

**6.3** After thirty hands it is over as it stands.

## 7. Notation

**7.1** \`7D\` lays the seven of coins down; \`7D x 3C 4B\` takes two cards with it.

**7.2** A position names the hand, whose turn it is, the points, and every card that is not in the stock.

**7.3** A player sees the table, what both have taken, the own hand, and how many cards the other hand and the stock have.
`;
