/** Whole games of every game in the catalogue, in a real terminal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, readRecord } from '@pakli/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '@pakli/core';
import { BIN, folder, ROOT } from './command.ts';
import { HAS_TMUX, Terminal } from './terminal.ts';

const PAKLI = `${process.execPath} --conditions=@pakli/source ${BIN}`;
const YOUR_TURN = /Your turn[^]*Tab completes/;
const OVER = /The game is over/;

/** The only game saved in a folder. */
function save(data: string): string {
  const games = join(data, 'pakli', 'games');
  const files = readdirSync(games).filter((name) => name.endsWith('.txt'));
  expect(files).toHaveLength(1);
  return join(games, files[0]!);
}

function movesIn(record: string): string[] {
  return record
    .slice(record.indexOf('[deal 1]'))
    .split('\n')
    .filter((line) => !/^(\[|deal |#|$)/.test(line));
}

describe.skipIf(!HAS_TMUX).for(GAMES.map(({ id, load }) => ({ id, load })))(
  '$id',
  ({ id, load }) => {
    const data = join(folder, id);
    let terminal: Terminal;
    beforeAll(() => {
      terminal = new Terminal(80, 24, { XDG_DATA_HOME: data });
      return () => terminal.close();
    });

    test('a whole short game: mistakes, hint, undo, save, Ctrl-C, continue', async () => {
      const { game, contenders } = await load();
      const short = Object.hasOwn(game.rules.presets, 'short') ? '--options short' : '';
      const [weakest] = contenders.keys();
      terminal.type(`cd ${ROOT}; clear`);
      terminal.type(
        `${PAKLI} play ${id} ${short} --against ${weakest} --seed 1 --delay 0; echo STATUS $?`,
      );
      const first = await terminal.asked();
      // The page fills the terminal and prompts on its last line.
      const lines = first.trimEnd().split('\n');
      expect(lines).toHaveLength(24);
      expect(lines.at(-2)).toMatch(/^ Your move ▸/);
      expect(lines.at(-1)).toContain('h hint · u undo · r rules · s save · q quit');
      expect(first).toContain('What you can do');

      terminal.type('zzz');
      await terminal.until(/zzz|\(rule/);
      terminal.type('99999');
      await terminal.until(/There are moves 1 to \d+\./);
      terminal.type('h');
      const hint = await terminal.until(/── Hint ─|No player of this game can give hints/);
      expect(hint).toMatch(/Best: |No player/);
      terminal.press('Escape');
      await terminal.until(/What you can do/);
      terminal.type('u');
      await terminal.until(/You have not decided anything yet\./);

      // A move is on disc before it is on the page.
      const kept = (): string[] => movesIn(readFileSync(save(data), 'utf8'));
      const begun = kept().length;
      terminal.type('1');
      await terminal.asked((pane) => kept().length > begun && YOUR_TURN.test(pane));
      const played = kept();
      terminal.type('u');
      await terminal.until(/Your last move has been taken back\./);
      const undone = kept();
      expect(undone.length).toBeLessThan(played.length);
      expect(played.slice(0, undone.length)).toEqual(undone);
      terminal.type('s');
      await terminal.until(/The game is saved after every move/);
      terminal.type('r 1');
      await terminal.until(/q closes/);
      terminal.press('q');
      await terminal.asked();

      terminal.type('1');
      await terminal.asked((pane) => kept().length > undone.length && YOUR_TURN.test(pane));
      const before = kept();
      terminal.press('1', 'C-c');
      await terminal.until(/Your game is saved[^]*STATUS 130/);
      const left = kept();
      expect(left.slice(0, before.length)).toEqual(before);

      terminal.type('clear');
      terminal.resize(140, 40);
      terminal.type(`${PAKLI} play --continue --delay 0; echo STATUS $?`);
      const wide = await terminal.asked();
      expect(kept().slice(0, left.length)).toEqual(left);
      expect(wide).toMatch(/│ ── Score ─/);
      expect(wide.trimEnd().split('\n')).toHaveLength(40);

      for (let turns = 0; turns < game.maxMoves; turns++) {
        const pane = await terminal.asked((shown) => YOUR_TURN.test(shown) || OVER.test(shown));
        if (OVER.test(pane)) break;
        terminal.type('1');
        // The move was played: the input line is empty again and the page has moved on.
        await terminal.asked((shown) => shown !== pane && /▸ *$/m.test(shown));
      }
      terminal.press('Enter');
      await terminal.until(/STATUS 0/);
      const record = await readRecord(readFileSync(save(data), 'utf8'));
      if (isRefusal(record)) throw new Error(record.refused);
      expect(record.over).toBe(true);
    });

    test('the finished game is stepped through and jumped about in', async () => {
      terminal.resize(80, 24);
      terminal.type('clear');
      terminal.type(`${PAKLI} replay ${save(data)}; echo STATUS $?`);
      await terminal.until(/Step 1 of (\d+)/);
      terminal.press('Right');
      await terminal.until(/Step 2 of/);
      terminal.press('End');
      const end = await terminal.until(/The game is over/);
      const steps = Number(/Step (\d+) of/.exec(end)![1]);
      terminal.press('3', 'Enter');
      await terminal.until(/Step 3 of/);
      terminal.press('9', '9', '9', '9', 'Enter');
      await terminal.until(new RegExp(`Step ${steps} of ${steps}`));
      terminal.press('Home', 'Tab');
      await terminal.until(/as Bo sees it/);
      terminal.press('q');
      await terminal.until(/STATUS 0/);
    });
  },
);

describe.skipIf(!HAS_TMUX)('what is typed is completed and explained', () => {
  let terminal: Terminal;
  beforeAll(() => {
    terminal = new Terminal(80, 24, { XDG_DATA_HOME: join(folder, 'typed') });
    return () => terminal.close();
  });

  test('a bid of Ulti and a card for the talon', async () => {
    terminal.type(`cd ${ROOT}; clear`);
    terminal.type(`${PAKLI} play ulti --against random --seed 1 --delay 0`);
    await terminal.asked();
    terminal.keys('b');
    terminal.press('Tab');
    await terminal.until(/^ Your move ▸ bid$/m);
    terminal.keys('h-p');
    await terminal.until(/ Passz \(2\): more points than the defenders\n .*Bid Hearts Passz/);
    terminal.press('Enter');
    const page = await terminal.until(/Lay two cards in the talon/);
    const [, sign = '', rank = ''] = /Your hand: ([♥●♠♣])(\S)/.exec(page)!;
    const card = `${{ '♥': 'H', '●': 'B', '♠': 'L', '♣': 'A' }[sign]}${rank}`;
    terminal.keys(card.toLowerCase());
    await terminal.until(/── What the (ace|ten|king|over|under|nine|eight|seven) of \w+ can do ─/);
    terminal.press('Tab');
    await terminal.until(new RegExp(`^ Your move ▸ discard ${card}$`, 'm'));
    terminal.press('Enter');
    await terminal.until(/Lay one more card in the talon/);
    terminal.type('q');
    await terminal.until(/Your game is saved/);
  });

  test('any card of Compile can be read', async () => {
    terminal.type('clear');
    terminal.type(`${PAKLI} play compile --options fixed --against random --seed 1 --delay 0`);
    await terminal.asked();
    // Not one of the player's own moves: it stays on the page until it is taken back.
    terminal.type('death 1');
    const shown = await terminal.until(
      /^ Death 1, top text: Start of your turn: [^]*^ Your move ▸ *$/m,
    );
    expect(shown).toContain('Enter shows your moves again.');
    terminal.press('Escape');
    await terminal.until(/ 1\) /);
    terminal.type('q');
    await terminal.until(/Your game is saved/);
  });
});

describe.skipIf(!HAS_TMUX)('the terminal is given back as it was', () => {
  const data = join(folder, 'signals');
  let terminal: Terminal;
  beforeAll(() => {
    terminal = new Terminal(80, 24, { XDG_DATA_HOME: data });
    return () => terminal.close();
  });

  test('after a signal from outside, and in the middle of a thought', async () => {
    terminal.type(`cd ${ROOT}; clear`);
    terminal.type(
      `echo before; ${PAKLI} play mulle --level expert --seed 4 --delay 0; echo STATUS $?`,
    );
    await terminal.asked();
    terminal.type('1');
    await terminal.until(/Bo is thinking/);
    terminal.press('C-c');
    const after = await terminal.until(/STATUS 130/);
    // The page used the alternate screen: what was there before is back.
    expect(after).toContain('before');
    expect(after).not.toContain('Bo is thinking');
    expect(movesIn(readFileSync(save(data), 'utf8'))).toHaveLength(1);
    terminal.type('echo typed');
    await terminal.until(/^typed$/m);
  });

  test('Ctrl-Z stops it like any other command, and fg shows the page again', async () => {
    terminal.type('clear; set -m');
    terminal.type(`${PAKLI} play mulle --seed 4 --delay 0; echo STATUS $?`);
    await terminal.asked();
    terminal.press('C-z');
    await terminal.until(/Stopped/);
    terminal.type('clear; fg');
    await terminal.asked();
    terminal.type('q');
    await terminal.until(/Your game is saved/);
  });

  test('watch is paused, hurried and left', async () => {
    terminal.type('clear');
    terminal.type(`${PAKLI} watch buddy-bluff --players random --seed 1; echo STATUS $?`);
    await terminal.until(/1\.5 s per move/);
    terminal.press('+');
    await terminal.until(/0\.75 s per move/);
    terminal.press('Space');
    await terminal.until(/Paused/);
    terminal.press('q');
    await terminal.until(/STATUS 0/);
  });

  test('suits are red where there is colour and NO_COLOR is not set', async () => {
    terminal.type('clear');
    terminal.type(`${PAKLI} play buddy-bluff --seed 3 --delay 0`);
    await terminal.asked();
    expect(terminal.colours).toMatch(/\[31m10♦/);
    terminal.type('q');
    await terminal.until(/You leave the table/);
    terminal.type('clear');
    terminal.type(`NO_COLOR=1 ${PAKLI} play buddy-bluff --seed 3 --delay 0 --ascii`);
    await terminal.asked();
    expect(terminal.colours).not.toMatch(/\[31m/);
    expect(terminal.pane).toMatch(/^\p{ASCII}*$/u);
    terminal.type('q');
    await terminal.until(/You leave the table/);
  });
});
