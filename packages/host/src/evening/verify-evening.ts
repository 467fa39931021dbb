/**
 * Verifies the boards of an evening: from the file of its results anybody can deal all cards of all
 * tables again, and recount the points of every board from its record.
 */
import {
  formatOptions,
  isRefusal,
  OVER,
  type GameTypes,
  type Match,
  type Refusal,
} from '@pakli/core';
import type { Tournament, TournamentProof } from '@pakli/tournament';
import type { Chance } from '../chance.ts';
import { provenChance, verifyDeal, type DealProof } from '../verify.ts';
import { scoresByLine } from './results.ts';

/** What is wrong with a board at one table. */
export interface WrongBoard {
  readonly table: number;
  /** The record is missing or unreadable, is of another match, or has other cards or points. */
  readonly what: 'record' | 'match' | 'cards' | 'points';
  /** Why a record cannot be read. */
  readonly refusal?: Refusal;
}

export interface BoardFinding {
  readonly board: number;
  /** The number of tables that were dealt the right cards. */
  readonly tables: number;
  /** The first table where something is wrong. */
  readonly wrong?: WrongBoard;
}

export type EveningFinding =
  /** The boards that were dealt at some table. */
  | { readonly kind: 'boards'; readonly boards: readonly BoardFinding[] }
  /** Without a consistent proof no board can be checked. */
  | { readonly kind: 'wrong'; readonly wrong: 'proof' | 'nonces' | 'commitment' };

/** How a record becomes a match. */
export type OpenRecord = (
  record: string,
) => Promise<{ readonly match: Match<GameTypes> } | Refusal>;

/** The proof of an evening as that of a table there. */
export function tableProofOf(
  { evening, commitment, secret, nonces }: TournamentProof,
  rules: string,
  board: number,
): DealProof & { readonly board: number } {
  return { table: evening, rules, commitment, secret, nonces, board };
}

export async function verifyEvening(
  tournament: Tournament,
  open: OpenRecord,
): Promise<EveningFinding> {
  const { proof, rules, rounds } = tournament;
  if (proof === undefined) return { kind: 'wrong', wrong: 'proof' };
  const chance = provenChance(tableProofOf(proof, rules, 0));
  if (typeof chance === 'string') return { kind: 'wrong', wrong: chance };
  const boards: BoardFinding[] = [];
  for (const round of rounds) {
    const records = round.tables.map((_, table) => round.records?.[table] ?? '');
    const matches = await Promise.all(records.map(open));
    for (const [deal, board] of round.boards.entries()) {
      const found = matches.map((match, table) =>
        verifyBoard({ tournament, chance, board, deal, table }, match),
      );
      const wrong = found.find((one) => typeof one === 'object');
      const tables = found.filter((one) => one === 'right').length;
      if (wrong !== undefined) boards.push({ board, tables, wrong });
      else if (tables > 0) boards.push({ board, tables });
    }
  }
  return { kind: 'boards', boards };
}

interface PlayedBoard {
  readonly tournament: Tournament;
  readonly chance: Chance;
  readonly board: number;
  /** Its index in the match. */
  readonly deal: number;
  readonly table: number;
}

/** `unplayed` if the round ended before the table reached this board. */
function verifyBoard(
  { tournament, chance, board, deal, table }: PlayedBoard,
  opened: Awaited<ReturnType<OpenRecord>>,
): WrongBoard | 'right' | 'unplayed' {
  if (isRefusal(opened)) return { table, what: 'record', refusal: opened };
  const { match } = opened;
  const { game, rules, seats, results } = tournament;
  const same =
    match.game.id === game &&
    match.seats === seats &&
    match.starter === 0 &&
    formatOptions(match.game.rules, match.options) === rules;
  if (!same) return { table, what: 'match' };
  const result = results.find((one) => one.board === board && one.table === table);
  const dealt = match.tables[deal];
  if (dealt !== undefined && 'step' in verifyDeal(dealt, chance, board)) {
    return { table, what: 'cards' };
  }
  if (result === undefined) return dealt === undefined ? 'unplayed' : 'right';
  if (dealt === undefined || dealt.turn !== OVER) return { table, what: 'record' };
  const scores = scoresByLine(match, deal);
  const counted = scores.every((score, line) => score === result.scores[line]);
  return counted ? 'right' : { table, what: 'points' };
}
