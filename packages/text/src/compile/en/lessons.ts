import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  draft: {
    title: 'Pick your protocols',
    before:
      'A game begins with the draft: you pick a protocol, your opponent two, you two, your opponent the last one. The six cards of each of your three protocols are your deck. Pick your first; any will do here.',
    after:
      'That protocol is yours alone: none is picked twice. Your three stand from left to right as you picked them, one in each of the three lines.',
    wrong: 'Any protocol will do.',
  },
  up: {
    title: 'Face-up in its line',
    before:
      'Three lines lie between you, and each has two protocols. A card goes face-up only into a line where its protocol stands. Then it is worth its number and its text happens. Play one of your fives face-up.',
    after: 'Five points in that line. The text of a five costs you a card: discard one.',
    wrong:
      'Play one of the fives face-up, into the line of its own protocol. Face-down it is worth only 2.',
  },
  down: {
    title: 'Face-down anywhere',
    before:
      'Face-down a card may go into any line. It has no text and is worth 2. Your first line has 7: add to it.',
    after: 'Nine. One more turn and the line is ready.',
    wrong:
      'The first line is the one to push now, and neither card may lie there face-up. Play one face-down.',
  },
  refresh: {
    title: 'Refresh',
    before:
      'Instead of playing a card you may refresh: draw until you hold five. With one poor card left it is time.',
    after:
      'Five cards again. Refreshing costs a turn, so let your hand run low first. With five cards or more you may not refresh.',
    wrong: 'One card is not a hand. Refresh.',
  },
  lead: {
    title: 'Ten or more, and ahead',
    before:
      'A line is ready when you have ten or more there and more than your opponent. You have 8 in two lines. Bring the right one to ten.',
    after: 'Ten against five: at the start of your next turn this line will be compiled.',
    wrong:
      'Your opponent has 11 in the first line, so ten is not enough there. Bring the second line to ten.',
  },
  compile: {
    title: 'Compile',
    before:
      'Your turn begins, and two lines are ready: you must compile one. All its cards are deleted and its protocol is done. Three protocols win, and one of these is done already.',
    after: 'Two protocols are done. The other line waits for next turn.',
    wrong:
      'That protocol is compiled already; compiling again only draws a card. Take the other line.',
  },
  tie: {
    title: 'A tie holds the line',
    before:
      'Your opponent has ten in the third line against your eight and would compile it next turn. Stop that with one card.',
    after: 'Ten against ten: nobody leads, nobody compiles.',
    wrong: 'The third line is on fire. Two more points there, and your opponent no longer leads.',
  },
  flip: {
    title: 'Flip',
    before:
      'Fire 0 flips another card and then draws two. A face-up five that is flipped lies face-down and is worth only 2. Play it and turn the right card.',
    after: 'Three points less for your opponent, and two cards for you.',
    wrong: 'Play Fire 0 face-up, then choose the uncovered card of your opponent that loses most.',
  },
  delete: {
    title: 'Delete',
    before:
      'Fire 1 says: discard a card; if you do, delete one. Only uncovered cards can be chosen, the last of each stack. Take out the biggest one.',
    after:
      'Five points gone. What lay below is uncovered again, and a face-up card would have acted once more.',
    wrong: 'Fire 1 face-up first, then a discard, then your opponent’s highest uncovered card.',
  },
  may: {
    title: 'Turn your own card up',
    before:
      'Life 2 draws a card and lets you flip a face-down one. Your first line has nine, and the face-down card on top of it is a three. Say yes.',
    after: 'Face-up it is worth 3: ten in the line, ready to compile.',
    wrong: 'Play Life 2 face-up in its line, and take the flip that it offers.',
  },
  shift: {
    title: 'Shift',
    before:
      'To shift a card is to move it into another line, on its own side. Gravity 4 shifts a face-down card into its line. Your first line has 5: play Gravity 4 there, and bring your own face-down card along.',
    after: 'Five, four and two: eleven in the line, ready to compile.',
    wrong: 'Play Gravity 4 face-up into the first line, then choose your own face-down card.',
  },
  cover: {
    title: 'Covering',
    before:
      'Only the last card of a stack is uncovered. Covered, a card keeps its points and its top text, but not the others. Life 3 has a last word: before it is covered, it plays the top card of your deck face-down into another line. Cover it with Life 4, which draws a card for covering another.',
    after:
      'First Life 3 acted, and only then Life 4 landed on it: two points elsewhere, four here, and a card drawn.',
    wrong: 'Play Life 4 face-up on Life 3, then choose where the card from your deck goes.',
  },
  interrupt: {
    title: 'Interrupts',
    before:
      'A face-up card that becomes uncovered acts again, and it does so at once, in the middle of another text. Fire 0 lies under your face-down card: it flips a card and draws two. Play Water 4, which takes one of your cards back into your hand.',
    after:
      'Water 4 took the card away, Fire 0 came to light and acted at once: one card, two texts.',
    wrong:
      'Water 4 face-up, take back the face-down card that lies on Fire 0, then flip the five of your opponent.',
  },
  cache: {
    title: 'The cache',
    before:
      'At the end of your turn you may hold five cards at most; the rest is discarded, and you choose. Play Fire 0: it flips a card and draws two, which makes six in your hand. Flip the five and give up the card you need least.',
    after:
      'Five cards again. A hand that is full before you draw costs you a card: play first, draw when there is room.',
    wrong: 'Play Fire 0 face-up, flip Metal 5, then discard one card.',
  },
  gain: {
    title: 'Winning control',
    before:
      'At the start of your turn it is checked: if you lead in two lines, you take control. Only your own turn counts for you. You lead in the first line, and in the second you have 4 against 5. Get ahead there.',
    after:
      'Your turn began, you led in two lines, and so you took control. The next lesson shows what it is good for.',
    wrong:
      'You still lead in one line only. A card face-down in the second line makes 6 against 5.',
  },
  control: {
    title: 'Control',
    before:
      'You have control. It is spent when you compile or refresh, and then you may rearrange plates before the compile counts. Only Water is missing, but the ready line is Fire’s. Bring Water there.',
    after: 'Water stood in the line that was compiled. All three are done: you have won.',
    wrong: 'Rearrange your own plates, so that Water stands in the first line.',
  },
};
