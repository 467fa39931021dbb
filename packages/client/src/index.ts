/** Follows a table that is kept by a server or on this device: the client of the page, the `pakli` command and tests. */
export * from './direct-wire.ts';
export * from './evening-client.ts';
export * from './machine.ts';
export * from './port-wire.ts';
export * from './ports.ts';
export * from './requests.ts';
export * from './socket-wire.ts';
export * from './table-client.ts';
export * from './wire.ts';
