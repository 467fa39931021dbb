/** Anyone who has no name here says one, and begins the first board. */
import { isRefusal } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { callMe } from '../host/server.ts';
import { beginBoard } from '../instant/requests.ts';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';
import { useDaylongWords } from '../words/daylong-words.ts';

export function SayName({ day }: { readonly day: string }): ReactElement {
  const [, go] = useLocation();
  const text = useDaylongWords();
  const { act, problem } = useAct();
  const [name, setName] = useState('');
  return (
    <Form
      className="kit-part"
      submit={() =>
        act(async () => {
          const refusal = await callMe(name);
          if (refusal !== undefined) return refusal;
          const table = await beginBoard(day, 0);
          if (isRefusal(table)) return table;
          go(`/t/${table}`);
          return undefined;
        })
      }
    >
      <p>{text.named}</p>
      <NameField name={name} change={setName} problem={problem} />
      <Button type="submit" look="main">
        {text.name}
      </Button>
    </Form>
  );
}
