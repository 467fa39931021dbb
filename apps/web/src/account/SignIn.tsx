/** Signs in as a person with an account, by passkey or paper code. */
import { isRefusal, type Refusal } from '@pakli/core';
import { useId, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { useServer } from '../host/server.ts';
import { useAct } from '../kit/use-act.ts';
import { useOnlineWords } from '../words/online-words.ts';
import './Account.css';
import { knowsPasskeys } from './browser-passkeys.ts';
import { remember } from './own-pass.ts';
import { passByCode, passByPasskey } from './requests.ts';

export interface SignInProps {
  /** Where to go afterwards; home if left out. */
  readonly table?: string;
}

export function SignIn({ table = '' }: SignInProps): ReactElement | null {
  const { account: text } = useOnlineWords();
  const server = useServer();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const [code, setCode] = useState<string>();
  const id = useId();
  if (typeof server !== 'object' || !server.passkeys) return null;
  /** The next page asks before this browser changes person. */
  const enter = (ask: () => Promise<string | Refusal>): void =>
    act(async () => {
      const pass = await ask();
      if (isRefusal(pass)) return pass;
      remember(pass);
      go(`/go/${pass}/${table}`);
      return undefined;
    });
  return (
    <div className="account-sign-in">
      <p>{text.back}</p>
      {knowsPasskeys() && <Button onClick={() => enter(passByPasskey)}>{text.signIn}</Button>}
      {code === undefined ? (
        <Button onClick={() => setCode('')}>{text.byCode}</Button>
      ) : (
        <Form submit={() => enter(() => passByCode(code))}>
          <label htmlFor={id}>{text.codeLabel}</label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit">{text.enter}</Button>
        </Form>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
