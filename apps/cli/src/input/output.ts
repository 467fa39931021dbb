/** Makes sure that output is written, or that the command fails and says so. */
import { fstatSync, writeFileSync } from 'node:fs';
import { writingReasonOf } from './failure.ts';

export function guardOutput(): void {
  const { stdout } = process;
  // Node's stream to a file writes once and forgets what did not fit on the disc.
  if (isFile(stdout.fd)) {
    stdout._write = (chunk: Uint8Array, _encoding, done) => {
      try {
        writeFileSync(stdout.fd, chunk);
        done();
      } catch (error) {
        done(error as Error);
      }
    };
  }
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output has gone (`pakli replay x | head`).
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`pakli: the output cannot be written: ${writingReasonOf(error)}`);
    process.exit(1);
  });
}

/** Yields to the event loop, so that a command that prints much notices that its reader has gone. */
export function outputHeard(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}
