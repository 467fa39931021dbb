/**
 * `npm run build`: the page as files for any web server, in `apps/web/dist`;
 * with guests a second time with them, in `dist`.
 *
 *     npm run build -- --with ./scopa.ts
 */
import { join } from 'node:path';
import { build } from 'vite';
import { seatGuests } from '../apps/web/scripts/guests.ts';
import { bring } from './with.ts';

const house = join(import.meta.dirname, '..');
const app = join(house, 'apps/web');
const brought = await bring(process.argv.slice(2));
if (brought === undefined) process.exitCode = 2;
else {
  const { guests } = brought;
  await build({ root: app, configFile: join(app, 'vite.config.ts') });
  if (guests.length > 0) {
    const into = join(house, 'dist');
    await seatGuests(join(app, 'dist'), guests, into);
    console.log(`with guests: ${into}`);
  }
}
