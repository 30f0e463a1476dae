import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataDir, startProcess } from './testing/start-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 90_000 });

const main = 'server/src/main.ts';
const person = {
  full_name: 'Canary Njeri',
  email: 'canary@mwanzo.test',
  password: 'canary-password',
  birthday: '1996-05-05',
};
const post = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Fails when the server does not announce its stop within 20 s. */
async function requestUntilDraining(address: string, init: RequestInit): Promise<number[]> {
  const statuses: number[] = [];
  const deadline = AbortSignal.timeout(20_000);
  const request = async () => {
    const response = await fetch(`${address}/api/profiles/me`, init);
    await response.json();
    statuses.push(response.status);
  };
  const isReady = async () => (await fetch(`${address}/health/ready`, { signal: deadline })).status === 200;
  const work = async () => {
    while (await isReady()) await request();
    // This number is small enough for the seconds in which a busy machine still accepts connections.
    for (let more = 0; more < 5; more += 1) await request();
  };
  await Promise.all([work(), work(), work(), work()]);
  return statuses;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s lets every request in flight finish, and the next start on the same folder knows every member',
  async (signal) => {
    const variables = { DATA_DIR: makeDataDir(), DEMO: '0', LOG_LEVEL: 'debug', DRAIN_SECONDS: '4' };
    const first = startProcess(main, variables);
    const address = await first.address();
    const signUp = await fetch(`${address}/api/signup/`, post(person));
    const { token, user } = (await signUp.json()) as { token: { access: string }; user: { id: number } };
    const init = { headers: { authorization: `Bearer ${token.access}` } };
    await fetch(`${address}/api/profiles/discover/?search=canary`, init);
    await fetch(`${address}/api/token/`, post({ ...person, password: 'canary-wrong' }));
    const requests = requestUntilDraining(address, init);
    await fetch(`${address}/health/live`);
    first.signal(signal);
    const statuses = await requests;
    expect(statuses.length).toBeGreaterThanOrEqual(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await first.exitCode()).toBe(0);
    expect(first.output()).not.toMatch(/canary|Bearer|Deprecat/i);
    expect(first.output()).not.toContain(token.access);

    const second = startProcess(main, { ...variables, LOG_LEVEL: '' });
    const signIn = await fetch(`${await second.address()}/api/token/`, post(person));
    expect([signIn.status, ((await signIn.json()) as { user: { id: number } }).user.id]).toEqual([200, user.id]);
    second.signal('SIGTERM');
    expect(await second.exitCode()).toBe(0);
    const [running, , mail, calls, ...rest] = second.output().split('\n');
    expect(running).toMatch(/^Mwanzo is running at \S+ \(release \d+\.\d+\.\d+\)$/);
    expect(mail).toMatch(/^No mail is sent, .+ DATA_DIR\/outbox\.$/);
    expect(calls).toMatch(/^Calls are off, .+ not set\.$/);
    expect(rest.join('')).toBe('');
  },
);

test('a second start on a folder in use ends with a message, and the first server keeps running', async () => {
  const variables = { DATA_DIR: makeDataDir(), DEMO: '0' };
  const first = startProcess(main, variables);
  const address = await first.address();
  const second = startProcess(main, variables);
  expect(await second.exitCode()).toBe(1);
  expect(second.output()).toMatch(
    /^Another Mwanzo is already running on .* \(process \d+\)\. Stop it, .*, or set DATABASE_URL\.\n$/,
  );
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
});

test('a port in use is named in one line, and the database is stopped again', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  const { port } = await new Promise<AddressInfo>((resolve) =>
    occupant.once('listening', () => resolve(occupant.address() as AddressInfo)),
  );
  const variables = { DATA_DIR: makeDataDir(), DEMO: '0', PORT: String(port) };
  const started = startProcess(main, variables);
  expect(await started.exitCode()).toBe(1);
  expect(started.output()).toBe(
    `Port ${port} is in use. Stop the program that listens there, or choose another port: PORT=${port + 1} npm start\n`,
  );
  occupant.close();
  const again = startProcess(main, { ...variables, PORT: '0' });
  expect((await fetch(`${await again.address()}/health/live`)).status).toBe(200);
});

test('a second Ctrl-C ends the process at once, and its database with it', async () => {
  const variables = { DATA_DIR: makeDataDir(), DEMO: '0' };
  const first = startProcess(main, variables);
  await first.address();
  const insisting = setInterval(() => first.signal('SIGINT'), 100);
  // A process that drains to the end exits with 0.
  expect(await first.exitCode()).toBe(1);
  clearInterval(insisting);
  const second = startProcess(main, variables);
  expect((await fetch(`${await second.address()}/health/ready`)).status).toBe(200);
});

test('a start removes the uploads that a killed process has left, and keeps the folder private', async () => {
  const dataDir = makeDataDir();
  const uploads = path.join(dataDir, 'uploads');
  mkdirSync(path.join(uploads, 'mwanzo-upload-left'), { recursive: true });
  writeFileSync(path.join(uploads, 'mwanzo-upload-left/0'), 'half a photo');
  await startProcess(main, { DATA_DIR: dataDir, DEMO: '0' }).address();
  expect([readdirSync(uploads), statSync(uploads).mode & 0o777]).toEqual([[], 0o700]);
});

test('an error on our side is logged without anything that the request contained', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const server = startProcess(main, { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '0', LOG_LEVEL: 'debug' });
  const address = await server.address();
  const { token } = (await (await fetch(`${address}/api/signup/`, post(person))).json()) as {
    token: { access: string };
  };
  await database.pool.query('alter table users rename to gone; alter table profiles rename to lost');
  const signIn = await fetch(`${address}/api/token/?hint=canary`, post(person));
  const init = { headers: { authorization: `Bearer ${token.access}` } };
  const search = await fetch(`${address}/api/profiles/discover/?search=canary`, init);
  expect([signIn.status, search.status]).toEqual([500, 500]);
  server.signal('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  expect(server.output().match(/"msg":"internal"/g)).toHaveLength(2);
  expect(server.output()).not.toMatch(/canary|Bearer/i);
  expect(server.output()).not.toContain(token.access);
});

test.each([
  [
    'that nobody serves',
    'postgres://app:canary@127.0.0.1:1/mwanzo',
    /^The database cannot be reached \(ECONNREFUSED\)\. Check/,
  ],
  [
    'on an unknown host',
    'postgres://app:canary@mwanzo.invalid/mwanzo',
    /^The database cannot be reached \(\w+\)\. Check/,
  ],
])('a database %s stops the start with one sentence', async (_, DATABASE_URL, sentence) => {
  const started = startProcess(main, { DATABASE_URL, DATA_DIR: makeDataDir(), DEMO: '0' });
  expect(await started.exitCode()).toBe(1);
  expect(started.output()).toMatch(sentence);
  expect(started.output().trimEnd()).not.toContain('\n');
  expect(started.output()).not.toContain('canary');
});

test('a database that does not exist stops the start with one sentence', async () => {
  const { url, drop } = await createTestDatabase();
  await drop();
  const started = startProcess(main, { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '0' });
  expect(await started.exitCode()).toBe(1);
  expect(started.output()).toBe('The database that DATABASE_URL names does not exist. Create it first.\n');
});

test.each([
  [
    'production without secrets',
    { NODE_ENV: 'production', VERIFY_AUTO_APPROVE: '1', DEMO: '1' },
    [
      'SECRET_KEY: is required in production',
      'VAULT_KEY: is required in production',
      'PUBLIC_URL: is required in production',
      'VERIFY_AUTO_APPROVE: is not allowed in production',
      'DEMO: is not allowed in production',
    ],
  ],
  [
    'wrong values',
    {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      VAULT_KEY: 'short',
      SECRET_KEY: 'short',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: '-1',
      NODE_ENV: 'prod',
      PUBLIC_URL: 'javascript:alert(1)',
    },
    [
      'PORT: ',
      'DATABASE_URL: ',
      'VAULT_KEY: must be 64',
      'SECRET_KEY: must have at least 32',
      'DEMO: ',
      'LOG_LEVEL: ',
      'TRUST_PROXY: ',
      'NODE_ENV: ',
      'PUBLIC_URL: ',
    ],
  ],
])('%s: the start fails with a list of all problems', async (_, variables: Record<string, string>, problems) => {
  for (const script of [main, 'scripts/start.ts']) {
    const started = startProcess(script, { DATA_DIR: makeDataDir(), ...variables });
    expect(await started.exitCode()).toBe(1);
    const [title, ...lines] = started.output().trimEnd().split('\n');
    expect(title).toBe('The configuration is not valid:');
    expect(lines).toHaveLength(problems.length);
    for (const problem of problems) expect(started.output()).toContain(`  - ${problem}`);
    expect(started.output()).not.toContain('short');
  }
});

test('DEMO=1 is refused with what to start instead, and nothing is left in the data folder', async () => {
  const dataDir = makeDataDir();
  const started = startProcess(main, { DATA_DIR: dataDir, DEMO: '1' });
  expect(await started.exitCode()).toBe(1);
  expect(started.output()).toMatch(/^DEMO=1 needs the demo people, .* npm start, or node demo\/src\/main\.ts\n$/);
  expect(readdirSync(dataDir)).toEqual([]);
});
