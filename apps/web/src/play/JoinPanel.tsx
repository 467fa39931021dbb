/** Somebody new takes over a seat offered by the host: with the known name, or with one given here. */
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { callMe } from '../host/server.ts';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';
import type { Link } from '../table/link.ts';
import './SayPanel.css';

export interface JoinPanelProps {
  readonly link: Link;
  readonly names: readonly string[];
  readonly close: () => void;
}

export function JoinPanel({ link, names, close }: JoinPanelProps): ReactElement {
  const { linked, client, words } = link;
  const { you, company } = linked;
  const [seat = -1] = company.offered;
  const [name, setName] = useState(you.name ?? '');
  const { act, problem } = useAct();
  const sit = (): void =>
    act(async () => {
      if (name !== you.name) {
        const refusal = await callMe(name);
        if (refusal !== undefined) return refusal;
        client.reconnect();
      }
      const refusal = await client.act({ kind: 'sit', seat });
      if (refusal === undefined) close();
      return refusal;
    });
  return (
    <Form className="play-say stack-12" submit={() => sit()}>
      <p>{words.offered(names[seat] ?? '')}</p>
      <NameField name={name} change={setName} problem={problem} />
      <Button type="submit" look="main">
        {words.sitDown}
      </Button>
    </Form>
  );
}
