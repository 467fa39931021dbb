/** What every rule that can be chosen changes for a player, in one sentence each. */

export const ruleNotes = {
  rounds:
    'How often both get a new hand before an omgang is counted. Two packs have to be enough for all of them.',
  handSize: 'How many cards each of you gets for a round.',
  tableSize: 'How many cards lie open on the table when an omgang begins.',
  omgangar: 'How often the two packs are played through. The points of all of them decide.',
  absorb:
    'What joins a new build automatically: the more, the more there is to take with one card.',
  lock: 'A locked build keeps its value. Anybody who has the card for it can still take it.',
  openAccess: 'Who may lay a card on a build that is not locked, and so give it a new value.',
  upDown: 'Whether a card may also lower a build: a 4 on a build of 12 makes 16 or 8.',
  specialSelfBuild:
    'Whether an ace may build to 14, the two of spades to 15 and the ten of diamonds to 16: their values in the hand.',
  twinTakesSpecial:
    'A card whose twin lies alone on the table takes it and nothing else. Here you choose whether that goes for aces, the two of spades and the ten of diamonds too.',
  buildsInSums:
    'Whether a build counts among piles that add up: a 5 and a build of 8, taken with a king.',
  trottaNew:
    'With a trotta you gather all cards of one value, and pairs that add up to it, into a locked build, using a card of that value.',
  trottaNeedsTaker:
    'Whether you must keep a card that can take the build when you make a trotta or feed a build.',
  discardIfCapture: 'If not, a card that can take something must not simply be laid down.',
  discardWithOwnBuild:
    'If not, you must take, build or feed as long as a build on the table is yours.',
  intakeInTotal:
    'Whether the points of the cards you took are added to your total, or give only the bonus above 20.',
  spadeAce: 'What you get for the ace of spades in the intake. With 3 there are 42 points in all.',
  mulleCardInIntake: 'Whether a mulle brings the points of both its cards, or of one only.',
  tablePairTabbe:
    'What you get when both twins of a special card lay on the table: a mulle, or tabbar instead.',
};
