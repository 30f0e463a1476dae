import { existsSync, readdirSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeForm } from '../../testing/make-form.ts';

const testApp = await buildTestApp();
const { app, inject, config } = testApp;
await app.listen({ port: 0, host: '127.0.0.1' });

const url = '/api/profiles/me/photos/';
const picture = await makeFlat(40, 30, '#b33').jpeg().toBuffer();
const add = ({ headers }: TestMember) =>
  inject({ method: 'POST', url, headers, payload: makeForm({ photo: picture }) });
const underWay = () => {
  const folder = path.join(config.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

/** Begins an upload over its own connection, and never ends it. */
function stall({ headers }: TestMember): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const type = 'multipart/form-data; boundary=x';
  const head = [
    `POST ${url} HTTP/1.1`,
    'Host: a',
    `Authorization: ${headers.authorization}`,
    `Content-Type: ${type}`,
    'Content-Length: 90000',
  ].join('\r\n');
  socket.write(`${head}\r\n\r\n--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nhalf`);
  return socket;
}

test('a member has at most twelve uploads under way, others go on, and each end makes room for one', async () => {
  const member = await createMember(testApp);
  const other = await createMember(testApp);
  const stalled = Array.from({ length: 12 }, () => stall(member));
  await expect.poll(underWay, { timeout: 10_000 }).toBe(12);
  const refused = await add(member);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '5',
  ]);
  expect(underWay()).toBe(12);
  expect((await add(other)).statusCode).toBe(201);

  stalled[0]?.destroy();
  await expect.poll(underWay, { timeout: 10_000 }).toBe(11);
  stalled.push(stall(member));
  await expect.poll(underWay, { timeout: 10_000 }).toBe(12);
  expect((await add(member)).statusCode).toBe(429);
  for (const socket of stalled) socket.destroy();
  await expect.poll(underWay, { timeout: 10_000 }).toBe(0);
  const again = Array.from({ length: 12 }, () => stall(member));
  await expect.poll(underWay, { timeout: 10_000 }).toBe(12);
  for (const socket of again) socket.destroy();
  await expect.poll(underWay, { timeout: 10_000 }).toBe(0);
  expect((await add(member)).statusCode).toBe(201);
  // Six uploads at once, as many as a profile has photos.
  const newcomer = await createMember(testApp);
  const responses = await Promise.all(Array.from({ length: 6 }, () => add(newcomer)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 201));
});

test('a refused upload gives its place back', async () => {
  const member = await createMember(testApp);
  const broken = { ...member.headers, 'content-type': 'multipart/form-data; boundary=x' };
  for (let count = 0; count < 15; count += 1)
    expect((await inject({ method: 'POST', url, headers: broken, payload: 'hello' })).statusCode).toBe(400);
  expect((await add(member)).statusCode).toBe(201);
});
