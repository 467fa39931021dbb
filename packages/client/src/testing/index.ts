/** For tests and simulations: time that passes on demand, and sockets without a network. */
export * from './copied-wire.ts';
export * from './fake-socket.ts';
export * from './virtual-time.ts';
