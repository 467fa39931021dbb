/** Passkeys as the browser itself has them. What it does not do, and what its person does not want, is a refusal. */
import { refuse, type Refusal } from '@pakli/core';

/** Whether this browser has passkeys and reads what servers send about them. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Makes a passkey; the answer is for the server. */
export function createPasskey(options: object): Promise<object | Refusal> {
  return answerOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
}

/** Has any passkey of this address sign. */
export function signByPasskey(options: object): Promise<object | Refusal> {
  return answerOf(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<object | Refusal> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    // The authenticator has one of this person already.
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      return refuse('passkey-known', 'table');
  }
  return refuse('passkey-cancelled', 'table');
}
