/** The page on which Compile's cards are looked up, and what was decided about single cards. English is the source. */

export const english = {
  title: 'The cards of Compile',
  search: 'Search names and texts',
  found: (n: number): string => (n === 0 ? 'No card found' : n === 1 ? '1 card' : `${n} cards`),
  any: 'All',
  protocol: 'Protocol',
  set: 'Box',
  value: 'Value',
  keyword: 'What it does',
  box: 'Where the text stands',
  clear: 'Show all',
  rulings: 'As we play it',
  keywords: {
    draw: 'Draw',
    discard: 'Discard',
    flip: 'Flip',
    shift: 'Shift',
    delete: 'Delete',
    return: 'Return',
    play: 'Play',
    reveal: 'Reveal',
    rearrange: 'Move protocols',
    refresh: 'Refresh',
  },
  boxes: { top: 'Top', middle: 'Middle', bottom: 'Bottom', none: 'No text' },
  about: {
    eachLine:
      'The lines are noted first, and the owner chooses their order. It stops when this card is no longer face-up and uncovered.',
    death1:
      'Both deletions hang on the draw. With no other card to delete it still deletes itself.',
    hate2: 'If it deletes itself first, the second sentence does not happen.',
    light0: 'The value counts after the flip and all that followed from it.',
    emptyDeck: 'From an empty deck nothing is played, and the trash is not shuffled in.',
    metal3: 'The cards of both sides count, in another line.',
    mirror1:
      '“This card” and “this line” are those of Mirror 1. While Fear 0 silences middle texts there is nothing to copy.',
    mirror2:
      'Both stacks need a card. Their order stays, and nothing counts as covered or uncovered.',
    luck1: 'Only the flip ignores the middle text.',
    ice4: 'It cannot be flipped only while it is face-up and uncovered.',
    ice6: 'With an empty hand several cards may come at once.',
    peace1: 'Its owner chooses who discards first.',
    bothSides: 'Face-down cards of both sides in the line count.',
    faceUpOnly: 'Only face-up cards count: a face-down card has no protocol.',
    diversity0: 'The card that is played at the end of the turn needs no matching protocol.',
    itsSide:
      'It belongs to the side on which it lies: start and end of the turn are those of that player.',
    hate3: 'Compiling counts as deleting, once. The rules have an option for it.',
    ban: 'The ban stays even if this card goes. The rules have an option for it.',
    diversity6: 'Four protocols are needed. An option of the rules makes it three.',
    unity4: 'It acts at the end of the turn. An option of the rules makes it the start.',
    metal6:
      'If a whole set is flipped at once, the others turn first; then this card is deleted instead.',
    war1: 'No card at all may be discarded.',
    anyLine: 'Any line may be chosen.',
    peace3: 'The flip does not depend on the discard.',
    refresh:
      'With five or more cards in hand, or nothing to draw, a refresh does nothing, and control stays.',
    otherDeck: 'If the other deck is empty, its owner’s trash is shuffled into it first.',
    errata: 'The text follows the publisher’s corrections.',
  },
};

export type RulingWords = typeof english;
export type RulingId = keyof RulingWords['about'];
export type Keyword = keyof RulingWords['keywords'];
