/**
 * The people at one terminal. One person alone always looks at it. Where there
 * are several, the device lets a curtain fall before the turn passes to another
 * one: then the page is covered, and nobody's cards are there to be shown until
 * that person says that they look.
 */
import { isRefusal, type Seat } from '@pakli/core';
import type { Device } from '@pakli/host';
import type { Question } from '@pakli/protocol';
import { personAt } from '@pakli/text';
import { explainRefusal, type Voice } from '../../input/voice.ts';
import type { TerminalHome } from '../../seat/terminal-ports.ts';
import type { Curtain } from '../../seat/table-follower.ts';
import type { Chair } from './table-screen.ts';
import type { Dialogue } from './dialogue.ts';
import type { KeptGame } from './save-file.ts';

export interface PartyOptions {
  readonly device: Device;
  readonly home: TerminalHome;
  readonly kept: KeptGame;
  readonly chair: Chair;
  readonly voice: Voice;
  readonly dialogue: Dialogue;
  readonly names: readonly string[];
  /** How long a move stays in sight, in milliseconds. */
  readonly delay: number;
}

export class Party {
  private readonly device: Device;
  private readonly home: TerminalHome;
  private readonly kept: KeptGame;
  private readonly chair: Chair;
  private readonly voice: Voice;
  private readonly dialogue: Dialogue;
  private readonly names: readonly string[];
  private readonly delay: number;
  /** Somebody's page is in sight. */
  private uncovered = false;
  /** What everybody is told when the page is covered next. */
  private notice = '';

  constructor(options: PartyOptions) {
    this.device = options.device;
    this.home = options.home;
    this.kept = options.kept;
    this.chair = options.chair;
    this.voice = options.voice;
    this.dialogue = options.dialogue;
    this.names = options.names;
    this.delay = options.delay;
    this.home.pace = () => this.follow();
  }

  /** Plays until the match is over or the people leave. */
  async play(): Promise<void> {
    const { device, home, dialogue, kept, chair } = this;
    const { told } = chair;
    device.open('opened');
    for (;;) {
      await dialogue.settle(home.still());
      if (kept.taken) return;
      await chair.catchUp(this.delay);
      const { curtain } = told;
      if (curtain !== undefined) {
        if (!(await this.wait(curtain))) return;
      } else if (told.dealOver && !dialogue.live) {
        if (told.scene.over) return;
        await device.ask('next');
      } else if (!(await chair.decide())) return;
    }
  }

  /** Shows what has happened, and who thinks now. */
  private async follow(): Promise<void> {
    const { chair, device, voice } = this;
    await chair.catchUp(this.delay);
    if (chair.told.curtain === undefined) chair.draw();
    else {
      const person = personAt({ names: this.names, seat: null }, device.room.turn ?? 0);
      this.cover([voice.catalogue.frame.table.thinking(person)]);
    }
  }

  /** What people do while the curtain is down; false if they leave. */
  private async wait({ company, seats, last }: Curtain): Promise<boolean> {
    const { device, dialogue, voice, chair } = this;
    const { people } = voice.words;
    const [question] = company.questions;
    if (question !== undefined) {
      const all = company.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
      await this.agree(question, all);
      return true;
    }
    if (this.uncovered) {
      // Whoever has moved sees what came of it.
      chair.draw();
      await dialogue.pause(this.delay);
    }
    const [seat = 0] = seats;
    const keys = last === null ? people.keys : `${people.keys} · ${people.undo}`;
    this.cover([people.yourTurn(this.nameOf(seat)), people.away, '', keys]);
    const letter = await dialogue.letter(last === null ? [' ', 'q'] : [' ', 'u', 'q']);
    if (letter === ' ') {
      chair.clear();
      this.uncovered = true;
      await device.look(seat);
    } else if (letter === 'u') {
      const refusal = await device.ask('takeback', last ?? seat);
      if (isRefusal(refusal)) this.notice = explainRefusal(voice, refusal);
    }
    return letter === ' ' || letter === 'u';
  }

  /** Asks one of the others whether somebody may take a decision back. */
  private async agree(
    { ask, seat, yes, steps = 0 }: Question,
    all: readonly Seat[],
  ): Promise<void> {
    const { device, dialogue, voice } = this;
    const { people } = voice.words;
    const other = all.find((one) => !yes.includes(one));
    if (other === undefined) throw new Error('a question waits for nobody');
    const name = this.nameOf(other);
    const lines = [people.takeBack(this.nameOf(seat), steps), people.agree(name)];
    this.cover([...lines, '', people.answers]);
    const agreed = (await dialogue.letter(['y', 'n'])) === 'y';
    await device.answer(ask, agreed, other);
    if (!agreed) this.notice = people.refused(name);
    else if (device.room.questions.length === 0) {
      this.notice = voice.catalogue.frame.table.undone;
    }
  }

  /** A page without any card. */
  private cover(lines: readonly string[]): void {
    const { dialogue, chair, notice } = this;
    this.uncovered = false;
    this.notice = '';
    dialogue.cover(chair.gameName, notice === '' ? lines : [...lines, '', notice]);
  }

  private nameOf(seat: Seat): string {
    return this.names[seat] ?? '';
  }
}
