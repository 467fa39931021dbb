/**
 * Players that are programs of their own, in any language: started as a
 * process, spoken to in the player half of the engine protocol, given views
 * and nothing else. Whatever such a program does wrong is an `OutsideFault`
 * that names it, never an exception and never a hang.
 *
 *     const bot = await OutsidePlayer.start('python3 examples/bot.py');
 *     if (!isFault(bot)) { const answer = await bot.go(...); await bot.close(); }
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { BaseView, Game } from '@pakli/core';
import type { Encoding } from '@pakli/core/encoding';
import { isJsonObject, type JsonObject } from '@pakli/core/shape';
import { reasonOf } from '../input/failure.ts';
import { LineSplitter, TOO_LONG } from '../input/line-splitter.ts';
import { tellAside } from '../terminal/aside.ts';
import type { MoveBudget } from './budget.ts';
import { observationOf } from './observation.ts';

/** What an outside program did wrong. */
export interface OutsideFault {
  readonly fault: 'not-started' | 'ended' | 'too-late' | 'bad-reply' | 'refused' | 'illegal-move';
  readonly command: string;
  readonly message: string;
}

export function isFault(value: unknown): value is OutsideFault {
  return isJsonObject(value) && typeof value['fault'] === 'string';
}

export function formatFault({ command, fault, message }: OutsideFault): string {
  return `outside player ${JSON.stringify(command)}: ${fault}: ${message}`;
}

export interface OutsideOptions {
  /** Of the game that it will play, for a program that wants numbers. */
  readonly encoding?: Encoding | undefined;
  /** How long it may take to start and say hello. */
  readonly helloMs?: number;
  /** How long an answer may take beyond a budget in ms, or in all with a budget in steps. */
  readonly graceMs?: number;
}

/** Some programs load a large library first. */
const HELLO_MS = 60_000;
const GRACE_MS = 10_000;
const MAX_REPLY = 1 << 20;
/** As much of what it wrote to stderr as is kept, and as much of it as a fault quotes. */
const MAX_COMPLAINT = 8_000;
const MAX_QUOTED = 300;
/** A line of it is as long as this at most, and as much of the command stands before it. */
const MAX_ASIDE = 1 << 16;
const MAX_WHO = 40;
/** For anyone who has printed something to see how the program thinks. */
const STDOUT = '(stdout is for replies alone: print to stderr, or to a file)';

export class OutsidePlayer {
  readonly command: string;
  /** What it calls itself. */
  name = '';
  /** Set if it has asked for numbers at hello. */
  private encoding: Encoding | undefined;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly graceMs: number;
  private readonly closed: Promise<void>;
  private complaint = '';
  /** The first fault, after which it is asked nothing more. */
  private broken: OutsideFault | undefined;
  private waiting: ((reply: string | OutsideFault) => void) | undefined;
  private lastId = 0;

  private constructor(command: string, words: readonly string[], graceMs: number) {
    this.command = command;
    this.graceMs = graceMs;
    this.child = spawn(words[0] ?? '', words.slice(1));
    const lines = new LineSplitter(MAX_REPLY, (line) => {
      if (line === TOO_LONG) this.settle(this.faultOf('bad-reply', 'a line is too long'));
      else if (line.trim() !== '') this.settle(line);
    });
    this.child.stdout.on('data', (chunk: Buffer) => lines.push(chunk));
    // The command and not the name it gives itself, which two versions of a program share.
    const who = command.length > MAX_WHO ? `…${command.slice(-MAX_WHO)}` : command;
    const asides = new LineSplitter(MAX_ASIDE, (line) =>
      tellAside(who, line === TOO_LONG ? '(a line that is too long)' : line),
    );
    this.child.stderr.on('data', (chunk: Buffer) => {
      asides.push(chunk);
      this.complaint = (this.complaint + chunk.toString()).slice(-MAX_COMPLAINT);
    });
    // A write to a program that has gone is reported by its end, not here.
    this.child.stdin.on('error', () => {});
    this.closed = new Promise((resolve) => {
      this.child.on('error', (error) => {
        this.fail(this.faultOf('not-started', reasonOf(error)));
        resolve();
      });
      this.child.on('close', (status, signal) => {
        asides.flush();
        const why = lastWords(this.complaint);
        const how = signal === null ? `status ${status}` : `signal ${signal}`;
        this.fail(this.faultOf('ended', `it ended with ${how}${why === '' ? '' : `: ${why}`}`));
        resolve();
      });
    });
  }

  /** Starts the program; its words are split at blanks, quotes hold them together, there is no shell. */
  static async start(
    command: string,
    { encoding, helloMs = HELLO_MS, graceMs = GRACE_MS }: OutsideOptions = {},
  ): Promise<OutsidePlayer | OutsideFault> {
    const words = splitWords(command);
    if (words.length === 0) return { fault: 'not-started', command, message: 'no command' };
    const player = new OutsidePlayer(command, words, graceMs);
    const reply = await player.ask({ do: 'hello', protocol: 1 }, helloMs);
    if (isFault(reply)) {
      await player.close();
      return reply;
    }
    if (reply['observe'] === true) {
      if (encoding === undefined) {
        await player.close();
        return player.faultOf('not-started', 'it asks for numbers, which this game does not have');
      }
      player.encoding = encoding;
    }
    player.name = typeof reply['name'] === 'string' ? reply['name'].slice(0, 100) : command;
    return player;
  }

  /** A move for the seat whose view this is, as one of the legal texts. */
  async go(
    game: Game,
    view: BaseView,
    moves: readonly string[],
    budget: MoveBudget,
  ): Promise<{ readonly move: string; readonly evaluation?: unknown } | OutsideFault> {
    const reply = await this.ask(
      {
        do: 'go',
        game: game.id,
        version: game.version,
        options: view.options,
        view,
        moves,
        budget,
        ...(this.encoding === undefined
          ? {}
          : { observation: observationOf(game, this.encoding, view) }),
      },
      ('ms' in budget ? budget.ms : 0) + this.graceMs,
    );
    if (isFault(reply)) return reply;
    const { move, evaluation } = reply;
    if (typeof move !== 'string') return this.faultOf('bad-reply', 'a reply to go has no move');
    if (!moves.includes(move)) {
      const [said, ...legal] = [move.slice(0, 40), ...moves].map((text) => JSON.stringify(text));
      return this.faultOf('illegal-move', `${said} is not one of ${legal.join(', ')}`);
    }
    return evaluation === undefined ? { move } : { move, evaluation };
  }

  /** Ends the program: politely, then not. */
  async close(): Promise<void> {
    this.child.stdin.end();
    const killing = setTimeout(() => this.kill(), 1_000);
    await this.closed;
    clearTimeout(killing);
  }

  private kill(): void {
    this.child.kill('SIGKILL');
    // What it has started itself may live on and hold them, and is not waited for.
    this.child.stdout.destroy();
    this.child.stderr.destroy();
  }

  private async ask(request: JsonObject, ms: number): Promise<JsonObject | OutsideFault> {
    if (this.broken !== undefined) return this.broken;
    const id = ++this.lastId;
    const line = await new Promise<string | OutsideFault>((resolve) => {
      const clock = setTimeout(() => {
        // After this nothing it says can be matched to a question: it is out.
        this.fail(this.faultOf('too-late', `no answer to ${String(request['do'])} in ${ms} ms`));
        this.kill();
      }, ms);
      this.waiting = (reply) => {
        clearTimeout(clock);
        resolve(reply);
      };
      this.child.stdin.write(`${JSON.stringify({ ...request, id })}\n`);
    });
    if (isFault(line)) return line;
    let reply: unknown;
    try {
      reply = JSON.parse(line);
    } catch {
      return this.faultOf('bad-reply', `not JSON: ${line.slice(0, 80)} ${STDOUT}`);
    }
    if (!isJsonObject(reply)) return this.faultOf('bad-reply', 'not an object');
    if (reply['id'] !== id) return this.faultOf('bad-reply', `it does not echo the id ${id}`);
    if (reply['ok'] === true) {
      // A fault is what we say of it, whatever it says itself.
      const { fault: _, ...said } = reply;
      return said;
    }
    if (reply['ok'] !== false) return this.faultOf('bad-reply', 'ok is neither true nor false');
    return this.faultOf('refused', (JSON.stringify(reply['error']) ?? 'no error').slice(0, 200));
  }

  private settle(reply: string | OutsideFault): void {
    const { waiting } = this;
    this.waiting = undefined;
    // A line that nobody asked for would be taken for the answer to the next question.
    if (waiting === undefined)
      this.broken ??= this.faultOf('bad-reply', `it spoke unasked ${STDOUT}`);
    else waiting(reply);
  }

  /** From now on every question is answered with this fault. */
  private fail(fault: OutsideFault): void {
    this.broken ??= fault;
    this.waiting?.(fault);
    this.waiting = undefined;
  }

  private faultOf(fault: OutsideFault['fault'], message: string): OutsideFault {
    return { fault, command: this.command, message };
  }
}

/**
 * Why a program ended, out of what it wrote to stderr: the line that names the
 * error and the place below it, where Node writes a stack and its version after
 * it, and otherwise the last line.
 */
function lastWords(complaint: string): string {
  const lines = complaint.trimEnd().split('\n');
  const at = lines.findLastIndex((line) => /^(Uncaught )?[\w.]*(Error|Exception)\b/.test(line));
  const error = lines[at];
  if (error === undefined) return (lines.at(-1) ?? '').trim().slice(0, MAX_QUOTED);
  const place = lines[at + 1]?.trim() ?? '';
  return `${error.trim().slice(0, MAX_QUOTED)}${place.startsWith('at ') ? ` ${place}` : ''}`;
}

function splitWords(command: string): string[] {
  return Array.from(
    command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}
