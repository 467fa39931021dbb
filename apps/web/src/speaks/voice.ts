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

/** What is said within so many milliseconds is one utterance: of several lines that come at once, Orca reads the last only. */
const TOGETHER_MS = 100;
/** So many stay: what is taken away while it is spoken is not heard to its end, and many steps may come at once. */
const KEPT = 60;

export class TableVoice extends ValueStore<readonly (readonly Utterance[])[]> {
  private said = 0;
  private pending: Utterance[] = [];
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
    if (this.pending.push({ id: ++this.said, text }) === 1)
      setTimeout(() => this.speak(), TOGETHER_MS);
  }

  private speak(): void {
    const together = this.pending;
    this.pending = [];
    this.set([...this.get(), together].slice(-KEPT));
  }
}

/** Of the table that is shown. */
export const VoiceContext = createContext<TableVoice | undefined>(undefined);
