/**
 * Series of evenings: a permanent address with all evenings of a club and the standings over them. A
 * series is a log of its own beside those of its evenings, which do not know each other. It is not
 * kept in memory, but read and counted on demand. An evening counts once it is over, so that nothing
 * is shown here before it is shown there.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { fits, oneOf, strictObjectOf, textThat, type Infer } from '@pakli/core/shape';
import { tableId, tournamentOf } from '@pakli/host';
import type { OpenedEvening, OpenedSeries, ShownSeries, ShownSeriesEvening } from '@pakli/protocol';
import {
  eveningPlaces,
  SERIES_FORMAT,
  SERIES_SCORINGS,
  type EveningPlace,
} from '@pakli/tournament';
import { BoundedMap } from '../bounded-map.ts';
import type { ServerContext } from '../context.ts';
import { hashOfKey, isDirectorKey } from '../evening/director-key.ts';
import type { LiveEvening } from '../evening/live-evening.ts';
import { isEveningId, type LiveEvenings } from '../evening/live-evenings.ts';
import { TITLE } from '../evening/wish.ts';
import { PlainError } from '../failure.ts';
import { tag } from '../log.ts';
import { base64Of } from '../machine.ts';
import { readRequest } from '../read-request.ts';
import type { KnownPerson } from '../store/store.ts';
import { samePeople } from './same-people.ts';
import {
  formatSeriesEvent,
  replaySeries,
  type LoggedSeries,
  type SeriesChange,
} from './series-log.ts';

const MOST_EVENINGS = 200;
const FULL = refuse('series-full', 'table', { most: MOST_EVENINGS });
/** Counts of evenings that are over: they do not change, and a page asks for all of them. */
const MOST_COUNTS = 500;
const MOST_TRIES = 20;

const KEY = textThat((text) => /^[\w-]{22}$/.test(text));
const EVENING = textThat(isEveningId);
const WISH = strictObjectOf({ title: TITLE, scoring: oneOf(SERIES_SCORINGS) });
const CHANGE = strictObjectOf({ key: KEY }, { add: EVENING, remove: EVENING });

/** Two letters longer than the id of an evening. */
export function isSeriesId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{14}$/.test(text);
}

/** An evening that is over: its people are those of this server. */
type CountedPlace = Omit<EveningPlace, 'person'> & { readonly guest: string };

interface PlayedEvening {
  readonly shown: Omit<ShownSeriesEvening, 'results'>;
  readonly places: readonly CountedPlace[];
}

export class ClubSeries {
  private readonly context: ServerContext;
  private readonly evenings: LiveEvenings;
  private readonly counts = new BoundedMap<string, readonly CountedPlace[]>(MOST_COUNTS);

  constructor(context: ServerContext, evenings: LiveEvenings) {
    this.context = context;
    this.evenings = evenings;
  }

  /** Opens a series; whoever has the key adds evenings to it. */
  async open(given: unknown): Promise<OpenedSeries | Refusal> {
    const wish = readRequest(WISH, given);
    if (isRefusal(wish)) return wish;
    const { machine, store, now, log } = this.context;
    const id = tableId(machine.random) + tableId(machine.random).slice(0, 4);
    const key = base64Of(machine.bytes(16));
    const at = now();
    const open = { kind: 'open', ...wish, director: hashOfKey(key) } as const;
    const rows = [{ seq: 1, cmd: 'house/1', event: formatSeriesEvent(open, at) }];
    // It is nobody's table, and nothing is ever due at it.
    const kept = { id, game: '', host: '', secret: machine.bytes(32), rows, at, due: null };
    if (!(await store.create(kept))) throw new PlainError('two series with the same id');
    log('opened a series', { table: tag(id) });
    return { series: id, key };
  }

  /** Adds an existing evening, or removes one. */
  async change(id: string, given: unknown): Promise<Refusal | undefined> {
    const change = readRequest(CHANGE, given);
    if (isRefusal(change)) return change;
    const { key, add, remove } = change;
    if (add !== undefined && (await this.evenings.find(add)) === undefined) {
      return refuse('no-such-evening', 'table');
    }
    if (add !== undefined) return this.write(id, key, { kind: 'add', evening: add });
    if (remove !== undefined) return this.write(id, key, { kind: 'remove', evening: remove });
    return refuse('bad-request', 'table', { at: 'add' });
  }

  /** Opens the next evening of a series. */
  async openEvening(
    person: KnownPerson,
    id: string,
    { key, ...wish }: Readonly<Record<string, unknown>>,
  ): Promise<OpenedEvening | Refusal> {
    const found = await this.find(id);
    if (found === undefined) return refuse('no-such-series', 'table');
    if (!fits(KEY, key) || !isDirectorKey(key, found.director)) {
      return refuse('only-director', 'table');
    }
    if (found.evenings.length >= MOST_EVENINGS) return FULL;
    const opened = await this.evenings.open(person, wish, id);
    if (isRefusal(opened)) return opened;
    const refusal = await this.write(id, key, { kind: 'add', evening: opened.evening });
    return refusal ?? opened;
  }

  /** Everything that is known of a series; undefined if there is none. */
  async show(id: string): Promise<ShownSeries | undefined> {
    const found = await this.find(id);
    if (found === undefined) return undefined;
    const evenings: PlayedEvening[] = [];
    for (const evening of found.evenings) {
      // An evening to which nobody ever came was deleted.
      const played = await this.evenings.at(evening, (live) => this.playedAt(live));
      if (played !== undefined) evenings.push(played);
    }
    const { names } = this.context;
    const guests = evenings.map(({ places }) => places.map(({ guest }) => guest));
    await names.learn(guests.flat());
    const numbers = samePeople(guests, (guest) => names.lookOf(guest));
    const people: { readonly name: string }[] = [];
    // The newest name of a person counts.
    for (const [guest, number] of numbers) people[number] = { name: names.of(guest) || '-' };
    return {
      format: SERIES_FORMAT,
      series: id,
      name: found.title,
      scoring: found.scoring,
      people,
      evenings: evenings.map(({ shown: { name, game, evening, phase, at }, places }) => ({
        name,
        game,
        evening,
        phase,
        at,
        results: places.map(({ guest, place, percent, boards }) => ({
          person: numbers.get(guest) ?? 0,
          place,
          percent,
          boards,
        })),
      })),
    };
  }

  private async playedAt(live: LiveEvening): Promise<PlayedEvening> {
    const { opened, phase } = await live.look((one) => one);
    const { settings, at } = opened;
    const places = phase === 'over' ? await this.placesIn(live) : [];
    const shown = { name: settings.title, game: settings.game, evening: live.id, phase, at };
    return { shown, places };
  }

  private async find(id: string): Promise<LoggedSeries | undefined> {
    const log = isSeriesId(id) ? await this.context.store.read(id, 0) : undefined;
    return log && replaySeries(log.rows);
  }

  private async write(
    id: string,
    key: Infer<typeof KEY>,
    change: SeriesChange,
  ): Promise<Refusal | undefined> {
    const { store, now, machine, settings } = this.context;
    const { rowsPerPerson: most } = settings.limits;
    const cmd = `house/${base64Of(machine.bytes(12))}`;
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const found = await this.find(id);
      if (found === undefined) return refuse('no-such-series', 'table');
      if (!isDirectorKey(key, found.director)) return refuse('only-director', 'table');
      const { evenings, seq } = found;
      // Two directors may add the same evening at once.
      if (evenings.includes(change.evening) === (change.kind === 'add')) return undefined;
      if (change.kind === 'add' && evenings.length >= MOST_EVENINGS) {
        return FULL;
      }
      // Nobody fills the log by adding an evening and taking it out again.
      if (seq > most) {
        this.context.refusals.add('rows');
        return refuse('table-full', 'table', { most });
      }
      const at = now();
      const event = formatSeriesEvent(change, at);
      const row = { table: id, seq: seq + 1, cmd, event, at, phase: 2, due: null } as const;
      if ((await store.append(row)).kind !== 'lost') return undefined;
    }
    throw new PlainError('a series that is never free');
  }

  private async placesIn(live: LiveEvening): Promise<readonly CountedPlace[]> {
    const known = this.counts.get(live.id);
    if (known !== undefined) return known;
    const { tournament, entrants } = await live.look((one, nameOf) => ({
      tournament: tournamentOf(one, nameOf),
      entrants: one.entrants,
    }));
    const places = eveningPlaces(tournament, (entrant) => entrant).flatMap(
      ({ person, ...place }) => {
        const guest = entrants[person]?.person;
        return guest === undefined ? [] : [{ guest, ...place }];
      },
    );
    this.counts.set(live.id, places);
    return places;
  }
}
