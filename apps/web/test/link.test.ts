/** What a person may do at a table by link, during a match and after it. */
import { loadCatalogue, speechOf } from '@pakli/text';
import { loadLinkTableWords } from '@pakli/text/link-table';
import type { Command, DeviceCommand, Question, Sitter } from '@pakli/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { LinkedBar } from '../src/play/LinkedBar.tsx';
import { LinkedMenu } from '../src/play/LinkedMenu.tsx';
import { LinkedNext } from '../src/play/LinkedNext.tsx';
import { rematchOf, wishRematch } from '../src/play/use-rematch.ts';
import { OpeningNote } from '../src/play/OpeningNote.tsx';
import type { Connection } from '@pakli/client';
import { decides, type Link } from '../src/table/link.ts';
import { awaited } from '../src/table/Prompt.tsx';
import { SeatPlate } from '../src/table/SeatPlate.tsx';
import { TableProvider, type TableContext } from '../src/table/table-context.ts';
import { msLeft } from '../src/table/SeatClock.tsx';
import { TableVoice } from '../src/speaks/voice.ts';
import type { SessionView } from '../src/table/session.ts';
import type { Talk } from '../src/words/talk.ts';
import { companyOf } from './company.ts';

const text = await loadCatalogue('en');
const words = await loadLinkTableWords('en');
const talk: Talk = {
  text,
  speech: speechOf(text, 'mulle')!,
  company: { names: ['Anna', 'Bo'], seat: 1 },
};

const person = (name: string, covered: boolean, here = true): Sitter => ({
  kind: 'person',
  name,
  here,
  covered,
});
const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** The table as Bo's page received it after the match, and what the page sends. */
function over(covered: boolean, refused?: Command['kind']): { link: Link; sent: DeviceCommand[] } {
  const sent: DeviceCommand[] = [];
  const link: Link = {
    words,
    linked: {
      about: {
        table: '7k2m9q4x1z',
        game: 'mulle',
        version: 2,
        rules: '',
        seats: 2,
        clock: { kind: 'none' },
        commitment: '',
      },
      you: { seat: 1, host: false, name: 'Bo' },
      company: companyOf('over', [person('Anna', false), person('Bo', covered)]),
      // As a room sends it: nobody asks for anything while a computer has their seat.
      can: covered ? [] : ['again'],
      ahead: 0,
      connection: { kind: 'live' },
      lines: [],
    },
    client: {
      act(command) {
        sent.push(command);
        const no = { refused: 'stale', rule: 'table' } as const;
        return Promise.resolve(command.kind === refused ? no : undefined);
      },
      request: nothing,
      reconnect: () => {},
    },
  };
  return { link, sent };
}

const NAMES = ['Anna', 'Bo', 'Cem', 'Dora', 'Emil'];

/** After a match, with the question of another one, as the page of a seat shows it. */
function rematch(
  you: number | null,
  question: Partial<Question> | undefined,
  seconds?: number,
): readonly string[] {
  const { link } = over(false);
  const seats = [person('Anna', false), person('Bo', false), person('Cem', true)];
  seats.push(person('Dora', true, false), person('Emil', true, false));
  const again: Question = { ask: 7, what: 'again', seat: 0, at: 0, yes: [0], ...question };
  const company = { ...companyOf('over', seats), questions: question ? [again] : [] };
  const linked = { ...link.linked, you: { seat: you, host: false, name: '' }, company };
  const { text, answers } = rematchOf({ ...link, linked }, NAMES, 'On', seconds);
  return [text, ...answers.map(({ name, main }) => (main ? `*${name}` : name))];
}

/** What is between the last move and the cards while Anna's page is asked something. */
function asked(seat: number, question: Partial<Question>): string {
  const { link } = over(false);
  const seats = [person('Anna', false), person('Bo', false), person('Cem', true)];
  const questions: Question[] = [
    { ask: 7, what: 'release', seat: 1, at: 0, yes: [1], ...question },
  ];
  const company = { ...companyOf('playing', seats), questions };
  const you = { seat, host: false, name: '' };
  const drawn = renderToStaticMarkup(
    createElement(LinkedBar, {
      link: { ...link, linked: { ...link.linked, you, company } },
      talk: { ...talk, company: { names: ['Anna', 'Bo', 'Cem'], seat } },
      past: [],
      // Only read once the match is over.
      shown: {} as SessionView,
      open: () => {},
      reads: false,
      voice: new TableVoice(),
    }),
  );
  return drawn.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
}

test.each<[string, number, Partial<Question>, string]>([
  [
    'who is asked about a seat reads who wants it free, and whose it is',
    0,
    { of: 2 },
    '|Bo would like to release Cem’s seat.|Yes|No|',
  ],
  [
    'who has asked reads whose it is, and who has to agree',
    1,
    { of: 2 },
    '|You asked to release Cem’s seat. Waiting for Anna.|Withdraw|',
  ],
  [
    'who is asked to end the match reads who wants that',
    0,
    { what: 'end' },
    '|Bo would like to end the match here.|Yes|No|',
  ],
])('%s', (_, seat, question, told) => {
  expect(asked(seat, question)).toContain(told);
});

test.each([
  ['a computer that nobody has left a seat to', {}, ['2']],
  ['and one that somebody has, where newcomers may play on', { newcomers: true }, ['1', '2']],
  ['none at a locked table', { locked: true, newcomers: true }, []],
  ['none once the match is over', { phase: 'over', newcomers: true }, []],
] as const)('a host offers the seat of %s', (_, more, offers) => {
  const { link } = over(false);
  const computer = { kind: 'computer', name: '', level: 'casual' } as const;
  const seats = [person('Anna', false), { ...computer, released: true } as const, computer];
  const company = { ...companyOf('playing', seats), ...more };
  const you = { seat: 0, host: true, name: 'Anna' };
  const drawn = renderToStaticMarkup(
    createElement(LinkedMenu, {
      link: { ...link, linked: { ...link.linked, you, company } },
      names: ['0', '1', '2'],
      close: () => {},
    }),
  );
  expect(['0', '1', '2'].filter((name) => drawn.includes(words.offer(name)))).toEqual(offers);
});

test.each([
  [1, true],
  [null, false],
])(
  'a player who comes back to a table is greeted, and a spectator is not: seat %s',
  (seat, told) => {
    const { link } = over(false);
    const { linked } = link;
    const scene = { over: false } as SessionView['scene'];
    const past = [{}, {}, {}] as unknown as SessionView['past'];
    const drawn = renderToStaticMarkup(
      createElement(OpeningNote, {
        // Nothing else of it is read.
        shown: { opening: 'opened', past, broken: undefined, scene } as SessionView,
        talk,
        link: { ...link, linked: { ...linked, you: { ...linked.you, seat } } },
      }),
    );
    expect(drawn.includes(text.frame.table.opened)).toBe(told);
  },
);

test('a clock shows the time to the deadline by the server, whatever this machine takes for now', () => {
  const clock = { left: 60_000, deadline: 100_000 };
  // The server says 90,000 where this machine says 70,000.
  expect(msLeft(clock, 20_000, 70_000)).toBe(10_000);
  expect(msLeft(clock, 20_000, 90_000)).toBe(0);
  // The free time at the start of a turn, or while the clock stands, is not shown.
  expect(msLeft(clock, 20_000, 5000)).toBe(60_000);
  expect(msLeft({ left: 60_000, deadline: null }, 20_000, 70_000)).toBe(60_000);
});

const AGAIN: Command = { kind: 'ask', what: 'again' };

test.each([
  ['who has played to the end wishes another match', false, [AGAIN]],
  ['whom a computer has played for takes the seat back for it', true, [{ kind: 'back' }, AGAIN]],
] as const)('%s', async (_, covered, commands) => {
  const { link, sent } = over(covered);
  expect(rematchOf(link, ['Anna', 'Bo'], 'On', undefined).answers).toMatchObject([{ name: 'On' }]);
  expect(await wishRematch(link)).toBeUndefined();
  expect(sent).toEqual(commands);
});

test('who cannot have the seat back wishes nothing', async () => {
  const { link, sent } = over(true, 'back');
  expect(await wishRematch(link)).toMatchObject({ refused: 'stale' });
  expect(sent).toEqual([{ kind: 'back' }]);
});

test.each<[string, number | null, Partial<Question> | undefined, number | undefined, string[]]>([
  ['nobody has asked', 0, undefined, undefined, ['', '*On']],
  ['nobody has asked, and one watches', null, undefined, undefined, ['']],
  [
    'one is asked',
    1,
    { until: 1 },
    17,
    ['Anna would like to play again. 17 seconds to answer.', '*Yes, play again', 'No, thanks'],
  ],
  [
    'one is asked for whom a computer has played',
    2,
    { yes: [0, 1], until: 1 },
    1,
    [
      'Anna would like to play again. Bo would like to play again. 1 second to answer.',
      '*Yes, play again',
      'No, thanks',
    ],
  ],
  [
    'one has asked and waits',
    0,
    { until: 1 },
    17,
    ['Waiting for Bo and Cem. 17 seconds to answer.', 'Withdraw'],
  ],
  [
    'one has asked, and waits also for somebody who left a moment ago, not for who left before',
    0,
    { until: 1, awaited: [3] },
    17,
    ['Waiting for Bo, Cem and Dora. 17 seconds to answer.', 'Withdraw'],
  ],
  [
    'one has asked, and nobody has answered in time',
    0,
    { until: 1 },
    0,
    ['No answer from Bo and Cem.', '*Play without Bo and Cem', 'Withdraw'],
  ],
  [
    'one has asked and is told no: who sits there is the asker’s to say',
    0,
    { no: [1], until: 1 },
    17,
    ['Bo would rather not play again. Waiting for Cem.', '*Play without Bo and Cem', 'Withdraw'],
  ],
  [
    'one has agreed, and another has said no: the asker decides',
    2,
    { yes: [0, 2], no: [1] },
    0,
    ['Anna would like to play again. Bo would rather not play again.', 'Withdraw'],
  ],
  [
    'one has said no and may change their mind',
    1,
    { no: [1], until: 1 },
    9,
    ['Anna would like to play again. Waiting for Cem.', '*Yes, play again'],
  ],
  [
    'one watches',
    null,
    { until: 1 },
    17,
    ['Anna would like to play again. Waiting for Bo and Cem. 17 seconds to answer.'],
  ],
  [
    'nobody counts where people have days for a move',
    0,
    {},
    undefined,
    ['Waiting for Bo and Cem.', '*Play without Bo and Cem', 'Withdraw'],
  ],
])('after a match by link: %s', (_, you, question, seconds, drawn) => {
  expect(rematch(you, question, seconds)).toEqual(drawn);
});

test.each([
  [false, 0, false, 'Anna’s turn'],
  [false, 1, false, 'Your turn'],
  [true, 1, false, 'A computer plays for you.'],
  [false, 0, true, 'The match was ended.'],
])(
  'the last moves of a match are seen before it is said that it has ended: covered %s, turn %i, settled %s',
  (covered, turn, settled, said) => {
    const scene = { view: { turn } } as SessionView['scene'];
    const { link } = over(covered);
    expect(awaited({ scene, talk, live: true, thinking: null, link, settled })).toBe(said);
  },
);

test('a computer of a board of the day is as strong as its level is called', () => {
  const { link } = over(false);
  const computer: Sitter = { kind: 'computer', name: 'Bo', level: 'strong-2' };
  const company = companyOf('playing', [person('Anna', false), computer]);
  const shown = { scene: { view: { turn: 0 } }, talk, thinking: null };
  const drawn = renderToStaticMarkup(
    createElement(
      TableProvider,
      {
        value: { ...shown, link: { ...link, linked: { ...link.linked, company } } } as TableContext,
      },
      createElement(SeatPlate, { seat: 1 }),
    ),
  );
  expect(drawn).toContain('>Strong<');
});

test('the next deal is left to those who play it', () => {
  const { link } = over(true);
  const somewhere = { ssrPath: '/', children: createElement(LinkedNext, { link, talk }) };
  expect(renderToStaticMarkup(createElement(Router, somewhere))).toContain('disabled');
});

test.each<[string, Connection, boolean, boolean]>([
  ['who sits there decides', { kind: 'live' }, false, true],
  ['while the line is being reconnected, too', { kind: 'waiting' }, false, true],
  ['but not where a computer does', { kind: 'live' }, true, false],
  ['nor once they were sent away', { kind: 'gone', why: 'gone' }, false, false],
])('%s', (_, connection, covered, may) => {
  const { linked } = over(covered).link;
  const company = { ...linked.company, phase: 'playing' } as const;
  expect(decides({ ...linked, company, connection })).toBe(may);
});
