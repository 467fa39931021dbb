/** `pakli serve` */
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('serve', done)
    .description('serve the page and tables by link, for people on several devices')
    .option('--port <n>', 'where to listen (default: 4180, or the next one that is free)')
    .option(
      '--address <address>',
      'where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody',
    )
    .option('--lan', 'also for people in the same network; prints the address as a QR code')
    .option('--data <folder>', 'where tables are stored (default: data in the clone)')
    .option('--postgres <url>', 'a PostgreSQL that several servers share, instead of a folder')
    .option('--nats <url>', 'a NATS through which those servers notify each other')
    .option(
      '--drain <s>',
      'seconds during which people are sent to the others before this one stops',
    )
    .option('--page <folder>', 'an already built page (default: build it if it has changed)')
    .option('--origin <url>', 'where people reach the page, such as https://cards.example')
    .option('--proxy <addresses>', 'trusted proxies (X-Forwarded-For): 127.0.0.1,...')
    .option('--threads <n>', 'threads in which computers think (default: all cores but one)')
    .option('--boards <n>', 'boards of the day of every game; 0: none (default: 5)')
    .option('--metrics-port <n>', 'port for metrics, on this machine only')
    .option('--limits <list>', 'name=number,...: docs/hosting.md lists them')
    .option('--backup <file>', 'only copy the data to a file; works while the server runs')
    .option('--reports', 'only print who was reported at tables, one JSON line each')
    .examples(
      'pakli serve --lan',
      'pakli serve --data /srv/pakli --port 8080 --origin https://cards.example --proxy 127.0.0.1',
      'pakli serve --data /srv/pakli --backup /srv/backup/pakli.db',
    )
    .notes('Every option can also be set in the environment: docs/hosting.md.')
    .runs(async (given) => (await import('./serve.ts')).serve(given));
