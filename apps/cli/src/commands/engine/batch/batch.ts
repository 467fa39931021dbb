/**
 * Batches for learning programs: `batch` opens one with a JSON line; every step after that is one
 * binary frame with an action per match, answered by one with everything that the program needs for
 * the next (docs/engine-protocol.md, "Batches").
 */
import { observationSize } from '@pakli/core/encoding';
import { isErrorReply, error, type EngineReply } from '../reply.ts';
import type { RequestOf } from '../request.ts';
import { loadPackage, optionsOf, seatsOf } from '../games.ts';
import { noNumbers } from '../observation.ts';
import {
  errorFrame,
  FRAME_HEADER_BYTES,
  FRAME_STEP,
  writeHeader,
  type BatchFrame,
} from './frame.ts';
import { Matches, type BatchResult } from './matches.ts';

const MOST_BATCHES = 64;

interface Batch {
  readonly matches: Matches;
  /** The header and all arrays of fixed length. */
  readonly frame: Buffer;
}

export class Batches {
  private readonly batches = new Map<number, Batch>();
  private last = 0;

  async open(request: RequestOf<'batch'>): Promise<EngineReply> {
    if (this.batches.size >= MOST_BATCHES) {
      return error('too-many-batches', 'do', `there may be ${MOST_BATCHES}: close some`);
    }
    const loaded = await loadPackage(request.game);
    if (isErrorReply(loaded)) return loaded;
    const { game, encoding } = loaded;
    if (encoding === undefined) return noNumbers(game.id);
    const options = optionsOf(game, request.options);
    if (isErrorReply(options)) return options;
    const seats = seatsOf(game, request.seats);
    if (typeof seats !== 'number') return seats;
    const { size, seed, stride = size } = request;
    const width = observationSize(encoding, options, seats);
    const { frame, standing } = layOut(size, seats, width);
    const start = { options, seats, size, seed, stride };
    const matches = new Matches(game, encoding, start, standing);
    const batch = (this.last % 0xffff) + 1;
    this.last = batch;
    this.batches.set(batch, { matches, frame });
    return { ok: true, batch, seats, size, numbers: width };
  }

  close(batch: number): EngineReply {
    if (!this.batches.delete(batch)) return error('no-batch', 'batch', 'there is no such batch');
    return { ok: true, batches: this.batches.size };
  }

  /** Answers a frame with the pieces of a frame. */
  answer({ kind, batch: number, body }: BatchFrame): readonly Uint8Array[] {
    const failed = (id: string, at: string, message: string): readonly Uint8Array[] => [
      errorFrame(number, error(id, at, message).error),
    ];
    const batch = this.batches.get(number);
    if (kind !== FRAME_STEP)
      return failed('unknown-frame', 'kind', `kind ${FRAME_STEP} is expected`);
    if (batch === undefined) return failed('no-batch', 'batch', 'begin with the request batch');
    const { matches, frame } = batch;
    if (body.length !== 0 && body.length !== matches.size * 4) {
      return failed('bad-frame', 'actions', `${matches.size} actions of 4 bytes are expected`);
    }
    if (body.length > 0) {
      const actions = new Int32Array(matches.size);
      new Uint8Array(actions.buffer).set(body);
      const wrong = matches.step(actions);
      if (wrong !== undefined) {
        const legal = matches.actionsOf(wrong).join(', ');
        const message = `table ${wrong}: action ${actions[wrong]} may not be done now, but ${legal}`;
        return failed('not-an-action', `actions[${wrong}]`, message);
      }
    }
    const { actions, listed } = matches;
    const ragged = new Uint8Array(actions.buffer, 0, listed * 4);
    const bytes = frame.length - FRAME_HEADER_BYTES + ragged.length;
    writeHeader(frame, FRAME_STEP, number, bytes);
    return [frame, ragged];
  }
}

/** One block of memory for the header and all arrays, the widest numbers first so that all are aligned. */
function layOut(
  rows: number,
  seats: number,
  width: number,
): { readonly frame: Buffer; readonly standing: BatchResult } {
  const wide = rows * seats * 8;
  const memory = new ArrayBuffer(FRAME_HEADER_BYTES + 2 * wide + rows * width * 4 + 3 * rows * 4);
  let at = FRAME_HEADER_BYTES;
  const take = <T>(bytes: number, make: (from: number) => T): T => {
    const made = make(at);
    at += bytes;
    return made;
  };
  const doubles = (): Float64Array =>
    take(wide, (from) => new Float64Array(memory, from, rows * seats));
  const integers = (): Int32Array => take(rows * 4, (from) => new Int32Array(memory, from, rows));
  const standing = {
    payoffs: doubles(),
    totals: doubles(),
    numbers: take(rows * width * 4, (from) => new Float32Array(memory, from, rows * width)),
    turns: integers(),
    counts: integers(),
    ends: integers(),
  };
  return { frame: Buffer.from(memory), standing };
}
