/**
 * `npm run puzzles -- GAME [SEED]`: remakes the puzzles of a game, from the seed that stands here, and lets every level
 * try them. The same seed gives the same puzzles; src/games/GAME/puzzles.jsonl has one per line.
 */
import { findGame } from '@pakli/catalogue';
import { askPlayer, isRefusal, Sfc32, type GameTypes, type Match, type Random } from '@pakli/core';
import { formatLink } from '@pakli/core/link';
import { loadThemeTexts } from '@pakli/text/learn';
import { writeFileSync } from 'node:fs';
import type { Puzzle } from '../src/lessons/puzzle.ts';
import { MAKERS } from './puzzles/index.ts';
import {
  bestOf,
  wholeLines,
  type Maker,
  type Proposal,
  type Theme,
  type Verdict,
} from './puzzles/maker.ts';

/** At least this many, and this many of every idea that has words. */
const WANTED = 60;
const OF_AN_IDEA = 6;
/** Shares: of all puzzles, those a quick look solves; of an idea, those that nobody who tries ever fails. */
const EASY = 0.6;
const FOUND_BY_ALL = 0.6;
/** How often each level tries, weakest first. */
const TRIALS = [8, 8, 4, 2] as const;

const [id = '', seedText = '1'] = process.argv.slice(2);
const maker = await MAKERS[id]?.();
const loaded = await findGame(id)?.load();
if (maker === undefined || loaded === undefined) {
  console.error(`usage: npm run puzzles -- ${Object.keys(MAKERS).join('|')} [SEED]`);
  process.exit(1);
}

const puzzles: Puzzle[] = [];
const ideas = Object.keys(await loadThemeTexts(id, 'en'));
/** At most this many of one idea. */
const sameIdea = Math.max(OF_AN_IDEA, Math.ceil(WANTED / Math.max(1, ideas.length))) + 1;
const sameKind = ideas.length === 0 ? 5 : sameIdea - 1;
const kinds = new Map<string, number>();
const themes = new Map(ideas.map((idea) => [idea, 0]));
let easy = 0;
/** By idea. */
const foundByAll = new Map<string, number>();
const few = (): boolean => [...themes.values()].some((count) => count < OF_AN_IDEA);
for (let number = 0; puzzles.length < WANTED || few(); number++) {
  const random = new Sfc32(Number(seedText) * 1_000_003 + number);
  const found = first(maker, random);
  if (found === undefined) continue;
  const { verdict, theme, kind, simple, fails } = found;
  const alike = `${theme?.theme} ${kind}`;
  kinds.set(alike, (kinds.get(alike) ?? 0) + 1);
  if (theme !== undefined) themes.set(theme.theme, (themes.get(theme.theme) ?? 0) + 1);
  if (simple) easy++;
  const idea = theme?.theme ?? '';
  if (!fails.some(Boolean)) foundByAll.set(idea, (foundByAll.get(idea) ?? 0) + 1);
  const puzzle = puzzleOf(maker, found, verdict);
  const name = idOf(puzzle.record);
  puzzles.push({ id: name, ...theme, ...puzzle, fails: found.missed });
  console.log(
    `${puzzles.length} ${theme?.theme} ${kind}, seed ${number}, fails ${fails.join(' ')}`,
  );
}
const file = new URL(`../src/games/${id}/puzzles.jsonl`, import.meta.url);
writeFileSync(file, puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(''));

interface Found extends Proposal<GameTypes> {
  readonly verdict: Verdict;
  readonly theme: Theme | undefined;
  readonly kind: string;
  /** A quick look solves it. */
  readonly simple: boolean;
  /** How often solvers who know the question fail it. */
  readonly missed: readonly number[];
  /** How often the levels fail, who do not know the question: only what some of them fail is worth asking. */
  readonly fails: readonly number[];
}

/** The first puzzle of a game that is not like too many others. */
function first(by: Maker<GameTypes>, random: Random): Found | undefined {
  for (const proposal of by.propose(random)) {
    const { match } = proposal;
    const verdict = by.judge(match);
    const best = verdict === undefined ? undefined : bestOf(verdict);
    if (verdict === undefined || best === undefined) continue;
    const { game, table } = match;
    const move = game.view(table.state, table.turn).moves[best] ?? 0;
    const theme = by.theme?.(match, verdict);
    if (ideas.length > 0 && (themes.get(theme?.theme ?? '') ?? sameIdea) >= sameIdea) continue;
    const kind = by.kind(match, game.formatTruth(table.state, move), verdict);
    const alike = kinds.get(`${theme?.theme} ${kind}`) ?? 0;
    const simple = by.naive(match) === move;
    if (alike >= sameKind || (simple && easy >= WANTED * EASY)) continue;
    const missed = by.lookers(match, best, verdict);
    const fails = [...missed, ...failsOf(match, verdict, TRIALS)];
    const found = foundByAll.get(theme?.theme ?? '') ?? 0;
    const most = (ideas.length === 0 ? WANTED : sameIdea) * FOUND_BY_ALL;
    if (found + 1 > most && !fails.some(Boolean)) continue;
    return { ...proposal, verdict, theme, kind, simple, missed, fails };
  }
  return undefined;
}

function puzzleOf(
  by: Maker<GameTypes>,
  { match, position }: Proposal<GameTypes>,
  verdict: Verdict,
): Omit<Puzzle, 'id' | 'fails'> {
  return {
    goal: verdict.goal,
    seat: match.table.turn,
    record: recordOf(match, position),
    values: verdict.values,
    lines: wholeLines(match, verdict).map((line) => line.join('; ')),
    reasons: by.reasons(match, verdict),
  };
}

/** Solved puzzles are remembered by this: a position has the same id in every set it is in. */
function idOf(record: string): string {
  let hash = 0x811c9dc5;
  for (const letter of record) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${id}-${(hash >>> 0).toString(36)}`;
}

/** A link to the game so far, or the position that was set up. */
function recordOf(match: Match<GameTypes>, position: string | undefined): string {
  const { game, seats } = match;
  if (position !== undefined) {
    const head = ['pakli record 2', `game: ${game.id} ${game.version}`, `seats: ${seats}`];
    const rest = ['starter: 0', `position: ${position}`, 'checksum: none', '[deal 1]', ''];
    return [...head, ...rest].join('\n');
  }
  const link = formatLink(match);
  if (isRefusal(link)) throw new Error(link.refused);
  return link;
}

/** How often each level misses the best move, of 100. */
function failsOf(
  { game, table }: Match<GameTypes>,
  verdict: Verdict,
  tries: readonly number[],
): number[] {
  const view = game.view(table.state, table.turn);
  const best = view.moves[bestOf(verdict) ?? 0];
  return (loaded?.levels ?? []).map((level, strength) => {
    const contender = loaded?.contenders.get(level);
    const trials = tries[strength] ?? 0;
    let failed = 0;
    for (let trial = 0; trial < trials; trial++) {
      if (contender === undefined) continue;
      const { move } = askPlayer(contender.player, view, new Sfc32(trial), contender.steps);
      if (move !== best) failed++;
    }
    return Math.round((100 * failed) / Math.max(1, trials));
  });
}
