/** A sheet that sends a finished game as a challenge. */
import { type ReactElement, useId, useState } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { useChallengeWords } from '../words/challenge-words.ts';
import { isRefusal, type Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useAsync } from '../hooks/use-async.ts';
import { refusalOf } from '../host/failure.ts';
import { shareAddressFor } from '../host/share-address.ts';
import { useHost } from '../host/use-host.ts';
import { CopyBox } from '../kit/CopyBox.tsx';
import { cleanName, NAME_LENGTH, setOwnName, useOwnName } from '../prefs/name.ts';
import { useWords } from '../words/Words.tsx';
import './SendChallenge.css';

export function SendSheet({
  close,
  ...sent
}: SendChallengeProps & { readonly close: () => void }): ReactElement {
  const { send } = useChallengeWords();
  return (
    <Sheet title={send.title} close={close}>
      <SendChallenge {...sent} />
    </Sheet>
  );
}

/** A finished game as a challenge: a link for a friend, with the name the sender wants on it. */
interface SendChallengeProps {
  /** The finished game's id. */
  readonly id: string;
  /** The kind of game: `ulti`. */
  readonly game: string;
}

function SendChallenge({ id, game }: SendChallengeProps): ReactElement {
  const words = useWords();
  const { send: text } = useChallengeWords();
  const host = useHost();
  const own = useOwnName();
  const [name, setName] = useState(own);
  const field = useId();
  const load = (): Promise<string | Refusal> =>
    host.challenge(id, cleanName(name)).catch(refusalOf);
  const code = useAsync(load, [host, id, name], true);
  const { games } = words.frame;
  return (
    <div className="challenge-send stack-10">
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
          value={
            code === undefined
              ? ''
              : shareAddressFor({ path: `/c/${code}`, game, locale: words.locale }, null)
          }
          words={text}
          message={text.text(games[game as keyof typeof games].name)}
          rows={4}
        />
      )}
    </div>
  );
}
