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
import { padTo, ruled, widthOf, wrap } from '../../terminal/lines.ts';
import type { Voice } from '../../input/voice.ts';
import type { JudgedDecision } from './judgement.ts';

const CHART_HEIGHT = 8;
/** Beside what a move lost. */
const SIGNS: Readonly<Record<Grade, string>> = { best: '', good: '', slip: '?', blunder: '??' };

/** The match that was analysed, and the voice that reports it. */
export interface Analysed {
  readonly match: Match<GameTypes>;
  readonly voice: Voice;
  readonly knowledge: Knowledge<GameTypes>;
}

export class AnalysisReport {
  private readonly match: Match<GameTypes>;
  private readonly voice: Voice;
  private readonly ink: Ink;
  private readonly width: number;
  private readonly number: (value: number) => string;
  private readonly signed: (value: number) => string;
  private readonly percent: (share: number) => string;
  private readonly knowledge: Knowledge<GameTypes>;

  constructor({ match, voice, knowledge }: Analysed, ink: Ink, width: number) {
    this.match = match;
    this.knowledge = knowledge;
    this.voice = voice;
    this.ink = ink;
    this.width = width;
    const format = new Intl.NumberFormat(voice.locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    this.number = (value) => format.format(value);
    const signed = new Intl.NumberFormat(voice.locale, {
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    this.signed = (value) => signed.format(value);
    const percent = new Intl.NumberFormat(voice.locale, { style: 'percent' });
    this.percent = (share) => percent.format(share);
  }

  lay(judged: readonly JudgedDecision[], forced: number, by: string, mistakes: number): string[] {
    const { ink, voice, width } = this;
    const words = voice.words.analyse;
    if (judged.length === 0) return [ink.plain(words.nothing)];
    const unit =
      voice.speech === undefined ? [] : [words.unit(voice.speech.worth(1, this.match.options))];
    const looked = judged.some(({ exact }) => exact !== undefined) ? [words.openNote] : [];
    const intro = [words.title(by), words.decisions(judged.length, forced), ...unit].join('. ');
    return [
      ...wrap(ink.plain([`${intro}.`, words.honest, words.signs, ...looked].join(' ')), width),
      '',
      ...this.table(judged),
      '',
      ...this.curves(judged),
      '',
      ...this.mistakes(judged, mistakes),
      '',
      ...this.seats(judged).flatMap(({ seat, moves }) => this.total(seat, moves)),
    ];
  }

  /** What a seat lost, how accurate it was, and what was luck. */
  private total(seat: Seat, moves: readonly JudgedDecision[]): string[] {
    const { ink, voice, match } = this;
    const words = voice.words.analyse;
    const lost = moves.reduce((sum, move) => sum + move.lost, 0);
    const accuracy = accuracyOf(moves.flatMap(({ graded }) => graded ?? []));
    const luck = this.luck(seat, moves);
    const lines = [words.total(match.names[seat] ?? '', this.lost(lost, moves), moves.length)];
    if (accuracy !== undefined) {
      const { best, good, slip, blunder } = accuracy.grades;
      const share = this.percent(accuracy.share);
      lines.push(words.accuracy(share, accuracy.decisions, best, good, slip, blunder));
    }
    if (luck !== undefined) {
      const { cards, own, others } = luck;
      lines.push(words.luck(this.signed(cards), this.signed(own), this.signed(others)));
    }
    return lines.flatMap((line) => wrap(ink.plain(line), this.width, 2));
  }

  private luck(seat: Seat, moves: readonly JudgedDecision[]): CardsAndPlay | undefined {
    const { match, knowledge } = this;
    if (knowledge.openFromFirstCard !== true || !match.over) return undefined;
    return cardsAndPlay(
      match.tables.map(({ deal, state }) => ({
        worth: knowledge.open?.(state, seat) ?? 0,
        decisions: moves.filter((move) => move.deal === deal.number + 1).map(({ exact }) => exact),
      })),
    );
  }

  private rule(title: string): string {
    const { ink, width } = this;
    return ink.bold(ruled(ink.plain(title), width, ink.signs.across));
  }

  /** How each seat stood by what it knew, and with all cards open where that changed. */
  private curves(judged: readonly JudgedDecision[]): string[] {
    const { ink, width, voice, match } = this;
    const words = voice.words.analyse;
    const size = { width: Math.min(width, 100), height: CHART_HEIGHT };
    return this.seats(judged)
      .flatMap(({ seat, moves }) => {
        const name = match.names[seat] ?? '';
        const known = moves.map(({ before }) => before);
        const open = moves.flatMap(({ exact }) => (exact === undefined ? [] : [exact[0]]));
        return [
          { title: words.curve(name), values: known },
          { title: words.openCurve(name), values: new Set(open).size < 2 ? [] : open },
        ];
      })
      .filter(({ values }) => values.length > 0)
      .flatMap(({ title, values }) =>
        [this.rule(title)].concat(chart(values, ink, size, this.number)),
      );
  }

  private seats(
    judged: readonly JudgedDecision[],
  ): { seat: Seat; moves: readonly JudgedDecision[] }[] {
    return this.match.names
      .map((_, seat) => ({ seat, moves: judged.filter((move) => move.seat === seat) }))
      .filter(({ moves }) => moves.length > 0);
  }

  private table(judged: readonly JudgedDecision[]): string[] {
    const { ink, match, voice } = this;
    const words = voice.words.analyse;
    const looked = judged.some(({ exact }) => exact !== undefined);
    const head = [words.move, words.who, words.played, words.before, words.after, words.lost, ''];
    const rows = judged.map((move) => [
      String(move.number),
      match.names[move.seat] ?? '',
      move.played,
      this.number(move.before),
      `${move.atMost === true ? '≤ ' : ''}${this.number(move.after)}`,
      this.counts(move.lost) ? this.lost(move.lost, [move]) : '',
      SIGNS[move.graded?.grade ?? 'good'],
      ...(looked ? [this.open(move)] : []),
      this.counts(move.lost) ? move.best : '',
    ]);
    const all = [[...head, ...(looked ? [words.open] : []), words.instead], ...rows];
    const widths = all[0]?.map((_, column) =>
      Math.max(...all.map((row) => widthOf(row[column] ?? ''))),
    );
    const numbers = new Set([0, 3, 4, 5, ...(looked ? [7] : [])]);
    return all.map((row, index) => {
      const cells = row.map((cell, column) => {
        const wide = widths?.[column] ?? 0;
        return numbers.has(column) ? cell.padStart(wide) : padTo(cell, wide);
      });
      const line = ink.plain(cells.join('  ').trimEnd());
      return index === 0 ? ink.bold(line) : line;
    });
  }

  /** With all cards open: what the deal was worth, and what it was worth then if the move changed that. */
  private open({ exact }: JudgedDecision): string {
    if (exact === undefined) return '';
    const [before, after] = exact.map(this.number);
    return before === after ? (before ?? '') : `${before} → ${after}`;
  }

  /** What moves lost, or at least lost. */
  private lost(sum: number, moves: readonly JudgedDecision[]): string {
    const more = moves.some(({ atMost }) => atMost === true);
    return `${more ? '≥ ' : ''}${this.number(sum)}`;
  }

  /** Does it lose anything that can be written? */
  private counts(lost: number): boolean {
    return this.number(lost) !== this.number(0);
  }

  /** Whether a mistake did harm as the cards lay, where that was calculated. */
  private hindsight({ exact }: JudgedDecision): string[] {
    if (exact === undefined) return [];
    const words = this.voice.words.analyse;
    const [before, after] = exact;
    return [this.counts(before - after) ? words.harm(this.number(before - after)) : words.noHarm];
  }

  private mistakes(judged: readonly JudgedDecision[], count: number): string[] {
    const { ink, match, voice, width } = this;
    const words = voice.words.analyse;
    const faults = judged
      .filter(({ graded }) => graded !== undefined && SIGNS[graded.grade] !== '')
      .toSorted((one, other) => other.lost - one.lost);
    const worst = faults.slice(0, count);
    const title = this.rule(words.mistakes(worst.length, faults.length));
    if (faults.length === 0) return [title, ink.plain(words.noMistakes)];
    const told = worst.flatMap((move) => {
      const company = { names: match.names, seat: move.seat };
      const offers = offersOf(choicesOf(match.game, move.view), move.view, company, voice.speech);
      const said = (text: string): string =>
        offers.find((offer) => offer.text === text)?.label.text ?? text;
      const lines = words.mistake(
        move.number,
        match.names[move.seat] ?? '',
        said(move.played),
        said(move.best),
        this.lost(move.lost, [move]),
      );
      return [...lines, ...this.hindsight(move)].flatMap((line) => wrap(ink.plain(line), width, 4));
    });
    return [title, ...told];
  }
}
