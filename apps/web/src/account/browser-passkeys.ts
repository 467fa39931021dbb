/** Passkeys through the browser's API. What the browser cannot do, and what the person cancels, is a refusal. */
import { refuse, type Refusal } from '@pakli/core';

/** Whether this browser supports passkeys and their JSON options. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Creates a passkey; the result goes to the server. */
export function createPasskey(options: object): Promise<object | Refusal> {
  return answerOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
}

/** Signs with any passkey for this site. */
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
    // The authenticator already has a passkey for this person.
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      return refuse('passkey-known', 'table');
  }
  return refuse('passkey-cancelled', 'table');
}
