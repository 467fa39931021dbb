/**
 * The people at one terminal. One person alone always looks at it. Where there
 * are several, the device lets a curtain fall before the turn passes to another
 * one: then the page is covered, and nobody's cards are there to be shown until
 * that person says that they look.
 */
import type { TableClient } from '@pakli/client';
import { isRefusal, type Seat } from '@pakli/core';
import type { Question } from '@pakli/protocol';
import { personAt } from '@pakli/text';
import { explainRefusal, type Voice } from '../../input/voice.ts';
import type { TerminalHost } from '../../seat/terminal-host.ts';
import type { CurtainUpdate } from '../../seat/table-follower.ts';
import type { TableScreen } from './table-screen.ts';
import type { Dialogue } from './dialogue.ts';
import type { SaveFile } from './save-file.ts';

export interface HotSeatPorts {
  readonly client: TableClient;
  readonly host: TerminalHost;
  readonly saveFile: SaveFile;
  readonly screen: TableScreen;
  readonly voice: Voice;
  readonly dialogue: Dialogue;
  readonly names: readonly string[];
  /** How long a move stays in sight, in milliseconds. */
  readonly delay: number;
}

export class HotSeat {
  private readonly ports: HotSeatPorts;
  /** Somebody's page is in sight. */
  private uncovered = false;
  /** What the page says to everybody when it is covered next. */
  private notice = '';

  constructor(ports: HotSeatPorts) {
    this.ports = ports;
  }

  /** Plays until the match is over or the people leave. */
  async play(): Promise<void> {
    const { client, host, dialogue, saveFile, screen, delay } = this.ports;
    const { follower } = screen;
    client.open();
    for (;;) {
      await dialogue.settle(host.still());
      if (saveFile.taken) return;
      await screen.catchUp(delay);
      const { curtain } = follower;
      if (curtain !== undefined) {
        if (!(await this.wait(curtain))) return;
      } else if (follower.dealOver && !dialogue.live) {
        if (follower.scene.over) return;
        await client.act({ kind: 'ask', what: 'next' });
      } else if (!(await screen.decide())) return;
    }
  }

  /** Shows what has happened, and who thinks now. */
  async follow(): Promise<void> {
    const { screen, voice, names, delay } = this.ports;
    await screen.catchUp(delay);
    const { curtain } = screen.follower;
    if (curtain === undefined) screen.draw();
    else {
      const person = personAt({ names, seat: null }, curtain.open?.view.turn ?? 0);
      this.cover([voice.catalogue.frame.table.thinking(person)]);
    }
  }

  /** What people do while the curtain is down; false if they leave. */
  private async wait({ company, seats, last }: CurtainUpdate): Promise<boolean> {
    const { client, dialogue, voice, screen, delay } = this.ports;
    const { people } = voice.words;
    const [question] = company.questions;
    if (question !== undefined) {
      const all = company.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
      await this.agree(question, all);
      return true;
    }
    if (this.uncovered) {
      // Anyone who has moved sees what came of it.
      screen.draw();
      await dialogue.pause(delay);
    }
    const [seat = 0] = seats;
    const keys = last === null ? people.keys : `${people.keys} · ${people.undo}`;
    this.cover([people.yourTurn(this.nameOf(seat)), people.away, '', keys]);
    const letter = await dialogue.letter(last === null ? [' ', 'q'] : [' ', 'u', 'q']);
    if (letter === ' ') {
      screen.clear();
      this.uncovered = true;
      await client.act({ kind: 'look', seat });
    } else if (letter === 'u') {
      const command = { kind: 'ask', what: 'takeback' } as const;
      const refusal = await client.act({ kind: 'speak', seat: last ?? seat, command });
      if (isRefusal(refusal)) this.notice = explainRefusal(voice, refusal);
    }
    return letter === ' ' || letter === 'u';
  }

  /** Asks one of the others whether somebody may take a decision back. */
  private async agree(
    { ask, seat, yes, steps = 0 }: Question,
    all: readonly Seat[],
  ): Promise<void> {
    const { client, dialogue, voice } = this.ports;
    const { people } = voice.words;
    const other = all.find((one) => !yes.includes(one));
    if (other === undefined) throw new Error('a question waits for nobody');
    const name = this.nameOf(other);
    const lines = [people.takeBack(this.nameOf(seat), steps), people.agree(name)];
    this.cover([...lines, '', people.answers]);
    const agreed = (await dialogue.letter(['y', 'n'])) === 'y';
    const command = { kind: 'answer', ask, yes: agreed } as const;
    await client.act({ kind: 'speak', seat: other, command });
    if (!agreed) this.notice = people.refused(name);
    else if (client.state?.company.questions.length === 0) {
      this.notice = voice.catalogue.frame.table.undone;
    }
  }

  /** A page without any card. */
  private cover(lines: readonly string[]): void {
    const { dialogue, screen } = this.ports;
    const { notice } = this;
    this.uncovered = false;
    this.notice = '';
    dialogue.cover(screen.gameName, notice === '' ? lines : [...lines, '', notice]);
  }

  private nameOf(seat: Seat): string {
    return this.ports.names[seat] ?? '';
  }
}
