/**
 * The minimum a server does for a table: each message gets an answer, and everybody at the table receives a frame of
 * the usual size. `pong.ts SEATS BYTES` prints its port. The baseline for measuring what a server costs.
 */
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

const [seats = 2, bytes = 1700] = process.argv.slice(2).map(Number);
const frame = 'x'.repeat(bytes);
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
let table: WebSocket[] = [];
server.on('connection', (socket) => {
  // Consecutive connections share a table.
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
