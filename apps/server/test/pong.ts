/**
 * The least a server can do for a table: whoever sends something is answered,
 * and everybody at the table is sent a frame of the usual size. `pong.ts SEATS
 * BYTES` prints its port. What a server costs is measured against it.
 */
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

const [seats = 2, bytes = 1700] = process.argv.slice(2).map(Number);
const frame = 'x'.repeat(bytes);
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
let table: WebSocket[] = [];
server.on('connection', (socket) => {
  // Whoever comes one after another sits together.
  if (table.length === seats) table = [];
  const mine = table;
  mine.push(socket);
  socket.on('message', (data: Buffer) => {
    const { id } = JSON.parse(data.toString()) as { id: string };
    socket.send(JSON.stringify({ kind: 'done', id }));
    for (const one of mine) one.send(frame);
  });
});
server.on('listening', () => console.log((server.address() as AddressInfo).port));
