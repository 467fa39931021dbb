/** `pakli tournament simulate GAME`: computers play an evening with the same boards at every table. */
import { formatOptions, freshSeed } from '@pakli/core';
import {
  countTournament,
  inspectPlan,
  planMovement,
  TOURNAMENT_FORMAT,
  tournamentCsv,
  turnLines,
  type Entrant,
  type Movement,
  type Ranking,
  type TableResult,
  type Tournament,
} from '@pakli/tournament';
import { scaleOf } from '@pakli/tournament/scales';
import type { GamePackage } from '@pakli/catalogue';
import { Failure, reasonOf } from '../../input/failure.ts';
import { loadPlayers, optionsFor, seatsFor } from '../../input/games.ts';
import { seat, whyUnknown, type ArenaPlayer } from '../../players/arena-player.ts';
import { playBoard } from '../../players/board.ts';
import { readSpelling, splitPlayers } from '../../players/spelling.ts';
import { describeMovement, describeReport } from './plan.ts';
import { formatResults, formatStandings } from './report.ts';

export interface SimulateFlags {
  readonly people: string;
  readonly rounds?: number;
  readonly boards?: number;
  readonly rank?: Ranking;
  readonly name: string;
  readonly options: string;
  readonly seats?: number;
  readonly seed?: number;
  readonly json?: true;
  readonly csv?: true;
}

const MOST_PEOPLE = 200;

export async function simulate(id: string, given: SimulateFlags): Promise<number> {
  const loaded = await loadPlayers(id);
  const { game } = loaded;
  const seats = seatsFor(game, given.seats);
  const options = optionsFor(game, given.options);
  const entrants = readEntrants(given.people, loaded);
  const scale = scaleOf(id)?.thresholds ?? [];
  const ranking = given.rank ?? (scale.length > 0 ? 'matchpoints' : 'points');
  if (ranking === 'imps' && scale.length === 0) {
    throw new Failure(`--rank: there is no scale of IMPs for ${id}`, 2);
  }
  const seed = given.seed ?? freshSeed();
  const perRound = given.boards ?? seats;
  const people = entrants.length;
  const movement = planMovement({ people, seats, rounds: given.rounds, seed });
  const plan: Tournament = {
    format: TOURNAMENT_FORMAT,
    name: given.name,
    game: id,
    rules: formatOptions(game.rules, options),
    seats,
    best: game.best,
    ranking,
    scale,
    people: [...entrants, ...fillersOf(movement, loaded)],
    boards: [],
    rounds: movement.rounds.map((tables, round) => ({
      boards: Array.from({ length: perRound }, (_, board) => round * perRound + board),
      tables,
    })),
    results: [],
    adjustments: [],
  };
  const tournament = await playAll(plan, loaded, given.options, seed);
  if (given.json) console.log(JSON.stringify(tournament));
  else if (given.csv) process.stdout.write(tournamentCsv(tournament));
  else {
    const rounds = `${perRound} ${perRound === 1 ? 'board' : 'boards'} each`;
    console.log(`${id}: ${describeMovement(movement, people, seats)} of ${rounds}, seed ${seed}`);
    console.log(`${describeReport(inspectPlan(movement.rounds, people, seats))}\n`);
    console.log(`${formatResults(tournament)}\n`);
    console.log(formatStandings(tournament, countTournament(tournament), ranking));
  }
  return 0;
}

/** `6xcasual,expert@50steps` as people with names of their own. */
function readEntrants(text: string, loaded: GamePackage): Entrant[] {
  const players = splitPlayers(text).flatMap((part) => {
    const [, times = '1', player = part] = /^(\d+)x(.+)$/s.exec(part) ?? [];
    if (Number(times) > MOST_PEOPLE) throw new Failure(`--people: at most ${MOST_PEOPLE} play`, 2);
    return Array<string>(Number(times)).fill(player);
  });
  if (players.length < 2 || players.length > MOST_PEOPLE) {
    throw new Failure(`--people: 2 to ${MOST_PEOPLE} people play, not ${players.length}`, 2);
  }
  for (const player of new Set(players)) {
    const why = whyUnknown(loaded, readSpelling(player, '--people'));
    if (why !== undefined) throw new Failure(`--people: ${why}`, 2);
  }
  const counts = new Map<string, number>();
  return players.map((player) => {
    const count = (counts.get(player) ?? 0) + 1;
    counts.set(player, count);
    return { name: `${player} ${count}`, player };
  });
}

/** The strongest simple player of the game fills tables: it needs no time. */
function fillersOf({ fillers }: Movement, { players }: GamePackage): Entrant[] {
  const player = Object.keys(players).at(-1) ?? 'random';
  return Array.from({ length: fillers }, (_, i) => ({
    name: `filler ${i + 1}`,
    player,
    filler: true as const,
  }));
}

/** All boards at all tables, one after the other. */
async function playAll(
  plan: Tournament,
  loaded: GamePackage,
  rules: string,
  seed: number,
): Promise<Tournament> {
  const { game } = loaded;
  const options = optionsFor(game, rules);
  const sitters = new Map<string, ArenaPlayer>();
  const results: TableResult[] = [];
  const deals: string[] = [];
  try {
    for (const { player = '' } of plan.people) {
      if (!sitters.has(player)) {
        sitters.set(player, await seat(loaded, readSpelling(player, '--people'), () => false));
      }
    }
    for (const { boards, tables } of plan.rounds) {
      for (const [turn, board] of boards.entries()) {
        for (const [table, planned] of tables.entries()) {
          const people = turnLines(planned, turn);
          const seated = people.flatMap(
            (person) => sitters.get(plan.people[person]?.player ?? '') ?? [],
          );
          const where = `board ${board + 1}, table ${table + 1}`;
          const played = await playBoard(game, options, seated, { seed, board, table }).catch(
            (error: unknown) => {
              throw new Failure(`${where}: ${reasonOf(error)}`);
            },
          );
          deals[board] = played.deal;
          results.push({ board, table, people, scores: played.scores });
        }
      }
    }
  } finally {
    for (const sitter of sitters.values()) await sitter.close();
  }
  return { ...plan, boards: deals.map((deal) => ({ deal })), results };
}
