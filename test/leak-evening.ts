/**
 * The leak law across the tables of an evening. Two servers hold evenings that differ in what
 * nobody may know before the round is over: cards, bids, points and times of other tables, and
 * cards of boards to come. All bytes sent to players, latecomers, strangers, screens, the director
 * and link previews must be the same.
 */
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Sfc32, type Random } from '@pakli/core';
import type { Evening, Room } from '@pakli/host';
import { PROTOCOL, type Command } from '@pakli/protocol';
import { Admission } from '../apps/server/src/admission.ts';
import type { LiveEvening } from '../apps/server/src/evening/live-evening.ts';
import { api } from '../apps/server/src/http.ts';
import type { LiveTable } from '../apps/server/src/live-table.ts';
import { arrive, MY_TABLES } from '../apps/server/src/node.ts';
import { Cookie } from '../apps/server/src/people.ts';
import { Pictures } from '../apps/server/src/picture/pictures.ts';
import { linkAt, previewHead } from '../apps/server/src/preview.ts';
import { Socket, type ServerSocket } from '../apps/server/src/socket.ts';
import { inHouse, send, STILL, type Indoors } from '../apps/server/test/context.ts';
import { firstDifference } from '../packages/host/test/twins.ts';
import { DIRECTOR_KEY, eveningTwins, type EveningTwins } from './evening-twins.ts';

/** More than ever play; the last ones come late, and one of them directs. */
const PEOPLE = 16;
const LATE = PEOPLE - 2;
const DIRECTOR = PEOPLE - 1;
const STEPS = 3;
/** Nothing happens on its own. */
const PACE = { ...STILL, nextDeal: 1e9, evening: 1e9, putAway: 1e9 };

const keyOf = (person: number): string => `key-${person}-`.padEnd(22, 'k');
const idOf = (person: number): string => `person-${person}`;

/** A leak built into the servers, to check that it is noticed. */
export interface PlantedLeak {
  readonly name: string;
  /** Changes the server's code; the result restores it. */
  readonly install?: () => () => void;
  /** Changes a frame by the truth. */
  readonly frame?: (text: string, truth: Truth) => string;
  /** Changes the response to a request. */
  readonly answer?: (answer: HttpAnswer, truth: Truth) => HttpAnswer;
}

export interface Truth {
  readonly evening: Evening;
  /** Who gets it. */
  readonly reader: string;
  /** The tables of the round; the reader sits at the first. */
  readonly rooms: () => readonly Room[];
}

type HttpAnswer = readonly [status: number, headers: readonly (readonly string[])[], body: string];

export interface ComparedEvening {
  readonly frames: number;
  /** What was dealt or played differently in the other world. */
  readonly differ: boolean;
  readonly faults: readonly string[];
}

/** One server, and everything heard from it. */
class World {
  private readonly house: Indoors;
  private readonly plant: PlantedLeak | undefined;
  private twins: EveningTwins | undefined;
  private readonly app: ReturnType<typeof api>;
  private readonly pictures: Pictures;
  private heard = new Map<string, string[]>();
  private sockets: EventEmitter[] = [];
  private commands = 0;

  constructor(house: Indoors, plant: PlantedLeak | undefined) {
    this.house = house;
    this.plant = plant;
    const { context, people, tables, evenings, days } = house;
    const admission = new Admission(context.settings, context.refusals, () => 0);
    const cookie = new Cookie(false);
    this.app = api({ context, admission, cookie, people, tables, evenings, days });
    this.pictures = new Pictures(context, { tables, evenings });
  }

  async enter(twins: EveningTwins, world: number): Promise<void> {
    this.twins = twins;
    this.heard = new Map();
    this.commands = 0;
    const { store } = this.house.context;
    for (const log of twins.worlds[world] ?? []) await store.create(log);
    for (const [table, people] of twins.seated) await store.noteSeats(table, people);
    await this.wake();
  }

  private get id(): string {
    return this.twins?.evening ?? '';
  }

  private async live(): Promise<LiveEvening> {
    const live = await this.house.evenings.find(this.id);
    if (live === undefined) throw new Error('no evening');
    return live;
  }

  /** The evening itself, which no reader sees. */
  async evening(): Promise<Evening> {
    return Reflect.get(await this.live(), 'evening') as Evening;
  }

  /** The server checks what is due, as it does every few seconds. */
  async wake(): Promise<void> {
    await this.house.evenings.wake(this.id);
    await this.settle();
  }

  /** Waits until nothing is in progress any more. */
  private async settle(): Promise<void> {
    for (const table of await this.ownTables()) await table.look(() => 0);
    await (await this.live()).isShown(0);
    await new Promise((resolve) => setImmediate(resolve));
  }

  private async ownTables(): Promise<LiveTable[]> {
    const found: LiveTable[] = [];
    for (const id of this.twins?.tables ?? []) {
      const live = await this.house.tables.find(id);
      if (live !== undefined) found.push(live);
    }
    return found;
  }

  private note(reader: string, text: string): void {
    const all = this.heard.get(reader) ?? [];
    this.heard.set(reader, all);
    all.push(text);
  }

  private async truth(reader: string): Promise<Truth> {
    const evening = await this.evening();
    const tables = await this.ownTables();
    const rooms = (): Room[] =>
      tables.map((one) => (Reflect.get(one, 'tableLog') as { readonly room: Room }).room);
    return { evening, reader, rooms };
  }

  /** Opens a page: of the evening, or of a table. */
  async connect(reader: string, id: string, person?: number, more: object = {}): Promise<void> {
    const { context } = this.house;
    const keys = person === undefined ? [] : [keyOf(person)];
    const { comer, target } = await arrive(this.house, keys, id);
    if (typeof target === 'string') {
      this.note(reader, target);
      return;
    }
    const events = new EventEmitter();
    const truth = await this.truth(reader);
    const socket: ServerSocket = Object.assign(events, {
      bufferedAmount: 0,
      send: (text: string, sent: () => void) => {
        this.note(reader, this.plant?.frame?.(text, truth) ?? text);
        sent();
      },
      close: (code: number) => this.note(reader, `close ${code}`),
      terminate: () => {},
      pong: () => this.note(reader, 'pong'),
    });
    const screen = reader === 'screen';
    const stream = { cork: () => {}, uncork: () => {} };
    const who = { person: screen ? undefined : comer, screen, shownBy: comer?.id };
    Socket.attach(socket, stream, context, target, who);
    this.sockets.push(events);
    this.send(events, { kind: 'hello', protocol: PROTOCOL, ...more });
    await this.settle();
    // The number that anyone may ask for is a byte, too.
    this.send(events, { kind: 'ping', seq: 0 });
    if (comer !== undefined && id !== MY_TABLES) {
      const command = { kind: 'adjust', board: 0, award: 'average', reason: 'noise' };
      this.send(events, { kind: 'do', id: `adjust-${this.sockets.length}`, command });
    }
    await this.settle();
    // Later lists of one's own tables depend on the machine's clock: only the first is compared.
    if (id === MY_TABLES) events.emit('close');
  }

  private send(socket: EventEmitter, frame: object): void {
    socket.emit('message', Buffer.from(JSON.stringify(frame)), false);
  }

  async ask(reader: string, path: string, person?: number): Promise<void> {
    const cookie = person === undefined ? '' : `pakli=${keyOf(person)}`;
    const incoming = { headers: { host: 'localhost' }, socket: { remoteAddress: '10.0.0.1' } };
    const request = new Request(`http://localhost${path}`, { headers: { cookie } });
    const answer = await this.app.fetch(request, { incoming });
    const got: HttpAnswer = [answer.status, [...answer.headers], await answer.text()];
    await this.answer(reader, path, got);
  }

  /** What an app shows for a pasted link. */
  async preview(path: string): Promise<void> {
    const head = await previewHead(path, 'http://localhost');
    await this.answer('preview', path, [200, [], head ?? '']);
    const link = linkAt(path);
    const picture = link && (await this.pictures.of(link));
    const png = Buffer.from(picture ?? []).toString('base64');
    await this.answer('picture', path, [200, [], png]);
  }

  private async answer(reader: string, path: string, got: HttpAnswer): Promise<void> {
    const truth = await this.truth(reader);
    this.note(reader, JSON.stringify([path, ...(this.plant?.answer?.(got, truth) ?? got)]));
  }

  /** All routes that answer requests without changing anything. */
  get addresses(): ReadonlySet<string> {
    // One may have several handlers: who may ask, how often, and the answer.
    return new Set(this.app.routes.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
  }

  /** Everything dealt and played at the tables of the round. */
  async played(): Promise<string> {
    const { rooms } = await this.truth('');
    return JSON.stringify(rooms().map(({ match }) => match?.tables.map(({ steps }) => steps)));
  }

  /** This many moves at one table, until the board is over. */
  async play(table: string, random: Random, moves: number): Promise<void> {
    const live = await this.house.tables.find(table);
    if (live === undefined) return;
    for (let n = 0; n < moves; n++) {
      const next = await live.look((room) => {
        const { turn, match, steps, occupants } = room;
        if (turn === undefined || match === undefined) return undefined;
        const { moves: choices } = match.game.view(match.table.state, turn);
        const move = choices[random.below(choices.length)] ?? 0;
        const occupant = occupants[turn];
        const person = occupant?.kind === 'person' ? occupant.person : '';
        return { step: steps, text: match.game.formatTruth(match.table.state, move), person };
      });
      if (next === undefined) return;
      const { step, text, person } = next;
      await this.act(live, person, { kind: 'play', step, text });
    }
  }

  /** Everybody at a table continues to the next board. */
  async nextBoard(table: string): Promise<void> {
    const live = await this.house.tables.find(table);
    const people = await live?.look(({ occupants, turn, phase }) =>
      turn === undefined && phase === 'playing'
        ? occupants.flatMap((one) => (one.kind === 'person' ? [one.person] : []))
        : [],
    );
    for (const person of people ?? []) {
      if (live !== undefined) await this.act(live, person, { kind: 'ask', what: 'next' });
    }
  }

  private async act(live: LiveTable, person: string, command: Command): Promise<void> {
    const letter = { kind: 'do', id: `do-${this.commands++}`, command } as const;
    await send(live, { id: person, name: person }, letter);
  }

  move(ms: number): void {
    this.house.clock.move(ms);
  }

  leave(): ReadonlyMap<string, readonly string[]> {
    const { heard } = this;
    for (const socket of this.sockets) socket.emit('close');
    this.sockets = [];
    return heard;
  }
}

/** Two servers that know the same people. */
export async function withWorlds(
  work: (worlds: readonly [World, World]) => Promise<void>,
  plant?: PlantedLeak,
): Promise<void> {
  const undo = plant?.install?.();
  const enter = async (house: Indoors): Promise<World> => {
    for (let one = 0; one < PEOPLE; one++) {
      const device = createHash('sha256').update(keyOf(one)).digest();
      const name = String.fromCharCode(65 + one).repeat(3);
      await house.context.store.addPerson({ id: idOf(one), name }, device, 0);
    }
    return new World(house, plant);
  };
  const setting = { settings: { pace: PACE } };
  try {
    await inHouse(
      async (one) =>
        inHouse(async (other) => work([await enter(one), await enter(other)]), setting),
      setting,
    );
  } finally {
    undo?.();
  }
}

/** One evening in both worlds, until just before its round is over. */
export async function compareEvenings(
  worlds: readonly [World, World],
  seed: number,
): Promise<ComparedEvening> {
  const twins = await eveningTwins(seed);
  const shared = new Sfc32(seed + 1);
  // A director knows how many boards each table has finished, so it is the same in these pairs.
  const directed = shared.below(2) === 0;
  const plans = Array.from({ length: STEPS }, () =>
    twins.tables.slice(1).map(() => shared.below(3)),
  );
  const ownMoves = shared.below(12);
  const progress: string[][] = [];
  const heard = await Promise.all(
    worlds.map(async (world, number) => {
      await world.enter(twins, number);
      const own = new Sfc32(seed * 2 + number);
      const same = new Sfc32(seed + 2);
      await lookAround(world, twins, directed);
      const steps: string[] = [];
      for (const plan of plans) {
        world.move(60_000);
        for (const [at, table] of twins.tables.slice(1).entries()) {
          // The round must not be over.
          const last = twins.finished && at === twins.tables.length - 2;
          const many = Math.min(last ? 1 : 2, (directed ? plan[at] : own.below(3)) ?? 0);
          if (many === 0) continue;
          await world.nextBoard(table);
          await world.play(table, own, many === 1 ? 1 + own.below(4) : Infinity);
        }
        if (twins.dealtAtOnce) await world.play(twins.tables[0] ?? '', same, ownMoves);
        await world.wake();
        const { round } = await world.evening();
        const done = twins.tables.map(
          (table) => round?.results.filter((one) => one.table === table).length,
        );
        steps.push(JSON.stringify(done));
        // Spectators already hear what is sent; and anybody may ask.
        await world.ask('request of a stranger', `/evenings/${twins.evening}/results`);
      }
      await lookAround(world, twins, directed);
      progress[number] = steps;
      return { all: world.leave(), truth: await world.played() };
    }),
  );
  const [one, other] = heard;
  if (one === undefined || other === undefined) throw new Error('there are two worlds');
  const alike = JSON.stringify(progress[0]) === JSON.stringify(progress[1]);
  const faults: string[] = [];
  let frames = 0;
  for (const [reader, texts] of one.all) {
    // They finished boards at other times, which a director may know.
    if (reader.startsWith('director') && !alike) continue;
    const others = other.all.get(reader) ?? [];
    frames += texts.length;
    if (texts.length !== others.length) {
      faults.push(`${reader}: ${texts.length} frames, and ${others.length}`);
    }
    texts.forEach((text, i) => {
      if (text === (others[i] ?? text)) return;
      faults.push(`${reader}, frame ${i}: ${firstDifference(text, others[i] ?? '')}`);
    });
  }
  return { frames, differ: one.truth !== other.truth, faults };
}

/** All pages that anybody can open, and all requests. */
async function lookAround(world: World, twins: EveningTwins, directed: boolean): Promise<void> {
  const { evening, game, tables, earlier, reader: player } = twins;
  // Two devices of a player, a latecomer or second name, a stranger, and a screen.
  const readers: readonly (readonly [string, number | undefined])[] = [
    ['player', player],
    ['second device', player],
    ['second name', LATE],
    ['stranger', undefined],
    ['screen', player],
  ];
  for (const [reader, person] of readers) {
    await world.connect(reader, evening, person);
    for (const table of [...tables, ...earlier]) {
      await world.connect(reader, table, person, { since: null });
    }
  }
  if (directed) await world.connect('director', evening, DIRECTOR, { key: DIRECTOR_KEY });
  await world.connect('list of tables', MY_TABLES, player);
  for (const person of [player, LATE, undefined]) {
    for (const path of pathsOf(twins)) {
      await world.ask(`request of ${person ?? 'a stranger'}`, path, person);
    }
  }
  for (const path of [`evening/${evening}`, ...tables.map((table) => `t/${table}`)]) {
    await world.preview(`/link/hu/${game}/${path}`);
  }
}

/** Every request that may concern an evening. */
function pathsOf({ evening, series, tables }: EveningTwins): readonly string[] {
  return Object.entries(ASKED).flatMap(([path, of]) => {
    if (of === 'elsewhere') return [];
    const ids = { none: [''], evening: [evening], series: [series], tables }[of];
    return ids.map((id) => path.replace(':id', id));
  });
}

/** All routes, by what their `:id` is; `elsewhere`: nothing of an evening goes into it. */
export const ASKED: Readonly<
  Record<string, 'none' | 'evening' | 'series' | 'tables' | 'elsewhere'>
> = {
  '/hello': 'none',
  '/me': 'none',
  '/me/blocks': 'none',
  '/me/export': 'none',
  '/me/passkeys': 'none',
  '/open': 'none',
  '/tables': 'none',
  '/tables/:id/open': 'tables',
  '/tables/:id/record': 'tables',
  '/evenings/:id/results': 'evening',
  '/evenings/:id/results.csv': 'evening',
  '/series/:id': 'series',
  '/series/:id/standings.csv': 'series',
  // A key of the server.
  '/push': 'elsewhere',
  // Times by which a player must move at a table of their own.
  '/calendar/:key{[\\w-]+\\.ics}': 'elsewhere',
  // Boards of a day have a law of their own.
  '/days': 'elsewhere',
  '/days/:day': 'elsewhere',
  '/days/:day/before': 'elsewhere',
  '/days/:day/boards': 'elsewhere',
  '/days/:day/boards/:board/field/:run': 'elsewhere',
  '/days/:day/decisions.csv': 'elsewhere',
  '/days/:day/results': 'elsewhere',
  '/days/:day/results.csv': 'elsewhere',
};
