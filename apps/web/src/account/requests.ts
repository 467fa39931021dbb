/** Requests to the server about accounts. */
import { isRefusal, type Refusal } from '@pakli/core';
import type { PasskeyFacts } from '@pakli/protocol';
import { order, request, textIn, type ServerAnswer } from '../host/server.ts';
import { createPasskey, signByPasskey } from './browser-passkeys.ts';

export interface AccountFacts {
  readonly passkeys: readonly PasskeyFacts[];
  /** There is a paper code. */
  readonly recovery: boolean;
}

/** The server ships with the page: the answer's shape is trusted. */
function readFacts({ passkeys, recovery }: ServerAnswer): AccountFacts | undefined {
  return Array.isArray(passkeys)
    ? { passkeys: passkeys as readonly PasskeyFacts[], recovery: recovery === true }
    : undefined;
}

export function accountFacts(): Promise<AccountFacts | Refusal> {
  return request('me/passkeys', readFacts);
}

const post = <Value>(
  path: string,
  read: (answer: ServerAnswer) => Value | undefined,
  body: object = {},
): Promise<Value | Refusal> => request(path, read, { method: 'POST', body });

/** Creates a passkey in the browser and stores its public half on the server. */
export async function addPasskey(): Promise<Refusal | undefined> {
  const options = await post('me/passkeys/options', (answer) => answer);
  if (isRefusal(options)) return options;
  const answer = await createPasskey(options);
  if (isRefusal(answer)) return answer;
  return order('me/passkeys', { method: 'POST', body: { answer } });
}

export function removePasskey(id: string): Promise<Refusal | undefined> {
  return order(`me/passkeys/${id}`, { method: 'DELETE' });
}

/** A new paper code: it cannot be read again. */
export function newCode(): Promise<string | Refusal> {
  return post('me/recovery', textIn('code'));
}

/** A one-time key that signs this browser in as the passkey's owner. */
export async function passByPasskey(): Promise<string | Refusal> {
  const options = await post('passkey/options', (answer) => answer);
  if (isRefusal(options)) return options;
  const answer = await signByPasskey(options);
  return isRefusal(answer) ? answer : post('passkey', textIn('pass'), { answer });
}

/** The same with a paper code. */
export function passByCode(code: string): Promise<string | Refusal> {
  return post('recovery', textIn('pass'), { code });
}

/** Everything the server keeps about this person, as a file. */
export async function personalData(): Promise<Blob | Refusal> {
  const data = await request('me/export', (answer) => answer);
  return isRefusal(data)
    ? data
    : new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
}
