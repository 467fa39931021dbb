/** Out of the evening, from the next round on; asked once more before it is done. */
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { useAct } from '../kit/use-act.ts';
import { useEveningWords } from '../words/evening-words.ts';
import type { EveningNow } from '../online/use-evening.ts';

export function Leave({ now }: { readonly now: EveningNow }): ReactElement {
  const { people: text } = useEveningWords();
  const { act, problem } = useAct();
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" className="evening-quiet" onClick={() => setSure(true)}>
        {text.leave}
      </button>
    );
  }
  return (
    <div className="evening-sure">
      <p>{text.leaveSure}</p>
      <Button onClick={() => act(() => now.client.act({ kind: 'leave' }))}>{text.leave}</Button>
      <Button onClick={() => setSure(false)}>{text.stay}</Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
