/** One request to a push service: where it may lead, how long it may take, and what of the answer counts. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookupPublic } from './push-address.ts';

/** A push service that has not answered by then is asked again later. */
const ANSWER_MS = 10_000;

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface PushAnswer {
  readonly status: number;
  /** Seconds after which the service wants to be asked again. */
  readonly retryAfter?: number;
}

/** Fails where nobody answers. */
export type PostPush = (request: PushRequest) => Promise<PushAnswer>;

/** Follows no redirection and reads no body: either would show what is in a network. */
export function postPush(anywhere: boolean): PostPush {
  return ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      const url = new URL(endpoint);
      const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
      const asked = request(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(body.length) },
        signal: AbortSignal.timeout(ANSWER_MS),
        agent: false,
        ...(anywhere ? {} : { lookup: lookupPublic }),
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const after = Number(answer.headers['retry-after']);
        answer.on('error', () => {});
        answer.destroy();
        resolve({
          status: answer.statusCode ?? 0,
          ...(Number.isFinite(after) ? { retryAfter: after } : {}),
        });
      });
      asked.end(body);
    });
}
