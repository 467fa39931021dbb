/**
 * `pakli sit LINK`: a player of this machine at a table by link. It is a guest
 * like any other: the server sends it what its seat may see and nothing else.
 */
import { randomBytes } from 'node:crypto';
import { atVersion, freshSeed, Sfc32, type Game } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import type { EveningState, TableClient } from '@pakli/client';
import { readShareLink, type Company } from '@pakli/protocol';
import { Failure } from '../../input/failure.ts';
import { loadPlayers } from '../../input/games.ts';
import { findOpponent, usualPlayer, type Opponent } from '../../players/opponent.ts';
import { join, tableOf, waitForEvening } from './evening.ts';
import { Guest, GUEST_PORTS, waitUntil, type GuestPorts } from './guest.ts';

export interface SitOptions {
  readonly player?: string;
  readonly name?: string;
  readonly seat?: number;
}

/** Names are no longer at a table. */
const LONGEST_NAME = 20;
const BEGUN = 'the game has begun: a player sits down before "Start the game"';

export async function sit(
  link: string,
  given: SitOptions,
  ports: GuestPorts = GUEST_PORTS,
): Promise<number> {
  const { base, table, evening } = readLink(link);
  if (evening !== undefined) return sitThroughEvening({ base, evening }, given, ports);
  let name = cut(given.name ?? nameOf(given.player));
  const guest = await Guest.arrive(base, name, ports);
  let client = guest.enter(table);
  let left = false;
  const leave = (): void => {
    left = true;
    client.close();
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  let opponent: Opponent | undefined;
  try {
    await waitUntil(client, ({ state }) => state !== undefined);
    const loaded = await loadPlayers(client.state?.about.game ?? '');
    opponent = await findOpponent(loaded, given.player ?? usualPlayer(loaded), '--player');
    // A program says what it is called when it is asked, which its game decides first.
    const called = cut(opponent.name);
    if (given.name === undefined && called !== name && (await guest.rename(called))) name = called;
    for (;;) {
      // A table is played to its end by the rules that it was opened under.
      const { version = 0, table: id = table } = client.state?.about ?? {};
      const game = atVersion(loaded.game, version);
      if (game === undefined) throw new Failure('the server is newer than this command');
      const seat = await sitDown(client, given.seat);
      console.log(`${name} sits at seat ${seat + 1} of ${base}/#/t/${id}`);
      const next = await play(client, game, opponent);
      if (next === undefined) return 0;
      client.close();
      client = guest.enter(next);
      await waitUntil(client, ({ state }) => state !== undefined);
    }
  } catch (error) {
    // A guest who leaves no longer waits for anything: that is not an error.
    if (!left) throw error;
    return 0;
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    client.close();
    await opponent?.close();
  }
}

interface SitLink {
  readonly base: string;
  readonly table: string;
  /** Instead of a table. */
  readonly evening?: string;
}

function readLink(link: string): SitLink {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const path = readShareLink(url?.pathname ?? '')?.path ?? url?.hash.slice(1) ?? '';
  const [, table] = /^\/t\/([0-9a-z]{10})$/.exec(path) ?? [];
  const [, evening] = /^\/evening\/([0-9a-z]{12})$/.exec(path) ?? [];
  if (url === undefined || (table ?? evening) === undefined) {
    throw new Failure(
      `${link}: a link to a table ends with /t/ and ten letters or digits, that of an evening with /evening/ and twelve`,
      2,
    );
  }
  const { origin: base } = url;
  return { base, table: table ?? '', ...(evening === undefined ? {} : { evening }) };
}

/** Joins, and plays in every round until the evening is over. */
async function sitThroughEvening(
  { base, evening }: { readonly base: string; readonly evening: string },
  given: SitOptions,
  ports: GuestPorts,
): Promise<number> {
  let name = cut(given.name ?? nameOf(given.player));
  const guest = await Guest.arrive(base, name, ports);
  const client = guest.follow(evening);
  let table: TableClient | undefined;
  let left = false;
  const leave = (): void => {
    left = true;
    // Anyone who goes is not planned for the next round.
    void client.act({ kind: 'leave' }).finally(() => client.close());
    table?.close();
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  let opponent: Opponent | undefined;
  const isLeft = (): boolean => left;
  try {
    await waitForEvening(client, () => true, isLeft);
    const { settings } = client.state?.view ?? {};
    const loaded = await loadPlayers(settings?.game ?? '');
    opponent = await findOpponent(loaded, given.player ?? usualPlayer(loaded), '--player');
    const called = cut(opponent.name);
    if (given.name === undefined && called !== name && (await guest.rename(called))) name = called;
    const game = atVersion(loaded.game, settings?.version ?? 0);
    if (game === undefined) throw new Failure('the server is newer than this command');
    await join(client);
    console.log(`${name} plays in ${base}/#/evening/${evening}`);
    let played: string | undefined;
    const isNext = (state: EveningState): boolean => ![undefined, played].includes(tableOf(state));
    while (await waitForEvening(client, isNext, isLeft)) {
      played = client.state && tableOf(client.state);
      table = guest.enter(played ?? '');
      await waitUntil(table, ({ state }) => state !== undefined);
      console.log(`round ${client.state?.view.rounds.length}: ${base}/#/t/${played}`);
      await play(table, game, opponent);
      table.close();
    }
    return 0;
  } catch (error) {
    if (!left) throw error;
    return 0;
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    table?.close();
    if (!left) client.close();
    await opponent?.close();
  }
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

/** `wanted` is counted from 1, as the page counts; the seat that is had is not. */
async function sitDown(client: TableClient, wanted: number | undefined): Promise<number> {
  const { you, company } = client.state ?? {};
  const kept = you?.seat ?? undefined;
  if (kept !== undefined) {
    // In a match after another a seat is kept, and its share in the shuffle is still wanted.
    if (company?.phase === 'gathering') await take(client, kept);
    return kept;
  }
  const { seats = [], phase, locked, offered = [] } = company ?? {};
  const free = seats.flatMap(({ kind }, i) => (kind === 'free' ? [i] : []));
  const open = phase === 'gathering' && locked === false ? free : offered;
  const chosen = wanted === undefined ? open[0] : wanted - 1;
  if (open.length === 0 && phase !== 'gathering') throw new Failure(BEGUN);
  if (chosen === undefined || !open.includes(chosen)) {
    throw new Failure(
      `there is no free seat${wanted === undefined ? '' : ` ${wanted}`} at this table`,
    );
  }
  await take(client, chosen);
  return chosen;
}

async function take(client: TableClient, seat: number): Promise<void> {
  const nonce = randomBytes(16).toString('hex');
  const refused = (await client.act({ kind: 'sit', seat, nonce }))?.refused;
  if (refused === 'already-started') throw new Failure(BEGUN);
  if (refused !== undefined) throw new Failure(`seat ${seat + 1} cannot be taken: ${refused}`);
}

/** Plays to the end; the table where everybody plays on, or undefined when the others have gone. */
async function play(
  client: TableClient,
  game: Game,
  opponent: Opponent,
): Promise<string | undefined> {
  const random = new Sfc32(freshSeed());
  let told = false;
  for (;;) {
    const { state, closed } = client;
    if (closed || state === undefined) return undefined;
    const { company, scene, you } = state;
    const mine = you.seat ?? 0;
    if (company.again !== null) return company.again;
    if (company.phase === 'over') {
      if (!told) console.log(`over: ${totalsOf(scene?.sheet ?? []).join(' ')}`);
      told = true;
      // In an evening the next round is another table.
      if (state.about.evening !== undefined || !others(company, mine)) return undefined;
    }
    await agree(client, company, mine);
    if (company.phase === 'playing' && isCovered(company, mine)) await client.act({ kind: 'back' });
    else if (company.phase === 'playing' && scene?.view.turn === mine && !scene.over) {
      const move = await opponent.choose(game, scene.view, random, () => client.closed);
      const choice = choicesOf(game, scene.view).find((one) => one.move === move);
      // Late where something was taken back meanwhile: then it is asked again.
      if (choice !== undefined) {
        await client.act({ kind: 'play', step: scene.step, text: choice.text });
      }
    }
    const isNews = (now: TableClient['state']): boolean =>
      now !== undefined && (now.seq > state.seq || now.company !== company);
    await waitUntil(client, (now) => isNews(now.state));
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
async function agree(client: TableClient, company: Company, mine: number): Promise<void> {
  for (const { ask, what, yes } of company.questions) {
    if (yes.includes(mine)) continue;
    await client.act(
      what === 'again' || what === 'next'
        ? { kind: 'ask', what }
        : { kind: 'answer', ask, yes: true },
    );
  }
}
