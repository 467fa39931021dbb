/** People who play a match to its end at random: `play-on.ts ADDRESS TABLE COOKIE...`. */
import { Sfc32 } from '@pakli/core';
import { Client } from './client.ts';
import { playOn } from './playing.ts';

const [address = '', table = '', ...cookies] = process.argv.slice(2);
const base = address.replace(/\/$/, '');
const clients = cookies.map((cookie) => new Client({ base, cookie }, table));
await Promise.all(
  clients.map(async (client, n) => {
    await client.until('it is open', () => client.seq > 0);
    await playOn(client, new Sfc32(n));
    client.close();
  }),
);
