/** One's identity on the server: change the name, or delete it. */
import { useState, type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Account } from '../account/Account.tsx';
import { isRefusal } from '@pakli/core';
import type { BlockedPerson } from '@pakli/protocol';
import { blockedPeople, unblock } from '../account/open-seats.ts';
import { useAct } from '../kit/use-act.ts';
import { useOnlineWords } from '../words/online-words.ts';
import '../account/Account.css';
import { SignIn } from '../account/SignIn.tsx';
import { callMe, forgetMe, useServer } from '../host/server.ts';
import { NameField } from '../kit/NameField.tsx';
import { Sure } from '../kit/Sure.tsx';

export function Guest(): ReactElement | null {
  const { guest: text } = useOnlineWords();
  const server = useServer();
  const [news, setNews] = useState('');
  const known = typeof server === 'object' ? server.name : null;
  if (typeof server !== 'object') return null;
  return (
    <section className="account" aria-label={text.title}>
      <h3>{text.title}</h3>
      {known !== null && <Known name={known} tell={setNews} />}
      {known !== null && <Account key={known} />}
      {known !== null && <Blocks key={`blocks ${known}`} />}
      {/* Anyone who already has an identity changes it by a link, or after deleting this one. */}
      {known === null && <SignIn />}
      <p role="status">{news}</p>
    </section>
  );
}

interface KnownProps {
  readonly name: string;
  readonly tell: (news: string) => void;
}

function Known({ name: known, tell }: KnownProps): ReactElement {
  const { guest: text, privacy } = useOnlineWords();
  const [name, setName] = useState(known);
  const [sure, setSure] = useState(false);
  const { act, problem } = useAct();
  return (
    <>
      <Form
        submit={() => {
          tell('');
          act(async () => {
            const refusal = await callMe(name);
            if (refusal === undefined) tell(text.renamed);
            return refusal;
          });
        }}
      >
        <NameField name={name} change={setName} problem={problem} />
        <Button type="submit" disabled={name === known}>
          {text.rename}
        </Button>
      </Form>
      <p>
        {text.about} <Link href="/privacy">{privacy.link}</Link>
      </p>
      {sure ? (
        <Sure
          name={text.remove}
          about={text.removeSure}
          yes={text.remove}
          act={() =>
            act(async () => {
              const refusal = await forgetMe();
              if (refusal === undefined) tell(text.removed);
              return refusal;
            })
          }
          no={text.keep}
          keep={() => setSure(false)}
        />
      ) : (
        <Button onClick={() => setSure(true)}>{text.remove}</Button>
      )}
    </>
  );
}

/** People one does not want to meet at open tables: the list, and removal from it. */
function Blocks(): ReactElement | null {
  const { openSeats: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [people, setPeople] = useState<readonly BlockedPerson[]>([]);
  const look = async (): Promise<undefined> => {
    const now = await blockedPeople();
    if (!isRefusal(now)) setPeople(now);
  };
  useEffect(() => {
    act(look);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (people.length === 0) return null;
  return (
    <section className="account" aria-label={text.blocks}>
      <h3>{text.blocks}</h3>
      <ul>
        {people.map(({ name, at }) => (
          <li key={at}>
            <div>
              <strong>{name || text.nobody}</strong>
            </div>
            <Button onClick={() => act(async () => (await unblock(at)) ?? look())}>
              {text.unblock}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}
