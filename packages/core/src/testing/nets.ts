/** Checks of the file of a net, for any game. */
import { checksum } from '../checksum.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';
import { netOf, PlainNet } from '../net.ts';
import { readNet, type NetShape, type RowTable, type Sparse, type Training } from '../net-file.ts';

/** A net, and what its file must contain. */
export interface NetSubject {
  readonly bytes: Uint8Array;
  readonly table: Pick<RowTable, 'rows' | 'checksum'>;
  /** The other sizes of the net. */
  readonly shape: Omit<NetShape, 'rows'>;
  /** The largest acceptable download. */
  readonly mostBytes: number;
  /** Its training; it must have seen more games than this. */
  readonly made: Pick<Training, 'game' | 'generation' | 'games'>;
  /** The trainer's scores of some positions, and a checksum of their rows. */
  readonly golden: { readonly rows: string; readonly scores: readonly number[] };
  readonly positions: readonly Sparse[];
}

/** The faults of a net: wrong rows, too large, of unknown origin, or scores that differ from the trainer's. */
export function netFaults(subject: NetSubject): string[] {
  const { bytes, table, made, golden, positions } = subject;
  const file = readNet(bytes, table.checksum);
  if (isRefusal(file)) return [formatRefusal(file)];
  const faults: string[] = [];
  const hold = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  const { rows, parts, width, middle } = file.shape;
  const wanted = subject.shape;
  hold(rows === table.rows, `it has ${rows} rows and not ${table.rows}`);
  hold(parts === wanted.parts, `it has ${parts} parts and not ${wanted.parts}`);
  hold(
    width === wanted.width && middle === wanted.middle,
    `its layers are ${width} and ${middle} wide`,
  );
  hold(bytes.length <= subject.mostBytes, `it has ${bytes.length} bytes`);
  const { game, generation, games, commit } = file.training;
  hold(game === made.game, `it was made for ${game}`);
  hold(generation === made.generation, `it is of generation ${generation}`);
  hold(games > made.games, `it was made of ${games} games`);
  hold(/^[0-9a-f]{7,40}$/.test(commit), `it names no commit: ${commit}`);
  const lines = positions.map((known) => known.rows.subarray(0, known.ends.at(-1)).join(' '));
  hold(checksum(lines) === golden.rows, 'the trainer has answered in other positions');
  hold(positions.length === golden.scores.length, 'the trainer has answered in fewer positions');
  const [plain, quick] = [new PlainNet(file), netOf(file)];
  for (const [n, known] of positions.entries()) {
    const score = plain.score(known);
    hold(quick.score(known) === score, `position ${n}: four at a time answer otherwise than loops`);
    hold(
      Math.abs(score - (golden.scores[n] ?? Infinity)) < 1e-3,
      `position ${n}: ${score}, and the trainer says ${golden.scores[n]}`,
    );
  }
  return faults;
}
