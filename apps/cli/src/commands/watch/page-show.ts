/** A match on a page that can be paused, hurried and slowed down. */
import { personAt } from '@pakli/text';
import { standings, titleOf, totalsOf } from '../../seat/standings.ts';
import type { TableFollower } from '../../seat/table-follower.ts';
import type { TableArt } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { layOut, plainBody } from '../../table/page.ts';
import { Screen } from '../../terminal/screen.ts';
import type { Voice } from '../../input/voice.ts';
import type { Show } from './show.ts';

/** Each step of the speed halves or doubles the delay, between these. */
const SLOWEST = 20_000;
const FASTEST = 50;

export interface PageShowPorts {
  readonly follower: TableFollower;
  readonly voice: Voice;
  readonly ink: Ink;
  readonly art: TableArt;
  /** How long a move stays in sight, in milliseconds. */
  readonly delay: number;
  /** Who plays, for the title. */
  readonly players: string | undefined;
}

export class PageShow implements Show {
  private readonly screen = new Screen();
  private readonly ports: PageShowPorts;
  private delay: number;
  private paused = false;

  constructor(ports: PageShowPorts) {
    this.ports = ports;
    this.delay = ports.delay;
    this.screen.onResize = () => this.draw();
    this.screen.open();
  }

  async step(): Promise<boolean> {
    const until = performance.now() + this.delay;
    for (;;) {
      this.draw();
      const left = this.paused ? Infinity : until - performance.now();
      if (left <= 0) return true;
      const key = await this.screen.key(left);
      if (key === undefined) return true;
      if (key.name === 'q' || key.name === 'escape') return false;
      if (key.name === 'n' || key.name === 'right') return true;
      if (key.name === 'space') this.paused = !this.paused;
      if (key.name === '+') this.delay = Math.max(FASTEST, this.delay / 2);
      if (key.name === '-') this.delay = Math.min(SLOWEST, Math.max(FASTEST, this.delay) * 2);
    }
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return this.screen.settle(work);
  }

  async end(): Promise<void> {
    for (;;) {
      this.draw();
      const key = await this.screen.key();
      if (key?.name === 'q' || key?.name === 'escape' || key?.name === 'return') return;
    }
  }

  close(): void {
    this.screen.close();
    const { follower, voice, ink } = this.ports;
    if (follower.scene.over)
      console.log(standings(follower.standing, follower.company, voice, ink).join('\n'));
  }

  private draw(): void {
    const { follower, voice, ink, art } = this.ports;
    const { words, catalogue } = voice;
    const { company, standing } = follower;
    const { view, over } = follower.scene;
    const seconds = (this.delay / 1000).toLocaleString(voice.locale);
    const page = layOut(
      {
        title: titleOf(standing, art, voice, this.ports.players),
        turn: view.turn < 0 ? '' : catalogue.frame.table.thinking(personAt(company, view.turn)),
        art,
        view,
        company,
        catalogue,
        words,
        totals: totalsOf(standing, art, voice),
        log: follower.lines,
        body: plainBody(catalogue.frame.result.title, ink, () =>
          over ? standings(standing, company, voice, ink) : [],
        ),
        message: over
          ? words.watch.ended
          : this.paused
            ? words.watch.paused
            : words.watch.pause(seconds),
        prompt: '',
        typed: undefined,
        footer: words.watch.keys,
      },
      ink,
      this.screen,
    );
    this.screen.draw(page.lines);
  }
}
