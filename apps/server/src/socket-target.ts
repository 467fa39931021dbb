/** Where a socket of a table leads. */
import type { ToServer } from '@pakli/protocol';
import { readFrame } from '@pakli/protocol/check';
import type { LiveTable } from './live-table.ts';
import type { SocketTarget } from './socket.ts';

type Hello = Extract<ToServer, { readonly kind: 'hello' }>;
type Letter = Extract<ToServer, { readonly id: string }>;

export function tableTarget(live: LiveTable): SocketTarget {
  return {
    get seq() {
      return live.seq;
    },
    read: readFrame,
    hello(connection, { since, steps }: Hello) {
      return live.hello(connection, since, steps);
    },
    reopen: (connection) => live.reopen(connection),
    leave: (connection) => live.leave(connection),
    wake: () => live.wake(),
    take(person, letter: Letter, { acknowledge, isOver }) {
      const { id } = letter;
      if (letter.kind === 'cover') return live.cover(person, id, letter.seat, acknowledge, isOver);
      if (letter.kind === 'say') return live.say(person, id, letter.say, acknowledge, isOver);
      if (letter.kind === 'report') {
        return live.report(person, id, letter.seat, acknowledge, isOver);
      }
      return live.do(person, id, letter.command, acknowledge, isOver);
    },
  };
}
