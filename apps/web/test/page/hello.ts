import { PROTOCOL } from '@pakli/protocol';

/** What a server with a table for one game says of itself, and of who asks. */
export function helloTo(name: string | null): object {
  return { protocol: PROTOCOL, games: ['mulle'], name, home: null, passkeys: true, boards: 0 };
}
