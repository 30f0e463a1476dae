import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { systemClock } from '../gateways/clock.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { changePlan, createMatch, createMember, type TestMember } from '../testing/factories.ts';
import { makeFlat } from '../testing/images/make-images.ts';
import { listFiles } from '../testing/list-files.ts';
import { makeForm } from '../testing/make-form.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 90_000 });

/** Begins an upload whose second half never comes. Resolves with the response's status or the error's code. */
async function beginUpload(address: string, form: FormData, { headers }: TestMember): Promise<unknown> {
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const body = Buffer.from(await whole.arrayBuffer());
  const sending = request(`${address}/api/messages/media/photos/`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-type': type, 'content-length': body.length },
  });
  sending.write(body.subarray(0, body.length / 2));
  return new Promise((resolve) => {
    sending.once('response', ({ statusCode }) => resolve(statusCode));
    sending.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

test('an upload that a stop cuts off leaves no file, and is stored once when its sender sends it again', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const [dataDir, secretKey] = [makeDataDir(), randomBytes(32).toString('hex')];
  const variables = {
    DATABASE_URL: url,
    SECRET_KEY: secretKey,
    VAULT_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
    DEMO: '0',
    SCREENING: '0',
    DRAIN_SECONDS: '0',
    STOP_SECONDS: '3',
  };
  const people = { database, clock: systemClock, tokens: createAccessTokens(new Secret(secretKey), systemClock) };
  const [sender, receiver] = [await createMember(people), await createMember(people, { gender: 'male' })];
  await createMatch(people, sender, receiver);
  await changePlan(people, 'premium', sender);
  const photo = await makeFlat(600, 800, '#33b').jpeg().toBuffer();
  const form = () => makeForm({ receiver: String(receiver.id), photo: new Uint8Array(photo) });

  const first = startProcess('server/src/main.ts', variables);
  const cut = beginUpload(await first.address(), form(), sender);
  const uploads = () => listFiles(path.join(dataDir, 'uploads'));
  await expect.poll(uploads, { timeout: 10_000 }).toHaveLength(1);
  first.signal('SIGTERM');
  expect(await cut).toBe('ECONNRESET');
  expect(await first.exitCode()).toBe(0);
  expect(uploads()).toEqual([]);

  const address = await startProcess('server/src/main.ts', variables).address();
  const post = async (to: string, init: RequestInit) => {
    const response = await fetch(address + to, { method: 'POST', ...init });
    return (await response.json()) as { id: number };
  };
  const { id: media } = await post('/api/messages/media/photos/', { headers: sender.headers, body: form() });
  const message = { sender: sender.id, receiver: receiver.id, text: '', media, client_id: randomUUID() };
  const send = () =>
    post('/api/messages/send/', {
      headers: { ...sender.headers, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
  const { id } = await send();
  // Its sender cannot know whether a request that was cut off has arrived.
  expect(await send()).toMatchObject({ id });
  const count = async (sql: string) => (await database.pool.query(sql)).rowCount;
  expect([await count('select from messages'), await count('select from message_media')]).toEqual([1, 1]);
});
