/** Reduces the faults of a failing run to a minimal list: none of the rest can be omitted. */
import type { Fault } from './faults.ts';

export async function shrink(
  faults: readonly Fault[],
  fails: (faults: readonly Fault[]) => Promise<boolean>,
): Promise<readonly Fault[]> {
  let left = faults;
  for (;;) {
    const before = left;
    for (const fault of before) {
      const fewer = left.filter((one) => one !== fault);
      if (await fails(fewer)) left = fewer;
    }
    if (left.length === before.length) return left;
  }
}
