/** The four strengths, and fixed opponents as their yardsticks. */
import {
  calibration,
  withAttention,
  type Level,
  type Levels,
  type Oversight,
  type Search,
} from '@pakli/core/search';
import { compile, type Compile } from '../game.ts';
import { attention } from './attention.ts';
import { FIRST_STRENGTHS, SECOND_STRENGTHS } from './earlier-strengths.ts';
import { firstJudge, judgement } from './net-judge.ts';
import { lookAheadPlayer, type Learned, type LookAheadSettings } from './look-ahead.ts';
import { plain } from './plain.ts';
import { STRENGTHS } from './protocols.ts';

/** What the first players had learned. */
const FIRST: Learned = { judge: () => firstJudge, strengths: FIRST_STRENGTHS };
const SECOND: Learned = { judge: judgement, strengths: SECOND_STRENGTHS };
const LEARNED: Learned = { judge: judgement, strengths: STRENGTHS };

// One world in a hundred takes more than half of these plays; texts that copy each other would take
// a million.
const effort = { positions: 16, chain: 30, plays: 10_000 };
/** How casual judges a position. */
const glance = { positions: 3, chain: 30, plays: 1000 };
/** How expert looks ahead. */
export const EXPERT: LookAheadSettings = {
  answers: 1,
  effort,
  worlds: 1000,
  prune: { trial: 4, clear: 2 },
};

/**
 * Each side chooses by its own search, and the two expectations add up to 116 %. Fitted to 1,530
 * games of strong and of casual, each against itself (bench/reliability.ts): with this they add up
 * to 104 and 99 %.
 */
const SHIFT = -0.36;
const SLOPE = 1.16;

/**
 * Weakest first; the host's clock or the steps end the thinking. The lower two look no further than
 * their own turn, and know no more than the first players: with the net casual wins 98 of 100 games
 * against beginner, and is too strong for a learner.
 */
export function levels(search: Search): Levels<Compile> {
  const { level, weak } = playersOf(search);
  return {
    beginner: weak({ answers: 0, worlds: 2, temperature: 0.1 }, { percent: 20, plain: 10 }),
    casual: weak(
      { answers: 0, effort: glance, worlds: 4, temperature: 0.05 },
      { percent: 6, plain: 6 },
    ),
    strong: level(LEARNED, { answers: 1, effort, worlds: 3, temperature: 0.01 }, 300),
    expert: {
      ...level(LEARNED, EXPERT, 1000),
      exact: 12,
      calibration: calibration(SHIFT, SLOPE),
    },
  };
}

interface LevelMakers {
  readonly level: (
    learned: Learned,
    settings: LookAheadSettings,
    milliseconds: number,
  ) => Level<Compile>;
  readonly weak: (settings: LookAheadSettings, oversight: Oversight) => Level<Compile>;
}

function playersOf(search: Search): LevelMakers {
  const level: LevelMakers['level'] = (learned, settings, milliseconds) => ({
    player: lookAheadPlayer(search, settings, learned),
    steps: settings.worlds,
    milliseconds,
    ...(learned === FIRST ? {} : { learned: true }),
  });
  return {
    level,
    weak(settings, oversight) {
      const { player, ...rest } = level(FIRST, settings, 50);
      return { ...rest, player: withAttention(player, attention(oversight)) };
    },
  };
}

/**
 * `flat-16`: 16 worlds, each tried with every move, playouts by the seed's heuristics. `expert-1`:
 * expert from before it had a net. `beginner-2` to `expert-2`: the levels of 2026-11-18.
 */
export function yardsticks(search: Search): Readonly<Record<string, Level<Compile>>> {
  const player = search.flat(compile, plain, { worlds: 16, prune: false });
  const effort = { positions: 16, chain: 30, plays: 10_000 };
  const settings = { answers: 1, effort, worlds: 1000, prune: { trial: 4, clear: 2 } };
  const limits = { steps: 1000, milliseconds: 1000 };
  const { level, weak } = playersOf(search);
  return {
    'flat-16': { player, steps: 16, milliseconds: Infinity },
    'expert-1': { player: lookAheadPlayer(search, settings, FIRST), ...limits },
    'beginner-2': weak({ answers: 0, worlds: 2, temperature: 0.1 }, { percent: 20, plain: 10 }),
    'casual-2': weak(
      { answers: 0, effort: glance, worlds: 4, temperature: 0.05 },
      { percent: 6, plain: 6 },
    ),
    'strong-2': level(SECOND, { answers: 1, effort, worlds: 3, temperature: 0.01 }, 300),
    'expert-2': {
      player: lookAheadPlayer(search, settings, SECOND),
      ...limits,
      exact: 12,
      learned: true,
    },
  };
}
