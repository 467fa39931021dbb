/**
 * Verifies that a match by link was dealt honestly. Anyone with its record and
 * the secret that its table revealed at the end can deal every card again. As
 * text the proof is in comments below the record, which stays a record:
 *
 *     #! table: 7k2m9q4x1z
 *     #! rules: lift=run deals=4
 *     #! commitment: 5d0c…
 *     #! secret: 81f3…
 *     #! nonces: 0a93… - 77fe…
 *
 * At a table of an evening or a day the proof is that of the evening or day plus one line, the number
 * of the first board played there: `#! board: 6`.
 */
import { formatOptions, type GameTypes, type Match, type Seat, type Table } from '@pakli/core';
import { chanceFrom, commitmentOf, fromHex, type Chance } from './chance.ts';

export interface DealProof {
  /** The id of the table, or of the evening. */
  readonly table: string;
  readonly rules: string;
  /** The host's commitment, made before anybody sat down. */
  readonly commitment: string;
  readonly secret: string;
  /** By seat, from each person's browser; of an evening, from everybody who joined before its first round. */
  readonly nonces: readonly (string | null)[];
  /** The starter was not drawn: the table was a rematch. */
  readonly told?: true;
  /** At a table of an evening: its first board, from 0. */
  readonly board?: number;
}

/** The result: everything is in order, or the first thing that is not. */
export type Finding =
  | { readonly honest: true; readonly deals: number; readonly outcomes: number }
  | {
      readonly honest: false;
      readonly wrong: 'nonces' | 'rules' | 'commitment' | 'starter' | 'cards';
      /** For cards: the deal and the step in it, from 0. */
      readonly deal?: number;
      readonly step?: number;
    };

const HASH = /^[\da-f]{64}$/;
const NONCE = /^[\da-f]{32}$/;

type Wrong = Extract<Finding, { honest: false }>['wrong'];

const wrong = (what: Wrong): Finding => ({ honest: false, wrong: what });

export function verifyDeals(match: Match<GameTypes>, proof: DealProof): Finding {
  const { game, options, seats, tables, starter } = match;
  const { rules, nonces, told, board } = proof;
  if (board === undefined && nonces.length !== seats) return wrong('nonces');
  if (formatOptions(game.rules, options) !== rules) return wrong('rules');
  const chance = provenChance(proof);
  if (typeof chance === 'string') return wrong(chance);
  // At every table of an evening the first seat starts.
  const drawn = (): Seat =>
    game.firstStarter === 'drawn' ? chance.lots().below(seats) : game.firstStarter;
  if (told !== true && starter !== (board === undefined ? drawn() : 0)) return wrong('starter');
  let outcomes = 0;
  for (const [deal, dealt] of tables.entries()) {
    const found = verifyDeal(dealt, chance, (board ?? 0) + deal);
    if ('step' in found) return { honest: false, wrong: 'cards', deal, step: found.step };
    outcomes += found.outcomes;
  }
  return { honest: true, deals: tables.length, outcomes };
}

/** The chance of a proof if its secret and nonces are valid and match the commitment. */
export function provenChance(
  proof: Omit<DealProof, 'told' | 'board'>,
): Chance | 'nonces' | 'commitment' {
  const { table, rules, commitment, nonces } = proof;
  if (!nonces.every((one) => one === null || NONCE.test(one))) return 'nonces';
  const secret = HASH.test(proof.secret) ? fromHex(proof.secret) : undefined;
  if (secret === undefined || commitmentOf(secret, table, rules) !== commitment) {
    return 'commitment';
  }
  const shares = nonces.map((one) => one ?? undefined);
  return chanceFrom(secret, shares, { below: () => 0 });
}

/** The number of chance outcomes of a deal, all correct, or the first step with wrong cards. */
export function verifyDeal(
  dealt: Table<GameTypes>,
  chance: Chance,
  number: number,
): { readonly outcomes: number } | { readonly step: number } {
  const { game } = dealt;
  const again = dealt.cut(0);
  let outcomes = 0;
  for (const [step, one] of dealt.steps.entries()) {
    if (one.kind === 'chance') {
      const outcome = new Uint8Array(game.maxOutcome);
      const length = game.draw(again.state, chance.outcome(number, outcomes++), outcome);
      const same =
        length === one.outcome.length && one.outcome.every((card, i) => card === outcome[i]);
      if (!same) return { step };
    }
    again.repeat(one);
  }
  return { outcomes };
}

/** The proof as comments to append to a record. */
export function formatProof(proof: DealProof): string {
  const { table, rules, commitment, secret, nonces, told, board } = proof;
  return [
    `table: ${table}`,
    `rules: ${rules}`.trimEnd(),
    `commitment: ${commitment}`,
    `secret: ${secret}`,
    `nonces: ${nonces.map((nonce) => nonce ?? '-').join(' ')}`,
    ...(told === true ? ['starter: told'] : []),
    ...(board === undefined ? [] : [`board: ${board}`]),
  ]
    .map((line) => `#! ${line}\n`)
    .join('');
}

/** The proof in a text, and the line of each part; undefined if a part is missing. */
export function parseProof(
  text: string,
): { readonly proof: DealProof; readonly lines: ReadonlyMap<string, number> } | undefined {
  const lines = new Map<string, number>();
  const parts = new Map<string, string>();
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const [, key, value = ''] = /^#! (\w+):(.*)$/.exec(line.trim()) ?? [];
    if (key === undefined) return;
    lines.set(key, index + 1);
    parts.set(key, value.trim());
  });
  const [table, rules, commitment, secret, nonces] = [
    'table',
    'rules',
    'commitment',
    'secret',
    'nonces',
  ].map((key) => parts.get(key));
  if (table === undefined || rules === undefined || commitment === undefined) return undefined;
  if (secret === undefined || nonces === undefined) return undefined;
  // The boards of a day have no nonces.
  const shares = (nonces.match(/\S+/g) ?? []).map((nonce) => (nonce === '-' ? null : nonce));
  const told = parts.get('starter') === 'told' ? ({ told: true } as const) : {};
  const number = parts.get('board');
  if (number !== undefined && !/^\d{1,6}$/.test(number)) return undefined;
  const board = number === undefined ? {} : { board: Number(number) };
  return { proof: { table, rules, commitment, secret, nonces: shares, ...told, ...board }, lines };
}
