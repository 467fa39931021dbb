/** How a person is asked: on a page with keys, or line by line through a pipe. Both show the same things. */
import { createInterface, type Interface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { complete, edit, EMPTY, lineOf, type EditorLine } from '../../terminal/editor.ts';
import type { Ink } from '../../terminal/ink.ts';
import { layOut, layPlain, type TerminalPage } from '../../table/page.ts';
import { Screen } from '../../terminal/screen.ts';
import { flow, padTo, wrap } from '../../terminal/lines.ts';

/** A page but for what is being typed, which may change what it shows. */
export type Draft = (typed: string) => Omit<TerminalPage, 'typed'>;

export interface Dialogue {
  /** Is somebody looking, so that it is worth waiting for them? */
  readonly live: boolean;
  show(draft: Draft): void;
  /** The next line, or undefined when the input has ended. `back` takes back what was chosen before. */
  ask(
    draft: Draft,
    candidates: (typed: string) => readonly string[],
    back: () => void,
  ): Promise<string | undefined>;
  /** Sentences before the table, alone on a page. */
  tell(lines: readonly string[]): void;
  /** The same under a title, over whatever was in sight; what was typed before is not an answer. */
  cover(title: string, lines: readonly string[]): void;
  /** The next of these letters that is typed; undefined when the input has ended or none comes in time. */
  letter(letters: readonly string[], ms?: number): Promise<string | undefined>;
  /** A text of any length, to be read and closed. */
  read(lines: readonly string[], footer: string): Promise<void>;
  /** Waits for work unless somebody interrupts. */
  settle<T>(work: Promise<T>): Promise<T>;
  pause(ms: number): Promise<void>;
  close(): void;
}

export class PageDialogue implements Dialogue {
  readonly live = true;
  private readonly ink: Ink;
  private readonly screen: Screen;
  private redraw: () => void = () => {};

  constructor(ink: Ink) {
    this.ink = ink;
    this.screen = new Screen();
    this.screen.onResize = () => this.redraw();
  }

  show(draft: Draft): void {
    this.redraw = () => this.draw(draft, undefined);
    this.redraw();
  }

  async ask(
    draft: Draft,
    candidates: (typed: string) => readonly string[],
    back: () => void,
  ): Promise<string | undefined> {
    let line = EMPTY;
    this.redraw = () => this.draw(draft, line);
    for (;;) {
      this.redraw();
      const key = await this.screen.key();
      if (key === undefined) continue;
      if (key.name === 'return' || key.name === 'enter') return line.text;
      if (key.name === 'escape' && line.text === '') back();
      if (key.ctrl && key.name === 'd' && line.text === '') return undefined;
      line =
        key.name === 'tab' ? lineOf(complete(line.text, candidates(line.text))) : edit(line, key);
    }
  }

  tell(lines: readonly string[]): void {
    const { ink, screen } = this;
    this.redraw = () => {
      screen.draw(lines.flatMap((line) => wrap(` ${ink.plain(line)}`, screen.columns - 1, 1)));
    };
    screen.open();
    this.redraw();
  }

  cover(title: string, lines: readonly string[]): void {
    const { ink, screen } = this;
    screen.forgetKeys();
    this.redraw = () => {
      const bar = ink.paint('inverse', padTo(` ${ink.plain(title)}`, screen.columns));
      const above = Array<string>(Math.floor(screen.rows / 4)).fill('');
      const width = screen.columns - 2;
      const dot = ` ${ink.signs.dot} `;
      const [first = [], ...rest] = lines.map((line) =>
        (line === '' ? [''] : flow(ink.plain(line).split(dot), width, dot))
          .flatMap((part) => wrap(part, width))
          .map((part) => ` ${part}`),
      );
      screen.draw([bar, ...above, ...first.map((line) => ink.bold(line)), ...rest.flat()]);
    };
    screen.open();
    this.redraw();
  }

  async letter(letters: readonly string[], ms: number = Infinity): Promise<string | undefined> {
    const until = performance.now() + ms;
    for (;;) {
      const key = await this.screen.key(until - performance.now());
      if (key === undefined) return undefined;
      const letter = key.name === 'escape' ? 'q' : key.text.toLowerCase();
      if (letters.includes(letter)) return letter;
    }
  }

  async read(lines: readonly string[], footer: string): Promise<void> {
    let top = 0;
    const { ink, screen } = this;
    const height = (): number => screen.rows - 1;
    const last = (): number => Math.max(0, lines.length - height());
    this.redraw = () => {
      const shown = lines.slice(top, top + height());
      const blank = Array<string>(height() - shown.length).fill('');
      screen.draw([...shown, ...blank, ink.paint('inverse', ` ${ink.plain(footer)} `)]);
    };
    for (;;) {
      this.redraw();
      const key = await screen.key();
      const name = key?.name ?? '';
      if (name === 'q' || name === 'escape' || name === 'return') return;
      if (name === 'down' || name === 'j') top += 1;
      else if (name === 'up' || name === 'k') top -= 1;
      else if (name === 'space' || name === 'pagedown') top += height() - 1;
      else if (name === 'b' || name === 'pageup') top -= height() - 1;
      else if (name === 'home') top = 0;
      else if (name === 'end') top = last();
      top = Math.min(Math.max(top, 0), last());
    }
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return this.screen.settle(work);
  }

  async pause(ms: number): Promise<void> {
    await this.settle(setTimeout(ms));
  }

  close(): void {
    this.screen.close();
  }

  private draw(draft: Draft, typed: EditorLine | undefined): void {
    // Only now: earlier errors are printed on the terminal as it was.
    this.screen.open();
    const { columns, rows } = this.screen;
    const { lines, cursor } = layOut({ ...draft(typed?.text ?? ''), typed }, this.ink, {
      columns,
      rows,
    });
    this.screen.draw(lines, cursor);
  }
}

/** Through a pipe: what is new is printed, and a line is read. */
export class PipeDialogue implements Dialogue {
  readonly live = false;
  private readonly ink: Ink;
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;
  private said = 0;
  private readonly printed = { table: '', body: '' };

  constructor(ink: Ink) {
    this.ink = ink;
    this.input = createInterface({ input: process.stdin });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  show(): void {}

  async ask(draft: Draft): Promise<string | undefined> {
    const page = { ...draft(''), typed: EMPTY };
    const log = page.log.slice(Math.min(this.said, page.log.length));
    this.said = page.log.length;
    const laid = layPlain({ ...page, log }, this.ink, process.stdout.columns || 80);
    this.print([...laid.log, ...this.fresh('table', laid.table), ...this.fresh('body', laid.body)]);
    this.print(laid.message);
    process.stdout.write(`${this.ink.plain(page.prompt)} > `);
    const line = await this.lines.next();
    if (line.done === true) {
      console.log();
      return undefined;
    }
    // A terminal shows what is typed; a pipe does not.
    if (!process.stdin.isTTY) console.log(line.value);
    // Anyone who asks to see it again is shown all of it.
    if (['', '?'].includes(line.value.trim())) this.printed.table = this.printed.body = '';
    return line.value;
  }

  tell(lines: readonly string[]): void {
    const width = process.stdout.columns || 80;
    this.print(lines.flatMap((line) => wrap(this.ink.plain(line), width)));
  }

  cover(title: string, lines: readonly string[]): void {
    this.tell([title, ...lines]);
  }

  async letter(letters: readonly string[], ms?: number): Promise<string | undefined> {
    if (ms !== undefined) {
      await setTimeout(ms);
      return undefined;
    }
    for (;;) {
      process.stdout.write('> ');
      const line = await this.lines.next();
      console.log(line.done === true || process.stdin.isTTY ? '' : line.value);
      if (line.done === true) return undefined;
      const typed = line.value.trim().toLowerCase();
      if (letters.includes(typed)) return typed;
    }
  }

  async read(lines: readonly string[]): Promise<void> {
    this.print(lines);
  }

  /** Nothing if it was printed last time. */
  private fresh(part: 'table' | 'body', lines: readonly string[]): readonly string[] {
    const text = lines.join('\n');
    if (this.printed[part] === text) return [];
    this.printed[part] = text;
    return lines;
  }

  private print(lines: readonly string[]): void {
    if (lines.length > 0) console.log(lines.join('\n'));
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async pause(): Promise<void> {}

  close(): void {
    this.input.close();
  }

  /** Sentences that no question follows any more. */
  tellRest(log: readonly string[]): void {
    for (const sentence of log.slice(this.said)) {
      console.log(wrap(this.ink.plain(sentence), process.stdout.columns || 80, 2).join('\n'));
    }
    this.said = log.length;
  }
}
