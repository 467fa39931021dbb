/** Schnapsen for people, in English: the rules in short, and what the lessons say. */
export const leaflet = `# Schnapsen

A duel for two with twenty cards. Collect 66 points in tricks, and say so before the other does.

<!-- minute: 2 -->
## In a minute

Each has five cards; the sixth open one says which suit is **trumps**. Lead a card, the other answers: a higher card of the suit wins, or a trump. The winner takes both cards, and **both draw one** from the talon. Once you have **66 points**, claim them when you are on lead: the hand is yours.

Seven game points win the match. A hand brings one, two or three of them.

<!-- cards: 1 -->
## The cards

In each suit from the top:

\`\`\`cards ranks
From the top: A♥ 10♥ K♥ Q♥ J♥
\`\`\`

In tricks an ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2.

<!-- tricks: 3.1 3.2 3.3 3.4 -->
## Two halves of a hand

As long as the talon is open you may answer with **any** card. When it is used up or closed there is a duty: beat the card in its suit; else follow; else trump; else any card.

\`\`\`cards follow
Led: Q♠
You hold: K♠ J♠ A♥
You may play: K♠
\`\`\`

<!-- marriages: 2.4 4 -->
## Twenty and forty

King and queen of a suit in your hand are a marriage. Announce it when you are on lead and then lead one of the two: **20** points, in trumps **40**. They count as soon as you have a trick.

\`\`\`cards marriage
Trumps are hearts: K♥ Q♥ = 40
Any other suit: K♠ Q♠ = 20
\`\`\`

<!-- talon: 3.5 3.6 -->
## The jack and closing

On lead, while the talon has more than two cards, you may

- exchange the jack of trumps for the open trump;
- **close** the talon: nobody draws any more, and the duty begins. If you close and do not reach 66, the other gets two game points or three.

<!-- claims: 2.1 2.3 5 6 -->
## Claiming, and what a hand is worth

You claim when you are on lead. Without a claim the last trick wins the hand.

- one game point, if the other has 33 points or more;
- two, if less than 33;
- three, if the other has no trick.

<!-- words -->
## Words

- **Talon**: the cards that are left, with the open trump below them.
- **Trump, trumps**: the suit that beats all others.
- **Marriage**: king and queen of a suit.
- **Close**: turn the open trump down, so that nobody draws any more.
`;

export const lessons = `# Schnapsen

<!-- take -->
## Take the trick

Hearts are trumps. The other has led a queen of diamonds: answer with a card that beats it, and the fewest trumps spent. The talon is open, so you may play what you like.

Right: The ace beats the queen: 11 and 3 points, and you lead next.

Wrong: A higher diamond takes the trick without a trump. Which one do you hold?

<!-- exchange -->
## The jack of trumps

You hold the jack of trumps, and the ace lies open at the talon. Before you lead, the jack may be exchanged for it. Do that.

Right: The strongest card of the deck is yours for the weakest.

Wrong: First exchange the jack: after the lead it may be too late.

<!-- marriage -->
## Forty

King and queen of trumps: a marriage. Announce it, and then lead one of the two.

Right: Forty points, and a trick for 12 lies with you already: 52.

Wrong: Announce the hearts first, then lead the king or the queen of hearts.

<!-- close -->
## Close

You have 27 points and a hand of high cards. If the talon is closed, the other has to follow suit and draws no trump any more. Close it.

Right: Your trumps and your aces take what is missing, and the other has no trick: three game points.

Wrong: With this hand you do not need the talon. Close it before you lead.

<!-- claim -->
## Enough

You have 49 points. What do you say, and when do you say that it is enough?

Right: 49 and 20 are 69. The claim ends the hand at once, and the other has fewer than 33: two game points.

Wrong: King and queen of spades bring you over 66. Announce them, then claim.
`;
