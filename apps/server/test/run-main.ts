/** Runs the command in this process: its output and its exit status. */
import { vi } from 'vitest';
import { main } from '../src/main.ts';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function runMain(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const code = await main(args, env);
    const [said = '', complained = ''] = [out, err].map(({ mock }) => mock.calls.flat().join('\n'));
    return { code, out: said, err: complained };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
