/**
 * A film on the table. Its session is the one of a game that is played, so
 * that a step forward moves the cards as it did then; any other way is a jump.
 */
import { Session } from '../table/session.ts';
import type { Film, HostTable, Update } from '../host/host.ts';

const NOTHING = (): Promise<undefined> => Promise.resolve(undefined);

export class Reel {
  readonly film: Film;
  readonly session: Session;
  private at: number;
  private hear: ((update: Update) => void) | undefined;

  constructor(film: Film, at: number) {
    this.film = film;
    this.at = at;
    const table: HostTable = {
      id: film.scenes[0]?.id ?? '',
      listen: (listener) => {
        this.hear = listener;
        this.jump();
        return () => void (this.hear = undefined);
      },
      submit: NOTHING,
      why: NOTHING,
      hint: NOTHING,
      cancelHint: () => undefined,
      look: NOTHING,
      undo: NOTHING,
      redo: NOTHING,
      answer: NOTHING,
      next: () => Promise.resolve(),
      close: () => undefined,
    };
    this.session = new Session(table);
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
      this.hear?.({ kind: 'step', step, scene });
    } else this.jump();
  }

  private jump(): void {
    const scene = this.film.scenes[this.at];
    if (scene === undefined) return;
    const past = this.film.steps.slice(0, this.at);
    this.hear?.({ kind: 'opening', why: 'opened', past, scene });
  }
}
