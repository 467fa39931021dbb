/** Chooses what is pinned: decisions of every kind, under every rule set, a few from each of many games. */
import {
  CHANCE,
  formatRecord,
  isRefusal,
  Match,
  OVER,
  randomPlayer,
  Sfc32,
  withOptions,
  askPlayer,
  type GameTypes,
  type OptionValues,
  type Random,
  type Rules,
} from '@pakli/core';
import type { Pinned } from '@pakli/core/testing';

/** Games to choose from, and the most decisions that one of them gives. */
const GAMES = 200;
const EACH = 6;

interface Decision {
  readonly step: number;
  readonly kind: string;
}

interface Played {
  readonly match: Match<GameTypes>;
  readonly decisions: readonly Decision[];
}

/** Records of games, with an empty pin of each player before the steps that are to be decided. */
export function chooseDecisions(pinned: Pinned, count: number, seed: number): string[] {
  const random = new Sfc32(seed);
  const pool = Array.from({ length: GAMES }, () => play(pinned, random));
  const chosen = new Map<string, number>();
  const rarity = ({ kind }: Decision): number => 1 / (1 + (chosen.get(kind) ?? 0)) ** 2;
  const best = ({ decisions }: Played): Decision[] => {
    const kinds = new Map(decisions.map((decision) => [decision.kind, decision]));
    return [...kinds.values()].sort((a, b) => rarity(b) - rarity(a)).slice(0, EACH);
  };
  const gain = (played: Played): number =>
    best(played).reduce((sum, decision) => sum + rarity(decision), 0);
  const records: string[] = [];
  for (let left = count; left > 0 && pool.length > 0;) {
    const gains = pool.map(gain);
    const [taken] = pool.splice(gains.indexOf(Math.max(...gains)), 1);
    if (taken === undefined) break;
    const open = taken.decisions.filter((decision) => isOpen(pinned, taken.match, decision));
    const decisions = best({ ...taken, decisions: open }).slice(0, left);
    if (decisions.length === 0) continue;
    for (const { kind } of decisions) chosen.set(kind, 1 + (chosen.get(kind) ?? 0));
    left -= decisions.length;
    records.push(annotated(pinned, taken.match, decisions));
  }
  return records;
}

/** Whether it makes a difference, as far as a quick look can tell. */
function isOpen({ game, players }: Pinned, match: Match<GameTypes>, { step }: Decision): boolean {
  const { state, turn } = match.table.cut(step);
  const { player, steps } = players['strong']!;
  const { estimates = [] } = askPlayer(player, game.view(state, turn), new Sfc32(step), steps);
  return estimates.some(({ value }) => value !== estimates[0]?.value);
}

/** One deal, in which chance has a word beside the players: what only good players do would ask too little. */
function play(pinned: Pinned, random: Random): Played {
  const { game, players } = pinned;
  const options = someOptions(game.rules, random);
  const match = Match.start(game, { options, random });
  if (isRefusal(match)) throw new Error(match.refused);
  const { table } = match;
  const chance = [0, 1, 3, 10][random.below(4)]!;
  const decisions: Decision[] = [];
  for (let { turn } = table; turn !== OVER; { turn } = table) {
    if (turn === CHANCE) {
      table.chance(random);
      continue;
    }
    const view = game.view(table.state, turn);
    if (view.moves.length > 1)
      decisions.push({ step: table.steps.length, kind: pinned.kind(view) });
    const player = random.below(10) < chance ? randomPlayer : players['casual']!.player;
    table.play(askPlayer(player, view, random, 2).move);
  }
  return { match, decisions };
}

/** The defaults, a preset, or a preset with other settings here and there. */
function someOptions(rules: Rules<OptionValues>, random: Random): OptionValues {
  const presets = Object.values(rules.presets);
  const settings: Record<string, unknown> = { ...presets[random.below(presets.length)] };
  for (let tries = 3 * random.below(2); tries > 0; tries--) {
    const { key, values } = rules.options[random.below(rules.options.length)]!;
    if (!('min' in values)) settings[key] = values[random.below(values.length)];
  }
  const options = withOptions(rules, settings);
  return isRefusal(options) ? rules.defaults : options;
}

/** The record up to the last of the decisions. */
function annotated(
  { players }: Pinned,
  whole: Match<GameTypes>,
  decisions: readonly Decision[],
): string {
  const last = Math.max(...decisions.map(({ step }) => step));
  const match = Match.cut(whole, last + 1);
  if (isRefusal(match)) throw new Error(match.refused);
  const lines = formatRecord(match).split('\n');
  const [header, steps] = [lines.splice(0, lines.indexOf('[deal 1]') + 1), lines];
  const names = Object.keys(players);
  const kinds = new Map(decisions.map(({ step, kind }) => [step, kind]));
  const text = header.filter((line) => !/^(names|result|checksum):/.test(line));
  for (const [step, line] of steps.entries()) {
    const kind = kinds.get(step);
    if (kind !== undefined) text.push(`# ${kind}`, ...names.map((name) => `# ${name}:`));
    text.push(line);
  }
  return text.join('\n');
}
