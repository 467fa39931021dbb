/** Several people on one device, pages of rules, and requests to a server. */
import { PROTOCOL, type EveningView, type TableSummary } from '@pakli/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import { passMoment, type Hear } from './browser.ts';
import { MULLE_DAY as DAY } from './mulle-day.ts';
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
    boards: 2,
  },
  days: { days: [DAY] },
  [`days/${DAY.day}`]: DAY,
  [`days/${DAY.day}/before`]: { day: 'mulle-2026-11-16' },
  'me/passkeys': {
    passkeys: [{ id: 'k', synced: true, made: 1_777_636_800_000, used: 1_777_636_800_000 }],
    recovery: true,
  },
  me: { name: 'Dora' },
  'me/pass': { pass: 'abcdefghij' },
  'pass/name': { name: 'Anna' },
  pass: { name: 'Anna' },
  tables: { table: '7k2m9q4x1z' },
};

const ULTI: TableSummary = {
  table: '7k2m9q4x1z',
  game: 'ulti',
  phase: 'playing',
  names: ['Anna', 'Cem', ''],
  seat: 1,
  turn: 1,
  said: 2,
};
const MULLE: TableSummary = {
  table: '8k2m9q4x1z',
  game: 'mulle',
  phase: 'playing',
  names: ['Cem', 'Bo'],
  seat: 0,
  turn: 1,
};
const GATHERING: TableSummary = {
  table: '9k2m9q4x1z',
  game: 'compile',
  phase: 'gathering',
  names: ['Cem', ''],
  seat: 0,
  turn: null,
};

const EVENING: EveningView = {
  evening: '7k2m9q4x1z22',
  settings: {
    title: 'Wednesday',
    game: 'mulle',
    version: 1,
    rules: 'short',
    seats: 2,
    boardsPerRound: 2,
    rounds: 2,
    movement: 'meet-all',
    best: 'high',
    ranking: 'imps',
    scale: [],
    clock: { kind: 'none' },
    roundMs: null,
    level: 'casual',
  },
  commitment: 'c',
  phase: 'joining',
  entrants: ['Anna', 'Bo', 'Cem', 'Dora'].map((name) => ({ name, state: 'plays' })),
  rounds: [],
  adjustments: [],
};

/** Sends the page the state of its evening. */
let tellEvening: (view: EveningView) => void;
/** Sends the page its tables. */
let tell: (tables: readonly TableSummary[]) => void;
const hear: Hear = (path, frame, say) => {
  if (!('kind' in frame)) return;
  if (path === `/t/${EVENING.evening}`) {
    tellEvening = (view) => {
      const you = { name: 'Anna', entrant: 0, directs: true };
      say({ kind: 'told', seq: 0, now: Date.now(), you, view, progress: [] });
    };
    if (frame.kind === 'hello') tellEvening(EVENING);
  }
  if (path !== '/t/mine') return;
  tell = (tables) => say({ kind: 'told', now: Date.now(), tables });
  if (frame.kind === 'hello') tell([GATHERING, MULLE, ULTI]);
  else say({ kind: 'pong', seq: 0, now: Date.now() });
};

let page: Page;
beforeAll(async () => {
  page = await openPage('#/', {
    serve: (path, method, body) => {
      asked.push(`${method} ${path}${body === undefined ? '' : ` ${body}`}`);
      return ANSWERS[path.replace(/\?.*/, '')];
    },
    hear,
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
  // The rest is as long as its text.
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

test('the deals of the day of a server, and of this device', async () => {
  await page.open('#/');
  page.forget();
  await page.press(page.get('.home-daily[href="#/days"]'));
  await page.press(page.get('.daylong-tile'));
  await page.press(page.get('.kit-boards [data-state="shown"]'));
  await page.expectFrozen('days');
  await page.open('#/days');
  await page.press('daylong.alone');
  expect(location.hash).toBe('#/day');
  await page.press('challenge.day.compare');
  expect(location.hash).toBe('#/days');
});

test('a rating stands beside the own play once it means something, and is forgotten with it', async () => {
  const boards = Array.from({ length: 40 }, (_, n) => ({
    game: 'mulle',
    board: `mulle-2026-10-01/${n}`,
    percent: n % 2 === 0 ? 70 : 40,
    levels: [['casual-2', 45]],
    ranked: { version: 2, opponent: 'strong-2', duels: [['strong-2', n % 2 === 0 ? 4 : 0, 2]] },
  }));
  localStorage.setItem('pakli.boards', JSON.stringify(boards));
  await page.open('#/');
  page.forget();
  await page.open(`#/days/${DAY.day}`);
  expect(page.get('main').textContent).toMatch(/daylong\.rating\.value\(\d+, ?\d+\)/);
  await page.expectFrozen('rating');
  await page.press('daylong.rating.forget');
  expect(localStorage.getItem('pakli.boards')).toBe('[]');
  expect(page.get('main').textContent).not.toContain('daylong.rating');
});

interface Note {
  readonly title: string;
  readonly tag: string;
  readonly body: string;
}

test('a table that begins to wait calls from the background, once, and is quiet once it is seen', async () => {
  let shown: readonly Note[] = [];
  const badges: number[] = [];
  const worker = {
    showNotification: (title: string, { tag, body }: Note) =>
      void (shown = [...shown, { title, tag, body }]),
    getNotifications: () =>
      shown.map((note) => ({
        ...note,
        close: () => void (shown = shown.filter((other) => other !== note)),
      })),
  };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(worker) },
    setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
  });
  const { setSetting } = await import('../../src/prefs/settings.ts');
  setSetting('notify', 'on');
  const tables = async (hidden: boolean, ...told: readonly TableSummary[]): Promise<void> => {
    page.browser.hidden = hidden;
    tell(told);
    await passMoment();
  };
  await page.open('#/');
  await tables(false, GATHERING, MULLE, ULTI);
  expect(document.title).toBe('(1) frame.name');
  const waits: TableSummary = { ...MULLE, turn: 0 };
  const note: Note = {
    title: 'frame.table.turnOf(0:)',
    tag: `pakli ${MULLE.table}`,
    body: 'frame.games.mulle.name',
  };
  // What is in sight needs no notification.
  await tables(false, GATHERING, waits, ULTI);
  expect(shown).toEqual([]);
  await tables(true, GATHERING, MULLE, ULTI);
  await tables(true, GATHERING, waits, ULTI);
  await tables(true, waits, ULTI);
  expect(shown).toEqual([note]);
  expect(document.title).toBe('(2) frame.name');
  // Played elsewhere.
  await tables(false, MULLE, ULTI);
  expect(shown).toEqual([]);
  expect(badges.at(-1)).toBe(1);
});

test('a table that begins to wait is said on every other page, behind no sheet, and leads there', async () => {
  await page.open('#/history');
  const said = (): string => page.get('.online-call').textContent;
  tell([MULLE, ULTI]);
  await passMoment();
  // What was waiting before was in the first page's list.
  expect(said()).toBe('');
  expect(document.title).toBe('(1) history.title · frame.name');
  await page.open('#/rules/mulle');
  const name = 'frame.home.continueGame(frame.games.mulle.name, [Bo])';
  const waits: TableSummary = { ...MULLE, turn: 0 };
  tell([waits, ULTI]);
  await passMoment();
  expect(document.title).toMatch(/^\(2\) /);
  expect(said()).toBe(`frame.table.turnOf(0:Cem)${name}`);
  await page.press(page.get('.online-call button'));
  expect(said()).toBe('');
  // A sheet silences what is behind it: the message is said once the sheet is closed.
  tell([MULLE, ULTI]);
  await page.open(`#/days/${DAY.day}`);
  await page.press(page.get('.kit-boards [data-state="shown"]'));
  tell([waits, ULTI]);
  await passMoment();
  expect(said()).toBe('');
  await page.press('frame.table.close');
  expect(said()).toBe(`frame.table.turnOf(0:Cem)${name}`);
  await page.press(page.get('.online-call a'));
  expect(location.hash).toBe(`#/t/${MULLE.table}`);
});

test('a director who plays hears that the round begins, and finds the way to their own table', async () => {
  await page.open(`#/evening/${EVENING.evening}/0123456789abcdef`);
  const said = (): string | null => page.get('[role="status"]').textContent;
  expect(said()).toBe('evening.round.first');
  const start = page.get('.evening-acts .button-main');
  start.focus();
  const tables = [
    { table: '8k2m9q4x1z', entrants: [1, 2] },
    { table: '7k2m9q4x1z', entrants: [3, 0] },
  ];
  const round = { tables, startedAt: Date.now(), finished: false, results: [] };
  // A removed element no longer has the focus.
  start.blur();
  tellEvening({ ...EVENING, phase: 'playing', rounds: [round] });
  await passMoment();
  expect(said()).toBe('evening.round.of(1, 2)');
  expect(document.activeElement?.getAttribute('href')).toBe('#/t/7k2m9q4x1z');
  const about = document.activeElement?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(about)?.textContent).toBe('evening.round.seat(2, 2)');
  // A busy person is not disturbed.
  tellEvening({ ...EVENING, phase: 'between', rounds: [{ ...round, finished: true }] });
  await passMoment();
  page.get('.evening-manage button').focus();
  const next = { ...round, tables: tables.toReversed() };
  tellEvening({ ...EVENING, phase: 'playing', rounds: [{ ...round, finished: true }, next] });
  await passMoment();
  expect(document.activeElement?.closest('.evening-manage')).not.toBeNull();
});
