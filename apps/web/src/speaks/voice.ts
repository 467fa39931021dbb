/**
 * A table that speaks. Everything said at a table goes through one voice, an utterance per step, and stays in one
 * polite live region until it has surely been heard. `Announcer` says what happens, `answers.ts` answers keys, and
 * `PlainTable` is the same table as text. A game only brings its `describe`.
 */
import { createContext } from 'react';
import type { Utterance } from '../kit/Utterances.tsx';
import { ValueStore } from '../prefs/store.ts';

/** Anything said within this many milliseconds is one utterance: of several lines at once, Orca reads only the last. */
const TOGETHER_MS = 100;
/** How many utterances stay: one removed while being spoken is cut short, and many steps may come at once. */
const KEPT = 60;

export class TableVoice extends ValueStore<readonly (readonly Utterance[])[]> {
  private said = 0;
  private pending: Utterance[] = [];
  private guideText: string | undefined;
  private questionText: string | undefined;

  constructor() {
    super([]);
  }

  /** The question of a lesson or a puzzle, or its verdict on the move that was tried. */
  get guide(): string | undefined {
    return this.guideText;
  }

  /** Another player's question, until it is answered. */
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

/** The voice of the table shown. */
export const VoiceContext = createContext<TableVoice | undefined>(undefined);
