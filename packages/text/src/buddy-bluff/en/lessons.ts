import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  pool: {
    title: 'The pool',
    before:
      'On your turn you play one card. If its rank lies open nowhere, it goes on the pool and costs nobody anything. One of your cards matches nothing on the table. Play it.',
    after: 'The six went on the pool. Cards in the pool count for nobody.',
    wrong:
      'That rank lies open in the centre, so the card takes it along. Look for the rank that is not on the table.',
  },
  package: {
    title: 'A package',
    before:
      'A card whose rank lies open takes it along. The two become a package, and you choose whose slot it lands in. Play the king and give the package to somebody else.',
    after: 'Twenty penalty points, and they are not yours. Fewest points win.',
    wrong:
      'Your king takes the other king along. Lay both on another player: every card in your slot counts against you.',
  },
  all: {
    title: 'Everything in sight',
    before:
      'A matching card takes all it finds: every equal card in the centre, the top of the pool, and the open tops of all slots. Play the queen and see what comes along.',
    after: 'Three queens, 45 points: one from the centre, one from the pool, and yours on top.',
    wrong:
      'The queen is the card that finds something in two places. Play her, and send the package away from you.',
  },
  threes: {
    title: 'Beware of threes',
    before:
      'Penalties are not alike: a three costs 30, a jack 20, a queen 15, an ace 11, kings and tens 10, all others what they show. Every card you hold matches. Get rid of the most expensive pair.',
    after: 'Sixty points are gone. Threes are the hot potatoes of this game.',
    wrong:
      'There is something more expensive in your hand: the three counts 30, and so does the one in the centre. Give them to somebody else.',
    wrongs: {
      '3H>0': 'Sixty points lie in your own slot now. Give the threes to somebody else.',
    },
  },
  top: {
    title: 'Only the top card',
    before:
      'A slot lends only its topmost card. Two jacks lie on top of your slot: use your third jack to lift one of them and pass both on.',
    after:
      'Your slot is 20 points lighter. The other jack stayed: in the Classic rules only the top card is lifted.',
    wrong:
      'Play the jack, and lay the package anywhere but on your own slot: it makes you 20 points lighter.',
  },
  seal: {
    title: 'A seal',
    before:
      'When all four cards of a rank lie together on top of a slot, they are sealed with wax: nothing can move them again. Two jacks lie on top of one slot, one in the centre, the fourth is in your hand. Seal them.',
    after: 'Sealed. These 80 points, and the sixes buried below, stay there to the end.',
    wrong: 'All four jacks must end up on top of one slot. Lay yours where two jacks are on top.',
  },
  buried: {
    title: 'What is buried',
    before:
      'Cards that a seal has buried are out of reach for ever. Two queens lie buried, so the other two are all that can still be reached: together they are sealed, wherever they land. Make somebody keep them.',
    after: 'A seal of two. Where cards of a rank are buried, fewer are enough.',
    wrong: 'Take the queen from the centre with yours, and lay the pair on another player’s slot.',
  },
  elsewhere: {
    title: 'One seal makes another',
    before:
      'Burying a card can complete a run somewhere else. Seal the fives on the slot where a nine lies below them, and watch the three nines on the other side.',
    after:
      'Two seals with one card: the buried nine left only three, and they lay together already.',
    wrong: 'The fives must land on the slot with two fives on top, or nothing is sealed.',
  },
  last: {
    title: 'The last card',
    before:
      'The end of the deal. You have 19, your left neighbour 8, the others far more. Lift the ten off your slot with yours, and think about who must get the pair.',
    after:
      'You end with 9, your neighbour with 28. Giving the cards to somebody who had lost anyway would have left you second.',
    wrong: 'Look at the totals: one player is still below you. The tens must go there.',
  },
  match: {
    title: 'The match',
    before:
      'A match is four deals: everybody starts one of them, and all penalties are added up. Before this last deal you had 50, your left neighbour 90 and the player opposite 15. Lift the ten off your slot again. Who must get the pair?',
    after:
      'You win the match: 50 and 9 make 59, and the player opposite ends with 15 and 60, which makes 75. Only the sum of all deals counts.',
    wrong:
      'Add what lies in the slots to the sums: only the player opposite is still below you. The tens must go there.',
  },
};
