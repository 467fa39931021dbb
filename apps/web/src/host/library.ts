/**
 * The recorded games of this browser, and those that come as text: to watch,
 * share, import and judge. Replies contain only what a seat may know; an
 * unfinished game is shown from its own seat alone.
 */
import { findGame, openRecord } from '@pakli/catalogue';
import {
  formatOptions,
  formatRecord,
  isRefusal,
  Match,
  parseRecord,
  refuse,
  type GameTypes,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { formatLink } from '@pakli/core/link';
import { formatProof, type DealProof } from '@pakli/host';
import type { Analyst } from './analyst.ts';
import { find, isRunning, type Found } from './begin.ts';
import { endedSteps, filmOf, permitted } from './film.ts';
import type { Chair, Fault, Film, Judgement, Saved, Shared, Source, Watch } from './host.ts';
import { isTooLong, TOO_LONG } from './record-size.ts';
import { selfOf } from './hot-seat.ts';
import type { StoredGame, GameStore } from './stored-game.ts';

export class Library {
  private readonly store: Promise<GameStore>;
  private readonly analyst: Analyst;
  /** Judging asks for the same game again and again; judgements of a finished game do not change. */
  private kept:
    | {
        readonly key: string;
        readonly found: Found;
        readonly judged: Map<string, Promise<Judgement | null>>;
      }
    | undefined;

  constructor(store: Promise<GameStore>, analyst: Analyst) {
    this.store = store;
    this.analyst = analyst;
  }

  async film(source: Source, wished: Watch | undefined): Promise<Film | Refusal> {
    const found = await find(await this.store, source);
    if (isRefusal(found)) return found;
    const { match, entry } = found;
    const known = { running: isRunning(found), self: selfIn(found), ended: endedSteps(match) };
    const { seats } = match;
    const asked = wished?.seat ?? 0;
    if (!(Number.isInteger(asked) && asked >= 0 && asked < seats)) {
      return refuse('no-such-seat', 'table', { seat: String(asked), seats });
    }
    const watch = permitted(known, wished);
    if (watch === undefined) return refuse('not-over', 'table');
    const whole = !known.running || watch.seat === known.self;
    const shown = whole ? match : Match.cut(match, known.ended);
    if (isRefusal(shown)) return shown;
    const saved = entry?.saved ?? savedAs('', match);
    const knowledge = (await findGame(match.game.id)?.load())?.knowledge;
    const { running, self } = known;
    return filmOf(shown, { source, running, self, sitting: saved, knowledge }, watch);
  }

  async share(source: Source, names: readonly string[]): Promise<Shared | Refusal> {
    const found = await find(await this.store, source);
    if (isRefusal(found)) return found;
    if (isRunning(found)) return refuse('not-over', 'table');
    const match = Match.cut(found.match, Infinity, names);
    if (isRefusal(match)) return match;
    const link = formatLink(match);
    const at = found.entry?.saved.at;
    const date = at === undefined ? undefined : new Date(at).toISOString().slice(0, 10);
    const { proof } = found.entry ?? {};
    const record = `${formatRecord(match, date)}${proof === undefined ? '' : formatProof(proof)}`;
    return { link: isRefusal(link) ? undefined : link, record };
  }

  /** Saves a game that was played elsewhere. */
  async take(text: string, id: string): Promise<string | Fault> {
    if (isTooLong(text)) return TOO_LONG;
    const opened = await openRecord(text);
    if (isRefusal(opened)) {
      const parsed = opened.line === undefined ? opened : parseRecord(text);
      return isRefusal(parsed) ? opened : { ...opened, game: parsed.game };
    }
    const { match } = opened;
    const entry: StoredGame = { saved: savedAs(id, match), record: formatRecord(match) };
    await (await this.store).put(entry);
    return id;
  }

  /** Saves a match played by link, unless it is here already; for a spectator it is saved as nobody's. */
  async keep(
    id: string,
    record: string,
    seat: Seat | null,
    names: readonly string[],
    chairs: readonly Chair[],
    proof?: DealProof,
  ): Promise<Refusal | undefined> {
    const store = await this.store;
    if ((await store.get(id)) !== undefined) return undefined;
    const opened = await openRecord(record);
    if (isRefusal(opened)) return opened;
    const match = Match.cut(opened.match, Infinity, names);
    if (isRefusal(match)) return match;
    const { purpose: _, ...kept } = savedAs(id, match);
    const level = chairs.find((chair) => chair !== 'person') ?? kept.level;
    const played = {
      ...kept,
      level,
      seat: seat ?? 0,
      chairs,
      places: match.places,
      link: true,
    } as const;
    // A match that was abandoned can be watched, but not resumed.
    const own = seat !== null && match.over;
    const saved: Saved = own ? played : savedAs(id, match);
    const proved = proof === undefined ? {} : { proof };
    await store.put({ saved, record: formatRecord(match), ...proved });
    return undefined;
  }

  async judge(source: Source, seat: Seat, step: number): Promise<Judgement | Refusal | null> {
    const store = await this.store;
    // An undo may replace the end of a game with another.
    const entry = 'saved' in source ? await store.get(source.saved) : undefined;
    const key = JSON.stringify([source, entry?.record]);
    let { kept } = this;
    if (kept?.key !== key) {
      const fresh = await find(store, source);
      if (isRefusal(fresh)) return fresh;
      // Not cached: the record of an unfinished game changes.
      if (isRunning(fresh)) return this.judgeRunning(fresh, seat, step);
      this.kept = kept = { key, found: fresh, judged: new Map() };
    }
    const { found, judged } = kept;
    const question = `${seat} ${step}`;
    const known = judged.get(question);
    if (known !== undefined) return known;
    const record = formatRecord(found.match);
    const judgement = this.analyst.judge({ record, seat, step, open: true });
    judged.set(question, judgement);
    // A retry may succeed.
    judgement.catch(() => judged.delete(question));
    return judgement;
  }

  /** Judges a decision of an unfinished game; once a deal is over, what the others knew helps nobody. */
  private async judgeRunning(
    found: Found,
    seat: Seat,
    step: number,
  ): Promise<Judgement | Refusal | null> {
    const { match } = found;
    const self = selfIn(found);
    const may = seat === self || (self !== null && step <= endedSteps(match));
    if (!may) return refuse('not-over', 'table');
    return this.analyst.judge({ record: formatRecord(match), seat, step, open: false });
  }
}

/** The viewer's seat at the table. */
function selfIn({ entry }: Found): Seat | null {
  return entry === undefined ? null : selfOf(entry.saved);
}

/** The entry of a game that nobody here played. */
function savedAs(id: string, match: Match<GameTypes>): Saved {
  const { game, names, over, totals, options } = match;
  return {
    id,
    game: game.id,
    level: 'expert',
    seat: 0,
    names,
    rules: formatOptions(game.rules, options),
    purpose: 'import',
    at: Date.now(),
    over,
    totals,
  };
}
