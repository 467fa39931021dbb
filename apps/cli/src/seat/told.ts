/** What one reader has been told of a room, and how much of it was shown already. */
import { choicesOf, OVER, placesOf, type Choice, type Game, type Reader } from '@pakli/core';
import type { Scene, SeenStep, Shown, Update } from '@pakli/protocol';
import type { Company } from '@pakli/text';
import type { Voice } from '../given/voice.ts';
import { Journal } from './journal.ts';
import type { Standing } from './standings.ts';

export class Told {
  readonly reader: Reader;
  readonly game: Game;
  readonly company: Company;
  private readonly journal: Journal;
  private last: Scene | undefined;
  /** Steps that wait to be shown. */
  private coming: Shown[] = [];

  constructor(game: Game, names: readonly string[], reader: Reader, voice: Voice) {
    this.reader = reader;
    this.game = game;
    this.company = { names, seat: reader };
    this.journal = new Journal(this.company, voice);
  }

  hear(update: Update): void {
    if (update.kind === 'opening') {
      this.last = update.scene ?? undefined;
      this.journal.restart(update.past);
      this.coming = [...update.steps];
    } else if (update.kind === 'steps') this.coming.push(...update.steps);
  }

  /** Goes on to the next step that has not been shown; undefined if all of them have. */
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
    if (this.last === undefined) throw new Error('nothing was told yet');
    return this.last;
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
  get standing(): Standing {
    const { game, company } = this;
    const { view, sheet, deal, over } = this.scene;
    const totals = company.names.map((_, seat) =>
      sheet.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0),
    );
    return {
      game,
      options: view.options,
      names: company.names,
      deal: deal + 1,
      totals,
      places: placesOf(totals, game.best),
      over,
    };
  }
}
