/** Sits down: with the name that is known, or with one that is said here. */
import type { Refusal } from '@pakli/core';
import type { You } from '@pakli/protocol';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { SignIn } from '../account/SignIn.tsx';
import { callMe } from '../host/server.ts';
import { useOnlineWords } from '../words/online-words.ts';
import './Join.css';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';

export interface JoinProps {
  readonly table: string;
  readonly you: You;
  readonly renew: () => void;
  readonly sit: () => Promise<Refusal | undefined>;
  readonly done: () => void;
}

export function Join({ table, you, renew, sit, done }: JoinProps): ReactElement {
  const { gathering: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [name, setName] = useState(you.name ?? '');
  const join = async (): Promise<Refusal | undefined> => {
    if (name !== you.name) {
      const refusal = await callMe(name);
      if (refusal !== undefined) return refusal;
      renew();
    }
    done();
    return sit();
  };
  return (
    <>
      <Form className="online-join" submit={() => act(join)}>
        <NameField name={name} change={setName} problem={problem} />
        <Button type="submit" look="main">
          {text.sitDown}
        </Button>
      </Form>
      {you.name === null && <SignIn table={table} />}
    </>
  );
}
