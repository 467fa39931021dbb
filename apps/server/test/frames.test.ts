/**
 * What an opening contains of a long match: all of the last two deals, and of earlier ones only whose steps they were.
 */
import { isRefusal, Match, OVER, readOptions, Sfc32 } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import { EVENT_VERSION, HOUSE, decide, openingFor, pastOf, Room, seededChance } from '@pakli/host';
import type { Command } from '@pakli/protocol';
import { mulle } from '@pakli/mulle';
import { expect, test } from 'vitest';
import { updateText } from '../src/audience.ts';

/** Five deals of Mulle, played at random. */
function played(): Room {
  const options = readOptions(mulle.rules, 'omgangar=5');
  if (isRefusal(options)) throw new Error(options.refused);
  const room = Room.open(mulle, {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table: 'aaaaaaaaaa',
    game: mulle.id,
    version: mulle.version,
    rules: 'omgangar=5',
    seats: 2,
    host: null,
    options: { takebacks: true, hints: false },
    clock: { kind: 'none' },
  });
  const chance = seededChance(mulle, 2, 5);
  const random = new Sfc32(5);
  const act = (command: Command): void => {
    const event = decide(room, HOUSE, command, 0, chance);
    if (isRefusal(event)) throw new Error(event.refused);
    room.apply(event);
  };
  act({ kind: 'start' });
  while (room.phase === 'playing') {
    const { match, turn } = room;
    if (match === undefined || match.table.turn === OVER) act({ kind: 'ask', what: 'next' });
    else {
      const choices = choicesOf(match.game, match.game.view(match.table.state, turn ?? 0));
      const text = choices[random.below(choices.length)]?.text ?? '';
      act({ kind: 'play', step: room.steps, text });
    }
  }
  return room;
}

test('earlier deals are sent as the number of their steps', () => {
  const room = played();
  const { match } = room;
  if (match === undefined) throw new Error('nothing was played');
  const whole = openingFor(room, 0, 'opened');
  const told = JSON.parse(updateText(whole)) as typeof whole;
  expect(told.past).toHaveLength(room.steps);
  expect(told.past.filter(({ deal }) => deal >= 3)).toEqual(
    whole.past.filter(({ deal }) => deal >= 3),
  );
  const earlier = told.past.filter(({ deal }) => deal < 3);
  expect(earlier.map(({ seat }) => seat)).toEqual(
    whole.past.slice(0, earlier.length).map(({ seat }) => seat),
  );
  expect(new Set(earlier.map(({ text, seen }) => `${text}${seen.length}`))).toEqual(new Set(['0']));
});

test('what was made once of a deal that is over is forgotten when it is taken back', () => {
  const { match } = played();
  if (match === undefined) throw new Error('nothing was played');
  // Another match with the same steps: nothing is cached of its deals yet.
  const fresh = (): unknown => {
    const copy = Match.cut(match, Infinity);
    return isRefusal(copy) ? copy : pastOf(copy, 0);
  };
  expect(pastOf(match, 0)).toEqual(fresh());
  match.undo(0);
  expect(pastOf(match, 0)).toEqual(fresh());
  const { table } = match;
  const turn = table.turn;
  const choices = choicesOf(match.game, match.game.view(table.state, turn));
  table.submitLine(choices.at(-1)?.text ?? '');
  expect(pastOf(match, 0)).toEqual(fresh());
  expect(pastOf(match, 1)).not.toEqual(pastOf(match, 0));
});
