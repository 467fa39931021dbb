/** `pakli engine` */
import { Command } from 'commander';
import { examples, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new Command('engine')
    .description('speak the engine protocol: JSON lines on stdin and stdout')
    .addHelpText(
      'after',
      `${examples(
        `pakli engine <<< '{"do":"games"}'`,
        `pakli engine <<< '{"do":"new","game":"buddy-bluff","seed":1}'`,
      )}\n\ndocs/engine-protocol.md describes requests and replies.`,
    )
    .action(async () => {
      const { engine } = await import('./engine.ts');
      done(await engine());
    });
