import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Like takes like',
    before: 'A card from your hand takes a card of the same value from the table. Take something.',
    after: 'The nine takes the nine; both go to your captured cards.',
    wrong:
      'That takes nothing yet. Which of your cards has the value of a card on the table? Take it.',
  },
  sum: {
    title: 'Sums',
    before:
      'Cards on the table may be added up: what makes 13 together can be taken with a king. Jack is 11, queen 12, king 13. Find the sum.',
    after: 'Nine and four make thirteen: three cards with one.',
    wrong: 'Add up piles of the table until they make one of your cards. The king counts 13.',
  },
  mulle: {
    title: 'Mulle',
    before:
      'Two packs are in play, so every card has a twin. Twins taken in one capture are a mulle and worth their rank: the way to win this game. Your king of hearts sees its twin. Take it.',
    after:
      'A mulle: 13 points at once. The other sum of 13 stays, because a twin that lies alone is taken alone.',
    wrong: 'Nothing on the table is worth more than your twin. Take king with king.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Taking everything that lies on the table is a tabbe and gives an extra point. All groups of 13 can be taken together. Clear the table.',
    after: 'Nine and four, eight and five: the table is empty. Tabbe!',
    wrong: 'Something would be left. Look for the card that makes two sums at once.',
  },
  choose: {
    title: 'Which cards count',
    before:
      'Besides mullar, spades and aces make points at the end, and so do the two of spades and the ten of diamonds. The king can take either nine with the four. Take the better one.',
    after:
      'The nine of spades is worth a point, the nine of hearts nothing. Small things decide close games.',
    wrong:
      'Another capture brings more: the king takes the nine of spades and the four. Spades count.',
  },
  intake: {
    title: 'Intake',
    before:
      'At the end what you have taken is counted: every spade and every ace is worth 1 point, the ace of spades, the two of spades and the ten of diamonds 2 each. That is your intake, and 40 are in the two packs. Which capture brings the most?',
    after: 'The queen takes the queen, and ten and two: 4 points of intake with one card.',
    wrong:
      'That brings less. The ten of diamonds and the two of spades make 12 together: 2 points each.',
  },
  bonus: {
    title: 'The bonus',
    before:
      'You have taken 20 points of intake, half of all there are. Every point above 20 counts three times: once itself and twice as a bonus. Take what counts.',
    after:
      'The nine of spades makes 21: one point, and two more as a bonus. Three cards without a point would have brought nothing.',
    wrong: 'Those cards are not worth a point. A single spade counts three now.',
  },
  build: {
    title: 'A build',
    before:
      'You may lay a card on a pile to make a value that you hold a taker for. You hold a nine: lay the four on the five and take both later with the nine.',
    after:
      'An open build of 9, and it is yours. As long as you own it you must keep a nine for it.',
    wrong: 'Build to 9: the four goes on the five. The nine itself stays in your hand to take it.',
  },
  lock: {
    title: 'Locked',
    before:
      'What has the same value joins a new build by itself, and with more than two cards it is locked: nobody can change its value any more. Build 9 again, with a nine already on the table.',
    after:
      'Five, four and nine in one knot. Anybody with a nine may still take it, so do not wait too long.',
    wrong: 'Make 9 from the five and the four. The nine on the table joins by itself.',
  },
  take: {
    title: 'Theirs for the taking',
    before:
      'A build belongs to somebody only until it is taken. Your opponent has locked three cards at 9. Help yourself.',
    after: 'Open or locked, whoever holds the value may capture.',
    wrong:
      'Whoever builds 9 holds a nine and can take it next turn. Which of your cards has the value of the build?',
  },
  special: {
    title: 'Aces and other special cards',
    before:
      'On the table an ace counts 1, in your hand it counts 14; the two of spades counts 15 and the ten of diamonds 16. So they take only builds of that value. There is one.',
    after: 'Only an ace could take it. Builds of 14, 15 and 16 are safe from everything else.',
    wrong: 'Your ace is worth 14 in the hand. Look for a build of 14.',
  },
  feed: {
    title: 'Feeding a build',
    before:
      'This build of 9 is yours, and you hold two nines. Lay one of them on it (feed it): the build is locked, and the other nine takes it all next turn.',
    after:
      'Four cards, and the two nines are twins: a mulle of 9. Nobody could change the build meanwhile.',
    wrong: 'One nine goes on your own build; the other one takes it in the next turn.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'You hold two queens. Gather everything worth 12 around one of them into a locked build (a trotta), and take it all with the other queen next turn. It is her twin that lies there.',
    after: 'Five cards and a mulle of 12. Taking at once would have brought fewer.',
    wrong:
      'First the trotta with the queen of hearts: it gathers the queen, and seven and five. Then take the build with the queen of clubs.',
  },
  rounds: {
    title: 'Rounds',
    before:
      'Both of you play the last card of this round. What lies on the table stays there, and eight new cards are dealt to each. Take something first.',
    after:
      'On to the next round. Six rounds make an omgang, two omgangar make a game. The end of a round counts nothing.',
    wrong: 'Eight takes eight. Do not leave it to Bo.',
  },
  last: {
    title: 'The last capture',
    before:
      'The last card of the omgang: whatever is on the table in the end goes to whoever captured last. It gives no mulle and no tabbe, but it counts for the intake.',
    after:
      'You captured last, so the ace and the king of spades and the ten of diamonds are yours as well: 5 points of intake. Then the omgang is settled: only the difference counts.',
    wrong: 'Whoever captured last gets what is left. Take the seven with the seven.',
  },
};
