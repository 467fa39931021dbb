/** `pakli engine` */
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('engine', done)
    .description('speak the engine protocol: JSON lines on stdin and stdout')
    .examples(
      `pakli engine <<< '{"do":"games"}'`,
      `pakli engine <<< '{"do":"new","game":"buddy-bluff","seed":1}'`,
    )
    .notes('docs/engine-protocol.md describes requests and replies.')
    .runs(async () => (await import('./engine.ts')).engine());
