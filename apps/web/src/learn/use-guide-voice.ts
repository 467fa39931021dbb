/** A guide in the voice of its table: what is asked, what came of a move, and the way on for those who play by keys. */
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { VoiceContext } from '../speaks/voice.ts';

export interface Idea {
  readonly name: string;
  readonly why: string;
}

/** What is said of the move that was tried. */
export interface GuideSaid {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: string;
  /** Without the move, which the table has said. */
  readonly spoken?: string;
}

export interface SpokenGuide {
  readonly title: string;
  readonly question: string;
  readonly said: GuideSaid | undefined;
  /** Nothing is on its way at the table. */
  readonly settled: boolean;
  /** What it was about, once that may be shown. */
  readonly idea?: Idea | undefined;
  /** What speaks for the move that was made, or against it. */
  readonly reasons?: readonly string[];
}

export function useGuideVoice(guide: RefObject<HTMLElement | null>, spoken: SpokenGuide): void {
  const { title, question, said, settled, idea, reasons = [] } = spoken;
  const voice = useContext(VoiceContext);
  const text = said?.spoken ?? said?.text ?? question;
  const answered = said !== undefined;
  const whole = [text, ...(idea === undefined ? [] : [idea.name, idea.why]), ...reasons].join(' ');
  useEffect(() => {
    voice?.setGuide(whole);
  }, [voice, whole]);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (voice === undefined || !settled || last.current === text) return;
    const isFirst = last.current === undefined;
    last.current = text;
    if (!answered) {
      voice.say(isFirst ? `${title}. ${text}` : text);
      return;
    }
    // The move itself and what the others did are said first.
    queueMicrotask(() => voice.say(text));
    // Where the table waits for nothing, the keys continue here.
    if (document.activeElement?.matches('[data-prompt]') === true) {
      guide.current?.querySelector<HTMLElement>('.learn-guide-buttons .button-main')?.focus();
    }
  }, [voice, settled, text, answered, title, guide]);
}
