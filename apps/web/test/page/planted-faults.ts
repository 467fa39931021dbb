/** Faults of silence, doubling and leaking, planted in the page under test: a listener must notice each. */
import { createElement } from 'react';
import type { Description } from '../../src/table/description.ts';
import type { Fault } from './listener.ts';

export interface PlantedFault {
  readonly name: string;
  readonly game: string;
  readonly fault: Fault;
  /** Pressed first, where offered. */
  readonly first?: RegExp;
}

const GAMES = ['mulle', 'ulti', 'buddy-bluff', 'compile'] as const;
const describes =
  (change: (told: Description, secret: () => string) => Partial<Description>) =>
  (told: Description, secret: () => string): Description => ({ ...told, ...change(told, secret) });
const without =
  (pattern: RegExp) =>
  ({ table }: Description): Partial<Description> => ({
    table: table.filter(({ text }) => !pattern.test(text)),
  });
const says = (say: NonNullable<Fault['say']>): Fault => ({ say });

let count = 0;
let before = '';

/** Not said, or not offered. */
const SILENCE: readonly PlantedFault[] = [
  { name: 'nothing is said', game: 'mulle', fault: says(() => undefined) },
  {
    name: 'every second utterance is lost',
    game: 'buddy-bluff',
    fault: says((text, say) => (++count % 2 === 0 ? undefined : say(text))),
  },
  {
    name: 'of several at once the first is lost',
    game: 'buddy-bluff',
    fault: says((text, say) => (/Cem/.test(text) ? undefined : say(text))),
  },
  {
    name: 'a step loses its first sentence',
    game: 'mulle',
    fault: says((text, say) => say(text.replace(/^[^.!]*[.!] (?=[A-Z])/, ''))),
    first: /^Take/,
  },
  {
    name: 'a step loses its last sentence',
    game: 'compile',
    fault: says((text, say) => say(text.replace(/(?<=\.) [^.]*\.$/, ''))),
  },
  {
    name: 'the turn is not told',
    game: 'mulle',
    fault: says((text, say) => (text.startsWith('Your turn') ? undefined : say(text))),
  },
  {
    name: 'own moves are not told',
    game: 'buddy-bluff',
    fault: says((text, say) => (text.startsWith('You ') ? undefined : say(text))),
  },
  {
    name: 'the end of a long utterance is cut',
    game: 'ulti',
    fault: says((text, say) => say(text.slice(0, 40))),
  },
  ...GAMES.map((game): PlantedFault => ({
    name: 'the last card of the hand is not said',
    game,
    fault: { describe: describes(({ hand }) => ({ hand: hand.slice(0, -1) })) },
  })),
  {
    name: 'a pile is not said',
    game: 'mulle',
    fault: { describe: describes(({ table }) => ({ table: table.slice(1) })) },
  },
  {
    name: 'a build has no value',
    game: 'mulle',
    fault: {
      describe: describes(({ table }) => ({
        table: table.map((one) => ({ ...one, text: one.text.replace(/build of \d+/, 'build') })),
      })),
    },
    first: /build/,
  },
  {
    name: 'a build does not say whether it is locked',
    game: 'mulle',
    fault: {
      describe: describes(({ table }) => ({
        table: table.map((one) => ({ ...one, text: one.text.replace(/open |locked /, '') })),
      })),
    },
    first: /build/,
  },
  {
    name: 'the auction is not said',
    game: 'ulti',
    fault: { describe: describes(() => ({ table: [] })) },
  },
  {
    name: 'the pool is not said',
    game: 'buddy-bluff',
    fault: { describe: describes(without(/^Pool/)) },
    first: /pool$/,
  },
  {
    name: 'other slots are not said',
    game: 'buddy-bluff',
    fault: { describe: describes(without(/’s slot/)) },
    first: /’s slot$/,
  },
  {
    name: 'cards in the lines are not said',
    game: 'compile',
    fault: { describe: describes(({ table }) => ({ table: table.filter(({ place }) => !place) })) },
  },
  {
    name: 'the score is not said',
    game: 'mulle',
    fault: { describe: describes(() => ({ score: [] })) },
  },
  {
    name: 'the last move is not said',
    game: 'buddy-bluff',
    fault: { describe: describes(() => ({ last: 'Nothing.' })) },
  },
  {
    name: 'a move is not offered',
    game: 'buddy-bluff',
    fault: { offers: (move) => !/[2-9]/.test(move) },
  },
  {
    name: 'moves have no names',
    game: 'buddy-bluff',
    fault: {
      words: (words) => {
        const game = words.games['buddy-bluff'];
        const choice = { ...game.choice, pool: () => '', package: () => '' };
        return { ...words, games: { ...words.games, 'buddy-bluff': { ...game, choice } } };
      },
    },
  },
  {
    name: 'an event has no words',
    game: 'mulle',
    fault: {
      words: (words) => {
        const game = words.games.mulle;
        const log = { ...game.log, discard: () => '' };
        return { ...words, games: { ...words.games, mulle: { ...game, log } } };
      },
    },
    first: /^Lay .* on the table$/,
  },
  {
    name: 'the table is hidden from readers',
    game: 'mulle',
    fault: { page: (table) => createElement('div', { 'aria-hidden': true }, table) },
  },
];

/** Said more than once, in pieces, or out of order. */
const DOUBLING: readonly PlantedFault[] = [
  {
    name: 'everything is said twice',
    game: 'mulle',
    fault: says((text, say) => {
      say(text);
      say(text);
    }),
  },
  {
    name: 'words are doubled inside of an utterance',
    game: 'buddy-bluff',
    fault: says((text, say) => say(`${text} ${text}`)),
  },
  {
    name: 'the utterance before is repeated',
    game: 'ulti',
    fault: says((text, say) => {
      if (before !== '') say(before);
      before = text;
      say(text);
    }),
  },
  {
    name: 'a step is said in pieces',
    game: 'mulle',
    fault: says((text, say) => {
      for (const part of text.split(/(?<=[.!]) /)) say(part);
    }),
    first: /^Take/,
  },
  {
    name: 'a step is said once more in short',
    game: 'compile',
    fault: says((text, say) => {
      say(text);
      if (text.startsWith('Bo ')) say(`${text.split('.')[0]}.`);
    }),
  },
  {
    name: 'the turn is told twice',
    game: 'mulle',
    fault: says((text, say) => {
      say(text);
      if (text.startsWith('Your turn')) say(text);
    }),
  },
  {
    name: 'the turn repeats the step',
    game: 'buddy-bluff',
    fault: says((text, say) => {
      say(text.startsWith('Your turn') ? `${before} ${text}` : text);
      before = text;
    }),
  },
  {
    name: 'there are two live regions',
    game: 'mulle',
    fault: {
      page: (table) =>
        createElement('div', {}, table, createElement('div', { 'aria-live': 'polite' })),
    },
  },
  {
    name: 'moves are listed twice',
    game: 'buddy-bluff',
    fault: {
      describe: describes(({ hand }) => ({ hand: [...hand, ...hand] })),
    },
  },
  {
    name: 'an answer is given twice',
    game: 'ulti',
    fault: says((text, say) => {
      say(text);
      if (text.includes(';')) say(text);
    }),
  },
];

/** A card that the listener must not know. */
const LEAKS: readonly PlantedFault[] = [
  ...GAMES.map((game): PlantedFault => ({
    name: 'players are described with a hidden card',
    game,
    fault: {
      describe: describes(({ players }, secret) => ({ players: [...players, secret()] })),
    },
  })),
  ...GAMES.map((game): PlantedFault => ({
    name: 'what is asked names a hidden card',
    game,
    fault: {
      describe: describes(({ asks = '' }, secret) => ({ asks: `${asks} ${secret()}` })),
    },
  })),
  {
    name: 'an utterance names a hidden card',
    game: 'mulle',
    fault: says((text, say, secret) => say(`${text} ${secret()}`)),
  },
  {
    name: 'the score names a hidden card',
    game: 'ulti',
    fault: { describe: describes(({ score }, secret) => ({ score: [...score, secret()] })) },
  },
  {
    name: 'a card of the hand is described with a hidden one',
    game: 'compile',
    fault: {
      describe: describes(({ hand }, secret) => ({
        hand: hand.map((one) => ({ ...one, about: `${one.about ?? ''} ${secret()}` })),
      })),
    },
  },
  {
    name: 'what follows from a move names a hidden card',
    game: 'buddy-bluff',
    fault: { describe: describes((_told, secret) => ({ follows: () => secret() })) },
  },
];

export const PLANTED_FAULTS: readonly PlantedFault[] = [...SILENCE, ...DOUBLING, ...LEAKS];
