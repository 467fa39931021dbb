/**
 * Was a match by link dealt honestly? Anyone who has its record and what its
 * table has revealed at the end deals every card again. As text the proof stands
 * in comments below a record, which stays a record:
 *
 *     #! table: 7k2m9q4x1z
 *     #! rules: lift=run deals=4
 *     #! commitment: 5d0c…
 *     #! secret: 81f3…
 *     #! nonces: 0a93… - 77fe…
 *
 * At a table of an evening or a day the proof is that of the evening or day, with one more line, the
 * number of the first board that was played there: `#! board: 6`.
 */
import { formatOptions, type GameTypes, type Match, type Seat, type Table } from '@pakli/core';
import { chanceFrom, commitmentOf, fromHex, type Chance } from './chance.ts';

export interface DealProof {
  /** The id of the table, or of the evening. */
  readonly table: string;
  readonly rules: string;
  /** What the host had committed to before anybody sat down. */
  readonly commitment: string;
  readonly secret: string;
  /** By seat, of each person's browser; of an evening, of everybody who joined before its first round. */
  readonly nonces: readonly (string | null)[];
  /** Who starts was not drawn: the table followed another one. */
  readonly told?: true;
  /** At a table of an evening: its first board, from 0. */
  readonly board?: number;
}

/** What was found: all is as it must be, or the first thing that is not. */
export type Finding =
  | { readonly honest: true; readonly deals: number; readonly outcomes: number }
  | {
      readonly honest: false;
      readonly wrong: 'nonces' | 'rules' | 'commitment' | 'starter' | 'cards';
      /** Of the cards: the deal and the step in it, from 0. */
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

/** Where cards came from, if secret and nonces are such and lead to the commitment. */
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

/** How often cards were dealt in a deal as they had to be, or the step in which others were. */
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

/** Comments for below a record. */
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

/** The proof in a text, and the line that each part stands in; undefined if something of it is missing. */
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
  // Nobody has a share in the boards of a day.
  const shares = (nonces.match(/\S+/g) ?? []).map((nonce) => (nonce === '-' ? null : nonce));
  const told = parts.get('starter') === 'told' ? ({ told: true } as const) : {};
  const number = parts.get('board');
  if (number !== undefined && !/^\d{1,6}$/.test(number)) return undefined;
  const board = number === undefined ? {} : { board: Number(number) };
  return { proof: { table, rules, commitment, secret, nonces: shares, ...told, ...board }, lines };
}
