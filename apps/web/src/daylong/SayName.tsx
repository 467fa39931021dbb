/** Whoever has no name here says one before the first board. */
import { useState, type ReactElement } from 'react';
import { callMe } from '../host/server.ts';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';
import { useDaylongWords } from '../words/daylong-words.ts';

export function SayName({ said }: { readonly said: () => void }): ReactElement {
  const text = useDaylongWords();
  const { act, problem } = useAct();
  const [name, setName] = useState('');
  return (
    <form
      className="kit-part"
      onSubmit={(event) => {
        event.preventDefault();
        act(async () => {
          const refusal = await callMe(name);
          if (refusal === undefined) said();
          return refusal;
        });
      }}
    >
      <p>{text.named}</p>
      <NameField name={name} change={setName} problem={problem} />
      <button type="submit" className="button button-main">
        {text.name}
      </button>
    </form>
  );
}
