/** A finished game as a challenge: the link for a friend, under the name one has for them. */
import { isRefusal, type Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useId, useState, type ReactElement } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import { refusalOf } from '../host/failure.ts';
import { useHost } from '../host/use-host.ts';
import { CopyBox } from '../kit/CopyBox.tsx';
import { cleanName, NAME_LENGTH, setOwnName, useOwnName } from '../prefs/name.ts';
import { useChallengeWords } from '../words/challenge-words.ts';
import { useWords } from '../words/Words.tsx';
import './SendChallenge.css';

export interface SendChallengeProps {
  /** Of a finished game. */
  readonly id: string;
  /** What the game is called. */
  readonly game: string;
}

export function SendChallenge({ id, game }: SendChallengeProps): ReactElement {
  const words = useWords();
  const { send: text } = useChallengeWords();
  const host = useHost();
  const own = useOwnName();
  const [name, setName] = useState(own);
  const field = useId();
  const load = (): Promise<string | Refusal> =>
    host.challenge(id, cleanName(name)).catch(refusalOf);
  const code = useAsync(load, [host, id, name], true);
  const { origin, pathname } = location;
  return (
    <div className="challenge-send">
      <p>{text.about}</p>
      <label htmlFor={field}>{text.name}</label>
      <input
        id={field}
        type="text"
        autoComplete="name"
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => setOwnName(name)}
      />
      {isRefusal(code) ? (
        <p role="alert">{explain(words, code).text}</p>
      ) : (
        <CopyBox
          name={text.link}
          value={code === undefined ? '' : `${origin}${pathname}#/c/${code}`}
          words={text}
          message={text.text(game)}
          rows={4}
        />
      )}
    </div>
  );
}
