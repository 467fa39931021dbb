/** Luck as opposed to play: what the cards were worth, and what moves changed, in games that can calculate it. */
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { Film, Judgement } from '../host/host.ts';
import { useNumbers } from '../words/numbers.ts';
import { useReplayWords } from '../words/replay-words.ts';
import type { Talk } from '../words/talk.ts';
import { luckOf } from './verdict.ts';

export interface LuckLineProps {
  readonly film: Film;
  readonly judged: readonly Judgement[];
  readonly talk: Talk;
}

export function LuckLine({ film, judged, talk }: LuckLineProps): ReactElement | null {
  const { analysis: text } = useReplayWords();
  const { signed } = useNumbers();
  const luck = luckOf(judged, film);
  if (luck === undefined) return null;
  const { cards, own, others } = luck;
  const person = personAt(talk.company, film.watch.seat);
  return <p>{text.luck(person, signed(cards), signed(own), signed(others))}</p>;
}
