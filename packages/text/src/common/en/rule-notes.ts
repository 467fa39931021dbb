/** What every rule that can be chosen changes for a player, in one sentence each. English is the source. */

const PLATE =
  'The protocol that lies in this line, and whose six cards are in the deck of this player. None can be there twice.';

export const english = {
  'buddy-bluff': {
    lift: 'What comes along from a pile that your card matches. A whole run makes bigger packages.',
    deals: 'In four deals each player begins once, and the lowest sum of penalties wins.',
  },
  mulle: {
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
    spadeAce:
      'What you get for the ace of spades in the intake. With 3 there are 42 points in all.',
    mulleCardInIntake: 'Whether a mulle brings the points of both its cards, or of one only.',
    tablePairTabbe:
      'What you get when both twins of a special card lay on the table: a mulle, or tabbar instead.',
  },
  ulti: {
    cardPoints:
      'What the cards in your tricks count. With pictures there are 130 points in a deal, without them 90.',
    talonOwner: 'Who gets the points of the talon, the two cards that the soloist laid down.',
    ladder: 'How many contracts can be bid. The longer lists have more combinations.',
    ladderOrder: 'Which of two contracts outbids the other.',
    holdRule: 'What happens when somebody bids as much as the bid that stands.',
    selfRaise: 'Whether you may outbid yourself after both others have passed.',
    passzPlayed:
      'Whether a bare Passz is played out, or simply paid for and the cards dealt again.',
    requireHolding:
      'Whether you need the king and over to bid 40-100 and the trump seven to bid Ulti, or may bluff.',
    betliMustBeat:
      'Whether you must play higher in Betli if you can, which is hard on the soloist.',
    ultiPenalty: 'What a lost Ulti costs on top of its value. Kontra does not double it.',
    silent100:
      'Whoever makes a hundred points without having bid them is paid for it. Here you choose whether Passz is paid too.',
    silent100Marriages: 'Which 20s and 40s count towards a hundred that nobody bid.',
    silentUltiFail:
      'What you pay if the trump seven is beaten in the last trick though nobody bid Ulti.',
    marriageNeedsTrick: 'Whether a side that wins no trick at all still counts its 20s and 40s.',
    maxKontra: 'How often a contract can be doubled: 1 is kontra (×2), 2 rekontra (×4), up to ×64.',
    individualKontra: 'Whether a kontra in a contract without trumps binds only whoever said it.',
    keepSeven:
      'Whether the soloist must keep the seven for the last trick as long as they have another card to play.',
    openReveal: 'Whose cards are laid open when the contract is an open one.',
    earlyEnd: 'Whether play stops as soon as the contract is lost, or goes on to the tenth trick.',
    concede: 'Whether the soloist may give up and pay instead of playing on.',
    deals: 'How many deals are played before the sum decides.',
  },
  compile: {
    first: 'Who picks first and has the first turn.',
    draft: 'How each of you gets three protocols.',
    sets: 'From which boxes the protocols come. Without fixed protocols at least twelve are needed.',
    P0L0: PLATE as string,
    P0L1: PLATE as string,
    P0L2: PLATE as string,
    P1L0: PLATE as string,
    P1L1: PLATE as string,
    P1L2: PLATE as string,
    control:
      'Whoever leads in two lines takes control, and may rearrange protocols when compiling or refreshing.',
    maxTurns: 'A game that takes this long ends undecided.',
    shiftEnters: 'Whether a covered card does its middle text when a shift brings it to the top.',
    compileDeletes: 'Whether texts that answer to deleting also answer when a line is compiled.',
    compileBan:
      'Whether Metal 1 forbids compiling even when it has been covered, flipped or removed.',
    diversity6: 'How many different protocols must be in the field for this card to stay there.',
    unity4: 'When in the turn this card looks into the deck.',
  },
};

export type RuleNotes = typeof english;
