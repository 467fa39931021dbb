/**
 * A table on a page of any size: title, table, score, log, what can be done,
 * and the line that is typed. Narrow pages stack them; wide ones put score and
 * log beside the table.
 */
import type { BaseView } from '@pakli/core';
import type { Catalogue, Audience } from '@pakli/text';
import type { TerminalWords } from '@pakli/text/terminal';
import type { TableArt } from './index.ts';
import type { EditorLine } from '../terminal/editor.ts';
import type { Ink } from '../terminal/ink.ts';
import { cutTo, flow, padTo, ruled, widthOf, wrap } from '../terminal/lines.ts';

export interface Body {
  readonly title: (width: number) => string;
  /** As many lines as there is room for; what does not fit says of itself how much is missing. */
  readonly lines: (width: number, room: number) => readonly string[];
  /** How many lines it needs when it is as short as it can be and nothing is missing. */
  readonly least: (width: number) => number;
  /** Are all cards of the hand in it, where nothing is missing, so that they need not stand above? */
  readonly showsHand?: boolean;
}

/** A body that has one form only. */
export function plainBody(
  title: string,
  ink: Ink,
  lines: (width: number) => readonly string[],
): Body {
  return {
    title: () => title,
    lines(width, room) {
      const all = lines(width);
      if (all.length <= room) return all;
      return room < 1 ? [] : [...all.slice(0, room - 1), ink.dim(` ${ink.signs.dots}`)];
    },
    least: (width) => lines(width).length,
  };
}

export interface TerminalPage {
  readonly title: readonly string[];
  /** Whose turn it is, at the right of the title. */
  readonly turn: string;
  readonly art: TableArt;
  readonly view: BaseView;
  readonly company: Audience;
  readonly catalogue: Catalogue;
  readonly words: TerminalWords;
  /** Points of the deals before, where there are some. */
  readonly totals: string;
  /** Sentences, oldest first. */
  readonly log: readonly string[];
  /** What stands under the table: the moves, a hint, a result. */
  readonly body: Body;
  readonly message: string;
  readonly prompt: string;
  readonly typed: EditorLine | undefined;
  readonly footer: string;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface LaidOut {
  readonly lines: readonly string[];
  readonly cursor: { readonly row: number; readonly column: number } | undefined;
}

/** From here on the score and the log stand beside the table. */
const WIDE = 110;
const PANEL = 42;
const LEAST_LOG = 2;
const LEAST_BODY = 6;
/** No table fits in less. */
const LEAST: Size = { columns: 40, rows: 12 };

export function layOut(page: TerminalPage, ink: Ink, { columns, rows }: Size): LaidOut {
  if (columns < LEAST.columns || rows < LEAST.rows) {
    const told = ink.plain(page.words.tooSmall(LEAST.columns, LEAST.rows));
    return { lines: wrap(told, columns), cursor: undefined };
  }
  const wide = columns >= WIDE;
  const width = wide ? columns - PANEL - 3 : columns;
  const bottom = bottomOf(page, ink, { columns, rows });
  const room = rows - 1 - bottom.lines.length;
  const blocks = blocksOf(page, ink, { room, width, wide });
  const middle = wide ? besidePanel(page, ink, blocks) : stacked(page, ink, blocks);
  const all = [titleOf(page, ink, columns), ...middle, ...bottom.lines];
  const lines = all.map((line) => cutTo(line, columns));
  const cursor =
    page.typed === undefined
      ? undefined
      : { row: lines.length - bottom.fromEnd, column: bottom.column };
  return { lines, cursor };
}

/** The same without a screen, in parts: anyone who prints them leaves out what has not changed. */
export interface LaidPlain {
  readonly log: readonly string[];
  readonly table: readonly string[];
  readonly body: readonly string[];
  readonly message: readonly string[];
}

export function layPlain(page: TerminalPage, ink: Ink, columns: number): LaidPlain {
  const width = Math.min(columns, WIDE);
  const rule = (title: string): string => ruled(ink.plain(title), width, ink.signs.across);
  const body = page.body.lines(width, Infinity).map((line) => ink.plain(line));
  return {
    log: page.log.flatMap((sentence) => wrap(ink.plain(sentence), width, 2)),
    table: [
      '',
      rule([...page.title, ...statusOf(page, ink, width)].join(` ${ink.signs.dot} `)),
      ...drawTable(page, ink, width, true),
      ...(page.body.showsHand === true ? [] : handLines(page, ink, width)),
      ...scoreOf(page, ink, width),
    ],
    body: body.length === 0 ? [] : [rule(page.body.title(width)), ...body],
    message: page.message === '' ? [] : wrap(ink.plain(page.message), width),
  };
}

function settingOf(
  page: TerminalPage,
  ink: Ink,
  width: number,
  roomy: boolean,
): Parameters<TableArt['draw']>[1] {
  const { company, catalogue, words } = page;
  return { ink, width, roomy, company, catalogue, words };
}

/** The hand of the one who looks, each card of it, on as many lines as it needs. */
function handLines(page: TerminalPage, ink: Ink, width: number): string[] {
  const { art, view, catalogue } = page;
  if (art.holds !== undefined) {
    return art.holds(view, settingOf(page, ink, width, false)).map((line) => ink.plain(line));
  }
  const [first, ...rest] = (art.hand?.(view) ?? []).map((card) => ink.card(card));
  if (first === undefined) return [];
  return flow([` ${ink.plain(catalogue.frame.table.hand)}: ${first}`, ...rest], width, '  ', 4);
}

function drawTable(page: TerminalPage, ink: Ink, width: number, roomy: boolean): string[] {
  const drawn = page.art.draw(page.view, settingOf(page, ink, width, roomy));
  return drawn.map((line) => ink.plain(line));
}

function scoreOf(page: TerminalPage, ink: Ink, width: number): string[] {
  const score = page.art.score(page.view, settingOf(page, ink, width, false));
  const totals = page.totals === '' ? [] : wrap(` ${page.totals}`, width, 3);
  return [...score, ...totals].map((line) => ink.plain(line));
}

function statusOf(page: TerminalPage, ink: Ink, width: number): readonly string[] {
  return page.art.status(page.view, settingOf(page, ink, width, false));
}

function titleOf(page: TerminalPage, ink: Ink, columns: number): string {
  const parts = [...page.title, ...statusOf(page, ink, columns)].map((part) => ink.plain(part));
  const turn = ink.plain(page.turn);
  const [left = ''] = flow(parts, columns - widthOf(turn) - 3, ` ${ink.signs.dot} `);
  return ink.paint('inverse', `${padTo(` ${left}`, columns - widthOf(turn) - 1)}${turn} `);
}

interface Bottom {
  readonly lines: readonly string[];
  /** The prompt stands so many lines from the end, and the cursor in this column. */
  readonly fromEnd: number;
  readonly column: number;
}

function bottomOf(page: TerminalPage, ink: Ink, { columns, rows }: Size): Bottom {
  const message = page.message === '' ? [''] : wrap(` ${ink.plain(page.message)}`, columns - 1, 1);
  const prompt = ` ${ink.plain(page.prompt)} ${ink.signs.arrow} `;
  const typed = page.typed?.text ?? '';
  // A long text is shown from its end.
  const space = columns - widthOf(prompt) - 1;
  const hidden = Math.max(0, (page.typed?.cursor ?? 0) - space);
  const shown = Array.from(typed).slice(hidden).join('');
  // On a narrow page what the keys do takes two lines, if it has many of them.
  const keys = ink.plain(page.footer).split(` ${ink.signs.dot} `);
  const footer = flow(keys, columns - 1, ` ${ink.signs.dot} `)
    .slice(0, rows < 20 ? 1 : 2)
    .map((line) => ` ${line}`);
  return {
    lines: [
      ...message.map((line) => ink.paint('yellow', line)),
      ...(page.typed === undefined ? [] : [cutTo(`${ink.bold(prompt)}${shown}`, columns)]),
      ...footer.map((line) => ink.dim(line)),
    ],
    fromEnd: footer.length + 1,
    column: widthOf(prompt) + (page.typed?.cursor ?? 0) - hidden,
  };
}

interface Area {
  readonly room: number;
  readonly width: number;
  readonly wide: boolean;
}

interface Blocks extends Area {
  readonly table: readonly string[];
  readonly score: readonly string[];
  readonly body: readonly string[];
}

/**
 * What can be done now comes first, then the hand, of which no card is ever
 * left out; the score and a table too high for the page give way.
 */
function blocksOf(page: TerminalPage, ink: Ink, area: Area): Blocks {
  const held = handLines(page, ink, area.width);
  const inBody = page.body.showsHand === true;
  const blocks = withHand(page, ink, area, inBody ? [] : held);
  const whole = blocks.body.length >= page.body.least(area.width);
  return whole || !inBody ? blocks : withHand(page, ink, area, held);
}

function withHand(page: TerminalPage, ink: Ink, area: Area, held: readonly string[]): Blocks {
  const { room, width, wide } = area;
  const least = page.body.least(width);
  const forRest = room - held.length - Math.min(least, LEAST_BODY) - 1;
  const told = scoreOf(page, ink, wide ? PANEL : width);
  const close = drawTable(page, ink, width, false);
  // What was just done comes before the score.
  const lastMove = 1 + linesOf(page.log.at(-1) ?? '', ink, width).length;
  const forScore = room - held.length - least - 1 - lastMove;
  const score = wide
    ? told
    : told.slice(0, Math.max(0, Math.min(forRest, forScore) - close.length));
  const around = held.length + 1 + (wide ? 1 : LEAST_LOG + 1 + score.length);
  const roomy = drawTable(page, ink, width, true);
  const fits = roomy.length + around + least <= room;
  const above = (fits ? roomy : close).slice(0, Math.max(0, forRest - (wide ? 1 : score.length)));
  const table = [...above, ...held];
  const used = table.length + (wide ? 2 : score.length + 1);
  // With room to spare the log has a part of it; the moves need theirs now.
  const forBody = Math.max(room - used - (wide ? 0 : LEAST_LOG + 1), Math.min(least, room - used));
  const body = page.body.lines(width, Math.max(0, forBody)).map((line) => ink.plain(line));
  return { ...area, table, score, body };
}

function stacked(page: TerminalPage, ink: Ink, blocks: Blocks): string[] {
  const { room, width, table, score, body } = blocks;
  const rule = (title: string): string => ink.dim(ruled(ink.plain(title), width, ink.signs.across));
  const forLog = room - table.length - score.length - (body.length === 0 ? 0 : body.length + 1) - 1;
  const log = logLines(page, ink, width, forLog);
  const lines = [
    ...table,
    ...score,
    ...(forLog < 1 || log.length === 0 ? [] : [rule(page.catalogue.frame.table.log), ...log]),
    ...(body.length === 0 ? [] : [rule(page.body.title(width)), ...body]),
  ];
  return [...lines, ...Array<string>(Math.max(0, room - lines.length)).fill('')].slice(0, room);
}

function besidePanel(page: TerminalPage, ink: Ink, blocks: Blocks): string[] {
  const { room, width, table, score, body } = blocks;
  const rule = (title: string, wide: number): string =>
    ink.dim(ruled(ink.plain(title), wide, ink.signs.across));
  const left = [
    ...table,
    '',
    ...(body.length === 0 ? [] : [rule(page.body.title(width), width), ...body]),
  ];
  const { frame } = page.catalogue;
  const head = [rule(frame.table.score, PANEL), ...score, rule(frame.table.log, PANEL)];
  const right = [...head, ...logLines(page, ink, PANEL, room - head.length)];
  const down = ink.dim(ink.signs.down);
  return Array.from(
    { length: room },
    (_, i) => `${padTo(cutTo(left[i] ?? '', width), width)} ${down} ${right[i] ?? ''}`,
  );
}

/** The end of the log, in as many lines as there is room for. */
function logLines(page: TerminalPage, ink: Ink, width: number, room: number): string[] {
  const lines: string[] = [];
  for (const sentence of page.log.toReversed()) {
    const told = linesOf(sentence, ink, width);
    // Half a sentence is printed only where there is nothing else.
    if (lines.length > 0 && lines.length + told.length > room) break;
    lines.unshift(...told);
  }
  return lines.slice(0, Math.max(0, room));
}

function linesOf(sentence: string, ink: Ink, width: number): string[] {
  return wrap(` ${ink.plain(sentence)}`, width, 3);
}
