/** Scopa as a guest: `pakli --with examples/scopa/src/scopa.ts play scopa`. */
import type { GameModule } from '@pakli/core';
import { game, type Scopa } from './game.ts';
import { laws } from './laws.ts';
import { lessons } from './lessons.ts';
import { knowledge, levels, players, yardsticks } from './player.ts';
import { puzzles } from './puzzles.ts';
import { rulebook } from './rulebook.ts';
import { table } from './table.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

const scopa: GameModule<Scopa> = {
  game,
  rules: rulebook,
  players,
  yardsticks,
  levels,
  knowledge,
  look: { cards: ['7D', 'RC', '1B', 'FS'] },
  table,
  texts: { en, it },
  lessons,
  puzzles,
  laws,
};

export default scopa;
