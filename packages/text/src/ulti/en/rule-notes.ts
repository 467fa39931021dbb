/** What every rule that can be chosen changes for a player, in one sentence each. */

export const ruleNotes = {
  cardPoints:
    'What the cards in your tricks count. With pictures there are 130 points in a deal, without them 90.',
  talonOwner: 'Who gets the points of the talon, the two cards that the soloist laid down.',
  ladder: 'How many contracts can be bid. The longer lists have more combinations.',
  ladderOrder: 'Which of two contracts outbids the other.',
  holdRule: 'What happens when somebody bids as much as the bid that stands.',
  selfRaise: 'Whether you may outbid yourself after both others have passed.',
  passzPlayed: 'Whether a bare Passz is played out, or simply paid for and the cards dealt again.',
  requireHolding:
    'Whether you need the king and over to bid 40-100 and the trump seven to bid Ulti, or may bluff.',
  betliMustBeat: 'Whether you must play higher in Betli if you can, which is hard on the soloist.',
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
};
