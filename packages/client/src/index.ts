/** Follows a table that is kept elsewhere: the client of the page, the `pakli` command and tests. */
export * from './machine.ts';
export * from './ports.ts';
export * from './requests.ts';
export * from './socket-wire.ts';
export * from './table-client.ts';
export * from './wire.ts';
