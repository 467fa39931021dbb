import { PROTOCOL } from '@pakli/protocol';

/** A server's description of itself and of the visitor, with a table for one game. */
export function helloTo(name: string | null): object {
  return { protocol: PROTOCOL, games: ['mulle'], name, home: null, passkeys: true, boards: 0 };
}
