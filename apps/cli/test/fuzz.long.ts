import { test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('the engine answers 250,000 fuzzed lines and then plays on', () => fuzz(250_000));
