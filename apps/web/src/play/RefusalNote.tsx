/** The rule that forbids what was tried, in words, with a link to it. */
import type { Refusal } from '@pakli/core';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Glossed } from '../kit/Glossed.tsx';
import type { Talk } from '../words/talk.ts';
import './RefusalNote.css';

export interface RefusalNoteProps {
  readonly refusal: Refusal | undefined;
  readonly game: string;
  readonly talk: Talk;
  readonly close: () => void;
}

export function RefusalNote({ refusal, game, talk, close }: RefusalNoteProps): ReactElement {
  const { refused } = talk.text.frame;
  const said = refusal === undefined ? undefined : talk.speech.refusal(refusal);
  return (
    <div className="play-refusal" role="alert">
      {said !== undefined && (
        <div className="play-refusal-note">
          <p>
            <Glossed text={said.text} game={game} />{' '}
            {said.rule !== undefined && (
              <Link href={`/rules/${game}/${said.rule}`}>{refused.read(said.rule)}</Link>
            )}
          </p>
          <Button onClick={close}>{refused.ok}</Button>
        </div>
      )}
    </div>
  );
}
