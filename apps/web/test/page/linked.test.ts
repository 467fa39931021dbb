/** Tables by link as a server describes them, before the first card, during play, and after the match. */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Match, Sfc32 } from '@pakli/core';
import {
  PHRASES,
  SIGNS,
  type Company,
  type ChatLine,
  type Question,
  type Sitter,
  type ToKeeper,
  type You,
} from '@pakli/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  TableClient,
  type Connection,
  type TableState,
  type Wire,
  type WireListener,
} from '@pakli/client';
import type { RemoteFacts } from '../../src/host/remote-state.ts';
import type { Host } from '../../src/host/host.ts';
import { companyOf } from '../company.ts';
import { sitDown } from '../seated.ts';
import { MULLE_DAY } from './mulle-day.ts';
import { nameOf, openPage, type Page } from './page.ts';

const TABLE = '7k2m9q4x1z';
const person = (name: string, more: object = {}): Sitter => ({
  kind: 'person',
  name,
  here: true,
  covered: false,
  ...more,
});
const [ANNA, BO, CEM] = ['Anna', 'Bo', 'Cem'].map((name) => person(name)) as [
  Sitter,
  Sitter,
  Sitter,
];
const FREE: Sitter = { kind: 'free' };
const COMPUTER: Sitter = { kind: 'computer', name: '', level: 'casual' };

/** A server's side of one table: sends what a test wants, and records what it receives. */
class Script implements Wire {
  readonly sent: string[] = [];
  /** Resolves when everything sent is answered. */
  answer: Promise<void> = Promise.resolve();
  private readonly ids = new Set<string>();
  private listener: WireListener | undefined;
  private seq = 0;
  /** Last: it listens at once. */
  readonly client = new TableClient(this);

  listen(listener: WireListener): void {
    this.listener = listener;
  }

  open(): void {
    this.listener?.opened();
  }

  send(frame: ToKeeper): boolean {
    if (!('id' in frame)) return true;
    const { id, ...rest } = frame;
    // An unanswered command is resent.
    if (this.ids.has(id)) return true;
    this.ids.add(id);
    this.sent.push(rest.kind === 'do' ? JSON.stringify(rest.command) : JSON.stringify(rest));
    void this.answer.then(() => this.listener?.heard({ kind: 'done', id, seq: 0 }));
    return true;
  }

  check(): void {}
  close(): void {}

  connect(connection: Connection): void {
    this.listener?.connected(connection);
  }

  say(lines: readonly ChatLine[]): void {
    this.listener?.heard({ kind: 'said', lines });
  }

  /** Who is there; with cards, or at first, everything there is to know. */
  tell(
    { about, you, company, can }: RemoteFacts,
    cards?: Cards,
    why: 'opened' | 'undone' = 'opened',
  ): void {
    const told = { kind: 'told', now: Date.now(), you, about } as const;
    const news = { seq: ++this.seq, company, can };
    const isOpening = cards !== undefined || this.seq === 1;
    this.listener?.heard({
      ...told,
      update: isOpening
        ? { kind: 'opening', why, ...news, ...(cards ?? NO_CARDS), steps: [] }
        : { kind: 'company', ...news },
    });
  }
}

type Cards = Pick<TableState, 'scene' | 'past'>;
const NO_CARDS: Cards = { scene: null, past: [] };

let page: Page;
let script: Script;
beforeAll(async () => {
  page = await openPage('#/', {
    serve: (path) => (path === `days/${MULLE_DAY.day}` ? MULLE_DAY : undefined),
    host: (local: Host): Host => ({
      ...local,
      join: (id, names) => {
        script = new Script();
        return Promise.resolve({ id, names, client: script.client });
      },
      keep() {
        script.sent.push('keep');
        return Promise.resolve(undefined);
      },
      verify: () => Promise.resolve({ kind: 'honest', outcomes: 1, own: true }),
    }),
  });
});

interface State {
  readonly you?: Partial<You>;
  readonly company?: Partial<Company>;
  readonly connection?: Connection;
  readonly can?: RemoteFacts['can'];
}

function toldOf(
  game: string,
  seats: readonly Sitter[],
  { you, company, can = [] }: State,
): RemoteFacts {
  const about = {
    table: TABLE,
    game,
    version: 1,
    rules: '',
    seats: seats.length,
    clock: { kind: 'none' },
    commitment: 'c',
  } as const;
  return {
    about,
    you: { seat: null, host: false, name: 'Cem', ...you },
    company: { ...companyOf('gathering', seats), ...company },
    can,
    ahead: 0,
  };
}

async function show(
  why: string,
  game: string,
  seats: readonly Sitter[],
  state: State,
): Promise<void> {
  script.tell(toldOf(game, seats, state));
  script.connect(state.connection ?? { kind: 'live' });
  await page.note(why);
}

/** A game of Mulle that has just been dealt. */
async function openingCards(): Promise<Cards> {
  return { ...(await dealtCards()), past: [] };
}

/** The same, with what has happened. */
async function dealtCards(): Promise<Cards> {
  const loaded = await findGame('mulle')!.load();
  const match = Match.start(loaded.game, {
    random: new Sfc32(1),
    options: loaded.game.rules.defaults,
  });
  if (isRefusal(match)) throw new Error(match.refused);
  const { client } = sitDown(loaded, match);
  client.open();
  // The cards are dealt by then.
  await new Promise((resolve) => setImmediate(resolve));
  return { scene: client.state?.scene ?? null, past: client.state?.past ?? [] };
}

/** Presses each of these in turn, and records what is sent. */
async function pressEach(...selectors: readonly string[]): Promise<void> {
  const selector = selectors.map((one) => `${one}:not([disabled])`).join(', ');
  const count = page.list(selector).length;
  for (let n = 0; n < count; n++) {
    const button = page.list(selector)[n];
    if (button === undefined) return;
    const before = script.sent.length;
    await page.press(button, `press ${nameOf(button) || nameOf(button.parentElement!)}`);
    page.write(...script.sent.slice(before).map((line) => `sent ${line}`), '');
  }
}

test('before the first card', async () => {
  await page.open(`#/t/${TABLE}`);
  page.forget();
  await show('somebody without a name', 'ulti', [ANNA, FREE, COMPUTER], { you: { name: null } });
  await show('a guest', 'ulti', [ANNA, FREE, COMPUTER], {});
  await show('all seats are taken', 'ulti', [ANNA, BO, COMPUTER], {});
  await show('locked', 'ulti', [ANNA, FREE, COMPUTER], {
    company: { locked: true, watching: false },
  });
  await show('seated', 'ulti', [ANNA, CEM, person('Bo', { here: false })], { you: { seat: 1 } });
  await pressEach('.online-gathering-seats button', '.online-gathering-seats input');
  await show('cut off', 'ulti', [ANNA, CEM, FREE], {
    you: { seat: 1 },
    connection: { kind: 'waiting' },
  });
  await show('the host', 'ulti', [CEM, BO, FREE], { you: { seat: 0, host: true } });
  await pressEach('.online-gathering-seats button', '.online-gathering-seats input');
  await show('the host of a full table', 'ulti', [CEM, BO, COMPUTER], {
    you: { seat: 0, host: true },
    company: { locked: true, talk: true, hints: true, takebacks: false },
  });
  await pressEach('.online-gathering-seats button', '.online-gathering-seats input');
  await page.expectFrozen('linked-gathering');
});

test('the screen of a room', async () => {
  await page.open(`#/s/${TABLE}`);
  page.forget();
  await show('gathering', 'mulle', [ANNA, FREE], {});
  const playing = { company: { phase: 'playing' } } as const;
  script.tell(toldOf('mulle', [ANNA, COMPUTER], playing), await openingCards());
  await show('playing', 'mulle', [ANNA, COMPUTER], { company: { phase: 'playing' } });
  await show('a seat is offered', 'mulle', [ANNA, COMPUTER], {
    company: { phase: 'playing', offered: [1] },
  });
  await page.expectFrozen('linked-screen');
});

test('what the host chooses one after the other is sent before the first is answered, and nothing twice', async () => {
  await page.open('#/');
  await page.open(`#/t/${TABLE}`);
  const answer = Promise.withResolvers<void>();
  script.answer = answer.promise;
  await show('the host', 'buddy-bluff', [CEM, BO, FREE, FREE], { you: { seat: 0, host: true } });
  const [third, fourth] = page.list('.online-seat select');
  for (const seat of [third!, fourth!, fourth!]) await page.choose(seat, 'beginner');
  await page.press(page.get('.online-host .button-main'));
  answer.resolve();
  expect(script.sent).toEqual([
    '{"kind":"computer","seat":2,"level":"beginner"}',
    '{"kind":"computer","seat":3,"level":"beginner"}',
    '{"kind":"start"}',
  ]);
});

test('while cards are played, and after', async () => {
  await page.open('#/');
  await page.open(`#/t/${TABLE}`);
  page.forget();
  const own = { seat: 0, name: 'Anna', host: true };
  const state = { you: own, company: { phase: 'playing' } } as const;
  script.connect({ kind: 'live' });
  script.tell(toldOf('mulle', [ANNA, BO], state), await openingCards());
  await page.note('at turn');
  const playing = { phase: 'playing', talk: true, hints: true } as const;
  const says: readonly ChatLine[] = [
    { n: 1, seat: 1, name: 'Bo', at: 0, say: { text: 'hello' } },
    { n: 2, seat: 0, name: 'Anna', at: 1, say: { phrase: PHRASES[0] } },
    { n: 3, seat: 1, name: 'Bo', at: 2, say: { sign: SIGNS[0] } },
  ];
  script.say(says);
  await show('the other is away', 'mulle', [ANNA, person('Bo', { here: false })], {
    you: own,
    company: playing,
    can: ['takeback'],
  });
  await show(
    'a computer plays for the other',
    'mulle',
    [ANNA, person('Bo', { here: false, covered: true, releasable: true })],
    { you: own, company: playing },
  );
  await show('a computer plays for oneself', 'mulle', [person('Anna', { covered: true }), BO], {
    you: own,
    company: playing,
  });
  await show(
    'clocks',
    'mulle',
    [
      person('Anna', { clock: { left: 60_000, deadline: Date.now() + 30_000 } }),
      person('Bo', { clock: { left: 90_000, deadline: null } }),
    ],
    { you: own, company: playing },
  );
  const question: Question = { ask: 3, what: 'takeback', seat: 1, at: 0, yes: [1], steps: 2 };
  await show('the other wishes to take back', 'mulle', [ANNA, BO], {
    you: own,
    company: { ...playing, questions: [question] },
  });
  await pressEach('.play-linked button');
  await page.press('frame.table.menu');
  // A sheet silences the page's alert.
  const again: Question = { ...question, ask: 4, what: 'end' };
  await show('the other wishes to end while a sheet is open', 'mulle', [ANNA, BO], {
    you: own,
    company: { ...playing, questions: [again] },
  });
  expect(page.get('dialog[open] [aria-live]').textContent).toBe('linked.asks.end(Bo)');
  await show('nothing is asked', 'mulle', [ANNA, BO], { you: own, company: playing });
  await page.press('frame.table.close');
  for (const what of ['sign', 'phrase', 'text']) {
    await page.press(page.get('.play-linked-say'));
    if (what === 'text') await page.type(page.get('.play-say-free input'), 'good evening');
    const place = { sign: '.play-say-signs', phrase: '.play-say-phrases', text: '.play-say-free' }[
      what
    ]!;
    await page.press(page.list(`${place} button`).at(-1)!);
    page.write(...script.sent.splice(0).map((line) => `sent ${line}`), '');
    await page.pressAny('frame.table.close');
  }
  await page.press(page.get('.play-linked-say'));
  await pressEach('.play-say-others button');
  await page.pressAny('frame.table.close');
  await show('cut off', 'mulle', [ANNA, BO], {
    you: own,
    company: playing,
    connection: { kind: 'waiting' },
  });
  await show('who only watches', 'mulle', [ANNA, BO], {
    you: { seat: null, name: 'Cem' },
    company: playing,
  });
  await show('after the match', 'mulle', [ANNA, BO], {
    you: own,
    company: { phase: 'over' },
    can: ['again'],
  });
  const rematch: Question = { ask: 4, what: 'again', seat: 1, at: 0, yes: [1] };
  await show('the other would like to play again', 'mulle', [ANNA, BO], {
    you: own,
    company: { phase: 'over', questions: [rematch] },
    can: ['again'],
  });
  await pressEach('.play-result-next button:not(:first-child)');
  await show('the other has said no', 'mulle', [ANNA, BO], {
    you: own,
    company: { phase: 'over', questions: [{ ...rematch, seat: 0, yes: [0], no: [1] }] },
    can: ['again'],
  });
  await pressEach('.play-result-next button:not(:first-child)');
  await show('nobody asks any more', 'mulle', [ANNA, BO], {
    you: own,
    company: { phase: 'over' },
    can: ['again'],
  });
  await pressEach('.play-linked button');
  await page.expectFrozen('linked-playing');
});

test('a key leads to a question that lies before the cards, and another says it again', async () => {
  await page.open('#/');
  await page.open(`#/t/${TABLE}`);
  const own = { seat: 0, name: 'Anna', host: true };
  const playing = { phase: 'playing', talk: true } as const;
  const state = { you: own, company: playing };
  script.connect({ kind: 'live' });
  script.tell(toldOf('mulle', [ANNA, BO], state), await openingCards());
  const question: Question = { ask: 3, what: 'end', seat: 1, at: 0, yes: [1] };
  const type = async (key: string): Promise<void> => {
    dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));
    await page.note(`key ${key}`);
  };
  const said = (): string | undefined =>
    page.list('[aria-live] p').at(-1)?.textContent ?? undefined;
  await show('the other wishes to end', 'mulle', [ANNA, BO], {
    you: own,
    company: { ...playing, questions: [question] },
  });
  await type('w');
  expect(said()).toMatch(/^linked\.asks\.end\(Bo\)\. /);
  await type('a');
  expect(document.activeElement?.textContent).toBe('frame.curtain.yes');
  // Nobody asks anything any more: the only question is the move.
  await show('nothing is asked', 'mulle', [ANNA, BO], state);
  await type('a');
  expect(said()).toMatch(/^frame\.table\.yourTurn/);
});

test('a move that was taken back does not stand, whatever is played next', async () => {
  await page.open('#/');
  await page.open(`#/t/${TABLE}`);
  const own = { seat: 0, name: 'Anna', host: true };
  const asks: Question = { ask: 5, what: 'takeback', seat: 0, at: 0, yes: [0], steps: 1 };
  const playing = { you: own, company: { phase: 'playing' } } as const;
  const asked = { you: own, company: { phase: 'playing', questions: [asks] } } as const;
  const said = (): string => page.get('.play-opening').textContent;
  const [before, cards] = [await openingCards(), await dealtCards()];
  script.connect({ kind: 'live' });
  script.tell(toldOf('mulle', [ANNA, BO], asked), before);
  await page.note('asks');
  script.tell(toldOf('mulle', [ANNA, BO], playing), before, 'undone');
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toBe('linked.undone');
  script.tell(toldOf('mulle', [ANNA, BO], playing), cards);
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).not.toContain('linked.stands');
  // If the others say no, it does.
  script.tell(toldOf('mulle', [ANNA, BO], asked));
  await vi.advanceTimersByTimeAsync(200);
  script.tell(toldOf('mulle', [ANNA, BO], playing));
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toBe('linked.stands');
});

test('somebody for whom another plays on in an evening gets back to it, also after a reload', async () => {
  const evening = '7k2m9q4x1z22';
  const told = toldOf('mulle', [ANNA, CEM], { you: { seat: 1 }, company: { phase: 'playing' } });
  await page.open(`#/t/${TABLE}`);
  script.tell({ ...told, about: { ...told.about, evening } }, await openingCards());
  script.connect({ kind: 'live' });
  await page.note('what comes of it');
  for (const visit of ['there', 'again']) {
    if (visit === 'again') {
      await page.open('#/');
      await page.open(`#/t/${TABLE}`);
    }
    script.connect({ kind: 'gone', why: 'full' });
    await page.note('what comes of it');
    expect(page.get('h1').textContent).toBe('online.closed.notYours');
    expect(page.get('main a').getAttribute('href')).toBe(`#/evening/${evening}`);
  }
  // At any other table they only read that nobody may watch.
  await page.open('#/t/7k2m9q4x1y');
  script.connect({ kind: 'gone', why: 'full' });
  await page.note('what comes of it');
  expect(page.get('h1').textContent).toBe('online.closed.full');
});

test('a table of an evening that is ended on the way says so of its round, not of a match', async () => {
  const over = { you: { seat: 0 }, company: { phase: 'over' } } as const;
  const told = toldOf('mulle', [ANNA, BO], over);
  const about = { ...told.about, evening: '7k2m9q4x1z22' };
  await page.open(`#/t/${TABLE}`);
  script.connect({ kind: 'live' });
  script.tell({ ...told, about }, await openingCards());
  await page.note('what comes of it');
  expect(page.get('main').textContent).toContain('linked.roundEnded');
  expect(page.get('main').textContent).not.toContain('linked.ended');
});

test('a finished board of the day leads to what others did with it', async () => {
  const evening = MULLE_DAY.day;
  const over = { you: { seat: 0 }, company: { phase: 'over' } } as const;
  const told = toldOf('mulle', [CEM, COMPUTER], over);
  await page.open(`#/t/${TABLE}`);
  script.connect({ kind: 'live' });
  script.tell({ ...told, about: { ...told.about, evening } }, await openingCards());
  await page.note('what comes of it');
  // A sheet focuses the button that leads on.
  expect(page.find('linked.sameCards').hasAttribute('data-focus')).toBe(true);
  await page.press('linked.sameCards');
  expect(location.hash).toBe(`#/days/${evening}/${TABLE}`);
  // About the second board: it was played there.
  expect(page.get('dialog[open]').getAttribute('aria-label')).toBe('evening.boards.board(2)');
});

test('what is said while the line is down is not lost for what was said before', async () => {
  const playing = { you: { seat: 0 }, company: { phase: 'playing', talk: true } } as const;
  await page.open('#/');
  await page.open(`#/t/${TABLE}`);
  script.connect({ kind: 'live' });
  script.tell(toldOf('mulle', [ANNA, BO], playing), await openingCards());
  await page.note('what comes of it');
  const { promise, resolve } = Promise.withResolvers<void>();
  script.answer = promise;
  await page.press(page.get('.play-linked-say'));
  await page.press(page.get('.play-say-phrases button'));
  await page.type(page.get('.play-say-free input'), 'One moment');
  await page.press(page.get('.play-say-free button'));
  resolve();
  await page.note('what comes of it');
  expect(script.sent.filter((line) => line.includes('"say"'))).toHaveLength(2);
});
