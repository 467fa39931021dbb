/** Schafkopf as a guest: `pakli --with examples/schafkopf/src/schafkopf.ts play schafkopf`. */
import type { GameModule } from '@pakli/core';
import { game, type Schafkopf } from './game.ts';
import { laws } from './laws.ts';
import { lessons } from './lessons.ts';
import { knowledge, levels, players } from './player.ts';
import { puzzles } from './puzzles.ts';
import { en as rules } from './rules/en.ts';
import { table } from './table.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const schafkopf: GameModule<Schafkopf> = {
  game,
  rules,
  players,
  levels,
  knowledge,
  look: { hue: 215, cards: ['OE', 'OG', 'OH', 'OS'] },
  table,
  texts: { en, de },
  lessons,
  puzzles,
  laws,
};

export default schafkopf;
