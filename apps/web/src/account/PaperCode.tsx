/** A code to write down: shown once, and the way back for somebody who has lost every passkey. */
import { isRefusal } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { useAct } from '../kit/use-act.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { newCode } from './requests.ts';

export interface PaperCodeProps {
  readonly isThere: boolean;
  /** Something has changed. */
  readonly look: () => void;
}

export function PaperCode({ isThere, look }: PaperCodeProps): ReactElement {
  const { account: text } = useOnlineWords();
  const { act, problem } = useAct();
  const [code, setCode] = useState<string>();
  return (
    <>
      <p>{isThere && code === undefined ? text.codeThere : text.codeAbout}</p>
      {code !== undefined && (
        <p className="account-code" role="status">
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
