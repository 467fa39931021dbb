/** A record on a page: step by step with keys, as any seat or a spectator saw it. */
import type { GameTypes, Match, Seat, Table } from '@pakli/core';
import { pastOf } from '@pakli/host';
import type { SeenStep } from '@pakli/protocol';
import type { Audience } from '@pakli/text';
import { tellStep } from '../../seat/journal.ts';
import { standingOf, standings, titleOf, totalsOf } from '../../seat/standings.ts';
import { tableOf, type TableArt } from '../../table/index.ts';
import { edit, EMPTY, type KeyPress, type EditorLine } from '../../terminal/editor.ts';
import { inkFor, type InkFlags } from '../../input/ink.ts';
import type { Ink } from '../../terminal/ink.ts';
import { layOut, plainBody } from '../../table/page.ts';
import { Interrupted, Screen } from '../../terminal/screen.ts';
import { voiceFor, type Voice } from '../../input/voice.ts';

interface StepperOptions extends InkFlags {
  readonly seat?: number;
  readonly at?: number;
  readonly lang?: string;
}

export async function stepThrough(match: Match<GameTypes>, given: StepperOptions): Promise<number> {
  const voice = await voiceFor(match.game.id, given.lang);
  const ink = inkFor(given);
  const art = await tableOf(match.game, ink);
  const screen = new Screen();
  const stepper = new Stepper(match, voice, ink, art, given.seat ?? 0);
  stepper.go((given.at ?? 1) - 1);
  screen.onResize = () => stepper.draw(screen);
  screen.open();
  try {
    for (;;) {
      stepper.draw(screen);
      const key = await screen.key();
      if (key !== undefined && !stepper.press(key)) return 0;
    }
  } catch (error) {
    if (error instanceof Interrupted) return error.status;
    throw error;
  } finally {
    screen.close();
  }
}

/** A moment of the match: after so many steps of a deal. */
interface Moment {
  readonly table: Table<GameTypes>;
  readonly count: number;
}

export class Stepper {
  private readonly match: Match<GameTypes>;
  private readonly voice: Voice;
  private readonly ink: Ink;
  private readonly art: TableArt;
  private readonly moments: readonly Moment[];
  private at = 0;
  /** Null is a spectator. */
  private seat: Seat | null;
  private typed: EditorLine = EMPTY;
  /** What each of them has seen. */
  private readonly pasts = new Map<Seat | null, readonly SeenStep[]>();

  constructor(match: Match<GameTypes>, voice: Voice, ink: Ink, art: TableArt, seat: Seat) {
    this.match = match;
    this.voice = voice;
    this.ink = ink;
    this.art = art;
    this.seat = seat;
    this.moments = match.tables.flatMap((table) => {
      // A deal from a position can be looked at before its first step.
      const first = table.position === undefined && table.steps.length > 0 ? 1 : 0;
      return Array.from({ length: table.steps.length + 1 - first }, (_, i) => ({
        table,
        count: i + first,
      }));
    });
  }

  /** To a moment, the first or the last where there is none so early or late. */
  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.moments.length - 1);
  }

  /** False when the person leaves. */
  press(key: KeyPress): boolean {
    const typing = this.typed.text !== '';
    if (/^\d$/.test(key.text) || (typing && ['backspace', 'escape'].includes(key.name))) {
      this.typed = edit(this.typed, key);
      return true;
    }
    switch (key.name) {
      case 'q':
      case 'escape':
        return false;
      case 'return':
        if (typing) this.go(Number(this.typed.text) - 1);
        else this.go(this.at + 1);
        this.typed = EMPTY;
        return true;
      case 'right':
      case 'space':
      case 'n':
        this.go(this.at + 1);
        return true;
      case 'left':
      case 'p':
        this.go(this.at - 1);
        return true;
      case 'down':
      case 'pagedown':
        this.goToDeal(1);
        return true;
      case 'up':
      case 'pageup':
        this.goToDeal(-1);
        return true;
      case 'home':
        this.go(0);
        return true;
      case 'end':
        this.go(this.moments.length - 1);
        return true;
      case 'tab':
        this.nextSeat();
        return true;
      default:
        return true;
    }
  }

  /** To the beginning of the deal after or before this one. */
  private goToDeal(by: 1 | -1): void {
    const deal = (this.moments[this.at]?.table.deal.number ?? 0) + by;
    const found = this.moments.findIndex(({ table }) => table.deal.number === deal);
    this.go(found >= 0 ? found : by > 0 ? this.moments.length - 1 : 0);
  }

  private nextSeat(): void {
    if (this.seat === null) this.seat = 0;
    else this.seat = this.seat + 1 < this.match.seats ? this.seat + 1 : null;
  }

  draw(screen: Screen): void {
    const { match, voice, ink, art } = this;
    const { words, catalogue } = voice;
    const moment = this.moments[this.at];
    if (moment === undefined) return;
    const { names, game } = match;
    const company: Audience = { names, seat: this.seat };
    const { state } = moment.table.cut(moment.count);
    const last = this.at === this.moments.length - 1;
    const ended = last && match.over;
    const page = layOut(
      {
        title: titleOf(standingOf(match), art, voice),
        turn: words.replay.step(this.at + 1, this.moments.length),
        art,
        view: game.view(state, this.seat),
        company,
        catalogue,
        words,
        totals: last ? totalsOf(standingOf(match), art, voice) : '',
        log: this.log(company),
        body: plainBody(catalogue.frame.result.title, ink, () =>
          ended ? standings(standingOf(match), company, voice, ink) : [],
        ),
        message:
          this.seat === null
            ? words.replay.asSpectator
            : words.replay.asSeat(names[this.seat] ?? ''),
        prompt: words.replay.jump,
        typed: this.typed.text === '' ? undefined : this.typed,
        footer: words.replay.keys,
      },
      ink,
      screen,
    );
    screen.draw(page.lines, page.cursor);
  }

  /** What happened up to here, as far as a page can show it. */
  private log(company: Audience): string[] {
    const { seat } = company;
    const past = this.pasts.get(seat) ?? pastOf(this.match, seat);
    this.pasts.set(seat, past);
    // A deal begins with a moment before its first step.
    const taken = this.moments.slice(0, this.at + 1).filter(({ count }) => count > 0).length;
    const recent = past.slice(Math.max(0, taken - 40), taken);
    return recent.flatMap((step) => tellStep(step, company, this.voice));
  }
}
