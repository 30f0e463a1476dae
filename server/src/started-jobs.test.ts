import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from './config/secret.ts';
import { systemClock } from './gateways/clock.ts';
import { createLocalPhotoStorage } from './gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from './gateways/vault/local-document-vault.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import { hourlyJobs } from './jobs/clean-up.ts';
import { dueInApp } from './jobs/due-app.fixture.ts';
import { dueHourly } from './jobs/due-hours.fixture.ts';
import { dueLoops, dueQueued } from './jobs/due-loops.fixture.ts';
import type { DueWorld, MakeDue } from './jobs/due-work.fixture.ts';
import { loops } from './jobs/loops.ts';
import { queuedJobs } from './jobs/queued-jobs.ts';
import { freePort } from './testing/free-port.ts';
import { startMailServer } from './testing/mail-server.ts';
import { startPushService } from './testing/push-service.ts';
import { makeDataDir, startProcess } from './testing/start-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 90_000 });

const mails = await startMailServer();
const pushes = await startPushService();

/** M-Pesa, where each member has cancelled. */
const daraja = createServer((request, response) => {
  void text(request).then((body) => {
    const { CheckoutRequestID = 'prompted' } = body === '' ? {} : JSON.parse(body);
    const said = { access_token: 'a', expires_in: '3599', MerchantRequestID: 'prompted', CheckoutRequestID };
    const outcome = { ResponseCode: '0', ResultCode: '1032' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...said, ...outcome }));
  });
});
await new Promise<void>((resolve) => daraja.listen(0, '127.0.0.1', resolve));
afterAll(() => daraja.close());

const mpesa = {
  MPESA_URL: `http://127.0.0.1:${(daraja.address() as AddressInfo).port}`,
  MPESA_CONSUMER_KEY: 'key',
  MPESA_CONSUMER_SECRET: 'secret',
  MPESA_SHORTCODE: '600100',
  MPESA_TILL: '600200',
  MPESA_PASSKEY: 'passkey',
};

test('a started server does the work of every job of its lists', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const [dataDir, secretKey, vaultKey] = [
    makeDataDir(),
    randomBytes(32).toString('hex'),
    randomBytes(32).toString('hex'),
  ];
  const world: DueWorld = {
    database,
    dataDir,
    vault: createLocalDocumentVault(path.join(dataDir, 'vault'), new Secret(vaultKey)),
    photoStorage: createLocalPhotoStorage(path.join(dataDir, 'media')),
    tokens: createAccessTokens(new Secret(secretKey), systemClock),
    mailedTo: () => mails.received.map(({ to }) => to),
    pushedTags: () => pushes.received.map(({ shown }) => String(shown['tag'])),
    pushTarget: { endpoint: pushes.endpoint(''), ...pushes.keys },
  };
  const jobs: Record<string, MakeDue> = { ...dueLoops, ...dueHourly, ...dueQueued };
  const listed = Object.keys({ ...loops, ...hourlyJobs, ...queuedJobs });
  expect(Object.keys(jobs)).toEqual(listed.filter((name) => name !== 'run the hourly jobs'));
  const looks = await Promise.all(
    Object.entries({ ...jobs, ...dueInApp }).map(async ([name, make]) => ({ name, look: await make(world) })),
  );
  // The server prints its public address.
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const server = startProcess('server/src/jobs/reachable-server.fixture.ts', {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    PORT: port,
    SECRET_KEY: secretKey,
    VAULT_KEY: vaultKey,
    PUBLIC_URL: 'https://mwanzo.example',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Mwanzo <hello@mwanzo.example>',
    PUSH_AUTHORITY: pushes.ca,
    TURN_URLS: 'turn:turn.mwanzo.example:3478',
    TURN_SECRET: randomBytes(32).toString('hex'),
    ...mpesa,
  });
  await server.address();
  const idle = async () => {
    const done = await Promise.all(looks.map(({ look }) => look(address)));
    return looks.filter((_, at) => !done[at]).map(({ name }) => name);
  };
  await expect.poll(idle, { timeout: 60_000 }).toEqual([]);
  server.signal('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  expect(server.output()).not.toContain('could not');
});

/** The code of the server, by file. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^testing\//.test(file))
  .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const);
const filesWith = (words: RegExp) => sources.filter(([, code]) => words.test(code)).map(([file]) => file);

test('the two lists start every loop, and nothing else is repeated but what the app needs to serve', () => {
  const looping = filesWith(/from '\.[^']*\/start-loop\.ts'/);
  for (const file of looping.filter((each) => each !== 'jobs/start-queued-jobs.ts'))
    expect([file, filesWith(new RegExp(`from '[^']*/${path.basename(file)}'`))]).toEqual([file, ['jobs/loops.ts']]);
  expect(filesWith(/\bstartLoops\(|\bstartQueuedJobs\(/).toSorted()).toEqual([
    'jobs/loops.ts',
    'jobs/start-queued-jobs.ts',
    'start-server.ts',
  ]);
  // The streams, who is here, and the start of a TURN server.
  expect(filesWith(/\bsetInterval\(/).toSorted()).toEqual([
    'features/presence/watch-presence.ts',
    'gateways/turn/coturn.ts',
    'keep-time.ts',
  ]);
});
