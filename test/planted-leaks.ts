/** Leaks between the tables of an evening, built into a test's servers: each must be noticed. */
import { Evening, Room, tournamentOf, type RoomEvent } from '@pakli/host';
import { countTournament, type Tournament } from '@pakli/tournament';
import { EveningAudience } from '../apps/server/src/evening/evening-audience.ts';
import { LiveEvening } from '../apps/server/src/evening/live-evening.ts';
import type { PlantedLeak, Truth } from './leak-evening.ts';

/** Replaces a method or getter of a class; the result restores it. */
function replace(owner: object, key: string, changed: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  if (before === undefined) throw new Error(`there is no ${key}`);
  Object.defineProperty(owner, key, { ...before, ...changed });
  return () => void Object.defineProperty(owner, key, before);
}

/** Adds something to a frame about the evening. */
const inFrames =
  (tell: (truth: Truth) => unknown, to: (reader: string) => boolean = () => true) =>
  (text: string, truth: Truth): string =>
    text.includes('"view":') && to(truth.reader)
      ? text.replace(/}$/, `,"more":${JSON.stringify(tell(truth))}}`)
      : text;

const resultsIn = ({ evening }: Truth): Evening['rounds'][number]['results'] =>
  evening.round?.results ?? [];

/** As if the current round were over. */
function countedEarly({ evening }: Truth): Tournament {
  const shown = new Evening(evening.opened);
  Object.assign(shown, {
    entrants: evening.entrants,
    rounds: evening.rounds.map(({ tables, startedAt, results }) => ({
      tables,
      startedAt,
      results,
      finished: true,
    })),
  });
  return tournamentOf(shown, (person) => person);
}

/** In each table's last deal, which is not the first: the first line that is a move. */
const callsAt = ({ rooms }: Truth): string[] =>
  rooms().map(({ match }) => match?.table.steps.find(({ kind }) => kind === 'move')?.text ?? '');

export const PLANTED_LEAKS: readonly PlantedLeak[] = [
  { name: 'results too early', frame: inFrames((truth) => resultsIn(truth)) },
  { name: 'how many results there are', frame: inFrames((truth) => resultsIn(truth).length) },
  {
    name: 'a longer frame with each result',
    frame: (text, truth) => text + ' '.repeat(resultsIn(truth).length),
  },
  {
    name: 'standings during the round',
    frame: inFrames((truth) => countTournament(countedEarly(truth)).standings),
  },
  { name: 'what other tables bid', frame: inFrames(callsAt) },
  {
    name: 'when other tables moved',
    frame: inFrames(({ rooms }) => rooms().map(({ steps }) => steps)),
  },
  {
    name: 'cards of another table to a screen',
    frame: inFrames(
      ({ rooms }) => rooms().map(({ match }) => match?.table.steps[0]?.text),
      (reader) => reader === 'screen',
    ),
  },
  {
    name: 'progress to the second device of a player',
    frame: inFrames(
      (truth) => resultsIn(truth).map(({ table }) => table),
      (reader) => reader === 'second device',
    ),
  },
  {
    name: 'points to the director',
    frame: inFrames(
      (truth) => resultsIn(truth).map(({ scores }) => scores),
      (reader) => reader === 'director',
    ),
  },
  {
    name: 'numbers that count results',
    install: () =>
      replace(Evening.prototype, 'shownSeq', {
        get(this: Evening) {
          return this.seq;
        },
      }),
  },
  {
    name: 'a frame to everybody for each result',
    install: () =>
      replace(EveningAudience.prototype, 'showAll', {
        value(this: EveningAudience, evening: Evening) {
          if (Reflect.get(this, 'shownAt') === evening.seq) return;
          Reflect.set(this, 'shownAt', evening.seq);
          this.show(evening, this.connections);
        },
      }),
  },
  {
    name: 'records of tables that have finished',
    install: () => replace(LiveEvening.prototype, 'isShown', { value: async () => true }),
  },
  {
    name: 'a status that says whether a table has finished',
    answer: ([status, headers, body], { rooms }) => {
      const over = rooms().filter(({ phase, turn }) => phase === 'over' || turn === undefined);
      return [body.includes('round-open') ? 403 + over.length : status, headers, body];
    },
  },
  {
    name: 'the list of tables says whose turn it is elsewhere',
    answer: ([status, headers, body], { rooms }) => {
      const turns = JSON.stringify(rooms().map(({ turn = null }) => turn));
      return [status, headers, body.replace(/"unread":/, `"turns":${turns},"unread":`)];
    },
  },
  {
    name: 'somebody who plays later watches another table',
    install: () => {
      const apply: unknown = Reflect.get(Room.prototype, 'apply');
      return replace(Room.prototype, 'apply', {
        value(this: Room, event: RoomEvent) {
          const open = event.kind === 'watching' ? { ...event, watching: true } : event;
          Reflect.apply(apply as () => void, this, [open]);
        },
      });
    },
  },
  {
    name: 'the results file of a round that is played',
    answer: (answer, truth) => {
      const [status, headers, body] = answer;
      if (!body.includes('pakli-tournament')) return answer;
      return [status, headers, JSON.stringify(countedEarly(truth))];
    },
  },
  {
    name: 'a series that counts the round that is played',
    answer: ([status, headers, body], truth) => {
      const { standings } = countTournament(countedEarly(truth));
      const early = `"results":${JSON.stringify(standings)}`;
      const series = body.includes('pakli-series');
      return [status, headers, series ? body.replace('"results":[]', early) : body];
    },
  },
  {
    name: 'a preview that says how far a round is',
    answer: ([status, headers, body], truth) => {
      const far = truth.reader === 'preview' ? ` ${resultsIn(truth).length}` : '';
      return [status, headers, body + far];
    },
  },
  {
    name: 'the name of a file',
    answer: ([status, headers, body], truth) => [
      status,
      [
        ...headers,
        ['content-disposition', `attachment; filename="${resultsIn(truth).length}.json"`],
      ],
      body,
    ],
  },
  {
    name: 'the length of an answer',
    answer: ([status, headers, body], truth) => [
      status,
      [...headers, ['content-length', String(JSON.stringify(resultsIn(truth)).length)]],
      body,
    ],
  },
];
