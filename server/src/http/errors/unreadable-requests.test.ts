import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { createHttpServer } from '../create-http-server.ts';
import { refuseUnreadable } from './unreadable-requests.ts';

const app = await createHttpServer(testConfig('unused'));
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Sends bytes and returns everything that the server sends until it closes the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const start = 'POST /api/token/ HTTP/1.1\r\nHost: a\r\n';

test.each([
  ['a text that is not HTTP', 'hello\r\n\r\n', 400],
  ['two lengths', `${start}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['a length and chunks', `${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a bare line feed in a header', `${start}X: a\nb: c\r\n\r\n`, 400],
  ['a folded header', `${start}X: a\r\n b\r\n\r\n`, 400],
  ['an unknown method', 'HACK / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a broken chunk', `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['headers of 20 KB', `${start}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused in JSON, and the connection is closed', async (_, bytes, status) => {
  const response = await send(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toMatch(/\r\nConnection: close\r\n/i);
  expect(response).toMatch(/\{"code":"invalid_input","detail":"[^"]+"\}$/);
});

test('headers get ten seconds, and a whole request five minutes', () => {
  const { headersTimeout, requestTimeout } = app.server;
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 300_000]);
});

test('a request that takes too long is told so, and to a client that is gone nothing is said', async () => {
  const refused = (code: string) => {
    const socket = new PassThrough();
    socket.on('error', () => {});
    refuseUnreadable(Object.assign(new Error('refused'), { code }), socket as unknown as Socket);
    return { said: String(socket.read() ?? ''), isOver: socket.destroyed };
  };
  expect(refused('ERR_HTTP_REQUEST_TIMEOUT')).toEqual({
    said: [
      'HTTP/1.1 408 Request Timeout',
      'Content-Length: 64',
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      '{"code":"invalid_input","detail":"This request cannot be read."}',
    ].join('\r\n'),
    isOver: true,
  });
  expect(refused('ECONNRESET')).toEqual({ said: '', isOver: true });
});
