/** Where a browser may have this server send requests: public https addresses, and nowhere else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublicAddress, isPushAddress, lookupPublic } from '../../src/push/push-address.ts';
import { postPush } from '../../src/push/push-request.ts';

const PUBLIC = [
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://93.184.216.34/abc',
  'https://[2606:4700::1111]/abc',
];
const LOCAL = [
  'http://fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://printer/abc',
  'https://printer.local/abc',
  'https://db.internal./abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://10.1.2.3/abc',
  'https://172.16.0.1/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/abc',
  'https://0.0.0.0/abc',
  'https://[::1]/abc',
  'https://[::]/abc',
  'https://[fe80::1]/abc',
  'https://[fd00::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://[64:ff9b::a00:1]/abc',
  'https://[2002:a00:1::]/abc',
];

test.each(PUBLIC)('%s is a push service', (address) => {
  expect(isPushAddress(address, false)).toBe(true);
});

test.each(LOCAL)('%s is none, unless the operator says so', (address) => {
  expect(isPushAddress(address, false)).toBe(false);
  expect(isPushAddress(address, true)).toBe(true);
});

test.each([
  'ftp://push.example/abc',
  'file:///etc/passwd',
  'https://anna:secret@push.example/abc',
  'nonsense',
  `https://push.example/${'x'.repeat(1000)}`,
])('%s is none in any case', (address) => {
  expect(isPushAddress(address, false)).toBe(false);
  expect(isPushAddress(address, true)).toBe(false);
});

test('names that lead into the own network lead nowhere', async () => {
  const find = promisify<string, object, unknown>(lookupPublic as never);
  await expect(find('localhost', {})).rejects.toThrow('no public address');
  await expect(find('localhost', { all: true })).rejects.toThrow('no public address');
  expect(await find('8.8.8.8', { all: true })).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(isPublicAddress('::ffff:8.8.8.8')).toBe(true);
  expect(isPublicAddress('nonsense')).toBe(false);
});

test('a request does not reach the own network, follows no redirection, and says when to come back', async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url} ${String(request.headers['ttl'])}`);
    const status = Number(request.url?.slice(1));
    answer.writeHead(status, { Location: '/201', 'Retry-After': '7' }).end('a body');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const post = (host: string, path: string, anywhere: boolean): Promise<unknown> =>
    postPush(anywhere)({
      endpoint: `http://${host}:${port}/${path}`,
      headers: { TTL: '60' },
      body: new Uint8Array(3),
    });
  try {
    await expect(post('localhost', '201', false)).rejects.toThrow('no public address');
    expect(asked).toEqual([]);
    expect(await post('127.0.0.1', '201', true)).toEqual({ status: 201, retryAfter: 7 });
    expect(await post('127.0.0.1', '302', true)).toEqual({ status: 302, retryAfter: 7 });
    expect(asked).toEqual(['POST /201 60', 'POST /302 60']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
