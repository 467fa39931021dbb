/** The keys that step through a record, without a terminal. */
import { isRefusal, randomMatch, Sfc32 } from '@pakli/core';
import { ulti } from '@pakli/ulti';
import { expect, test } from 'vitest';
import { Stepper } from '../src/commands/replay/stepper.ts';
import { voiceFor } from '../src/input/voice.ts';
import { tableOf } from '../src/table/index.ts';
import { inkFor } from '../src/input/ink.ts';
import { Screen } from '../src/terminal/screen.ts';

/** Records what is drawn. */
class Paper extends Screen {
  text = '';

  override draw(lines: readonly string[]): void {
    this.text = lines.join('\n');
  }
}

test('keys lead on and back, to deals, to numbers and to both ends', async () => {
  const options = { ...ulti.rules.defaults, deals: 3 };
  const match = randomMatch(ulti, new Sfc32(1), { options });
  if (isRefusal(match)) throw new Error(match.refused);
  const [first = 0, second = 0, third = 0] = match.tables.map(({ steps }) => steps.length);
  const all = first + second + third;
  const ink = inkFor({ ascii: true });
  const voice = await voiceFor('ulti', 'en');
  const stepper = new Stepper(match, voice, ink, await tableOf(ulti, ink), 0);
  const paper = new Paper();
  const press = (name: string, text = ''): number => {
    stepper.press({ name, text, ctrl: false });
    stepper.draw(paper);
    return Number(/Step (\d+) of/.exec(paper.text)?.[1]);
  };
  const walk: readonly [string, number][] = [
    ['right', 2],
    ['space', 3],
    ['left', 2],
    // Before the first deal comes its beginning, after the last its end.
    ['up', 1],
    ['down', first + 1],
    ['n', first + 2],
    ['up', 1],
    ['pagedown', first + 1],
    ['pagedown', first + second + 1],
    ['pagedown', all],
    ['right', all],
    ['pageup', first + 1],
    ['home', 1],
    ['p', 1],
    ['end', all],
  ];
  expect(walk.map(([name]) => [name, press(name)])).toEqual(walk);
  press('1', '1');
  press('2', '2');
  expect(press('return')).toBe(12);
  expect(paper.text).toContain(voice.words.replay.asSeat(match.names[0] ?? ''));
  press('tab');
  expect(paper.text).toContain(voice.words.replay.asSeat(match.names[1] ?? ''));
  expect(stepper.press({ name: 'q', text: 'q', ctrl: false })).toBe(false);
});
