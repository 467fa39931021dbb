/** A guest of a server: a name, a cookie, and tables to sit at. */
import {
  EveningClient,
  MACHINE,
  SocketWire,
  TableClient,
  type ClientPorts,
  type EveningFrame,
  type SocketLike,
} from '@pakli/client';
import type { EveningToServer, Farewell } from '@pakli/protocol';
import { Failure, reasonOf } from '../../input/failure.ts';

/** Why a server sends a guest away for good. */
const GOODBYES: Partial<Readonly<Record<Farewell, string>>> = {
  gone: 'there is no such table',
  old: 'the server is newer than this command',
  removed: 'the host does not want it at this table',
  full: 'as many look on as may',
};

export interface GuestPorts extends ClientPorts {
  /** Begins to open a socket. */
  connect(address: string, headers: Readonly<Record<string, string>>): SocketLike;
}

export const GUEST_PORTS: GuestPorts = {
  ...MACHINE,
  connect: (address, headers) => new WebSocket(address, { headers }),
};

export class Guest {
  private readonly base: string;
  private readonly cookie: string;
  private readonly ports: GuestPorts;

  static async arrive(base: string, name: string, ports: GuestPorts = GUEST_PORTS): Promise<Guest> {
    const answer = await introduce(base, name);
    if (answer.status === 429) throw new Failure(`${base}: too many guests; try again later`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (answer.status !== 201 || cookie === undefined) {
      throw new Failure(`${base}: nobody can be called ${JSON.stringify(name)} there`);
    }
    return new Guest(base, cookie, ports);
  }

  private constructor(base: string, cookie: string, ports: GuestPorts) {
    this.base = base;
    this.cookie = cookie;
    this.ports = ports;
  }

  /** Whether the guest has that name from now on: not everything is a name. */
  async rename(name: string): Promise<boolean> {
    return (await introduce(this.base, name, this.cookie)).ok;
  }

  /** Follows a table. */
  enter(table: string): TableClient {
    const client = new TableClient(new SocketWire(this.connectTo(table), this.ports), this.ports);
    client.open();
    return client;
  }

  /** Follows an evening. */
  follow(evening: string): EveningClient {
    const { ports } = this;
    const wire = new SocketWire<EveningToServer, EveningFrame>(this.connectTo(evening), ports);
    const client = new EveningClient(wire, undefined, ports);
    client.open();
    return client;
  }

  private connectTo(id: string): () => SocketLike {
    const { base, cookie, ports } = this;
    const address = `${base.replace(/^http/, 'ws')}/t/${id}`;
    return () => ports.connect(address, { origin: base, cookie });
  }
}

/** Waits until something is so or the client is closed; fails if the server has sent the guest away. */
export async function waitUntil(
  client: TableClient,
  is: (client: TableClient) => boolean,
): Promise<void> {
  await client.until(is);
  const { connection } = client;
  if (connection.kind !== 'gone') return;
  throw new Failure(GOODBYES[connection.why] ?? `the server closes: ${connection.why}`);
}

async function introduce(base: string, name: string, cookie?: string): Promise<Response> {
  const known = cookie === undefined ? {} : { cookie };
  try {
    return await fetch(`${base}/api/me`, {
      method: 'POST',
      headers: { origin: base, 'content-type': 'application/json', ...known },
      body: JSON.stringify({ name, program: true }),
    });
  } catch (error) {
    throw new Failure(`${base}: ${reasonOf((error as Error).cause ?? error)}`);
  }
}
