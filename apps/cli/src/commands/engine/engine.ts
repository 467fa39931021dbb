/** `pakli engine`: the engine protocol on stdin and stdout; docs/engine-protocol.md describes it. */
import { FrameSplitter } from './batch/frame.ts';
import { MAX_LINE } from './request.ts';
import { EngineSession } from './session.ts';
import { LineSplitter } from '../../input/line-splitter.ts';

/** Requests that may wait while the engine thinks before it stops reading. */
const MAX_WAITING = 1000;

export async function engine(): Promise<number> {
  const session = new EngineSession((message) => {
    if (typeof message === 'string') return void process.stdout.write(`${message}\n`);
    return new Promise((resolve) => process.stdout.write(message, () => resolve()));
  });
  const lines = new LineSplitter(MAX_LINE, (line) => session.receive(line));
  const input = new FrameSplitter(
    lines,
    (frame) => session.receiveFrame(frame),
    () => session.isBinary,
  );
  for await (const chunk of process.stdin) {
    input.push(chunk as Buffer);
    if (session.waiting > MAX_WAITING) await session.idle();
  }
  lines.flush();
  session.stop();
  await session.idle();
  return 0;
}
