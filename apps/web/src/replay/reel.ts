/**
 * A film on the table. Its session is the one of a game that is played, so
 * that a step forward moves the cards as it did then; any other way is a jump.
 */
import { Session } from '../table/session.ts';
import type { Film } from '../host/host.ts';

export class Reel {
  readonly film: Film;
  readonly session: Session;
  private at: number;

  constructor(film: Film, at: number) {
    this.film = film;
    this.at = at;
    this.session = new Session(film.scenes[0]?.id ?? '');
    this.jump();
  }

  /** Nothing moves. */
  get settled(): boolean {
    return this.session.shown()?.settled !== false;
  }

  go(to: number): void {
    const scene = this.film.scenes[to];
    const step = this.film.steps[to - 1];
    const forward = to === this.at + 1;
    this.at = to;
    if (forward && scene !== undefined && step !== undefined) {
      this.session.see({ kind: 'step', step, scene });
    } else this.jump();
  }

  private jump(): void {
    const scene = this.film.scenes[this.at];
    if (scene === undefined) return;
    const past = this.film.steps.slice(0, this.at);
    this.session.see({ kind: 'opening', why: 'opened', past, scene });
  }
}
