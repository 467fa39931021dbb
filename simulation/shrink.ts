/** The faults without any of which a run would not fail: none of those that are left can be left out. */
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
