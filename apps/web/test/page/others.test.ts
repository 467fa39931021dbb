/** Several people at one device, pages of rules, and what a server is asked for. */
import { PROTOCOL } from '@pakli/protocol';
import { beforeAll, test } from 'vitest';
import { openPage, type Page } from './page.ts';
import { pressAtTable } from './turns.ts';

const asked: string[] = [];
const ANSWERS: Readonly<Record<string, unknown>> = {
  hello: {
    protocol: PROTOCOL,
    games: ['mulle', 'ulti', 'buddy-bluff', 'compile'],
    name: 'Cem',
    home: null,
    passkeys: true,
  },
  'me/passkeys': {
    passkeys: [{ id: 'k', synced: true, made: 1_777_636_800_000, used: 1_777_636_800_000 }],
    recovery: true,
  },
  me: { name: 'Dora' },
  'me/pass': { pass: 'abcdefghij' },
  'pass/name': { name: 'Anna' },
  pass: { name: 'Anna' },
  tables: {
    table: '7k2m9q4x1z',
    tables: [
      {
        table: '7k2m9q4x1z',
        game: 'ulti',
        phase: 'playing',
        names: ['Anna', 'Cem', ''],
        seat: 1,
        turn: 1,
      },
      {
        table: '8k2m9q4x1z',
        game: 'mulle',
        phase: 'gathering',
        names: ['Cem', ''],
        seat: 0,
        turn: null,
      },
    ],
    unread: [],
  },
};

let page: Page;
beforeAll(async () => {
  page = await openPage('#/', {
    serve: (path, method, body) => {
      asked.push(`${method} ${path}${body === undefined ? '' : ` ${body}`}`);
      return ANSWERS[path.replace(/\?.*/, '')];
    },
  });
});

function writeAsked(): void {
  page.write(...asked.splice(0).map((line) => `asked ${line}`), '');
}

test('several people at one device', async () => {
  page.forget();
  await page.press('frame.together.open: frame.games.mulle.name');
  const [first] = page.list('.home-together select');
  if (first !== undefined) await page.choose(first, 'person');
  await page.press(page.get('.home-together .button-main'));
  await page.press(page.get('.play-curtain button'));
  await pressAtTable(page, 4, 1);
  await page.press(page.get('.play-curtain button, .table-side-foot button'));
  await page.expectFrozen('together');
});

test.each(['mulle', 'ulti', 'buddy-bluff', 'compile'])('rules of %s', async (game) => {
  await page.open('#/');
  page.forget();
  await page.open(`#/rules/${game}/exact`);
  if (game === 'ulti') await page.type(page.get('.rules-search input'), 'ulti');
  await page.expectFrozen(`rules-${game}`, 150);
  page.forget();
  await page.open(`#/rules/${game}`);
  // What follows is as long as its text.
  await page.expectFrozen(`leaflet-${game}`, 20);
});

test('what a server is asked for', async () => {
  localStorage.setItem('pakli.tables', '7k2m9q4x1z 8k2m9q4x1z');
  asked.length = 0;
  await page.open('#/privacy');
  page.forget();
  await page.open('#/');
  writeAsked();
  await page.press('frame.home.friends: frame.games.ulti.name');
  for (const box of page.list('.online-new input')) await page.press(box, 'another choice');
  await page.press(page.get('.online-new .button-main'));
  writeAsked();
  await page.open('#/privacy');
  await page.open('#/go/abcdefghij');
  writeAsked();
  await page.open('#/t/nowhere');
  await page.open('#/');
  await page.press('frame.settings.title');
  await page.expectFrozen('server');
});
