/** Validates third-party modules before anything calls them, with messages for their authors. */
import type { Game, GameModule, Rules } from '@pakli/core';
import { MOST_SEATS } from '@pakli/core/shape';

type Kind = 'function' | 'number' | 'string' | 'object';

const MEMBERS = {
  id: 'string',
  version: 'number',
  maxMoves: 'number',
  maxChoices: 'number',
  maxOutcome: 'number',
  deals: 'function',
  create: 'function',
  setup: 'function',
  turn: 'function',
  moves: 'function',
  play: 'function',
  draw: 'function',
  deal: 'function',
  copy: 'function',
  side: 'function',
  payoff: 'function',
  scores: 'function',
  view: 'function',
  hidden: 'function',
  seen: 'function',
  checkView: 'function',
  world: 'function',
  redeal: 'function',
  format: 'function',
  formatTruth: 'function',
  read: 'function',
  formatDeal: 'function',
  formatDealTruth: 'function',
  readDeal: 'function',
  formatPosition: 'function',
  readPosition: 'function',
  formatView: 'function',
} as const satisfies Partial<Record<keyof Game, Kind>>;

const RULES = {
  defaults: 'object',
  options: 'object',
  presets: 'object',
  alternatives: 'object',
  check: 'function',
  cites: 'object',
} as const satisfies Record<keyof Rules<unknown>, Kind>;

const PARTS = {
  players: 'object',
  yardsticks: 'function',
  levels: 'function',
  knowledge: 'object',
  learn: 'function',
  encoding: 'object',
  look: 'object',
  table: 'object',
  texts: 'object',
  lessons: 'object',
  puzzles: 'object',
  laws: 'object',
  golden: 'function',
  name: 'string',
} as const satisfies Record<keyof Omit<GameModule, 'game' | 'rules'>, Kind>;

/** Lower-case letters, digits and single hyphens: ids are part of records, links, addresses and file names. */
const ID = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const LONGEST_ID = 32;

type Bag = Readonly<Record<string, unknown>>;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null;
}

function isKind(value: unknown, kind: Kind): boolean {
  return kind === 'object' ? isBag(value) : typeof value === kind;
}

function lacks(bag: Bag, members: Readonly<Record<string, Kind>>, at: string): string[] {
  return Object.entries(members).flatMap(([key, kind]) =>
    isKind(bag[key], kind) ? [] : [`${at}.${key} (${article(kind)})`],
  );
}

function article(kind: Kind): string {
  return kind === 'object' ? 'an object' : `a ${kind}`;
}

function isCount(count: unknown): boolean {
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MOST_SEATS;
}

function gameFaults(game: Bag): string[] {
  const missing = [
    ...lacks(game, MEMBERS, 'game'),
    ...(isBag(game['rules'])
      ? lacks(game['rules'], RULES, 'game.rules')
      : ['game.rules (an object)']),
  ];
  if (missing.length > 0) return [`lacks ${missing.join(', ')}`];
  const id = String(game['id']);
  const { seats, best } = game;
  const faults: string[] = [];
  if (!ID.test(id) || id.length > LONGEST_ID) {
    faults.push(
      `game.id is ${JSON.stringify(id)}: small letters, digits and hyphens, ${LONGEST_ID} at most`,
    );
  }
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isCount)) {
    faults.push(`game.seats lists how many can play, such as [2]: from 1 to ${MOST_SEATS}`);
  }
  if (best !== 'high' && best !== 'low') faults.push(`game.best is 'high' or 'low'`);
  if (game['sides'] !== undefined && !isKind(game['sides'], 'function')) {
    faults.push('game.sides is not a function');
  }
  return faults;
}

/** The exports of a file as a module, or a list of faults, one sentence each. */
export function readModule(exported: unknown): GameModule | readonly string[] {
  const bag = isBag(exported) ? exported : {};
  const given = isBag(bag['default']) ? bag['default'] : bag;
  const { game, rules } = given;
  if (!isBag(game)) {
    return [
      `exports no game: its default export is an object { game, rules }, a GameModule of @pakli/core`,
    ];
  }
  const faults = gameFaults(game);
  if (typeof rules !== 'string' || rules.trim() === '') {
    faults.push('lacks rules: a text in Markdown that numbers what refusals cite');
  }
  for (const [key, kind] of Object.entries(PARTS)) {
    if (given[key] !== undefined && !isKind(given[key], kind)) {
      faults.push(`${key} is not ${article(kind)}`);
    }
  }
  const { table } = given;
  if (isBag(table) && typeof table['places'] !== 'function') {
    faults.push('lacks table.places (a function)');
  }
  // Everything that a compiler would require has been checked.
  return faults.length > 0 ? faults : (given as unknown as GameModule);
}
