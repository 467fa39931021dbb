/** Where a worker thread of an arena begins: with what was compiled before, as the command itself does. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./host.ts');
