/** Writes any number of databases. */
import { parentPort } from 'node:worker_threads';
import { answerAll } from '../src/store/writer.ts';
import type { Opening } from './kept-writer.ts';

parentPort?.on('message', ({ path, port }: Opening) => answerAll(port, path));
