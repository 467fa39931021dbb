/** The director changes what a result is worth, with a reason that everybody can read. */
import { AWARDS, type Award } from '@pakli/tournament';
import { useId, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Select } from '../kit/Select.tsx';
import { useAct } from '../kit/use-act.ts';
import { useEveningWords } from '../words/evening-words.ts';
import type { EveningNow } from '../online/use-evening.ts';

export interface AdjustProps {
  readonly now: EveningNow;
  readonly board: number;
  readonly table: number;
  readonly line: number;
  readonly done: () => void;
}

export function Adjust({ now, board, table, line, done }: AdjustProps): ReactElement {
  const { director: text, boards } = useEveningWords();
  const { act, problem } = useAct();
  const id = useId();
  const [award, setAward] = useState<Award>('average');
  const [reason, setReason] = useState('');
  return (
    <Form
      className="evening-adjust"
      submit={() =>
        act(async () => {
          const command = { kind: 'adjust', board, table, line, award, reason } as const;
          const refusal = await now.client.act(command);
          if (refusal === undefined) done();
          return refusal;
        })
      }
    >
      <Select
        aria-label={text.adjust}
        value={award}
        values={AWARDS}
        called={(one) => boards.awards[one]}
        choose={setAward}
      />
      <label htmlFor={id}>{text.reason}</label>
      <input
        id={id}
        type="text"
        required
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button type="submit" look="main">
        {text.save}
      </Button>
      <Button onClick={done}>{text.keep}</Button>
    </Form>
  );
}
