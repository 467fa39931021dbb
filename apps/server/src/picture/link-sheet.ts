/**
 * What the picture of a link says and shows: what somebody without a name sees who opens the link,
 * and nothing else. A table gives its company and the scene of `EVERYBODY`, a puzzle the view of the
 * seat that is asked. Undefined where there is nothing of its own to draw.
 */
import type { GameEntry } from '@pakli/catalogue';
import { EVERYBODY, placesOf } from '@pakli/core';
import { companyOf, isDayId, sceneOf, tournamentOf, viewOf } from '@pakli/host';
import type { EveningPhase, ShareLink } from '@pakli/protocol';
import { withMinus, type Locale } from '@pakli/text';
import type { ServerWords } from '@pakli/text/server';
import { countTournament, type Tournament } from '@pakli/tournament';
import { mayWatch } from '../audience.ts';
import type { LiveEvenings } from '../evening/live-evenings.ts';
import { isProgram } from '../people.ts';
import type { LiveTables } from '../tables.ts';
import { artOf } from './game-art.ts';
import { settable } from './letters.ts';
import type { Puzzles } from './puzzles.ts';
import type { PictureLine, PictureSheet } from './sheet.ts';

export interface SheetPorts {
  readonly tables: Pick<LiveTables, 'find'>;
  readonly evenings: Pick<LiveEvenings, 'find'>;
  readonly puzzles: Puzzles;
}

export interface PicturedLink extends Pick<ShareLink, 'path' | 'score'> {
  readonly entry: GameEntry;
  readonly locale: Locale;
}

export async function sheetOf(
  link: PicturedLink,
  words: ServerWords,
  ports: SheetPorts,
): Promise<PictureSheet | undefined> {
  const { entry, locale, path, score } = link;
  const [, kind = '', id = '', , which = ''] = path.split('/');
  const plain = { art: artOf(entry), locale, people: [], rows: [] };
  const { preview } = words;
  switch (kind) {
    case 't':
      return tableSheet({ ...plain, id }, entry, words, ports);
    case 'evening':
      return isDayId(id) ? undefined : eveningSheet({ ...plain, id }, entry, words, ports);
    case 'learn': {
      const view = await ports.puzzles.view(entry, which);
      const { title, about } = preview.puzzle;
      return (
        view && { ...plain, title: title(entry.name), about: [about], rows: plain.art.rows(view) }
      );
    }
    case 'replay':
      return (
        score && {
          ...plain,
          title: preview.replay.title(entry.name),
          about: [],
          score: scoreText(score),
        }
      );
    case 'day': {
      const { title, about } = preview.day;
      const result = score === undefined ? {} : { score: scoreText(score) };
      return { ...plain, title: title(entry.name), about: [about], ...result };
    }
    // Somebody who is challenged must not see how it went before they have played.
    case 'challenge': {
      const { title, about } = preview.challenge;
      return { ...plain, title: title(entry.name), about: [about] };
    }
    default:
      return undefined;
  }
}

function scoreText(score: readonly number[]): string {
  return score.map((points) => withMinus(`${points}`)).join(score.length > 2 ? ' · ' : ' : ');
}

/** A name in letters that can be set. The mark of a program cannot, so a word says it. */
function nameIn(name: string, { computer }: ServerWords['picture']): string {
  const said = settable(name);
  return isProgram(name) ? `${said} (${computer})` : said;
}

type SheetOfId = Pick<PictureSheet, 'art' | 'locale'> & { readonly id: string };

async function tableSheet(
  { id, ...plain }: SheetOfId,
  entry: GameEntry,
  { picture, preview }: ServerWords,
  { tables }: SheetPorts,
): Promise<PictureSheet | undefined> {
  const found = await tables.find(id);
  const shown = await found?.look((room, outside) => ({
    game: room.game,
    company: companyOf(room, outside),
    scene: sceneOf(room, EVERYBODY),
    open: mayWatch(room, undefined),
  }));
  // A link may name any game; the table knows which is played there.
  if (shown?.open !== true || shown.game.id !== entry.id) return undefined;
  const { game, company, scene } = shown;
  const { phase, seats, locked } = company;
  const sums = seats.map((_, seat) =>
    (scene?.sheet ?? []).reduce((sum, row) => sum + (row[seat] ?? 0), 0),
  );
  const live = scene === null ? undefined : entry.guest?.table?.points?.(scene.view);
  const points = phase === 'gathering' ? undefined : scene?.sheet.length === 0 ? live : sums;
  const sides = game.sides?.(seats.length);
  const places = scene?.over === true ? placesOf(sums, game.best, sides) : undefined;
  const turn = phase === 'playing' ? scene?.view.turn : undefined;
  const nameOf = (seat: number): string => {
    const sitter = seats[seat];
    if (sitter?.kind === 'free') return picture.free;
    if (sitter?.kind === 'computer') return picture.computer;
    const { name = '' } = sitter ?? {};
    return settable(name) === '' ? picture.seat(seat + 1) : nameIn(name, picture);
  };
  const people = seats.map(({ kind }, seat): PictureLine => ({
    name: nameOf(seat),
    points: points === undefined ? '' : withMinus(`${points[seat] ?? 0}`),
    mark: turn === seat || places?.[seat] === 1,
    free: kind === 'free',
  }));
  const waits = phase === 'gathering' && !locked && seats.some(({ kind }) => kind === 'free');
  const atTurn = seats[turn ?? -1];
  // A computer will have moved before anybody looks, and a name that cannot be set makes no sentence.
  const named = atTurn?.kind === 'person' && settable(atTurn.name) !== '';
  const about = [
    ...(waits ? [preview.table.about] : []),
    ...(named ? [picture.turn(nameIn(atTurn.name, picture))] : []),
    ...(phase === 'over' ? [picture.over] : []),
  ];
  return {
    ...plain,
    title: entry.name,
    about,
    people,
    rows: scene === null ? [] : plain.art.rows(scene.view),
  };
}

/** Everybody is compared with everybody: 60 people take 10 ms, and 300 take 250. */
const MOST_RANKED = 60;

/** Who plays, by place; those who have none last. */
function ranked(
  playing: readonly { readonly said: string; readonly number: number }[],
  tournament: Tournament,
  phase: EveningPhase,
): PictureLine[] {
  const { standings } = countTournament(tournament);
  const placeOf = new Map(standings.map(({ person, place }) => [person, place ?? Infinity]));
  const placed = playing.map(({ said, number }) => ({
    said,
    place: placeOf.get(number) ?? Infinity,
  }));
  return placed
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ said, place }) => ({
      name: place === Infinity ? said : `${place}. ${said}`,
      mark: phase === 'over' && place === 1,
    }));
}

async function eveningSheet(
  { id, ...plain }: SheetOfId & Pick<PictureSheet, 'rows'>,
  entry: GameEntry,
  { picture, preview }: ServerWords,
  { evenings }: SheetPorts,
): Promise<PictureSheet | undefined> {
  const live = await evenings.find(id);
  const shown = await live?.look((one, nameOf) => ({
    ...viewOf(one, nameOf),
    tournament: tournamentOf(one, nameOf),
  }));
  if (shown?.settings.game !== entry.id) return undefined;
  const { settings, phase, rounds, entrants, tournament } = shown;
  const count = entrants.filter(({ state }) => state === 'plays').length;
  const playing = entrants.flatMap(({ name, state }, number) => {
    const isShown = state === 'plays' && settable(name) !== '';
    return isShown ? [{ said: nameIn(name, picture), number }] : [];
  });
  const people = entrants.length > MOST_RANKED ? [] : ranked(playing, tournament, phase);
  const how =
    phase === 'over'
      ? [picture.eveningOver]
      : rounds.length > 0
        ? [picture.round(rounds.length, settings.rounds)]
        : [];
  return {
    ...plain,
    title: settable(settings.title) || preview.evening.title(entry.name),
    about: [[entry.name, ...how].join(' · '), picture.players(count)],
    people,
  };
}
