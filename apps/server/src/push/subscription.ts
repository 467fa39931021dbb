/** A browser that wants to be called: where its push service is, and what it wants to hear when. */
import { LOCALES } from '@pakli/text';
import * as shape from '@pakli/core/shape';
import { sha256 } from '../machine.ts';
import type { Contact } from '../store/store.ts';
import { AUTH_BYTES, isPublicKey } from './web-push.ts';

const base64 = (isFine: (bytes: Uint8Array) => boolean): shape.Shape<string> =>
  shape.textThat((text) => /^[\w-]{1,120}$/.test(text) && isFine(Buffer.from(text, 'base64url')));
const HOUR = shape.whole(0, 23);

const SUBSCRIPTION = shape.strictObjectOf({
  endpoint: shape.textOf(1, 1000),
  /** Keys of the browser. */
  p256dh: base64(isPublicKey),
  auth: base64(({ length }) => length === AUTH_BYTES),
  locale: shape.oneOf(LOCALES),
  /** What `wishOf` of notice.ts names and this browser wants to hear. One that nobody knows does no harm. */
  wishes: shape.listOf(
    shape.textThat((text) => /^[a-z][\w:-]{0,40}$/.test(text)),
    0,
    40,
  ),
  /** Where the person is, such as `Europe/Budapest`: its clocks decide quiet hours and times. */
  zone: shape.textThat(isZone),
  /** Nothing is sent from the first to the second hour of the day; null if it is always sent. */
  quiet: shape.orNull(shape.tupleOf(HOUR, HOUR)),
});
export type Subscription = shape.Infer<typeof SUBSCRIPTION>;

function isZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Undefined for what is none. */
export function readSubscription(given: unknown): Subscription | undefined {
  return shape.fits(SUBSCRIPTION, given) ? given : undefined;
}

/** By its endpoint a browser is the same, whatever else it wishes. */
export function hashOfEndpoint(endpoint: string): Uint8Array {
  return sha256(endpoint);
}

export function subscriptionOf({ kind, body }: Contact): Subscription | undefined {
  // What stands there has come through `readSubscription`.
  return kind === 'push' ? (JSON.parse(body) as Subscription) : undefined;
}

/** No zone is off by less. */
const QUARTER_MS = 900_000;
const QUARTERS_PER_DAY = 96;

/** How long the quiet hours of a subscription last from now on; 0 outside of them. */
export function quietMs(
  { quiet, zone }: Pick<Subscription, 'quiet' | 'zone'>,
  now: number,
): number {
  if (quiet === null) return 0;
  const [from, to] = quiet;
  // It is used up to 97 times, and takes far longer to make than to use.
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const isQuiet = (at: number): boolean => {
    const hour = Number(format.format(at));
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  if (!isQuiet(now)) return 0;
  // Zones change their clocks: the end of the quiet is looked for, not computed.
  const last = now - (now % QUARTER_MS);
  for (let n = 1; n <= QUARTERS_PER_DAY; n++) {
    if (!isQuiet(last + n * QUARTER_MS)) return last + n * QUARTER_MS - now;
  }
  return 0;
}
