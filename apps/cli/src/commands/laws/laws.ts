/** `pakli laws MODULE`: random matches of a stranger's game, with all laws held against them. */
import { findGame, type GamePackage } from '@pakli/catalogue';
import type { GameModule, GameTypes, Player, BaseView } from '@pakli/core';
import { LAWS, runLaws, type Broken, type LawName, type LawSubject } from '@pakli/core/testing';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { BadGuest, readGuest } from '@pakli/catalogue/guests';
import { Failure } from '../../input/failure.ts';
import { knownGames, optionsFor, seatsFor } from '../../input/games.ts';
import { bring } from '../../input/guests.ts';
import { startBar } from '../../terminal/bar.ts';
import { wrap } from '../../terminal/lines.ts';
import { learningFaults } from './learning.ts';
import { MEANING } from './meaning.ts';

export interface LawsFlags {
  readonly games: number;
  readonly seed: number;
  readonly positions: number;
  readonly all?: true;
  readonly options: string;
  readonly seats?: number;
  readonly json?: true;
}

/** Which of the optional parts a law cannot do without. */
const NEEDS: Readonly<Partial<Record<LawName, keyof NonNullable<GameModule['laws']>>>> = {
  cards: 'cards',
  rewind: 'cards',
  memory: 'cards',
  variety: 'hidden',
  distribution: 'cards',
};

const MOST_FAULTS = 20;
/** Steps that are enough to see whether a search answers the same twice. */
const STEPS = 4;
/** Deals per match in which redealt worlds are compared with the truth, and how many are enough. */
const REDEALS = 16;
const MOST_REDEALS = 4000;

export async function laws(given: string, options: LawsFlags): Promise<number> {
  const { loaded, guest } = await find(given);
  const subject = subjectOf(loaded, guest, options);
  const bar = await startBar(options.games, 'matches');
  const broken = runLaws(subject, {
    games: options.games,
    seed: options.seed,
    positions: options.positions,
    // Without --all the first match with a fault says enough.
    limit: options.all ? MOST_FAULTS : 1,
    steps: STEPS,
    redeals: redealsIn(options.games),
    progress: (done) => bar.update(done),
  });
  bar.stop();
  const said = { given, id: guest.game.id, ...options };
  const learning = learningFaults(guest);
  if (options.json) tellPrograms(broken, learning, subject, said);
  else {
    tell(broken, subject, said);
    for (const fault of learning) console.log(fault);
  }
  return broken.length + learning.length === 0 ? 0 : 1;
}

function redealsIn(games: number): number {
  return Math.min(REDEALS * games, MOST_REDEALS);
}

/** What the law of distribution would have seen: a mean that is off by five of its errors. */
function sureness(redeals: number): string {
  const percent = Math.round(500 / Math.sqrt(redeals));
  const more =
    redeals < MOST_REDEALS ? `; --games ${MOST_REDEALS / REDEALS} compares ${MOST_REDEALS}` : '';
  return `distribution: ${redeals} redealt worlds were compared with true deals. A bias that moves a card by less than about ${percent} % of its spread stays unseen${more}.`;
}

/** A game that was brought, or the one in a file. */
async function find(given: string): Promise<{ loaded: GamePackage; guest: GameModule }> {
  let id = given;
  if (findGame(given) === undefined && (existsSync(given) || /[./\\]/.test(given))) {
    id = (await module(given)).game.id;
    if (findGame(id) === undefined) await bring([given]);
  }
  const entry = findGame(id);
  if (entry === undefined) {
    throw new Failure(`no file and no game ${JSON.stringify(given)}: ${knownGames()}`, 2);
  }
  const loaded = await entry.load();
  if (loaded.guest === undefined) {
    throw new Failure(`${id} is of the house: npx vitest run packages/${id} runs its laws`, 2);
  }
  return { loaded, guest: loaded.guest };
}

async function module(file: string): Promise<GameModule> {
  try {
    return await readGuest(file);
  } catch (error) {
    throw error instanceof BadGuest ? new Failure(error.message.replace(/^--with /, '')) : error;
  }
}

function subjectOf(
  { game, players, contenders, knowledge, encoding }: GamePackage,
  { laws = {} }: GameModule,
  options: LawsFlags,
): LawSubject<GameTypes> {
  const missing = Object.entries(NEEDS).flatMap(([law, part]) =>
    laws[part] === undefined ? [[law, `the module says no laws.${part}`] as const] : [],
  );
  // The two searches: playouts, and the tree.
  const levels = ['casual', 'expert'].flatMap((name) => {
    const player = contenders.get(name)?.player;
    return player === undefined ? [] : [[name, player] as const];
  });
  const asked: Readonly<Record<string, Player<BaseView>>> = {
    ...players,
    ...Object.fromEntries(levels),
  };
  return {
    ...laws,
    game,
    options:
      options.options === '' && laws.options ? laws.options : optionsFor(game, options.options),
    seats: seatsFor(game, options.seats),
    cards: laws.cards ?? (() => []),
    deck: laws.deck ?? [],
    hidden: laws.hidden ?? (() => []),
    players: asked,
    knowledge: () => knowledge,
    ...(encoding === undefined ? {} : { encoding }),
    skip: { ...Object.fromEntries(missing), ...laws.skip },
  };
}

type Said = LawsFlags & { readonly given: string; readonly id: string };

/** The line that shows a fault again. */
function again({ seed }: Broken, { given, options, seats, positions }: Said): string {
  const rules = options === '' ? '' : ` --options ${JSON.stringify(options)}`;
  const table = seats === undefined ? '' : ` --seats ${seats}`;
  return `pakli laws ${given} --games 1 --seed ${seed} --positions ${positions}${rules}${table}`;
}

function tellPrograms(
  broken: readonly Broken[],
  learning: readonly string[],
  subject: LawSubject<GameTypes>,
  said: Said,
): void {
  for (const fault of broken) console.log(JSON.stringify({ ...fault, again: again(fault, said) }));
  const { id, games, seed } = said;
  const skipped = subject.skip ?? {};
  console.log(JSON.stringify({ game: id, games, seed, broken: broken.length, learning, skipped }));
}

function tell(broken: readonly Broken[], subject: LawSubject<GameTypes>, said: Said): void {
  const width = Math.min(process.stdout.columns || 80, 100);
  const { id, games, seed, given } = said;
  const lay = (text: string, indent: number): void =>
    console.log(wrap(`${' '.repeat(indent)}${text}`, width, indent).join('\n'));
  const skipped = Object.entries(subject.skip ?? {});
  const names = [...new Set(broken.map(({ law }) => law))];
  // One fault breaks many laws, and the first that is found is the nearest to it.
  for (const name of said.all ? names : names.slice(0, 1)) {
    lay(`BROKEN ${name}: ${LAWS[name].says}.`, 0);
    lay(MEANING[name], 2);
    for (const fault of broken.filter(({ law }) => law === name)) {
      console.log('');
      const where = fault.position === '' ? 'over all matches' : whereOf(fault);
      lay(`${where}: ${fault.message}`, 4);
      if (fault.position === '') continue;
      lay(`position: ${fault.position}`, 6);
      // In one piece, to be copied.
      console.log(`      again: ${again(fault, said)}`);
    }
    console.log('');
  }
  const others = said.all ? [] : names.slice(1);
  if (others.length > 0) {
    lay(`Also broken, perhaps for the same reason: ${others.join(', ')} (--all tells more).`, 0);
  }
  for (const [law, reason] of skipped) lay(`not tried: ${law} (${reason})`, 0);
  const held = Object.keys(LAWS).filter((law) => !(law in (subject.skip ?? {})));
  if (broken.length === 0 && held.includes('distribution')) lay(sureness(redealsIn(games)), 0);
  if (broken.length === 0) {
    lay(`${id}: ${held.length} laws hold in ${games} matches from seed ${seed}.`, 0);
  } else {
    const laws = names.length;
    lay(`${basename(given)}: ${laws} ${laws === 1 ? 'law is' : 'laws are'} broken.`, 0);
  }
}

function whereOf({ seed, deal, ply }: Broken): string {
  return `seed ${seed}, deal ${deal + 1}, after ${ply} ${ply === 1 ? 'step' : 'steps'}`;
}
