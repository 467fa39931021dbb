/**
 * The leak law of the boards of a day: the bytes sent to people before they have played a board do
 * not depend on the board or on what others did with it. Two servers hold days that differ in just
 * that, and both answer every possible request.
 */
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Day } from '@pakli/host';
import { PROTOCOL } from '@pakli/protocol';
import { Admission } from '../apps/server/src/admission.ts';
import type { LiveDay } from '../apps/server/src/day/live-day.ts';
import { api } from '../apps/server/src/http.ts';
import { arrive } from '../apps/server/src/node.ts';
import { Cookie } from '../apps/server/src/people.ts';
import { Socket, type ServerSocket } from '../apps/server/src/socket.ts';
import { inHouse, STILL, type Indoors } from '../apps/server/test/context.ts';
import { firstDifference } from '../packages/host/test/twins.ts';
import { dayTwins, READER, type DayTwins } from './day-twins.ts';

const PEOPLE = 6;
/** Has played nothing. */
const NEWCOMER = 5;
const keyOf = (person: number): string => `key-${person}-`.padEnd(22, 'k');

type HttpAnswer = readonly [status: number, headers: readonly (readonly string[])[], body: string];

/** A leak built into the servers, to check that it is noticed. */
export interface PlantedDayLeak {
  readonly name: string;
  /** Changes the server's code; the result restores it. */
  readonly install?: () => () => void;
  /** Changes an answer about a day by the truth. */
  readonly answer?: (answer: HttpAnswer, day: Day) => HttpAnswer;
}

export interface ComparedDays {
  readonly answers: number;
  /** What was played differently in the other world. */
  readonly differ: boolean;
  readonly faults: readonly string[];
}

/** Every request by everybody who may make it: what each of them was sent. */
async function heardIn(
  house: Indoors,
  twins: readonly DayTwins[],
  plant: PlantedDayLeak | undefined,
): Promise<Map<string, string>> {
  const { context, people, tables, evenings, days } = house;
  const admission = new Admission(context.settings, context.refusals, () => 0);
  const cookie = new Cookie(false);
  const app = api({ context, admission, cookie, people, tables, evenings, days });
  const heard = new Map<string, string>();
  const truth = async (id: string): Promise<Day> =>
    Reflect.get((await days.find(id)) as LiveDay, 'day') as Day;
  const ask = async (person: number | undefined, path: string, day?: string): Promise<void> => {
    const headers = { cookie: person === undefined ? '' : `pakli=${keyOf(person)}` };
    const incoming = { headers: { host: 'localhost' }, socket: { remoteAddress: '10.0.0.1' } };
    const answer = await app.fetch(new Request(`http://localhost${path}`, { headers }), {
      incoming,
    });
    const got: HttpAnswer = [answer.status, [...answer.headers], await answer.text()];
    const changed = day === undefined ? got : plant?.answer?.(got, await truth(day));
    heard.set(`${person ?? 'nobody'} ${path}`, JSON.stringify(changed ?? got));
  };
  /** Opens the page of a table. */
  const connect = async (person: number | undefined, table: string): Promise<void> => {
    const { comer, target } = await arrive(
      house,
      person === undefined ? [] : [keyOf(person)],
      table,
    );
    const frames: string[] = [];
    const events = new EventEmitter();
    const socket: ServerSocket = Object.assign(events, {
      bufferedAmount: 0,
      send: (text: string, sent: () => void) => {
        frames.push(text);
        sent();
      },
      close: (code: number) => void frames.push(`close ${code}`),
      terminate: () => {},
      pong: () => {},
    });
    if (typeof target === 'object') {
      const who = { person: comer, screen: false, shownBy: comer?.id };
      Socket.attach(socket, { cork: () => {}, uncork: () => {} }, context, target, who);
      const hello = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null });
      events.emit('message', Buffer.from(hello), false);
      await (await tables.find(table))?.look(() => 0);
      await new Promise((resolve) => setImmediate(resolve));
      events.emit('close');
      await (await tables.find(table))?.look(() => 0);
    } else frames.push(target);
    heard.set(`${person ?? 'nobody'} at ${table}`, JSON.stringify(frames));
  };
  for (const person of [READER, NEWCOMER, undefined]) {
    await ask(person, '/hello');
    await ask(person, '/days');
    for (const { day, tables: others, own } of twins) {
      await ask(person, `/days/${day}`, day);
      for (const file of ['before', 'boards', 'results', 'results.csv', 'decisions.csv']) {
        await ask(person, `/days/${day}/${file}`);
      }
      for (const board of [1, 2]) {
        for (let run = 0; run < 4; run++)
          await ask(person, `/days/${day}/boards/${board}/field/${run}`);
      }
      for (const table of [...others.flat(), ...own.slice(1)]) {
        await ask(person, `/tables/${table}/record`);
        await ask(person, `/tables?ids=${table}`);
        await connect(person, table);
      }
    }
  }
  return heard;
}

export async function compareDays(seed: number, plant?: PlantedDayLeak): Promise<ComparedDays> {
  const twins = await dayTwins(seed);
  const undo = plant?.install?.();
  const settings = { boards: 3, pace: { ...STILL, evening: 2 ** 30 } };
  const worlds: Map<string, string>[] = [];
  const played: string[] = [];
  try {
    for (const world of [0, 1]) {
      await inHouse(
        async (house) => {
          for (let one = 0; one < PEOPLE; one++) {
            const device = createHash('sha256').update(keyOf(one)).digest();
            const person = { id: `person-${one}`, name: `Name ${one}` };
            await house.context.store.addPerson(person, device, 0);
          }
          const logs = twins.flatMap((one) => one.worlds[world] ?? []);
          for (const log of logs) await house.context.store.create(log);
          worlds.push(await heardIn(house, twins, plant));
          played.push(JSON.stringify(logs.map(({ rows }) => rows)));
        },
        { settings },
      );
    }
  } finally {
    undo?.();
  }
  const [one, other] = worlds;
  const faults = [...(one ?? [])].flatMap(([asked, text]) => {
    const there = other?.get(asked) ?? '';
    return text === there ? [] : [`${asked}: ${firstDifference(text, there)}`];
  });
  return { answers: one?.size ?? 0, differ: played[0] !== played[1], faults };
}
