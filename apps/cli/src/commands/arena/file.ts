/**
 * The result file of an arena, JSON lines: the plan, then a line for every finished
 * block, in the order in which they were finished. The same command resumes where it
 * ended; a last line that was torn by a power cut is cut off.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import {
  explain,
  fits,
  listOf,
  numberOf,
  oneOf,
  parseJson,
  strictObjectOf,
  tupleOf,
  whole,
  type Shape,
} from '@pakli/core/shape';
import { LARGEST_LIST, tooLong } from '../../input/content.ts';
import { Failure, reasonOf, writingReasonOf } from '../../input/failure.ts';
import { Lock, type Holder } from '../../input/lock.ts';
import { FIELDS, seatings, SOME, THINKING_TIME, type ArenaBlock, type ArenaPlan } from './plan.ts';

const FORMAT = 'pakli-arena/1';

const HEAD = strictObjectOf({ format: oneOf([FORMAT]), ...FIELDS }, SOME);

/** The shape of a block line of a plan. */
export function blockShape(plan: ArenaPlan): Shape<ArenaBlock> {
  const { players, seats, luck } = plan;
  const games = seatings(plan).length;
  const fields = {
    block: whole(0),
    scores: listOf(listOf(numberOf(), seats), games),
    efforts: listOf(THINKING_TIME, players.length),
  };
  if (luck === undefined) return strictObjectOf(fields);
  return strictObjectOf({ ...fields, luck: listOf(tupleOf(numberOf(), numberOf()), games) });
}

/** The text of a file, empty where there is none. */
function readText(path: string): string {
  try {
    const there = statSync(path);
    if (there.isDirectory()) throw new Error('is a directory');
    // A device may never end.
    if (!there.isFile()) throw new Error('is not a file');
    if (there.size > LARGEST_LIST) throw tooLong(there.size, LARGEST_LIST);
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'no such file') return '';
    throw new Failure(`--out: ${path}: ${reason}`, 2);
  }
}

/** The plan at the top of a result file, or undefined for a file that is new or torn in its first line. */
function planOf(path: string, text: string): ArenaPlan | undefined {
  const end = text.indexOf('\n');
  if (end < 0) {
    const opening = `{"format":"${FORMAT}"`;
    if (text.startsWith(opening) || opening.startsWith(text)) return undefined;
    throw new Failure(`--out: ${path} is not a result file of an arena`, 2);
  }
  const head = parseJson(text.slice(0, end));
  if (!fits(HEAD, head)) throw new Failure(`--out: ${path} is not a result file of an arena`, 2);
  const { format: _, ...plan } = head;
  return plan;
}

/** The seed of a file that already has one, so that continuing needs no `--seed`. */
export function seedOf(path: string): number | undefined {
  return planOf(path, readText(path))?.seed;
}

/** What a command and a file of another command disagree about. */
function difference(theirs: ArenaPlan, ours: ArenaPlan): string | undefined {
  for (const key of [
    'game',
    'version',
    'options',
    'seats',
    'players',
    'seed',
    'unit',
    'luck',
    'sides',
  ] as const) {
    const [there, here] = [JSON.stringify(theirs[key]), JSON.stringify(ours[key])];
    if (there !== here) return `its ${key} is ${there} and here it is ${here}`;
  }
  return undefined;
}

/** Undefined where the lock cannot be written: then neither can the file, which is reported. */
function claimed(path: string): Lock | Holder | undefined {
  try {
    return Lock.claim(path);
  } catch {
    return undefined;
  }
}

export class ResultFile {
  readonly path: string;
  /** What was played before. */
  readonly blocks: readonly ArenaBlock[];
  private readonly descriptor: number;
  private readonly lock: Lock | undefined;

  private constructor(
    path: string,
    blocks: readonly ArenaBlock[],
    descriptor: number,
    lock: Lock | undefined,
  ) {
    this.path = path;
    this.blocks = blocks;
    this.descriptor = descriptor;
    this.lock = lock;
  }

  /** Opens the file of a plan, or begins it. Refuses one that belongs to another plan, or that another arena writes. */
  static open(path: string, plan: ArenaPlan): ResultFile {
    // Before it is read: two arenas would play the same deals.
    const lock = claimed(path);
    if (lock !== undefined && 'pid' in lock) {
      throw new Failure(`--out: another arena writes ${path} (process ${lock.pid})`);
    }
    try {
      return ResultFile.openLocked(path, plan, lock);
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  private static openLocked(path: string, plan: ArenaPlan, lock: Lock | undefined): ResultFile {
    const text = readText(path);
    const found = planOf(path, text);
    const other = found === undefined ? undefined : difference(found, plan);
    if (other !== undefined) {
      throw new Failure(`--out: ${path} belongs to another command: ${other}`, 2);
    }
    const whole = found === undefined ? '' : text.slice(0, text.lastIndexOf('\n') + 1);
    const blocks = readBlocks(path, plan, whole);
    try {
      const descriptor = openSync(path, 'a');
      ftruncateSync(descriptor, Buffer.byteLength(whole));
      const file = new ResultFile(path, blocks, descriptor, lock);
      if (found === undefined) file.write({ format: FORMAT, ...plan });
      return file;
    } catch (error) {
      throw new Failure(`--out: ${path} cannot be written: ${writingReasonOf(error)}`, 2);
    }
  }

  add(block: ArenaBlock): void {
    try {
      this.write(block);
    } catch (error) {
      throw new Failure(`--out: ${this.path} cannot be written: ${writingReasonOf(error)}`);
    }
  }

  close(): void {
    closeSync(this.descriptor);
    this.lock?.release();
  }

  private write(line: object): void {
    // Writes all of it: a nearly full disk may take a part.
    writeFileSync(this.descriptor, `${JSON.stringify(line)}\n`);
  }
}

function readBlocks(path: string, plan: ArenaPlan, text: string): ArenaBlock[] {
  const shape = blockShape(plan);
  const blocks = new Map<number, ArenaBlock>();
  for (const [index, line] of text.split('\n').entries()) {
    if (index === 0 || line === '') continue;
    const block = parseJson(line);
    if (!fits(shape, block)) {
      const why = block === undefined ? 'it is not JSON' : explain(shape, block);
      throw new Failure(
        `--out: ${path}, line ${index + 1} is not a block of this arena: ${why}`,
        2,
      );
    }
    if (!blocks.has(block.block)) blocks.set(block.block, block);
  }
  return [...blocks.values()];
}
