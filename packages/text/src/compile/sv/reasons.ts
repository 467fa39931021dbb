import { kort, poäng } from '../../common/sv/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const bana = (line: number, own: number, other: number): string =>
  `ställningen blir ${own}–${other} i bana ${line}`;

export const reasons: typeof english = {
  draft: 'Av det som är kvar har det här protokollet vunnit mest.',
  ban: 'Det här protokollet har vunnit mest. Bättre att ingen har det.',
  wins: 'Det vinner partiet.',
  compiles: (line) => `Det kompilerar bana ${line}.`,
  stops: (line) => `Det hindrar motståndaren från att kompilera bana ${line}.`,
  ready: (line, own, other) =>
    `Banan blir redo, ${own}–${other} i bana ${line}: den kompileras nästa tur om ingen hindrar det.`,
  'ready-to-win': (line, own, other) =>
    `Den sista banan blir redo, ${own}–${other} i bana ${line}: det blir vinst nästa tur om ingen hindrar det.`,
  refresh: (n) =>
    n === 0
      ? 'Handen är tom: man drar fem kort.'
      : `Med ${kort(n)} på hand finns det lite att välja på: man drar tills man har fem.`,
  rearranges: 'Det ändrar vilket protokoll som står i vilken bana.',
  declines: 'Allt förblir som det är.',
  weakens: (n) => `Det tar ${poäng(n)} från motståndaren.`,
  control: (n) => `Det ger ledningen i ${n} banor: nog för kontroll.`,
  empties: (n) => `Motståndaren får ${kort(n)} färre på hand.`,
  draws: (n) => `Det ger ${kort(n)} mer att välja mellan.`,
  'face-down': (line, own, other) => `Nedvänt: ${bana(line, own, other)}.`,
  points: (line, own, other) => `Då blir ställningen ${own}–${other} i bana ${line}.`,
  spares: (n) =>
    n === 1 ? 'Det sista kortet på hand offras.' : `Ett av ${kort(n)} på hand offras.`,
  unread:
    'Bara motståndaren vet vilket kort det är: det som räknas är snittet av allt det kan vara.',
};
