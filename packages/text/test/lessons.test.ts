import { expect, test } from 'vitest';
import { readLessons } from '../src/markdown/lessons.ts';

const LESSON = `# Mulle

<!-- capture -->
## Like takes like

Take something.

Right: Nine takes nine.

Wrong: That takes nothing.

Wrong \`discard\`: You laid it down.
`;

test('a file of lessons has a text for every part of a lesson', () => {
  expect(readLessons(LESSON)).toEqual({
    capture: {
      title: 'Like takes like',
      before: 'Take something.',
      after: 'Nine takes nine.',
      wrong: 'That takes nothing.',
      wrongs: { discard: 'You laid it down.' },
    },
  });
  expect(readLessons('# Mulle\n')).toEqual({});
});

test.each([
  ['without a title', '## Like takes like\n\n', ''],
  ['without a task', 'Take something.\n\n', ''],
  ['that does not say what is right', 'Right: Nine takes nine.\n\n', ''],
  ['that does not say what is wrong', 'Wrong: That takes nothing.\n\n', ''],
  ['with a second task', 'Right:', 'And now?\n\nRight:'],
  ['with two answers to a move', 'Wrong: ', 'Wrong: No.\n\nWrong: '],
  ['with an unknown mark', 'Right:', 'Rihgt:'],
])('a lesson %s is refused by its id', (_, part, instead) => {
  expect(LESSON).toContain(part);
  expect(() => readLessons(LESSON.replace(part, instead))).toThrow(/lesson capture/);
});
