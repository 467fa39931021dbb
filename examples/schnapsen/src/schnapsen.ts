/** Schnapsen as a guest: `pakli --with examples/schnapsen/src/schnapsen.ts play schnapsen`. */
import type { GameModule } from '@pakli/core';
import { game, type Schnapsen } from './game.ts';
import { laws } from './laws.ts';
import { lessons } from './lessons.ts';
import { knowledge, levels, players, yardsticks } from './player.ts';
import { puzzles } from './puzzles.ts';
import { en as rules } from './rules/en.ts';
import { table } from './table.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { hu } from './texts/hu.ts';

const schnapsen: GameModule<Schnapsen> = {
  game,
  rules,
  players,
  yardsticks,
  levels,
  knowledge,
  look: { hue: 145, cards: ['KH', 'QH', 'TS', 'AS'] },
  table,
  texts: { en, de, hu },
  lessons,
  puzzles,
  laws,
};

export default schnapsen;
