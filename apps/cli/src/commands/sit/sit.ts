/**
 * `pakli sit LINK`: a player of this machine at a table by link. It is a guest
 * like any other: the server sends it what its seat may see and nothing else.
 */
import { randomBytes } from 'node:crypto';
import { atVersion, freshSeed, Sfc32, type Game } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import type { Company } from '@pakli/protocol';
import { Failure } from '../../input/failure.ts';
import { loadPlayers } from '../../input/games.ts';
import { findOpponent, usualPlayer, type Opponent } from '../../players/opponent.ts';
import { Seat } from './seat.ts';

export interface SitOptions {
  readonly player?: string;
  readonly name?: string;
  readonly seat?: number;
}

/** Names are no longer at a table. */
const LONGEST_NAME = 20;
const BEGUN = 'the game has begun: a player sits down before "Start the game"';

export async function sit(link: string, given: SitOptions): Promise<number> {
  const { base, table } = readLink(link);
  let name = cut(given.name ?? nameOf(given.player));
  let seat = await Seat.take(base, table, name);
  let left = false;
  const leave = (): void => {
    left = true;
    seat.close();
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  let opponent: Opponent | undefined;
  try {
    const { about } = await seat.until(({ about }) => about !== undefined);
    const loaded = await loadPlayers(about?.game ?? '');
    opponent = await findOpponent(loaded, given.player ?? usualPlayer(loaded), '--player');
    // A program says what it is called when it is asked, which its game decides first.
    const called = cut(opponent.name);
    if (given.name === undefined && called !== name && (await seat.rename(called))) name = called;
    for (;;) {
      // A table is played to its end by the rules that it was opened under.
      const game = atVersion(loaded.game, seat.about?.version ?? 0);
      if (game === undefined) throw new Failure('the server is newer than this command');
      await sitDown(seat, given.seat);
      const number = (seat.you?.seat ?? 0) + 1;
      console.log(`${name} sits at seat ${number} of ${base}/#/t/${seat.table}`);
      const next = await play(seat, game, opponent);
      if (next === undefined) return 0;
      seat.close();
      seat = seat.again(next);
      await seat.until(({ company }) => company !== undefined);
    }
  } catch (error) {
    // Whatever somebody was waiting for who leaves is no error.
    if (!left) throw error;
    return 0;
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    seat.close();
    await opponent?.close();
  }
}

function readLink(link: string): { readonly base: string; readonly table: string } {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, table] = /^#\/t\/([0-9a-z]{10})$/.exec(url?.hash ?? '') ?? [];
  if (url === undefined || table === undefined) {
    throw new Failure(`${link}: a link to a table ends with #/t/ and ten letters or digits`, 2);
  }
  return { base: url.origin, table };
}

function cut(name: string): string {
  const letters = Array.from(new Intl.Segmenter('und').segment(name), ({ segment }) => segment);
  return letters.slice(0, LONGEST_NAME).join('').trim();
}

/** The player's own name, or that of the last file of its program until it has said its own: `bot.py`. */
function nameOf(player = 'casual'): string {
  if (!player.startsWith('cmd:')) return player;
  return (
    player
      .slice(4)
      .split(/[\s/"']+/)
      .findLast((part) => part !== '') ?? 'program'
  );
}

/** `wanted` is counted from 1, as the page counts. */
async function sitDown(seat: Seat, wanted: number | undefined): Promise<void> {
  const kept = seat.you?.seat ?? undefined;
  if (kept !== undefined) {
    // In a match after another a seat is kept, and its share in the shuffle is still wanted.
    if (seat.company?.phase === 'gathering') await take(seat, kept);
    return;
  }
  const { seats = [], phase, locked, offered = [] } = seat.company ?? {};
  const free = seats.flatMap(({ kind }, i) => (kind === 'free' ? [i] : []));
  const open = phase === 'gathering' && locked === false ? free : offered;
  const chosen = wanted === undefined ? open[0] : wanted - 1;
  if (open.length === 0 && phase !== 'gathering') throw new Failure(BEGUN);
  if (chosen === undefined || !open.includes(chosen)) {
    throw new Failure(
      `there is no free seat${wanted === undefined ? '' : ` ${wanted}`} at this table`,
    );
  }
  await take(seat, chosen);
}

async function take(seat: Seat, number: number): Promise<void> {
  const nonce = randomBytes(16).toString('hex');
  const refusal = await seat.do({ kind: 'sit', seat: number, nonce });
  if (refusal === 'already-started') throw new Failure(BEGUN);
  if (refusal !== undefined) throw new Failure(`seat ${number + 1} cannot be taken: ${refusal}`);
  await seat.until(({ you }) => you?.seat === number);
}

/** Plays to the end; the table where everybody plays on, or undefined when the others have gone. */
async function play(seat: Seat, game: Game, opponent: Opponent): Promise<string | undefined> {
  const random = new Sfc32(freshSeed());
  let told = false;
  for (;;) {
    const { seq, company, scene, you, closed } = seat;
    if (closed) return undefined;
    const mine = you?.seat ?? 0;
    if (typeof company?.again === 'string') return company.again;
    if (company?.phase === 'over') {
      if (!told) console.log(`over: ${totalsOf(scene?.sheet ?? []).join(' ')}`);
      told = true;
      if (!others(company, mine)) return undefined;
    }
    await agree(seat, company, mine);
    if (company?.phase === 'playing' && isCovered(company, mine)) await seat.do({ kind: 'back' });
    else if (company?.phase === 'playing' && scene?.view.turn === mine && !scene.over) {
      const move = await opponent.choose(game, scene.view, random, () => seat.closed);
      const choice = choicesOf(game, scene.view).find((one) => one.move === move);
      // Late where something was taken back meanwhile: then it is asked anew.
      if (choice !== undefined) {
        await seat.do({ kind: 'play', step: scene.step, text: choice.text });
      }
    }
    await seat.until((now) => now.closed || now.seq > seq || now.company !== company);
  }
}

function totalsOf(sheet: readonly (readonly number[])[]): readonly number[] {
  return (sheet[0] ?? []).map((_, seat) => sheet.reduce((sum, deal) => sum + (deal[seat] ?? 0), 0));
}

function isCovered({ seats }: Company, seat: number): boolean {
  const sitter = seats[seat];
  return sitter?.kind === 'person' && sitter.covered;
}

/** Whether a person is still there. */
function others({ seats }: Company, mine: number): boolean {
  return seats.some((sitter, i) => i !== mine && sitter.kind === 'person' && sitter.here);
}

/** A program minds nothing: it takes back, ends and plays again as the others wish. */
async function agree(seat: Seat, company: Company | undefined, mine: number): Promise<void> {
  for (const { ask, what, yes } of company?.questions ?? []) {
    if (yes.includes(mine)) continue;
    await seat.do(
      what === 'again' || what === 'next'
        ? { kind: 'ask', what }
        : { kind: 'answer', ask, yes: true },
    );
  }
}
