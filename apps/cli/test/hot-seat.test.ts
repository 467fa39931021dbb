/**
 * Whole games of several people at one terminal. Every drawn page is checked against the match: the reader, named by
 * the last curtain, sees no card that only another player knows.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readRecord } from '@pakli/catalogue';
import {
  EVERYBODY,
  isRefusal,
  Sfc32,
  type BaseView,
  type GameTypes,
  type Match,
  type Reader,
} from '@pakli/core';
import { pastOf } from '@pakli/host';
import { loadCatalogue, packOf, type Locale } from '@pakli/text';
import { loadTerminalWords } from '@pakli/text/terminal';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../src/table/index.ts';
import { Ink } from '../src/terminal/ink.ts';
import { BIN, folder, pakli, ROOT } from './command.ts';
import { Pty, type Size } from './pty.ts';
import { HAS_TMUX, Terminal } from './terminal.ts';

const SEED = Number(process.env['SEED'] ?? 1);

interface Table {
  readonly game: string;
  readonly players: string;
  readonly lang: Locale;
  readonly size: Size;
  readonly options?: string;
}

const TABLES: readonly Table[] = [
  {
    game: 'mulle',
    players: 'Anna,Bo',
    lang: 'sv',
    size: { columns: 80, rows: 24 },
    options: 'rounds=1 omgangar=2',
  },
  { game: 'ulti', players: 'Anna,Bo,rules', lang: 'hu', size: { columns: 40, rows: 24 } },
  {
    game: 'buddy-bluff',
    players: 'Anna,greedy,Bo,Cleo',
    lang: 'de',
    size: { columns: 80, rows: 24 },
  },
  { game: 'compile', players: 'Anna,Bo', lang: 'en', size: { columns: 40, rows: 24 } },
];

/** The match as saved on disc, and what a seat holds and what everybody knows. */
class Truth {
  private readonly games: string;
  private readonly before: Match<GameTypes>[] = [];

  constructor(data: string) {
    this.games = join(data, 'pakli', 'games');
  }

  async read(): Promise<Match<GameTypes>> {
    const file = readdirSync(this.games).find((name) => name.endsWith('.txt'));
    const match = await readRecord(readFileSync(join(this.games, file ?? ''), 'utf8'));
    if (isRefusal(match)) throw new Error(match.refused);
    this.before.push(match);
    return match;
  }

  /** The last two moments: a page drawn between them shows something of both and of what lies between. */
  get moments(): readonly Match<GameTypes>[] {
    return this.before.slice(-2);
  }
}

/** Other players' cards that appear nowhere in what a reader knows of these moments. */
function hiddenFrom(
  reader: Reader,
  moments: readonly Match<GameTypes>[],
  handOf: (view: BaseView) => readonly string[],
): string[] {
  const before = moments.length > 1 ? (moments[0]?.table.steps.length ?? 0) : 0;
  const known = moments.map((match) => {
    const { game, table } = match;
    const { length } = table.steps;
    const between = Array.from({ length: Math.max(0, length - before) }, (_, i) => length - i);
    const views = between.map((count) => game.view(table.cut(count).state, reader));
    // A table shows cards as they lie; only Compile's log names them in the same way.
    const past = game.id === 'compile' ? pastOf(match, reader) : [];
    const all = [game.view(table.state, reader), views, past];
    // Everybody knows which cards a seat has not seen yet, and no page shows it.
    return JSON.stringify(all, (key, value: unknown) => (key === 'memory' ? undefined : value));
  });
  const held = moments.flatMap(({ game, table, seats }) =>
    Array.from({ length: seats }, (_, seat) =>
      seat === reader ? [] : handOf(game.view(table.state, seat)),
    ).flat(),
  );
  return [...new Set(held)].filter((card) => known.every((text) => !text.includes(`"${card}"`)));
}

/** The hand of the seat whose view it is, under the name most games use. */
function handInView(view: BaseView): readonly string[] {
  return (view as { hand?: readonly string[] | null }).hand ?? [];
}

/** A page as one line, however it was wrapped. */
function flat(page: string): string {
  return page.replaceAll(/\s+/g, ' ');
}

function shows(page: string, card: string, lang: Locale): boolean {
  const ink = new Ink({ ascii: false, colour: false, fourColours: false, pack: packOf(lang) });
  const sign = stripVTControlCharacters(ink.card(card));
  return new RegExp(String.raw`(?<![\w♠♥♦♣])${sign}(?!\w)`, 'u').test(page);
}

describe.for(TABLES)('$game by $players', ({ game, players, lang, size, options = '' }) => {
  test(`a whole match in ${lang} on ${size.columns} columns: nobody sees another's hand`, async () => {
    const data = join(folder, `hot-${game}`);
    const { frame } = await loadCatalogue(lang);
    const words = await loadTerminalWords(lang);
    const { people } = words;
    const truth = new Truth(data);
    const random = new Sfc32(SEED);
    const call = `${process.execPath} --conditions=@pakli/source ${BIN} play ${game} --players ${players}`;
    const rules = options === '' ? '' : `--options "${options}"`;
    const pty = new Pty(`${call} --lang ${lang} --seed ${SEED} --delay 0 ${rules}`, size, {
      XDG_DATA_HOME: data,
      NO_COLOR: '1',
    });
    const names = players.split(',');
    const calls = (page: string): number =>
      names.findIndex((name) => flat(page).includes(people.yourTurn(name)));
    const asked = (page: string): number =>
      names.findIndex((name) => flat(page).includes(people.agree(name)));
    const isOver = (page: string): boolean =>
      // A narrow page cuts off its end.
      [words.enterNext, words.enterLeave].some((text) => page.includes(text.slice(0, 20)));
    const waits = (page: string): boolean =>
      calls(page) >= 0 ||
      asked(page) >= 0 ||
      isOver(page) ||
      (page.includes(frame.table.yourTurn) && new RegExp(`${words.prompt} ▸ $`, 'm').test(page));

    let looking: Reader = EVERYBODY;
    let checked = 0;
    let secrets = 0;
    const count = { curtains: 0, undone: 0, refused: 0, decisions: 0, deals: 0 };
    try {
      for (;;) {
        const from = pty.pages.length;
        const at = await pty.until(checked, waits);
        const match = await truth.read();
        const page = pty.pages[at] ?? '';
        const art = await tableOf(match.game);
        const handOf = (view: BaseView): readonly string[] => art.hand?.(view) ?? handInView(view);
        const secret = new Map<Reader, readonly string[]>();
        for (; checked <= at; checked++) {
          const drawn = pty.pages[checked] ?? '';
          if (calls(drawn) >= 0 || asked(drawn) >= 0) looking = EVERYBODY;
          const hidden = secret.get(looking) ?? hiddenFrom(looking, truth.moments, handOf);
          secret.set(looking, hidden);
          secrets += hidden.length;
          const seen = hidden.filter((card) => shows(drawn, card, lang));
          expect(seen, `seed ${SEED}, page ${checked}, as ${looking} looks:\n${drawn}`).toEqual([]);
        }
        if (isOver(page)) {
          count.deals++;
          pty.send('\r');
          if (match.over) break;
        } else if (calls(page) >= 0) {
          count.curtains++;
          // The player who has just moved asks twice to take it back: once the others agree, once they do not.
          const again = count.curtains === 3 || count.curtains === 6;
          if (!again) looking = calls(page);
          pty.send(again ? 'u' : ' ');
        } else if (asked(page) >= 0) {
          const yes = count.curtains === 3;
          count[yes ? 'undone' : 'refused']++;
          pty.send(yes ? 'y' : 'n');
        } else {
          count.decisions++;
          const { moves } = match.game.view(match.table.state, match.table.turn);
          // An extra space, typed before there was a curtain, does not open one.
          pty.send(`${1 + random.below(moves.length)}\r `);
        }
        expect(from).toBeLessThan(20_000);
      }
      expect(await pty.ended).toBe(0);
    } finally {
      pty.close();
    }
    expect(pty.remains).toContain(frame.result.title);
    expect(secrets).toBeGreaterThan(400);
    expect(count.curtains).toBeGreaterThan(6);
    expect(count.refused).toBe(1);
    expect(count.undone).toBeGreaterThan(0);
  });
});

function curtainFor(name: string): (page: string) => boolean {
  return (page) => page.includes(`${name}, it is your turn.`);
}

test('a shared game is looked at without any hand, taken over, and continues behind the curtain', async () => {
  const data = join(folder, 'shared');
  const env = { XDG_DATA_HOME: data, NO_COLOR: '1' };
  const call = `${process.execPath} --conditions=@pakli/source ${BIN} play`;
  const size = { columns: 80, rows: 24 };
  const first = new Pty(`${call} mulle --players Anna,Bo --seed 5 --delay 0`, size, env);
  const terminals = [first];
  try {
    await first.until(0, curtainFor('Anna'));
    first.send(' ');
    await first.until(0, (page) => page.includes('Your turn'));
    first.send('1\r');
    await first.until(0, curtainFor('Bo'));
    const second = new Pty(`${call} --continue --delay 0`, size, env);
    terminals.push(second);
    await second.until(0, (page) => page.includes('played in another terminal'));
    second.send('w');
    const looks = await second.until(0, (page) => page.includes('You are watching'));
    const truth = new Truth(data);
    await truth.read();
    const hidden = hiddenFrom(EVERYBODY, truth.moments, handInView);
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter((card) => shows(second.pages[looks] ?? '', card, 'en'))).toEqual([]);
    second.send('t');
    await second.until(looks, curtainFor('Bo'));
    const piped = await pakli(['play', '--continue'], { env });
    expect(piped).toMatchObject({ status: 2, stdout: '' });
    second.send(' ');
    // Anna's move meanwhile is shown, and Bo decides.
    await second.until(looks, (page) => /Anna takes[^]*Your move ▸/.test(page));
    second.send('q\r');
    expect(await second.ended).toBe(0);
    expect(second.remains).toContain('Your game is saved');
    first.send(' ');
    await first.until(0, (page) => page.includes('Bo') && page.includes('Your move'));
    first.send('1\r');
    expect(await first.ended).toBe(1);
    expect(first.remains).toContain('Another terminal has taken this game over');
  } finally {
    for (const terminal of terminals) terminal.close();
  }
});

describe.skipIf(!HAS_TMUX)('what can be scrolled back to', () => {
  test.for([false, true])(
    'holds no hand, nor does what is left; one page only: %s',
    async (one) => {
      const terminal = new Terminal(80, 24, { XDG_DATA_HOME: join(folder, `scrolled-${one}`) });
      if (one) terminal.keepOnePage();
      const call = `${process.execPath} --conditions=@pakli/source ${BIN} play mulle --seed 5 --delay 0`;
      try {
        // The screen is already full: the page is drawn over something.
        terminal.type(`cd ${ROOT}; seq 40; ${call} --players Anna,Bo; echo STATUS $?`);
        for (const [name, other] of [
          ['Anna', 'Bo'],
          ['Bo', 'Anna'],
        ]) {
          await terminal.until(new RegExp(`${name}, it is your turn`));
          expect(terminal.history).not.toMatch(/[\dJQKA][♠♥♦♣]/);
          terminal.press('Space');
          await terminal.asked();
          expect(terminal.history).toMatch(/[\dJQKA][♠♥♦♣]/);
          terminal.type('1');
          await terminal.until(new RegExp(`${other}, it is your turn`));
        }
        // The player who leaves has a hand in sight.
        terminal.press('Space');
        await terminal.asked();
        terminal.type('q');
        await terminal.until(/Your game is saved[^]*STATUS 0/);
        expect(terminal.history).not.toMatch(/[\dJQKA][♠♥♦♣]/);
      } finally {
        terminal.close();
      }
    },
  );
});

test('through a pipe, where everything stays in sight, several people are warned', async () => {
  const ended = await pakli(['play', 'mulle', '--players', 'Anna,Bo'], { input: '1\n' });
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain('several people need a terminal');
});

test('a player with a budget is not taken for a person, whose name may contain an @', async () => {
  const play = ['play', 'mulle', '--seed', '1', '--lang', 'en', '--players'];
  const ended = await pakli([...play, 'An@a,casual@1steps'], { input: 'q\n' });
  expect(ended.status).toBe(0);
  expect(ended.stdout).toContain('Mulle · casual@1steps · ');
});
