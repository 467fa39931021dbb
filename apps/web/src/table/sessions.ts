/**
 * The one table open in this page. It outlives the components that show it for a moment, so that going from home to a
 * table, or remounting the page, does not close what is just being opened.
 */
import { isRefusal, type Refusal } from '@pakli/core';
import type { Host, OpenTable } from '../host/host.ts';
import type { Names } from '../host/remote-state.ts';
import { Session } from './session.ts';

interface Open {
  readonly id: string;
  readonly session: Promise<Session | Refusal>;
  users: number;
}

let open: Open | undefined;

/** Takes over a table that was just started; the next component to show it finds it. */
export function adopt(host: Host, table: OpenTable): void {
  close();
  const session = new Session(table.id, table, host);
  open = { id: table.id, session: Promise.resolve(session), users: 0 };
}

/** The table with this id, resumed if it is not open already. Must be given back with `release`. */
export function acquire(host: Host, id: string): Promise<Session | Refusal> {
  return take(host, id, () => host.resume(id));
}

/** The same for a table by link. */
export function acquireLinked(host: Host, id: string, names: Names): Promise<Session | Refusal> {
  return take(host, id, () => host.join(id, names));
}

function take(
  host: Host,
  id: string,
  come: () => Promise<OpenTable | Refusal>,
): Promise<Session | Refusal> {
  if (open?.id !== id) {
    close();
    const session = come().then((table) =>
      isRefusal(table) ? table : new Session(id, table, host),
    );
    const taken = { id, session, users: 0 };
    open = taken;
    // A later visit may succeed where an earlier one was refused.
    session.then(
      (found) => {
        if (isRefusal(found) && open === taken) open = undefined;
      },
      () => undefined,
    );
  }
  open.users++;
  return open.session;
}

export function release(id: string): void {
  const left = open;
  if (left?.id !== id) return;
  left.users--;
  setTimeout(() => leave(left), 0);
}

/** Anyone who reads the rules meanwhile finds the table as they left it, and is then shown what the others did. */
function leave(left: Open): void {
  if (open !== left || left.users > 0) return;
  if (!location.hash.startsWith('#/rules/')) {
    close();
    return;
  }
  addEventListener('hashchange', () => setTimeout(() => leave(left), 0), { once: true });
}

function close(): void {
  const closing = open;
  open = undefined;
  void closing?.session.then(
    (session) => {
      if (!isRefusal(session)) session.close();
    },
    () => undefined,
  );
}
