/**
 * Was a match by link dealt honestly? Whoever has its record and what its
 * table has told at the end deals every card again. As text the proof stands
 * in comments below a record, which stays a record:
 *
 *     #! table: 7k2m9q4x1z
 *     #! rules: lift=run deals=4
 *     #! commitment: 5d0c…
 *     #! secret: 81f3…
 *     #! nonces: 0a93… - 77fe…
 */
import { formatOptions, type GameTypes, type Match } from '@pakli/core';
import { chanceFrom, commitmentOf, fromHex } from './chance.ts';

export interface DealProof {
  readonly table: string;
  readonly rules: string;
  /** What the host had bound itself to before anybody sat down. */
  readonly commitment: string;
  readonly secret: string;
  /** By seat, of each person's browser. */
  readonly nonces: readonly (string | null)[];
  /** Who starts was not drawn: the table followed another one. */
  readonly told?: true;
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

export function verifyDeals(match: Match<GameTypes>, proof: DealProof): Finding {
  const { game, options, seats, tables, starter } = match;
  const { table, rules, commitment, nonces, told } = proof;
  const wrong = (what: Extract<Finding, { honest: false }>['wrong']): Finding => ({
    honest: false,
    wrong: what,
  });
  if (nonces.length !== seats || !nonces.every((one) => one === null || NONCE.test(one))) {
    return wrong('nonces');
  }
  if (formatOptions(game.rules, options) !== rules) return wrong('rules');
  const secret = HASH.test(proof.secret) ? fromHex(proof.secret) : undefined;
  if (secret === undefined || commitmentOf(secret, table, rules) !== commitment) {
    return wrong('commitment');
  }
  const chance = chanceFrom(
    secret,
    nonces.map((one) => one ?? undefined),
    { below: () => 0 },
  );
  const drawn = game.firstStarter === 'drawn' ? chance.lots().below(seats) : game.firstStarter;
  if (told !== true && drawn !== starter) return wrong('starter');
  let outcomes = 0;
  for (const [deal, dealt] of tables.entries()) {
    const again = dealt.cut(0);
    let count = 0;
    for (const [step, one] of dealt.steps.entries()) {
      if (one.kind === 'chance') {
        const outcome = new Uint8Array(game.maxOutcome);
        const length = game.draw(again.state, chance.outcome(deal, count++), outcome);
        const same =
          length === one.outcome.length && one.outcome.every((card, i) => card === outcome[i]);
        if (!same) return { honest: false, wrong: 'cards', deal, step };
        outcomes++;
      }
      again.repeat(one);
    }
  }
  return { honest: true, deals: tables.length, outcomes };
}

/** Comments for below a record. */
export function formatProof({ table, rules, commitment, secret, nonces, told }: DealProof): string {
  return [
    `table: ${table}`,
    `rules: ${rules}`.trimEnd(),
    `commitment: ${commitment}`,
    `secret: ${secret}`,
    `nonces: ${nonces.map((nonce) => nonce ?? '-').join(' ')}`,
    ...(told === true ? ['starter: told'] : []),
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
  const shares = nonces.split(/\s+/).map((nonce) => (nonce === '-' ? null : nonce));
  const told = parts.get('starter') === 'told' ? ({ told: true } as const) : {};
  return { proof: { table, rules, commitment, secret, nonces: shares, ...told }, lines };
}
