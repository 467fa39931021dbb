/** Runs before every test file that shares its process with others. */
import { openFolder } from './command.ts';

openFolder();
