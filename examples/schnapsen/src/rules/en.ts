/** The exact rules of Schnapsen, with the numbers that refusals cite. */
export const en = `# Schnapsen for two

## 1. Cards

**1.1** The deck has twenty cards: in each of the four suits (clubs C, diamonds D, hearts H, spades S) an ace (A), a ten (T), a
king (K), a queen (Q) and a jack (J).

**1.2** That is also their order from the strongest to the weakest. In tricks an ace counts 11 points, a ten 10, a king 4, a
queen 3 and a jack 2: 120 in all.

**1.3** Each player gets five cards. The next card is laid open: its suit is trumps for the hand. The other nine lie on it face
down; together they are the talon.

**1.4** The player who did not deal leads to the first trick. Who that is in the first hand is drawn by lot; then they take turns.

## 2. Aim

**2.1** A hand is won by the player who first has 66 points and claims them.

**2.2** Points come from the cards in tricks (rule 1.2) and from marriages (rule 4).

**2.3** A hand that is won brings one, two or three game points (rule 6).

**2.4** Marriages count only for a player who has a trick. One that was announced before counts from the first trick on.

## 3. Tricks

**3.1** One player leads a card, the other replies with one. The winner takes both and leads next.

**3.2** A reply wins if it is a stronger card of the same suit, or a trump on a card of another suit. Otherwise the card led wins.

**3.3** While the talon is open the reply may be any card. After each trick the winner draws the top card of the talon, then the
other player draws; at the end one draws the last covered card and the other takes the open trump.

**3.4** When the talon is used up or closed nobody draws, and the reply has duties, in this order: beat the card led with a card
of its suit; follow with any card of its suit; play a trump; any card.

**3.5** A player on lead who holds the jack of trumps may exchange it for the open trump, as long as the talon is open and has
more than two cards.

**3.6** A player on lead may close the talon, as long as it has more than two cards: the open trump is turned down and rule 3.4
applies from then on. Both may be done before the same lead, the exchange first, and also before the first trick.

## 4. Marriages

**4.1** A player on lead who holds king and queen of a suit may announce them: 20 points, in trumps 40.

**4.2** One of the two cards is led next, unless the announcement makes 66 and the player claims. A king or a queen may also be
led without an announcement.

## 5. Claims

**5.1** A player on lead may claim: after a trick, after drawing, or after announcing a marriage. The hand is over at once.

**5.2** With at least 66 points the claim is right. By default the table counts, and a wrong claim is refused. With the option
\`claims=free\` a player may claim whenever on lead; if the claim is wrong, the other player wins the hand and gets two game
points, or three without a trick (if the player who claims has closed: without a trick when the talon was closed).

**5.3** If nobody has claimed when the last card is played and the talon was not closed, the winner of the last trick wins the
hand.

**5.4** If the talon was closed the last trick does not decide. Its winner wins with 66 points as if they had been claimed;
otherwise the player who closed has lost.

## 6. Game points

**6.1** The winner of a hand gets three game points if the other has no trick, two if the other has fewer than 33 points, and
otherwise one.

**6.2** A player who closed and has not won loses two game points to the other, or three if the other had no trick when the talon
was closed.

**6.3** A player who closed and wins gets what rule 6.1 says of the other at the time of closing: tricks that the other takes
later do not make the hand cheaper.

## 7. The end

**7.1** The game is played to seven game points (or nine), or for one hand. It is over when a player has reached them.

## 8. Notation

**8.1** \`QH\` plays the queen of hearts. \`marry H\` announces the marriage of hearts; \`exchange\`, \`close\` and \`claim\` are what
they say.

**8.2** A position names the hand, whose turn it is, the points, every card that is not face down in the talon, and what is known
of hands: cards that were shown, cards that a player has proved to lack.

**8.3** A player sees their own hand, all tricks, the open trump, the sizes of the other hand and the talon, and the points of
both. Nobody has to remember anything.
`;
