/**
 * A table that speaks. Everything that is said at a table goes through one
 * voice, an utterance a step, and stands in one polite live region until it has
 * surely been heard. `Announcer` says what happens, `answers.ts` what a key
 * asks for, and `PlainTable` is the same table as text. A game brings nothing
 * but its `describe`.
 */
import { createContext } from 'react';
import type { Utterance } from '../kit/Utterances.tsx';
import { ValueStore } from '../prefs/store.ts';

/** So many stay: what is taken away while it is spoken is not heard to its end, and many steps may come at once. */
const KEPT = 60;

export class TableVoice extends ValueStore<readonly Utterance[]> {
  private said = 0;
  private guideText: string | undefined;
  private questionText: string | undefined;

  constructor() {
    super([]);
  }

  /** What a lesson or a puzzle asks, or says of the move that was tried. */
  get guide(): string | undefined {
    return this.guideText;
  }

  /** What another player asks, until it is answered. */
  get question(): string | undefined {
    return this.questionText;
  }

  setQuestion(text: string | undefined): void {
    this.questionText = text;
  }

  setGuide(text: string): void {
    this.guideText = text;
  }

  say(text: string): void {
    if (text.trim() === '') return;
    this.set([...this.get(), { id: ++this.said, text }].slice(-KEPT));
  }
}

/** Of the table that is shown. */
export const VoiceContext = createContext<TableVoice | undefined>(undefined);
