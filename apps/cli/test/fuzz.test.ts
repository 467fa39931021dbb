import { test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('the engine answers 10,000 fuzzed lines and then plays on', () => fuzz(10_000));
