/** `pakli worker` */
import { CommandLine, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('worker', done)
    .description('play for arenas on other machines')
    .argument('<address>', 'a NATS that both reach, such as nats://192.168.1.5:4222')
    .option('--threads <n>', 'threads (default: one for every core)', whole(1, 256))
    .examples(
      'pakli worker nats://192.168.1.5:4222',
      'pakli arena mulle --players expert,strong --deals 2000 --workers nats://192.168.1.5:4222',
    )
    .notes('All machines need the same version of Pakli. docs/arena.md says more.')
    .runs(async (address, options) => (await import('./worker.ts')).worker(address, options));
