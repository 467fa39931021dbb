/**
 * A table that speaks. Everything that is said at a table goes through one
 * voice, an utterance a step, and stands in one polite live region until it has
 * surely been heard. `Announcer` says what happens, `answers.ts` what a key
 * asks for, and `PlainTable` is the same table as text. A game brings nothing
 * but its `describe`.
 */
import type { Utterance } from '../kit/Utterances.tsx';
import { ValueStore } from '../prefs/store.ts';

/** So many stay: what is taken away while it is spoken is not heard to its end, and many steps may come at once. */
const KEPT = 60;

export class TableVoice extends ValueStore<readonly Utterance[]> {
  private said = 0;

  constructor() {
    super([]);
  }

  say(text: string): void {
    if (text.trim() === '') return;
    this.set([...this.get(), { id: ++this.said, text }].slice(-KEPT));
  }
}
