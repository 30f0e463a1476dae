import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { environmentNames } from '../config/read-env.ts';
import { version } from '../config/version.ts';
import { canaries, findCanaries, password, plantCanaries } from '../features/personal-data/canary-member.fixture.ts';
import { freePort } from '../testing/free-port.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { runOperator } from './run-operator.fixture.ts';
import { redactLog } from './support/redact-log.ts';
import { createMask, showSettings } from './support/shown-settings.ts';

vi.setConfig({ testTimeout: 120_000 });

const { url, database } = await setUpTestDatabase();

test('a support bundle has what a helper needs, and nothing of a member, no key and no token', async () => {
  const dataDir = makeDataDir();
  const port = String(await freePort());
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    METRICS_PORT: port,
    CONTACT_EMAIL: 'kanarimwenye@example.com',
  };
  const more = {
    OPERATOR_NAME: 'Kanarimwenye',
    TURN_URLS: 'turn:kanari.example:3478',
    TURN_SECRET: 'kanari'.repeat(6),
  };
  const server = startProcess('server/src/main.ts', { ...settings, ...more, LOG_LEVEL: 'debug', DEMO: '0' });
  const { headers, partnerHeaders } = await plantCanaries(await server.address(), database);
  const log = path.join(makeDataFolder(), 'log');
  const hostile = Object.values(canaries).flatMap((canary) => [
    JSON.stringify({
      level: 50,
      msg: canary,
      err: { type: canary, message: canary, stack: `${canary}\n at ${canary}` },
    }),
    JSON.stringify({
      level: 30,
      route: `/${canary} x`,
      reqId: { canary },
      status: canary,
      [canary]: canary,
      count: canary,
    }),
    `not a line of the server: ${canary} ${headers.authorization}`,
  ]);
  const error = {
    type: 'Error',
    message: canaries.bio,
    code: 'ECONNREFUSED',
    stack: '    at a (server/src/app.ts:7:9)',
  };
  const known = { level: 50, reqId: 'k3v9x2abm7q4', msg: 'could not send a mail', err: error };
  writeFileSync(log, [server.output(), ...hostile, `journal: ${JSON.stringify(known)}`].join('\n'));
  const file = path.join(makeDataFolder(), 'bundle.json');
  const make = () => runOperator(['support-bundle', file, log], { NODE_ENV: 'test', DEMO: '0', ...settings, ...more });
  const made = await make();

  const text = readFileSync(file, 'utf8');
  const keys = ['secret-key', 'vault-key', 'vapid-key'].map((name) => readFileSync(path.join(dataDir, name), 'utf8'));
  const tokens = [headers, partnerHeaders].map(({ authorization }) => authorization.replace('Bearer ', ''));
  const secrets = [...keys.map((key) => key.trim()), ...tokens, password, url, more.TURN_SECRET, 'kanari', 'Kanari'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(findCanaries(text)).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const told = JSON.parse(text);
  const size = `${Math.ceil(statSync(file).size / 1000)} KB and ${told.log.lines.length} lines of the log`;
  const read = 'It holds no key and nothing of a member. Read it before you send it.';
  expect(made).toEqual({ stderr: '', stdout: `${file} has ${size}. ${read}\n` });
  const parts = ['madeAt', 'release', 'node', 'platform', 'settings', 'database', 'doctor', 'metrics', 'log'];
  expect([Object.keys(told), told.release, told.node]).toEqual([parts, version, process.version]);
  expect(told.settings).toMatchObject({
    NODE_ENV: 'test',
    DATABASE_URL: 'set',
    TURN_SECRET: 'set',
    REDIS_URL: 'unset',
  });
  expect(Object.keys(told.settings)).toEqual(environmentNames);
  expect(told.database).toMatchObject({ version: expect.stringMatching(/^\d\d/), missing: [], rows: { users: 2 } });
  expect(told.database.status).toContainEqual(expect.stringMatching(/^verifications +\d+ waiting/));
  expect(told.doctor).toContainEqual(expect.objectContaining({ part: 'tables', state: 'ok' }));
  expect(told.metrics[`127.0.0.1:${port}`]).toContain('mwanzo_http_request_seconds_count{');
  expect(told.log.lines).toContainEqual(
    expect.objectContaining({ msg: 'request', route: '/api/signup/', status: 201 }),
  );
  const place = { err: { type: 'Error', code: 'ECONNREFUSED', at: ['server/src/app.ts:7:9'] } };
  expect(told.log.lines.at(-1)).toEqual({ level: 50, reqId: 'k3v9x2abm7q4', msg: 'could not send a mail', ...place });
  expect(told.log.leftOut).toBeGreaterThanOrEqual(Object.keys(canaries).length);

  expect(await make()).toMatchObject({ code: 1, stderr: `${file} exists already. Name a new file.\n` });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a bundle is made without a database and a log, and is at most 5 MB', async () => {
  const nobody = `postgres://mwanzo:kanari-siri@127.0.0.1:${await freePort()}/mwanzo`;
  const folder = makeDataFolder();
  const [file, log] = [path.join(folder, 'bundle.json'), path.join(folder, 'log')];
  const stack = '    at a (server/src/app.ts:7:9)'.replace('app', 'a'.repeat(400)).repeat(12);
  const line = (pid: number) => JSON.stringify({ level: 50, pid, msg: 'could not send a mail', err: { stack } });
  writeFileSync(log, Array.from({ length: 3000 }, (_, at) => `${line(at)}\n`).join(''));
  const key = 'f00d'.repeat(16);
  writeFileSync(path.join(folder, 'secret-key'), `${key}\n`);
  const leaking = createServer((_request, response) => response.end(`# ${key}`)).listen(0, '127.0.0.1');
  onTestFinished(() => void leaking.close());
  await once(leaking, 'listening');
  const METRICS_PORT = String((leaking.address() as AddressInfo).port);
  const variables = { NODE_ENV: 'test', DEMO: '0', DATABASE_URL: nobody, DATA_DIR: folder, METRICS_PORT };
  expect(await runOperator(['support-bundle', file, log], variables)).toMatchObject({ stderr: '' });
  expect(statSync(file).size).toBeLessThanOrEqual(5_000_000);
  const told = JSON.parse(readFileSync(file, 'utf8'));
  expect(told.database).toEqual({ problem: expect.stringMatching(/\w/) });
  expect(told.log.lines.length).toBeGreaterThan(100);
  // The newest ones say most.
  expect(told.log.lines.at(-1)).toMatchObject({ pid: 2999 });
  expect(Object.values(told.metrics)).toEqual(['# [setting]']);
  const other = path.join(folder, 'other.json');
  await runOperator(['support-bundle', other, path.join(folder, 'nowhere')], variables);
  expect(JSON.parse(readFileSync(other, 'utf8')).log).toMatchObject({ problem: 'ENOENT' });
  expect(readFileSync(file, 'utf8') + readFileSync(other, 'utf8')).not.toContain('kanari-siri');
});

test('a setting that nobody has thought of is hidden, and its value is masked everywhere', async () => {
  const variables = { PUBLIC_URL: 'https://user:secret-word@mwanzo.example/path', MPESA_PASSKEY: 'pass"key\\word' };
  expect(showSettings(variables)).toMatchObject({ PUBLIC_URL: 'https://mwanzo.example', MPESA_PASSKEY: 'set' });
  const mask = createMask({ ...variables, REDIS_URL: 'redis://:word%20of%20redis@host' }, ['kept-key']);
  expect(mask(JSON.stringify(['pass"key\\word', 'word of redis', 'kept-key', 'port']))).toBe(
    '["[setting]","[setting]","[setting]","port"]',
  );
  const log = path.join(makeDataFolder(), 'log');
  writeFileSync(log, '{"level":40,"msg":"over: the database is away, 0712345678"}\n[1]\n{}\n');
  expect(await redactLog(log)).toEqual({ lines: [{ level: 40, msg: 'over: the database is away, […]' }], leftOut: 2 });
});
