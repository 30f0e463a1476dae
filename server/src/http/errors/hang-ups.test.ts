import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { toApiError } from './error-handler.ts';

const { app } = await buildTestApp();

/** The codes of the logged errors. */
const logged: string[] = [];
let failure = Promise.withResolvers<unknown>();
app.addHook('onRequest', async (request) => {
  request.log = Object.assign(Object.create(request.log), {
    error: (_details: object, message: string) => logged.push(message),
  });
});
app.addHook('onError', async (_request, _reply, error) => failure.resolve(error));
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.server.closeAllConnections());

function open(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}

const head = (length: number) =>
  `POST /api/token/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('a client that hangs up inside a JSON body is no outage of the database, and nothing is logged', async () => {
  failure = Promise.withResolvers();
  const received = new Promise((resolve) => app.server.once('request', resolve));
  const socket = await open();
  socket.write(`${head(1000)}{"email":`);
  await received;
  socket.resetAndDestroy();
  expect(toApiError(await failure.promise)).toMatchObject({ code: 'invalid_input', status: 400 });
  expect(logged).toEqual([]);
});

test('a client that is gone before its sign-in is counted causes no error and no log entry', async () => {
  failure = Promise.withResolvers();
  const body = JSON.stringify({ email: 'amina@mwanzo.test', password: 'wrong-password' });
  app.server.once('request', (request) => {
    // Node reports this about a socket that is gone.
    Object.defineProperty(request.socket, 'remoteAddress', { value: undefined });
  });
  const socket = await open();
  socket.write(head(body.length) + body);
  expect(toApiError(await failure.promise)).toMatchObject({ code: 'wrong_credentials' });
  socket.destroy();
  expect(logged).toEqual([]);
});
