import { expect, test } from 'vitest';
import { layRules } from '../src/input/rulebook.ts';
import { Ink } from '../src/terminal/ink.ts';

const RULE = '8.3 *In all:* `SP A`, `SP 2` and **more than** `RU 10` are two each.';

test.for([12, 16, 20, 24, 30, 80])(
  'marks are drawn and not shown, wherever a line of %i letters breaks',
  (width) => {
    const ink = new Ink({ ascii: false, colour: false, fourColours: false });
    expect(layRules(RULE, ink, width).join(' ')).toBe(
      '8.3 In all: SP A, SP 2 and more than RU 10 are two each.',
    );
  },
);
