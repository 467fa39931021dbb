/** Says for a while why a scene started again: resumed, undone, restored after an error. */
import type { Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { afterSeen } from '../kit/after-seen.ts';
import type { Link } from '../table/link.ts';
import type { Talk } from '../words/talk.ts';
import type { SessionView } from '../table/session.ts';

const NOTE_MS = 4000;

function sayBroken(broken: Refusal, { text }: Talk): string {
  const { title, what } = text.frame.error;
  // A known cause has a sentence of its own.
  if (broken.refused !== 'failed') return explain(text, broken).text;
  return `${title}. ${what} (${broken.detail?.['text']})`;
}

/** Shown for a while after a takeback was asked for in vain. */
function useStands(link: Link | undefined, opening: SessionView['opening']): boolean {
  const { company, you } = link?.linked ?? {};
  const own = company?.questions.find(
    ({ what, seat }) => what === 'takeback' && seat === you?.seat,
  );
  const [asked, setAsked] = useState<number>();
  if (own !== undefined && own.ask !== asked) setAsked(own.ask);
  // Whatever happens next, it was not in vain.
  if (own === undefined && asked !== undefined && opening === 'undone') setAsked(undefined);
  useEffect(() => {
    if (own !== undefined || asked === undefined) return undefined;
    return afterSeen(NOTE_MS, () => setAsked(undefined));
  }, [own, asked]);
  return asked !== undefined && own === undefined;
}

interface OpeningNoteProps {
  readonly shown: SessionView;
  readonly talk: Talk;
  readonly link: Link | undefined;
}

export function OpeningNote({
  shown: { opening, past, broken, scene },
  talk,
  link,
}: OpeningNoteProps): ReactElement {
  const { table, error } = talk.text.frame;
  // A new game has nothing to continue from, and a finished one does not continue.
  // Spectators have left nothing.
  const watches = link?.linked.you.seat === null;
  const begins = opening === 'opened' && (past.length < 2 || scene.over || watches);
  // Anyone who takes over the device knows why.
  const news = begins || opening === 'passed' ? undefined : opening;
  const [told, setTold] = useState<unknown>();
  useEffect(() => {
    if (news === undefined || news === 'restarted') return undefined;
    return afterSeen(NOTE_MS, () => setTold(past));
  }, [news, past]);
  const stands = useStands(link, opening);
  // At a table by link anybody may have done it.
  const say = { ...table, ...(link === undefined ? {} : { undone: link.words.undone }) };
  const text =
    broken !== undefined
      ? sayBroken(broken, talk)
      : news !== undefined && told !== past
        ? say[news]
        : stands
          ? link?.words.stands
          : undefined;
  return (
    <div className="play-opening" role="status">
      {text !== undefined && (
        <div className="play-opening-note">
          <p>{text}</p>
          {broken !== undefined && (
            <Button onClick={() => location.reload()}>{error.reload}</Button>
          )}
        </div>
      )}
    </div>
  );
}
