/** Joins an evening under the known name, or one entered here. */
import type { Refusal } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { callMe } from '../host/server.ts';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';
import { withShare } from '../online/nonce.ts';
import { useEveningWords } from '../words/evening-words.ts';
import type { EveningProps } from '../online/use-evening.ts';

export function JoinEvening({ now, state }: EveningProps): ReactElement {
  const { people: text, about } = useEveningWords();
  const { act, problem } = useAct();
  const { view, you } = state;
  const [name, setName] = useState(you.name ?? '');
  const back = you.entrant !== null;
  if (you.entrant !== null && view.entrants[you.entrant]?.state === 'removed') {
    return (
      <p className="kit-part" role="status">
        {text.out}
      </p>
    );
  }
  const join = async (): Promise<Refusal | undefined> => {
    if (name !== you.name) {
      const refusal = await callMe(name);
      if (refusal !== undefined) return refusal;
      // Reconnect under the new name.
      now.client.open();
    }
    // All cards are fixed once the first round has started.
    if (back || view.rounds.length > 0) return now.client.act({ kind: 'join' });
    const { evening: table, commitment } = view;
    return withShare({ table, commitment }, (nonce) => now.client.act({ kind: 'join', nonce }));
  };
  return (
    <Form className="kit-part evening-join" submit={() => act(join)}>
      {you.directs && !back && <h2>{text.directorJoins}</h2>}
      {you.replaced !== undefined && (
        <p role="status">
          {text.replaced(view.entrants[you.replaced]?.name ?? '')} {text.rejoin}
        </p>
      )}
      {!you.directs && you.replaced === undefined && <p>{about}</p>}
      {!back && <NameField name={name} change={setName} problem={problem} />}
      {back && problem !== undefined && <p role="alert">{problem}</p>}
      <Button type="submit" look="main">
        {back ? text.back : text.join}
      </Button>
    </Form>
  );
}
