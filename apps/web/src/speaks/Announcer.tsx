/** Says and sounds what happens at the table, one utterance a step, and what is asked when it is the listener's turn. */
import { tellStep } from '@pakli/text';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SeenStep } from '../host/host.ts';
import { useSettings, type Settings } from '../prefs/settings.ts';
import { useStore } from '../prefs/store.ts';
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
  /** What is said then. */
  readonly turn: string;
  readonly talk: Talk;
}

export function Announcer(props: AnnouncerProps): ReactElement {
  const { voice, shown, game, open, turn, talk } = props;
  const { opening, scene } = shown;
  const { past } = shown.told;
  const { speech } = useSettings();
  // What was told before the page was opened is in the log.
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
  const asked = useRef('');
  useEffect(() => {
    // Every decision is asked once, whatever else is drawn anew meanwhile.
    const now = open ? `${past.length} ${turn}` : '';
    if (now !== '' && now !== asked.current) voice.say(turn);
    asked.current = now;
  }, [open, past.length, turn, voice]);
  const utterances = useStore(voice);
  return (
    <div className="hidden" aria-live="polite">
      {utterances.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** All events of a step in one utterance. Whoever wants little is not told again which move they made themselves, only what came of it. */
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

/** The most important sound that a game has for what happened. */
export function soundOf(
  { seen }: Pick<SeenStep, 'seen'>,
  { sounds = {} }: Pick<GameTable, 'sounds'>,
): Sound | undefined {
  const kinds = new Set((seen as readonly { readonly kind?: string }[]).map(({ kind }) => kind));
  return Object.entries(sounds).find(([kind]) => kinds.has(kind))?.[1];
}

/** The others are heard from where they sit: the next one on the left. */
function sideOf({ seat }: SeenStep, scene: SessionView['scene']): number {
  const { seats } = scene.view;
  if (seat === null || seats < 3) return 0;
  const place = (seat - scene.seat + seats) % seats;
  return place === 0 ? 0 : (2 * place - seats) / seats;
}
