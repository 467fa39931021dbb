/** Schafkopf for people, in English: the rules in short, what the lessons say, and what the puzzles ask. */
export const leaflet = `# Schafkopf

Bavaria’s game for four: call an ace, and find out who your partner is.

<!-- minute: 1.3 2.1 3.1 6.1 -->
## In a minute

Each of the four has eight cards. They bid in turn, and whoever bids highest is the **declarer**. In the usual game, the **Rufspiel**, the declarer calls an ace. Whoever holds it is the partner and says nothing: the cards will show it.

Each plays a card to every trick. Declarer and partner win with **61 of the 120 points** in their tricks, the other two with 60.

<!-- cards: 1.1 1.2 2.4 -->
## The cards

Acorns, leaves, hearts and bells have eight cards each.

| card | points |
|---|---|
| ace (A) | 11 |
| ten | 10 |
| king (K) | 4 |
| Ober (O) | 3 |
| Unter (U) | 2 |
| nine, eight, seven | 0 |

<!-- trumps: 2.1 -->
## Trumps

In a Rufspiel 14 cards are trumps: all Ober, then all Unter, then the other hearts. Among Ober and Unter acorns are highest, then leaves, hearts and bells.

\`\`\`cards trumps
Ober: {OE} {OG} {OH} {OS}
Unter: {UE} {UG} {UH} {US}
Hearts: {AH} {TH} {KH} {9H} {8H} {7H}
\`\`\`

What is left of the other suits:

\`\`\`cards suits
From the top: {AE} {TE} {KE} {9E} {8E} {7E}
\`\`\`

<!-- tricks: 4.1 4.2 -->
## Tricks

The highest trump takes the trick; without a trump it is the highest card of the suit led. You have to follow: a trump to a trump, the suit to a suit. If you cannot, play what you like. Whoever takes the trick leads to the next.

\`\`\`cards trick
Led: {UH}
Then: {AH} {OS} {OG}
The Ober of leaves takes the trick. It is worth 19.
\`\`\`

<!-- bidding: 3.1 3.2 3.3 3.4 -->
## Bidding

From forehand on everybody bids or passes. A bid has to be higher than the one before: Rufspiel, Wenz, solo. If you sit before the highest bidder you may also bid the same.

For a Rufspiel you need a suit other than hearts of which you hold a card that is not a trump, and not the ace: that ace is called. If everybody passes, nobody pays.

<!-- alone: 2.2 2.3 -->
## Alone against three

- **Wenz**: only the four Unter are trumps. An Ober is a card of its suit, between king and nine.
- **Solo**: trumps as in a Rufspiel, with a suit of your choice in place of hearts.

<!-- ace: 4.3 4.4 4.5 -->
## The called ace

When its suit is led for the first time, the called ace has to be played. Until then its holder leads that suit only with the ace, unless there are four or more of the suit, and does not throw the ace off on another suit.

<!-- kontra: 5.1 5.2 -->
## Kontra

Before playing a first card, a defender may say **kontra**: the deal pays double. The declarer may answer **re**, and it pays four times as much.

<!-- pay: 6.2 6.3 6.4 6.5 -->
## What a deal pays

- a Rufspiel 1, a Wenz or solo 5;
- 1 more for **schneider**: defenders with fewer than 30 points, or declarers with fewer than 31;
- another 1 if the losers have no trick;
- 1 for every **runner**: the highest trumps without a gap on one side, at least three, in a Wenz two.

In a Rufspiel each loser pays one winner. Alone you are paid by all three, or pay all three.

<!-- end: 7.1 -->
## The end

A match has eight deals. Whoever has the most points wins.

<!-- habits -->
## Good habits

- Declarer and partner lead trumps; the others lead the called suit, to see who holds the ace.
- Give points to a trick that your side takes for sure.
- Count trumps: there are 14.

<!-- words -->
## Words

- **Declarer**: who plays the game that was bid.
- **Defender, defenders**: who plays against the declarer.
- **Forehand**: who bids and leads first.
- **Ober**: the card between Unter and king.
- **Unter**: the card between nine and Ober.
- **Rufspiel**: the game with a called ace.
- **Wenz**: a game alone, with the Unter as the only trumps.
- **Schneider**: too few points, 29 at most for defenders and 30 for the declarer’s side.
- **Runner, runners**: the highest trumps without a gap.
`;

export const lessons = `# Schafkopf

<!-- call -->
## Call an ace

Five of your cards are trumps, two of them Ober: enough for a Rufspiel. Bid it. When the others have passed, call an ace that you do not hold, in a suit of which you do.

Right: You hold the seven of leaves, so the ace of leaves plays with you, whoever has it.

Wrong: Bid a Rufspiel and then call the ace of leaves. The ace of acorns is your own.

<!-- trick -->
## What beats what

You are the declarer of a Rufspiel. An Unter is led, and an ace of hearts lies in the trick with its 11 points. Which of your trumps beats the Ober of bells?

Right: From the top the Ober are acorns, leaves, hearts, bells.

Wrong: The Ober of bells beats that. You need a higher Ober.

<!-- partner -->
## The partner

Your neighbour on the right has called the ace of leaves, and you hold it: you play together, and nobody else knows. You lead. Help the declarer to draw trumps.

Right: Trumps from the defenders are trumps that cannot take your aces later.

Wrong: Declarer and partner lead trumps.

<!-- search -->
## Look for the ace

The player across has called the ace of leaves, and you do not have it. Find out who plays against you.

Right: The called suit is led for the first time, so whoever holds the ace has to play it.

Wrong: Lead the suit of the called ace: then it has to come.

<!-- smear -->
## Give points

The declarer plays a solo in bells, alone against you three. The Ober of your partner takes this trick for sure. You three have 45 points, and 9 lie in the trick. What do you give?

Right: 45, 9 and 10 are 64, and 60 are enough for you.

Wrong: That leaves you at 54, and the last trick is the declarer’s. Give more.

<!-- kontra -->
## Kontra

Your neighbour on the left has bid a Rufspiel against you. You hold three Ober, the highest two among them, and you have not played a card yet. Say what you think of that.

Right: Now the deal pays double. The declarer may answer re.

Wrong: With such trumps the deal should pay double. Say kontra first: after your first card it is too late.
`;

export const question = 'Which card brings the most, no matter who holds the cards that are left?';
