/** The account page: this person's passkeys, their paper code, and all data kept about them. */
import { isRefusal } from '@pakli/core';
import type { PasskeyFacts } from '@pakli/protocol';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { saveFile } from '../kit/save-file.ts';
import { useServer } from '../host/server.ts';
import { Sure } from '../kit/Sure.tsx';
import { useAct } from '../kit/use-act.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { datesIn } from '../words/dates.ts';
import './Account.css';
import { knowsPasskeys } from './browser-passkeys.ts';
import {
  newCode,
  accountFacts,
  addPasskey,
  personalData,
  removePasskey,
  type AccountFacts,
} from './requests.ts';

export function Account(): ReactElement | null {
  const { account: text } = useOnlineWords();
  const server = useServer();
  const { act, problem } = useAct();
  const [facts, setFacts] = useState<AccountFacts>();
  const [news, setNews] = useState('');
  const look = useCallback(async () => {
    const now = await accountFacts();
    if (isRefusal(now)) return now;
    setFacts(now);
    return undefined;
  }, []);
  // Named, so that a press while it loads is not ignored.
  const show = (): void => act(look, 'look');
  useEffect(() => {
    show();
    // The person does not change while this is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (typeof server !== 'object') return null;
  const { passkeys = [], recovery = false } = facts ?? {};
  const add = (): void =>
    act(async () => {
      setNews('');
      const refusal = await addPasskey();
      if (refusal === undefined) setNews(text.added);
      return refusal ?? look();
    });
  const remove = (id: string): void =>
    act(async () => {
      setNews('');
      const refusal = await removePasskey(id);
      if (refusal === undefined) setNews(text.removed);
      return refusal ?? look();
    });
  return (
    <section className="account" aria-label={text.title}>
      <h3>{text.title}</h3>
      <p>{server.passkeys ? text.about : text.insecure}</p>
      {passkeys.length > 0 && (
        <ul aria-label={text.list}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              isLast={passkeys.length === 1}
              remove={() => remove(passkey.id)}
            />
          ))}
        </ul>
      )}
      {server.passkeys && !knowsPasskeys() && <p>{text.old}</p>}
      {server.passkeys && knowsPasskeys() && (
        <Button onClick={add}>{passkeys.length === 0 ? text.add : text.another}</Button>
      )}
      {passkeys.length > 0 && <PaperCode isThere={recovery} look={show} />}
      <Button
        onClick={() =>
          act(async () => {
            const file = await personalData();
            if (isRefusal(file)) return file;
            saveFile(file, 'pakli-me.json');
            return undefined;
          })
        }
      >
        {text.download}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p role="status">{news}</p>
    </section>
  );
}

interface RowProps {
  readonly passkey: PasskeyFacts;
  readonly isLast: boolean;
  readonly remove: () => void;
}

function Row({ passkey, isLast, remove }: RowProps): ReactElement {
  const { account: text, guest } = useOnlineWords();
  const { locale } = useWords();
  const [sure, setSure] = useState(false);
  const day = datesIn(locale, { dateStyle: 'medium' });
  const name = text.passkey(day.format(passkey.made));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {passkey.synced ? text.synced : text.single} · {text.used(day.format(passkey.used))}
        </small>
      </div>
      {sure ? (
        <Sure
          name={text.remove}
          about={text.last}
          yes={text.remove}
          act={remove}
          no={guest.keep}
          keep={() => setSure(false)}
        />
      ) : (
        <Button
          aria-label={`${text.remove}: ${name}`}
          onClick={() => (isLast ? setSure(true) : remove())}
        >
          {text.remove}
        </Button>
      )}
    </li>
  );
}

interface PaperCodeProps {
  readonly isThere: boolean;
  /** Call after a change. */
  readonly look: () => void;
}

/** A recovery code to write down: shown once, and the way back for somebody who has lost every passkey. */
function PaperCode({ isThere, look }: PaperCodeProps): ReactElement {
  const { account: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [code, setCode] = useState<string>();
  return (
    <>
      <p>{isThere && code === undefined ? text.codeThere : text.codeAbout}</p>
      {code !== undefined && (
        <p className="account-code stack-4" role="status">
          <strong>{code}</strong>
          <small>{text.codeOnce}</small>
        </p>
      )}
      {code === undefined && (
        <Button
          onClick={() =>
            act(async () => {
              const made = await newCode();
              if (isRefusal(made)) return made;
              setCode(made);
              look();
              return undefined;
            })
          }
        >
          {isThere ? text.newCode : text.code}
        </Button>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
