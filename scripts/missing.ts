import { join } from 'node:path';

/** What `npm run needs` has said about the tests that are left out; empty where none is. */
export const MISSING_FILE: string = join(
  import.meta.dirname,
  '../node_modules/.cache/pakli/missing.txt',
);
