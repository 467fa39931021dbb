/** The exact rules of Schafkopf, with the numbers that refusals cite. */
export const en = `# Schafkopf for four

## 1. Cards

**1.1** The Bavarian deck has 32 cards: in each of the four suits (acorns E, leaves G, hearts H, bells S) an ace (A), a ten (T), a
king (K), an Ober (O), an Unter (U), a nine, an eight and a seven.

**1.2** In tricks an ace counts 11 points, a ten 10, a king 4, an Ober 3, an Unter 2, the others nothing: 120 in all.

**1.3** Each player gets eight cards. Forehand, who bids and leads first, is drawn by lot for the first deal and then goes round.

## 2. Games and trumps

**2.1** Rufspiel: the declarer calls an ace, and plays with its holder against the other two. Nobody says who that is; the cards
show it. Trumps are the four Ober, then the four Unter, both from acorns over leaves and hearts down to bells, then the other
hearts: ace, ten, king, nine, eight, seven.

**2.2** Wenz: the declarer alone against three. Only the four Unter are trumps. The Ober is between king and nine of its suit.

**2.3** Solo: the declarer alone against three. Trumps are as in 2.1, with a suit that the declarer chooses in place of hearts.

**2.4** In the other suits the order is ace, ten, king, nine, eight, seven.

## 3. Bidding

**3.1** From forehand on, players bid a game or pass. A player who has passed bids no more.

**3.2** A bid must be higher than the one before: Rufspiel, Wenz, Solo. A player who sits before the highest bidder, counted from
forehand, may also bid the same game.

**3.3** When all others have passed, the highest bidder plays what was bid, and names the ace called or the trumps of a solo. If
everybody passes, the deal is over and nobody pays.

**3.4** An ace of acorns, leaves or bells can be called by a player who does not hold it and holds another card of that suit that
is not a trump. A player who can call none cannot bid a Rufspiel.

## 4. Playing

**4.1** Forehand leads, the others follow clockwise. The highest trump wins the trick, without trumps the highest card of the
suit led. The winner leads next.

**4.2** A player follows with a trump to a trump and with the suit to another card; a player who cannot may play any card.

**4.3** When the called suit is led for the first time, the called ace must be played.

**4.4** Until then its holder may lead the called suit only with the ace; with four or more cards of the suit, the ace among
them, also with another one. The ace has then run away, and no rule binds it any more.

**4.5** Until then its holder may not throw it off on another suit, unless it is the last card.

## 5. Kontra

**5.1** A defender may say kontra before playing the first card, if nobody else has. It doubles what the deal pays. The holder of
the called ace is not a defender.

**5.2** The declarer answers at once: re doubles again, or pass.

## 6. Payment

**6.1** The declarer's side wins with 61 points. The others win with 60.

**6.2** A Rufspiel pays 1, a Wenz or solo 5. In a Rufspiel each loser pays one winner; alone the declarer gets it from all three or
pays all three.

**6.3** Schneider pays 1 more: the defenders are schneider with fewer than 30 points, the declarer's side with fewer than 31. Schwarz,
the losers without a trick, pays another 1.

**6.4** Runners pay 1 each: the highest trumps without a gap, all dealt to one side, three at least, in a Wenz two.

**6.5** Kontra doubles the sum of all that, re doubles it again.

## 7. The end

**7.1** A match has eight deals (or one, four or sixteen). The player with the most points wins.

## 8. Notation

**8.1** \`OE\` plays the Ober of acorns. \`pass\`, \`ruf\`, \`wenz\` and \`solo\` bid; \`call G\` calls the ace of leaves, \`solo G\` makes
leaves trumps; \`kontra\` and \`re\` are what they say.

**8.2** A position names the game, the bids, every card, and which cards a player has proved not to hold.

**8.3** A player sees their own hand, all cards played and all bids.

**8.4** What bids and plays prove: a player who bid a Rufspiel can call; the declarer holds a card of the called suit and not its
ace; a player who says kontra does not hold it; one who led the called suit first and has the ace had four cards of it; one who
did not follow has none left.
`;
