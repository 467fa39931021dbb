import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Like takes like',
    before:
      'On your turn you play one card. It takes a card of the same value from the table; a card that takes nothing is laid down there. Take something.',
    after: 'The nine takes the nine; both go to your pile.',
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
      'Two packs are in play, so every card has a twin. Twins taken in one go are a mulle and worth their rank: the way to win this game. Your king of hearts sees its twin. Take it.',
    after:
      'A mulle: 13 points at once. The other sum of 13 stays, because a twin that lies alone is taken alone.',
    wrong: 'Nothing on the table is worth more than your twin. Take king with king.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Taking everything that lies on the table is a tabbe and gives an extra point. All groups of 13 can be taken together. Clear the table.',
    after: 'Nine and four, eight and five: the table is empty. Tabbe!',
    wrong: 'Cards are left on the table. Which of your cards takes all of them at once?',
  },
  choose: {
    title: 'Which cards count',
    before:
      'Besides mullar, spades and aces make points at the end, and so do the two of spades and the ten of diamonds. The king can take either nine with the four. Take the better one.',
    after:
      'The nine of spades is worth a point, the nine of hearts nothing. Small things decide close games.',
    wrong: 'That brings no point. The king takes the nine of spades and the four: spades count.',
  },
  intake: {
    title: 'Intake',
    before:
      'At the end what you have taken is counted: every spade and every ace is worth 1 point, the ace of spades, the two of spades and the ten of diamonds 2 each. That is your intake, and 40 are in the two packs. Which card takes the most?',
    after: 'The queen takes the queen, and ten and two: 4 points of intake with one card.',
    wrong:
      'That brings less. The ten of diamonds and the two of spades make 12 together: 2 points each.',
  },
  lay: {
    title: 'Laying a card down',
    before:
      'None of your cards takes anything here, so you have to lay one down, and your opponent may take it. Keep what counts. Which card can you spare?',
    after:
      'The six is worth nothing. You may also lay a card down when you could take: sometimes it pays to wait.',
    wrong: 'That card is worth 2 points to whoever takes it. The six of diamonds is worth nothing.',
  },
  bonus: {
    title: 'The bonus',
    before:
      'You have taken 20 points of intake, half of all there are. Every point above 20 counts three times: once itself and twice as a bonus. Take what counts.',
    after:
      'The nine of spades makes 21: one point, and two more as a bonus. Three cards without a point would have brought nothing.',
    wrong: 'That brings no point, and a single spade counts three now. Take the nine of spades.',
  },
  build: {
    title: 'A build',
    before:
      'You may lay a card on a pile to make a value that you hold a taker for. You hold a nine: lay the four on the five and take both later with the nine.',
    after:
      'An open build of 9, and it is yours. As long as you own it you must keep a nine for it.',
    wrong: 'Build to 9: the four goes on the five. The nine itself stays in your hand to take it.',
  },
  reserved: {
    title: 'The reserved card',
    before:
      'This build of 9 is yours, and you hold one nine for it. That nine is reserved: it may take, or be laid on the build, but you can neither lay it down nor build anything else with it. Take the build before Bo does.',
    after: 'Taken. With two nines in your hand, one of them would have been free for anything.',
    wrong: 'Your build is still there, and any nine takes it. Take it with yours.',
  },
  lock: {
    title: 'Locked',
    before:
      'What has the same value joins a new build by itself, and with more than two cards it is locked: nobody can change its value any more. Build 9 again, with a nine already on the table.',
    after:
      'Five, four and nine in one knot. Anybody with a nine may still take it, so do not wait too long.',
    wrong: 'Make 9 from the five and the four. The nine on the table joins by itself.',
  },
  raise: {
    title: 'Raise your build',
    before:
      'An open build can be raised, but only by its owner and only to a value that you hold: lay a card on it. Eight and four make 12, and you hold a queen. What is worth 12 on the table joins as well.',
    after:
      'Four cards worth 12, and locked. All other queens are gone, so nobody but you can take them.',
    wrong:
      'Lay the four on your build of 8: that makes 12, the queen on the table joins, and your own queen takes them all later.',
  },
  take: {
    title: 'Theirs for the taking',
    before:
      'A build belongs to somebody only until it is taken. Your opponent has locked three cards at 9. Help yourself.',
    after: 'Open or locked, whoever holds the value may take it.',
    wrong:
      'Whoever builds 9 holds a nine and can take it next turn. Which of your cards has the value of the build?',
  },
  special: {
    title: 'Aces and other special cards',
    before:
      'On the table an ace counts 1. In your hand it counts 14, the two of spades 15, the ten of diamonds 16. From your hand they take only two things: their twin if it lies alone, and a build of that value. Here is one of each: take the twin first, then the build.',
    after:
      'Twin aces are a mulle of 14, the most there is, and the other ace took the build. Remember: a ten of diamonds in your hand takes no ten.',
    wrong:
      'First the ace of hearts takes its twin: 14 points. Then your other ace takes the build of 14.',
  },
  feed: {
    title: 'Feeding a build',
    before:
      'This build of 9 is yours, you hold two nines, and all other nines are gone. Lay one of yours on it (feed it): the build is locked, and the other nine takes it all next turn.',
    after:
      'Four cards, and the two nines are twins: a mulle of 9. Nobody could change the build meanwhile.',
    wrong: 'One nine goes on your own build; the other one takes it in the next turn.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'You hold two queens; one of them has its twin on the table, and all others are gone. Gather around one every queen and every pair that makes 12 (a trotta): a locked build, which your other queen takes next turn.',
    after: 'Five cards and a mulle of 12. Taking at once would have brought fewer.',
    wrong:
      'First the trotta with one of your queens: it gathers the queen, and seven and five. Then your other queen takes the build.',
  },
  rounds: {
    title: 'Rounds',
    before:
      'Both of you play the last card of this round. What lies on the table stays there, and eight new cards are dealt to each. Take something first.',
    after:
      'On to the next round. Six rounds make an omgang, two omgangar make a game; the end of a round counts nothing. One of you starts all rounds of an omgang, the other one those of the next.',
    wrong: 'Eight takes eight. Do not leave it to Bo.',
  },
  last: {
    title: 'The last take',
    before:
      'The last card of the omgang: whatever is on the table in the end goes to whoever took last. It gives no mulle and no tabbe, but it counts for the intake.',
    after:
      'You took last, so the ace and the king of spades and the ten of diamonds are yours as well: 5 points of intake. Then the omgang is settled: 33 to 29, and only the difference counts, 4 points for you.',
    wrong: 'Whoever took last gets what is left. Take the seven with the seven.',
  },
};
