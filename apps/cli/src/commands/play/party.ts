/**
 * The people at one terminal, and who of them looks at it. One person alone
 * always does. Where there are several, the page is covered before it goes
 * from one to another: nobody sees a hand that is not theirs.
 */
import { EVERYBODY, type Reader, type Seat } from '@pakli/core';
import type { Voice } from '../../given/voice.ts';
import type { TerminalHouse } from '../../seat/house.ts';
import type { Chair } from './chair.ts';
import type { Dialogue } from './dialogue.ts';
import type { KeptGame } from './kept-game.ts';

export interface PartyOptions {
  readonly house: TerminalHouse;
  readonly kept: KeptGame;
  readonly voice: Voice;
  readonly dialogue: Dialogue;
  /** One for each person and, where there are several, one for all of them. */
  readonly chairs: readonly Chair[];
  /** How long a move stays in sight, in milliseconds. */
  readonly delay: number;
}

export class Party {
  private readonly house: TerminalHouse;
  private readonly kept: KeptGame;
  private readonly voice: Voice;
  private readonly dialogue: Dialogue;
  private readonly chairs: ReadonlyMap<Reader, Chair>;
  private readonly delay: number;
  /** Who looks when nobody has to decide: the one person, or all of them. */
  private readonly together: Reader;
  /** Who looks now. */
  private looking: Reader;

  constructor({ house, kept, voice, dialogue, chairs, delay }: PartyOptions) {
    this.house = house;
    this.kept = kept;
    this.voice = voice;
    this.dialogue = dialogue;
    this.chairs = new Map(chairs.map((chair) => [chair.told.reader, chair]));
    this.delay = delay;
    const [only] = chairs;
    this.together = chairs.length > 1 || only === undefined ? EVERYBODY : only.told.reader;
    this.looking = this.together;
    house.pace = () => this.follow();
  }

  /** The chair of whoever looks now. */
  private get chair(): Chair {
    return this.chairOf(this.looking);
  }

  private chairOf(reader: Reader): Chair {
    const chair = this.chairs.get(reader);
    if (chair === undefined) throw new Error(`nobody looks from seat ${reader}`);
    return chair;
  }

  /** Plays until the match is over or the people leave. */
  async play(): Promise<void> {
    const { house, dialogue, kept } = this;
    for (;;) {
      await dialogue.settle(house.still());
      if (kept.taken) return;
      await this.chair.catchUp(this.delay);
      if (house.questions.length > 0) {
        await this.agree();
        continue;
      }
      const { told } = this.chair;
      if (told.dealOver && !dialogue.live) {
        if (told.scene.over) return;
        this.chair.nextDeal();
        continue;
      }
      const wanted = house.turn ?? this.together;
      const stays = wanted === this.looking ? this.chair.decide() : this.handTo(wanted);
      if (!(await stays)) return;
    }
  }

  /** Shows what has happened, and who thinks now. */
  private async follow(): Promise<void> {
    await this.chair.catchUp(this.delay);
    this.chair.draw();
  }

  /** Covers the page until somebody else looks; false if they leave instead. */
  private async handTo(reader: Reader): Promise<boolean> {
    const { dialogue, house, voice } = this;
    const { people } = voice.words;
    if (this.looking !== EVERYBODY) {
      // Whoever has moved sees what came of it.
      this.chair.draw();
      await dialogue.pause(this.delay);
    }
    this.looking = EVERYBODY;
    if (reader === EVERYBODY) return true;
    const last = house.lastToDecide;
    const keys = last === undefined ? people.keys : [people.keys, people.undo].join(' · ');
    this.cover([people.yourTurn(this.nameOf(reader)), people.away, '', keys]);
    const letter = await dialogue.letter(last === undefined ? [' ', 'q'] : [' ', 'u', 'q']);
    if (letter === ' ') this.looking = reader;
    if (letter === 'u') this.chairOf(EVERYBODY).undo();
    return letter === ' ' || letter === 'u';
  }

  /** Asks the others whether somebody may take a decision back. No hand is in sight meanwhile. */
  private async agree(): Promise<void> {
    const { house, dialogue, voice } = this;
    const { people } = voice.words;
    this.looking = EVERYBODY;
    for (;;) {
      const [question] = house.questions;
      if (question === undefined) return;
      const { ask, seat: asker, yes, steps = 0 } = question;
      const seat = this.people.find((one) => !yes.includes(one));
      if (seat === undefined) throw new Error('a question waits for nobody');
      const name = this.nameOf(seat);
      this.cover([
        people.takeBack(this.nameOf(asker), steps),
        people.agree(name),
        '',
        people.answers,
      ]);
      const agreed = (await dialogue.letter(['y', 'n'])) === 'y';
      house.do(seat, { kind: 'answer', ask, yes: agreed });
      const heard = this.chairOf(house.turn === asker ? asker : EVERYBODY);
      if (!agreed) heard.message = people.refused(name);
      else if (house.questions.length === 0) heard.message = voice.catalogue.frame.table.undone;
    }
  }

  /** A page without any card. */
  private cover(lines: readonly string[]): void {
    const { message, name } = this.chairOf(EVERYBODY);
    this.dialogue.cover(name, message === '' ? lines : [...lines, '', message]);
    this.chairOf(EVERYBODY).message = '';
  }

  private get people(): readonly Seat[] {
    return [...this.chairs.keys()].filter((reader) => reader !== EVERYBODY);
  }

  private nameOf(seat: Seat): string {
    return this.chair.told.company.names[seat] ?? '';
  }

  /** What stays on the terminal when everybody has left. */
  farewell(width: number): string[] {
    return this.chairOf(this.together).farewell(width);
  }
}
