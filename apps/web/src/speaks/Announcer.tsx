/**
 * Announces what happens at the table in words and sounds, one utterance per step, and the question when it is the
 * listener's turn.
 */
import { tellStep } from '@pakli/text';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SeenStep } from '../host/host.ts';
import { LiveRegion } from '../kit/Utterances.tsx';
import { useSettings, type Settings } from '../prefs/settings.ts';
import type { GameTable } from '../table/game-table.ts';
import type { SessionView } from '../table/session.ts';
import { play, type Sound } from '../table/sound.ts';
import type { Talk } from '../words/talk.ts';
import type { TableVoice } from './voice.ts';

export interface AnnouncerProps {
  readonly voice: TableVoice;
  readonly shown: Pick<SessionView, 'opening' | 'told' | 'scene'>;
  readonly game: Pick<GameTable, 'sounds'>;
  /** It is the listener's turn. */
  readonly open: boolean;
  /** The announcement for that. */
  readonly turn: string;
  /** Without drawings every card is named on its own. */
  readonly plain: boolean;
  readonly talk: Talk;
}

export function Announcer(props: AnnouncerProps): ReactElement {
  const { voice, shown, game, open, turn, talk, plain } = props;
  const { opening, scene } = shown;
  const { past } = shown.told;
  const { speech } = useSettings();
  // Anything said before the page was opened is in the log.
  const heard = useRef(past);
  useEffect(() => {
    const before = heard.current.length;
    heard.current = past;
    if (opening !== undefined) return;
    for (const step of past.slice(before)) {
      voice.say(utteranceOf(step, talk, speech));
      const sound = soundOf(step, game);
      if (sound !== undefined) play(sound, sideOf(step, scene));
    }
  }, [past, opening, scene, voice, talk, speech, game]);
  const asked = useRef<{ readonly past: number; readonly turn: string }>(undefined);
  useEffect(() => {
    if (!open) return;
    const { past: before = -1, turn: last } = asked.current ?? {};
    asked.current = { past: past.length, turn };
    // Every decision is asked once, however often the page re-renders meanwhile.
    if (turn === last && before === past.length) return;
    // Cards named together leave one by one, without a word.
    const isOne = (step: SeenStep): boolean =>
      step.seat === talk.company.seat && tellStep(talk.speech, step, talk.company).length === 0;
    const since = before < 0 ? [] : past.slice(before);
    if (!plain && turn === last && since.length > 0 && since.every(isOne)) return;
    voice.say(turn);
  }, [open, past, turn, voice, talk, plain]);
  return <LiveRegion utterances={voice} />;
}

/** All events of a step in one utterance. With little speech chosen, one's own move is not repeated, only its consequences. */
export function utteranceOf(
  step: SeenStep,
  { speech, company }: Talk,
  verbosity: Settings['speech'],
): string {
  const sentences = tellStep(speech, step, company);
  const isOwn = step.seat !== null && step.seat === company.seat;
  return sentences
    .slice(verbosity === 'short' && isOwn ? 1 : 0)
    .map(({ text }) => text)
    .join(' ');
}

/** The most important sound a game has for what happened. */
export function soundOf(
  { seen }: Pick<SeenStep, 'seen'>,
  { sounds = {} }: Pick<GameTable, 'sounds'>,
): Sound | undefined {
  const kinds = new Set((seen as readonly { readonly kind?: string }[]).map(({ kind }) => kind));
  return Object.entries(sounds).find(([kind]) => kinds.has(kind))?.[1];
}

/** The others are heard from their seats: the next one on the left. */
function sideOf({ seat }: SeenStep, scene: SessionView['scene']): number {
  const { seats } = scene.view;
  if (seat === null || seats < 3) return 0;
  const place = (seat - scene.seat + seats) % seats;
  return place === 0 ? 0 : (2 * place - seats) / seats;
}
