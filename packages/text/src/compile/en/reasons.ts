/** Reasons for a hint, with facts of the position. They concern whoever moves and address nobody. */
import { cards, points } from '../../common/en/grammar.ts';

const total = (line: number, own: number, other: number): string =>
  `line ${line} to ${own} against ${other}`;

export const reasons = {
  draft: 'Of what is left, this protocol has won the most.',
  ban: 'This protocol has won the most. Better that nobody has it.',
  wins: 'It wins the game.',
  compiles: (line: number): string => `It compiles line ${line}.`,
  stops: (line: number): string => `It keeps the opponent from compiling line ${line}.`,
  ready: (line: number, own: number, other: number): string =>
    `It brings ${total(line, own, other)}: it compiles next turn unless somebody stops it.`,
  'ready-to-win': (line: number, own: number, other: number): string =>
    `It gets the last line ready, ${total(line, own, other)}: it wins next turn unless somebody stops it.`,
  refresh: (n: number): string =>
    n === 0
      ? 'The hand is empty: it draws five.'
      : `With ${cards(n)} in hand there is little to choose from: it draws up to five.`,
  rearranges: 'It changes which protocol stands in which line.',
  declines: 'Everything stays as it is.',
  weakens: (n: number): string => `It takes ${points(n)} away from the opponent.`,
  control: (n: number): string => `It brings the lead in ${n} lines: enough for control.`,
  empties: (n: number): string => `It leaves the opponent with ${cards(n)} fewer in hand.`,
  draws: (n: number): string => `It brings ${cards(n)} more to choose from.`,
  'face-down': (line: number, own: number, other: number): string =>
    `Face-down it brings ${total(line, own, other)}.`,
  points: (line: number, own: number, other: number): string =>
    `It brings ${total(line, own, other)}.`,
  spares: (n: number): string =>
    n === 1 ? 'The last card in hand is given up.' : `One of ${cards(n)} in hand is given up.`,
  unread: 'Nobody but the opponent can read this card: the average over what it can be decides.',
};
