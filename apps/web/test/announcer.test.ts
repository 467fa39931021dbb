import { loadCatalogue, speechOf } from '@pakli/text';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Announcer } from '../src/play/Announcer.tsx';
import type { SeenStep } from '../src/host/host.ts';

const text = await loadCatalogue('en');
const speech = speechOf(text, 'ulti');
if (speech === undefined) throw new Error('Ulti has no words');
const talk = { text, speech, company: { names: ['You', 'Bo', 'Cem'], seat: 0 } };

/** What stands in the live region after so many equal steps. */
function spoken(steps: number): ReactElement {
  const step: SeenStep = { deal: 0, seat: 1, text: 'pass', seen: [] };
  const past = Array.from({ length: steps }, () => step);
  const region = Announcer({ shown: { last: step, opening: undefined, past }, open: true, talk });
  return (region as ReactElement<{ readonly children: ReactElement }>).props.children;
}

test('a step that says the same as the one before it is something new', () => {
  expect(spoken(2).key).not.toBe(spoken(1).key);
  expect(spoken(2).key).toBe(spoken(2).key);
  expect(JSON.stringify(spoken(2).props)).toBe(JSON.stringify(spoken(1).props));
});
