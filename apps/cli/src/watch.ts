/** `pakli watch GAME`: players play against each other, at a speed that can be followed. */
import { writeFileSync } from 'node:fs';
import {
  CHANCE,
  formatRecord,
  formatRefusal,
  freshSeed,
  isRefusal,
  Match,
  OVER,
  Sfc32,
  type Kinds,
} from '@pakli/core';
import { personAt, type Company } from '@pakli/text';
import { splitPlayers } from './arena/spelling.ts';
import { Failure, writingReasonOf } from './failure.ts';
import { loadGame, optionsFor, seatsFor } from './games.ts';
import { findOpponent, type Opponent } from './opponent.ts';
import { Journal } from './seat/journal.ts';
import { standings, titleOf, totalsOf } from './seat/standings.ts';
import { tableOf, type TableArt } from './table/index.ts';
import { inkFor, type Ink, type InkGiven } from './terminal/ink.ts';
import { wrap } from './terminal/lines.ts';
import { layOut } from './terminal/page.ts';
import { Interrupted, isInteractive, Screen } from './terminal/screen.ts';
import { voiceFor, type Voice } from './voice.ts';

export interface WatchOptions extends InkGiven {
  readonly players?: string;
  readonly delay: number;
  readonly seat?: number;
  readonly options: string;
  readonly seats?: number;
  readonly seed?: number;
  readonly out?: string;
  readonly lang?: string;
  readonly json?: true;
}

const MOVE_MS = 1000;
/** Each step of the speed halves or doubles the delay, between these. */
const SLOWEST = 20_000;
const FASTEST = 50;

export async function watch(id: string, given: WatchOptions): Promise<number> {
  const loaded = await loadGame(id);
  const { game } = loaded;
  const voice = await voiceFor(id, given.lang);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  if (given.seat !== undefined && given.seat >= seats) {
    throw new Failure(`--seat: there are seats 0 to ${seats - 1}`, 2);
  }
  const usual = loaded.levels.includes('strong') ? 'strong' : '';
  const players = splitPlayers(given.players ?? usual);
  if (players.length > 1 && players.length !== seats) {
    throw new Failure(`--players: one for all or ${seats}, not ${players.length}`, 2);
  }
  const random = new Sfc32(given.seed ?? freshSeed());
  // Not the generator that deals: from that one a player could read the cards to come.
  const thoughts = new Sfc32(random.next());
  const sitters: Opponent[] = [];
  try {
    for (let seat = 0; seat < seats; seat++) {
      const name = players.length === 1 ? players[0] : players[seat];
      sitters.push(await findOpponent(loaded, name, { ms: MOVE_MS }));
    }
    const { opponents } = voice.catalogue.frame;
    const called = ['Anna', opponents.first, opponents.second, opponents.third];
    const names = sitters.map(({ name }, seat) => `${called[seat] ?? seat} (${name})`);
    const match = Match.start<Kinds>(game, { options, seats, names, random });
    if (isRefusal(match)) throw new Failure(formatRefusal(match), 2);
    const ink = inkFor(given);
    const company: Company = { names, seat: given.seat ?? null };
    const art = await tableOf(game);
    const show: Show = given.json
      ? new JsonShow(match, company)
      : isInteractive()
        ? new PageShow(match, company, voice, ink, art, given.delay)
        : new LineShow(match, company, voice, ink);
    const status = await run(match, sitters, random, thoughts, show);
    if (given.out !== undefined) keep(given.out, formatRecord(match));
    return status;
  } finally {
    await Promise.all(sitters.map((sitter) => sitter.close()));
  }
}

function keep(file: string, record: string): void {
  try {
    writeFileSync(file, record);
  } catch (error) {
    throw new Failure(`--out: ${file} cannot be written: ${writingReasonOf(error)}`);
  }
}

/** How a match is shown as it goes. */
interface Show {
  /** A step has been taken; answers when the next may come, false when nobody looks any more. */
  step(): Promise<boolean>;
  /** Waits for a player, unless somebody interrupts. */
  settle<T>(work: Promise<T>): Promise<T>;
  end(): Promise<void>;
  close(): void;
}

async function run(
  match: Match<Kinds>,
  sitters: readonly Opponent[],
  random: Sfc32,
  thoughts: Sfc32,
  show: Show,
): Promise<number> {
  try {
    for (;;) {
      const { table, game } = match;
      const { turn } = table;
      if (turn === OVER) {
        if (!match.nextDeal()) break;
        continue;
      }
      if (turn === CHANCE) table.chance(random);
      else {
        const view = game.view(table.state, turn);
        const moves = view.moves.map((move) => game.format(table.state, move));
        const text = await show.settle(
          sitters[turn]?.choose(view, moves, thoughts) ?? Promise.resolve(''),
        );
        const move = table.submit(turn, text);
        if (isRefusal(move)) throw new Error(`a listed move is refused: ${formatRefusal(move)}`);
      }
      if (!(await show.step())) return 0;
    }
    await show.end();
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) return error.status;
    throw error;
  } finally {
    show.close();
  }
}

class LineShow implements Show {
  private readonly match: Match<Kinds>;
  private readonly company: Company;
  private readonly voice: Voice;
  private readonly ink: Ink;
  private readonly journal: Journal;

  constructor(match: Match<Kinds>, company: Company, voice: Voice, ink: Ink) {
    this.match = match;
    this.company = company;
    this.voice = voice;
    this.ink = ink;
    this.journal = new Journal(company, voice);
  }

  async step(): Promise<boolean> {
    for (const sentence of this.journal.update(this.match)) {
      console.log(wrap(this.ink.plain(sentence), process.stdout.columns || 80, 2).join('\n'));
    }
    return true;
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async end(): Promise<void> {
    console.log(standings(this.match, this.company, this.voice, this.ink).join('\n'));
  }

  close(): void {}
}

class JsonShow implements Show {
  private readonly match: Match<Kinds>;
  private readonly company: Company;

  constructor(match: Match<Kinds>, company: Company) {
    this.match = match;
    this.company = company;
  }

  async step(): Promise<boolean> {
    const { table, game } = this.match;
    const step = table.steps.at(-1);
    if (step === undefined) return true;
    const { state } = table.cut(table.steps.length - 1);
    const seat = this.company.seat ?? undefined;
    const told =
      step.kind === 'move'
        ? { seat: step.seat, move: game.format(state, step.move, seat) }
        : { deal: game.formatDeal(state, step.outcome, step.outcome.length, seat) };
    const seen = step.events.flatMap((event) => game.seen(event, seat) ?? []);
    console.log(JSON.stringify({ ...told, seen }));
    return true;
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async end(): Promise<void> {
    const { names, totals, places } = this.match;
    console.log(JSON.stringify({ over: true, names, totals, places }));
  }

  close(): void {}
}

class PageShow implements Show {
  private readonly screen = new Screen();
  private readonly match: Match<Kinds>;
  private readonly company: Company;
  private readonly voice: Voice;
  private readonly ink: Ink;
  private readonly art: TableArt;
  private readonly journal: Journal;
  private delay: number;
  private paused = false;

  constructor(
    match: Match<Kinds>,
    company: Company,
    voice: Voice,
    ink: Ink,
    art: TableArt,
    delay: number,
  ) {
    this.match = match;
    this.company = company;
    this.voice = voice;
    this.ink = ink;
    this.art = art;
    this.delay = delay;
    this.journal = new Journal(company, voice);
    this.screen.onResize = () => this.draw();
    this.screen.open();
  }

  async step(): Promise<boolean> {
    this.journal.update(this.match);
    const until = performance.now() + this.delay;
    for (;;) {
      this.draw();
      const left = this.paused ? Infinity : until - performance.now();
      if (left <= 0) return true;
      const key = await this.screen.key(left);
      if (key === undefined) return true;
      if (key.name === 'q' || key.name === 'escape') return false;
      if (key.name === 'n' || key.name === 'right') return true;
      if (key.name === 'space') this.paused = !this.paused;
      if (key.name === '+') this.delay = Math.max(FASTEST, this.delay / 2);
      if (key.name === '-') this.delay = Math.min(SLOWEST, Math.max(FASTEST, this.delay) * 2);
    }
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return this.screen.settle(work);
  }

  async end(): Promise<void> {
    for (;;) {
      this.draw();
      const key = await this.screen.key();
      if (key?.name === 'q' || key?.name === 'escape' || key?.name === 'return') return;
    }
  }

  close(): void {
    this.screen.close();
    const { match, company, voice, ink } = this;
    if (match.over) console.log(standings(match, company, voice, ink).join('\n'));
  }

  private draw(): void {
    const { match, company, voice, ink, art } = this;
    const { words, catalogue } = voice;
    const { game, table } = match;
    const seconds = (this.delay / 1000).toLocaleString(voice.locale);
    const page = layOut(
      {
        title: titleOf(match, art, voice),
        turn: table.turn < 0 ? '' : catalogue.frame.table.thinking(personAt(company, table.turn)),
        art,
        view: game.view(table.state, company.seat ?? undefined),
        company,
        catalogue,
        totals: totalsOf(match, art, voice),
        log: this.journal.lines,
        body: {
          title: catalogue.frame.result.title,
          lines: () => (match.over ? standings(match, company, voice, ink) : []),
        },
        showHand: true,
        more: words.more,
        message: match.over
          ? words.watch.ended
          : this.paused
            ? words.watch.paused
            : words.watch.pause(seconds),
        prompt: '',
        typed: undefined,
        footer: words.watch.keys,
      },
      ink,
      this.screen,
    );
    this.screen.draw(page.lines);
  }
}
