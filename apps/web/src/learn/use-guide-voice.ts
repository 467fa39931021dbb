/** A guide in the voice of its table: the question, the outcome of a move, and the way on for keyboard players. */
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { VoiceContext } from '../speaks/voice.ts';

export interface Idea {
  readonly name: string;
  readonly why: string;
}

/** What is said about the move that was tried. */
export interface GuideSaid {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: string;
  /** Without the move, which the table has already said. */
  readonly spoken?: string;
}

export interface SpokenGuide {
  readonly title: string;
  readonly question: string;
  readonly said: GuideSaid | undefined;
  /** Nothing at the table is moving or waiting. */
  readonly settled: boolean;
  /** The idea, once it may be shown. */
  readonly idea?: Idea | undefined;
  /** The reasons for or against the move that was made. */
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
    // The move itself and the others' replies are said first.
    queueMicrotask(() => voice.say(text));
    // When the table waits for nothing, keyboard focus continues here.
    if (document.activeElement?.matches('[data-prompt]') === true) {
      guide.current?.querySelector<HTMLElement>('.learn-guide-buttons .button-main')?.focus();
    }
  }, [voice, settled, text, answered, title, guide]);
}
