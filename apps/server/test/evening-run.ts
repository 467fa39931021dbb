/**
 * A whole evening of simulated people over real sockets, at a server that is killed again and again:
 *
 *     node --conditions=@pakli/source apps/server/test/evening-run.ts --people 42 --rounds 7 --boards 9 --kill 20
 *
 * prints how long it took until all were in, until all sat at their tables with cards, how often the
 * server was killed, and how many results were lost, doubled or changed: those of the evening are
 * compared with the records of all tables. `--stop-at-start` ends after the first cards: with
 * `--people 300` a hundred tables begin in the same second. PAKLI_TEST_STORE is another database.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { findGame } from '@pakli/catalogue';
import {
  EveningClient,
  SocketWire,
  type TableClient,
  type EveningFrame,
  type EveningState,
} from '@pakli/client';
import { isRefusal, parseRecord, replayRecord, type Game } from '@pakli/core';
import type { EveningToServer } from '@pakli/protocol';
import { ask, guest, type Guest } from './client.ts';
import { openEvening } from './evening-client.ts';
import { KilledServer, playOut } from './killed-server.ts';
import { readOptions } from '../../../scripts/options.ts';

const { values } = readOptions({
  options: {
    people: { type: 'string', default: '42' },
    rounds: { type: 'string', default: '7' },
    boards: { type: 'string', default: '9' },
    /** Seconds between kills; 0: never. */
    kill: { type: 'string', default: '20' },
    'stop-at-start': { type: 'boolean', default: false },
  },
});
const [people, rounds, boards, killSeconds] = [
  values.people,
  values.rounds,
  values.boards,
  values.kill,
].map(Number) as [number, number, number, number];

const server = await KilledServer.start();
const { base } = server;

class Entrant {
  readonly client: EveningClient;
  private readonly person: Guest;

  constructor(person: Guest, evening: string, key?: string) {
    this.person = person;
    const wire = new SocketWire<EveningToServer, EveningFrame>(server.connectTo(person, evening));
    this.client = new EveningClient(wire, key);
    this.client.open();
  }

  get state(): EveningState {
    if (this.client.state === undefined) throw new Error('nothing is known yet');
    return this.client.state;
  }

  async until(is: (state: EveningState) => boolean): Promise<void> {
    while (this.client.state === undefined || !is(this.client.state)) {
      await new Promise<void>((resolve) => {
        const stop = this.client.listen(() => {
          stop();
          resolve();
        });
      });
    }
  }

  /** The table of this round, with its first cards. */
  async sit(): Promise<TableClient> {
    const { view, you } = this.state;
    const tables = view.rounds.at(-1)?.tables ?? [];
    const table = tables.find(({ entrants }) => entrants.includes(you.entrant))?.table ?? '';
    return server.sit(this.person, table);
  }
}

/** Results by board and table, according to the records of all tables. */
async function recounted(
  game: Game,
  person: Guest,
  state: EveningState,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [number, { tables }] of state.view.rounds.entries()) {
    for (const { table } of tables) {
      const answer = await ask(person, 'GET', `/tables/${table}/record`);
      const { record } = (await answer.json()) as { record: string };
      const parsed = parseRecord(record);
      const match = isRefusal(parsed) ? parsed : replayRecord(game, parsed);
      if (isRefusal(match)) throw new Error(`${table}: ${match.refused}`);
      match.tables.forEach(({ deal, state: end }, at) => {
        const scores = game.scores(end);
        const lines = scores.map((_, line) => scores[(deal.starter + line) % scores.length]);
        found.set(`${number * boards + at} ${table}`, lines.join(' '));
      });
    }
  }
  return found;
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  const found = await findGame('ulti')?.load();
  if (found === undefined) throw new Error('there is no Ulti');
  const { game } = found;
  const guests: Guest[] = [];
  for (let i = 0; i < people; i++)
    guests.push(await guest(base, `P ${String.fromCharCode(65 + (i % 26))}${i}`));
  const wish = { game: 'ulti', rules: `deals=${boards}`, rounds, title: 'Run' };
  const { evening, key } = await openEvening(guests[0]!, wish);
  const director = new Entrant(guests[0]!, evening, key);
  const entrants = guests.map((one) => new Entrant(one, evening));
  await Promise.all(entrants.map((one) => one.until(() => true)));
  const joining = performance.now();
  const refusals = await Promise.all(entrants.map(({ client }) => client.act({ kind: 'join' })));
  console.log(
    `${people} people in after ${seconds(joining)} s, ${refusals.filter(Boolean).length} refused`,
  );
  if (refusals.some(Boolean)) throw new Error(`not all are in: ${refusals.find(Boolean)?.refused}`);
  await director.until(({ view }) => view.entrants.length === people);
  void server.killEvery(killSeconds);
  const shown: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const pressed = performance.now();
    const began = await director.client.act({ kind: 'round' });
    if (began !== undefined) throw new Error(`round ${round}: ${began.refused}`);
    const took: number[] = [];
    const tables = await Promise.all(
      entrants.map(async (one) => {
        await one.until(({ view }) => view.rounds.length >= round);
        const table = await one.sit();
        took.push(performance.now() - pressed);
        return table;
      }),
    );
    const [middle, last] = [median(took), Math.max(...took)].map((ms) => (ms / 1000).toFixed(2));
    console.log(`round ${round}: cards after ${middle} s in the middle, ${last} s for the last`);
    if (values['stop-at-start']) break;
    await Promise.all(tables.map((table) => playOut(table, game)));
    await director.until(({ view }) => view.rounds[round - 1]?.finished === true);
    shown.push(JSON.stringify(director.state.view.rounds[round - 1]?.results));
    console.log(`round ${round}: over after ${seconds(pressed)} s, ${server.kills} kills so far`);
  }
  server.spare();
  if (!values['stop-at-start']) {
    await wait(1000);
    const results = director.state.view.rounds.flatMap((one) => one.results);
    const truth = await recounted(game, guests[0]!, director.state);
    const names = results.map(({ board, table }) => `${board} ${table}`);
    const lost = [...truth.keys()].filter((name) => !names.includes(name)).length;
    const doubled = names.length - new Set(names).size;
    const changed =
      results.filter(
        ({ board, table, scores }) => truth.get(`${board} ${table}`) !== scores.join(' '),
      ).length +
      director.state.view.rounds.filter(({ results: now }, at) => JSON.stringify(now) !== shown[at])
        .length;
    console.log(
      `${results.length} results, ${server.kills} kills: ${lost} lost, ${doubled} doubled, ${changed} changed`,
    );
    if (lost + doubled + changed > 0 || truth.size !== results.length) process.exitCode = 1;
  }
} finally {
  server.close();
}
process.exit();
