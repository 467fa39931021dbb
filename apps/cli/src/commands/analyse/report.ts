/** An analysis for people: a table of the moves, curves, and the biggest mistakes. */
import type { GameTypes, Match, Seat } from '@pakli/core';
import {
  accuracyOf,
  cardsAndPlay,
  choicesOf,
  type CardsAndPlay,
  type Grade,
} from '@pakli/core/analysis';
import type { Knowledge } from '@pakli/core/search';
import { offersOf } from '../../seat/offers.ts';
import { chart } from '../../terminal/chart.ts';
import type { Ink } from '../../terminal/ink.ts';
import { alignColumns, ruled, wrap } from '../../terminal/lines.ts';
import type { Voice } from '../../input/voice.ts';
import type { JudgedDecision } from './judgement.ts';

const CHART_HEIGHT = 8;
/** Beside what a move lost. */
const SIGNS: Readonly<Record<Grade, string>> = { best: '', good: '', slip: '?', blunder: '??' };

/** The match that was analysed, and what is known of it. */
export interface Analysed {
  readonly match: Match<GameTypes>;
  readonly knowledge: Knowledge<GameTypes>;
  readonly judged: readonly JudgedDecision[];
  /** Moves that were no decisions. */
  readonly forced: number;
  /** Who judged. */
  readonly by: string;
}

/** How the report is laid out, and how many mistakes it lists. */
export interface ReportFormat {
  readonly voice: Voice;
  readonly ink: Ink;
  readonly width: number;
  readonly mistakes: number;
}

export function analysisReport(
  { match, knowledge, judged, forced, by }: Analysed,
  { voice, ink, width, mistakes }: ReportFormat,
): string[] {
  const words = voice.words.analyse;
  if (judged.length === 0) return [ink.plain(words.nothing)];
  const inForm = (form: Intl.NumberFormatOptions): ((value: number) => string) => {
    const format = new Intl.NumberFormat(voice.locale, form);
    return (value) => format.format(value);
  };
  const number = inForm({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = inForm({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const percent = inForm({ style: 'percent' });
  const seats = match.names
    .map((name, seat) => ({ name, seat, moves: judged.filter((move) => move.seat === seat) }))
    .filter(({ moves }) => moves.length > 0);
  const looked = judged.some(({ exact }) => exact !== undefined);

  const rule = (title: string): string =>
    ink.bold(ruled(ink.plain(title), width, ink.signs.across));
  /** Does it lose anything that can be written? */
  const counts = (lost: number): boolean => number(lost) !== number(0);
  /** What moves lost, or at least lost. */
  const lostBy = (moves: readonly JudgedDecision[]): string => {
    const sum = moves.reduce((all, { lost }) => all + lost, 0);
    return `${moves.some(({ atMost }) => atMost === true) ? '≥ ' : ''}${number(sum)}`;
  };

  const luckOf = (seat: Seat, moves: readonly JudgedDecision[]): CardsAndPlay | undefined => {
    if (knowledge.openFromFirstCard !== true || !match.over) return undefined;
    return cardsAndPlay(
      match.tables.map(({ deal, state }) => ({
        worth: knowledge.open?.(state, seat) ?? 0,
        decisions: moves.filter((move) => move.deal === deal.number + 1).map(({ exact }) => exact),
      })),
    );
  };

  /** What a seat lost, how accurate it was, and what was luck. */
  const totals = seats.flatMap(({ name, seat, moves }) => {
    const accuracy = accuracyOf(moves.flatMap(({ graded }) => graded ?? []));
    const luck = luckOf(seat, moves);
    const lines = [words.total(name, lostBy(moves), moves.length)];
    if (accuracy !== undefined) {
      const { best, good, slip, blunder } = accuracy.grades;
      const share = percent(accuracy.share);
      lines.push(words.accuracy(share, accuracy.decisions, best, good, slip, blunder));
    }
    if (luck !== undefined) {
      lines.push(words.luck(signed(luck.cards), signed(luck.own), signed(luck.others)));
    }
    return lines.flatMap((line) => wrap(ink.plain(line), width, 2));
  });

  /** How each seat stood by what it knew, and with all cards open where that changed. */
  const curves = seats.flatMap(({ name, moves }) => {
    const known = moves.map(({ before }) => before);
    const open = moves.flatMap(({ exact }) => (exact === undefined ? [] : [exact[0]]));
    const size = { width: Math.min(width, 100), height: CHART_HEIGHT };
    return [
      { title: words.curve(name), values: known },
      { title: words.openCurve(name), values: new Set(open).size < 2 ? [] : open },
    ].flatMap(({ title, values }) =>
      values.length === 0 ? [] : [rule(title)].concat(chart(values, ink, size, number)),
    );
  });

  /** With all cards open: what the deal was worth, and what it was worth then if the move changed that. */
  const openWorth = ({ exact }: JudgedDecision): string => {
    if (exact === undefined) return '';
    const [before, after] = exact.map(number);
    return before === after ? (before ?? '') : `${before} → ${after}`;
  };

  const table = (): string[] => {
    const head = [words.move, words.who, words.played, words.before, words.after, words.lost, ''];
    const rows = judged.map((move) => [
      String(move.number),
      match.names[move.seat] ?? '',
      move.played,
      number(move.before),
      `${move.atMost === true ? '≤ ' : ''}${number(move.after)}`,
      counts(move.lost) ? lostBy([move]) : '',
      SIGNS[move.graded?.grade ?? 'good'],
      ...(looked ? [openWorth(move)] : []),
      counts(move.lost) ? move.best : '',
    ]);
    const all = [[...head, ...(looked ? [words.open] : []), words.instead], ...rows];
    const numbers = new Set([0, 3, 4, 5, ...(looked ? [7] : [])]);
    const [title = '', ...lines] = alignColumns(all, (column) => numbers.has(column));
    return [ink.bold(ink.plain(title)), ...lines.map((line) => ink.plain(line))];
  };

  /** Whether a mistake did harm as the cards lay, where that was calculated. */
  const hindsight = ({ exact }: JudgedDecision): string[] => {
    if (exact === undefined) return [];
    const [before, after] = exact;
    return [counts(before - after) ? words.harm(number(before - after)) : words.noHarm];
  };

  const worst = (): string[] => {
    const faults = judged
      .filter(({ graded }) => graded !== undefined && SIGNS[graded.grade] !== '')
      .toSorted((one, other) => other.lost - one.lost);
    const told = faults.slice(0, mistakes);
    const title = rule(words.mistakes(told.length, faults.length));
    if (faults.length === 0) return [title, ink.plain(words.noMistakes)];
    const lines = told.flatMap((move) => {
      const company = { names: match.names, seat: move.seat };
      const offers = offersOf(choicesOf(match.game, move.view), move.view, company, voice.speech);
      const said = (text: string): string =>
        offers.find((offer) => offer.text === text)?.label.text ?? text;
      const name = match.names[move.seat] ?? '';
      const mistake = words.mistake(
        move.number,
        name,
        said(move.played),
        said(move.best),
        lostBy([move]),
      );
      return [...mistake, ...hindsight(move)].flatMap((line) => wrap(ink.plain(line), width, 4));
    });
    return [title, ...lines];
  };

  const unit = voice.speech === undefined ? [] : [words.unit(voice.speech.worth(1, match.options))];
  const intro = [words.title(by), words.decisions(judged.length, forced), ...unit].join('. ');
  const notes = [`${intro}.`, words.honest, words.signs, ...(looked ? [words.openNote] : [])];
  return [
    ...wrap(ink.plain(notes.join(' ')), width),
    '',
    ...table(),
    '',
    ...curves,
    '',
    ...worst(),
    '',
    ...totals,
  ];
}
