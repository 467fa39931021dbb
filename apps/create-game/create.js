#!/usr/bin/env node
/** Writes a folder with a game to play, test and change. Plain JavaScript: npm runs it as it is. */
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const [, , name = ''] = process.argv;
const folder = resolve(name);
if (!NAME.test(name))
  fail(`a game is named in small letters, digits and hyphens: npm create pakli-game my-game`);
else if (existsSync(folder)) fail(`${name} is there already`);
else {
  cpSync(new URL('./template', import.meta.url), folder, { recursive: true });
  // npm packs no file of this name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
  for (const file of ['package.json', 'game.ts', 'README.md']) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text
        .replaceAll('GAME_NAME', name)
        .replaceAll('PAKLI_VERSION', version)
        .replace("id: 'duel'", `id: '${name}'`)
        .replaceAll('play duel --with examples/duel.ts', `play ${name} --with ./game.ts`)
        .replaceAll('examples/duel.ts', './game.ts'),
    );
  }
  console.log(`${name}: next

  cd ${name} && npm install
  npm run play
  npm test`);
}

function fail(reason) {
  console.error(reason);
  process.exitCode = 2;
}
