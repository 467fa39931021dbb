/** What every rule that can be chosen changes for a player, in one sentence each. */

const PLATE =
  'The protocol that lies in this line, and whose six cards are in the deck of this player. None can be there twice.';

const ruleNotes = {
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
};

export default ruleNotes;
