/** `pakli serve` */
import { Command } from 'commander';
import { examples, type Define } from '../../given/options.ts';

export const define: Define = (done) =>
  new Command('serve')
    .description('serve the page and tables by link, for people on several devices')
    .option('--port <n>', 'where to listen (default: 4180, or the next one that is free)')
    .option('--address <address>', 'whom to hear: 127.0.0.1 this machine alone, 0.0.0.0 everybody')
    .option('--lan', 'people in the same network come too; prints the address as a QR code')
    .option('--data <folder>', 'where tables are kept (default: data in the clone)')
    .option('--postgres <url>', 'a PostgreSQL that several servers share, instead of a folder')
    .option('--nats <url>', 'a NATS over which those servers tell each other what is new')
    .option('--drain <s>', 'seconds in which people are sent to the others before this one stops')
    .option('--page <folder>', 'a page that is built already (default: build it if it has changed)')
    .option('--origin <url>', 'where people reach the page, such as https://cards.example')
    .option('--proxy <addresses>', 'proxies whose word about addresses is taken: 127.0.0.1,...')
    .option('--threads <n>', 'in how many threads computers think (default: all cores but one)')
    .option('--metrics-port <n>', 'where numbers are told, to this machine alone')
    .option('--limits <list>', 'name=number,...: docs/hosting.md lists them')
    .option('--backup <file>', 'only copy the data to a file, also while it is served')
    .option('--reports', 'only tell who was reported at tables, a line of JSON each')
    .addHelpText(
      'after',
      examples(
        'pakli serve --lan',
        'pakli serve --data /srv/pakli --port 8080 --origin https://cards.example --proxy 127.0.0.1',
        'pakli serve --data /srv/pakli --backup /srv/backup/pakli.db',
      ),
    )
    .addHelpText('after', '\nEvery option has a name in the environment too: docs/hosting.md.')
    .action(async (given: Readonly<Record<string, string | true>>) => {
      const { serve } = await import('./serve.ts');
      done(await serve(given));
    });
