/** What the person at this terminal has received of a room, and how much of it was shown already. */
import { OVER, placesOf, type Game, type Reader } from '@pakli/core';
import { choicesOf, sidesOf, type Choice } from '@pakli/core/analysis';
import type { Scene, SeenStep, Shown, Update } from '@pakli/protocol';
import type { Audience } from '@pakli/text';
import type { Voice } from '../input/voice.ts';
import { Journal } from './journal.ts';
import type { MatchStanding } from './standings.ts';

/** No cards are shown until one of several people says that they look. */
export type CurtainUpdate = Extract<Update, { kind: 'curtain' }>;

export class TableFollower {
  readonly game: Game;
  private readonly names: readonly string[];
  private readonly voice: Voice;
  private journal: Journal;
  private last: Scene | undefined;
  /** Steps that wait to be shown. */
  private coming: Shown[] = [];
  /** Whether hints are given at this table. */
  hints = false;
  /** Set while it is down. */
  curtain: CurtainUpdate | undefined;

  constructor(game: Game, names: readonly string[], voice: Voice) {
    this.game = game;
    this.names = names;
    this.voice = voice;
    this.journal = new Journal(this.company, voice);
  }

  hear(update: Update): void {
    if (update.kind === 'opening') {
      this.last = update.scene ?? undefined;
      // Another one may look from now on.
      this.journal = new Journal(this.company, this.voice);
      for (const step of update.past) this.journal.tell(step);
      this.coming = [...update.steps];
      this.curtain = undefined;
      this.hints = update.company.hints;
    } else if (update.kind === 'steps') this.coming.push(...update.steps);
    else if (update.kind === 'curtain') this.curtain = update;
  }

  /** Continues to the next step that has not been shown; undefined if all of them have. */
  next(): SeenStep | undefined {
    const shown = this.coming.shift();
    if (shown === undefined) return undefined;
    this.last = shown.scene;
    this.journal.tell(shown.step);
    return shown.step;
  }

  /** Takes all steps as shown. */
  skip(): void {
    while (this.next() !== undefined);
  }

  /** The match after the last step that was shown. */
  get scene(): Scene {
    if (this.last === undefined) throw new Error('nothing was received yet');
    return this.last;
  }

  /** Who looks, or looked last. */
  get reader(): Reader {
    return this.last?.reader ?? null;
  }

  get company(): Audience {
    return { names: this.names, seat: this.reader };
  }

  /** All that has happened, as sentences. */
  get lines(): readonly string[] {
    return this.journal.lines;
  }

  /** What has happened in the last turns; all of it once the deal is over. */
  recall(turns: number | undefined): readonly string[] {
    return this.dealOver ? this.lines : this.journal.recall(turns);
  }

  get yourTurn(): boolean {
    return this.scene.view.turn === this.reader;
  }

  get dealOver(): boolean {
    return this.scene.view.turn === OVER;
  }

  choices(): Choice[] {
    return choicesOf(this.game, this.scene.view);
  }

  /** What everybody may know of the match. */
  get standing(): MatchStanding {
    const { game, names } = this;
    const { view, sheet, deal, over } = this.scene;
    const totals = names.map((_, seat) =>
      sheet.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0),
    );
    return {
      game,
      options: view.options,
      names,
      deal: deal + 1,
      totals,
      places: placesOf(totals, game.best, sidesOf(game, names.length)),
      over,
    };
  }
}
