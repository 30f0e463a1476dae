import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decideConfig } from '../config/config.ts';
import { readEnv } from '../config/read-env.ts';
import { startMpesa } from '../jobs/due-server.fixture.ts';
import { checkInstallation } from '../start/check-installation.ts';
import { coturnIsMissing, startTestCoturn } from '../testing/coturn.ts';
import { freePort } from '../testing/free-port.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { receiveMails } from '../testing/receive-mails.ts';
import { redisIsMissing, startRedis } from '../testing/redis-server.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { runOperator, settled } from './run-operator.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const { url, database } = await setUpTestDatabase();
const dataDir = makeDataFolder();
const secrets = [
  'a-secret-of-the-tests-with-32-letters',
  '0f'.repeat(32),
  'a-turn-secret-of-the-tests-32-letters',
] as const;
const [SECRET_KEY, VAULT_KEY, TURN_SECRET] = secrets;
const basic = { NODE_ENV: 'test', DEMO: '0', DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY, VAULT_KEY };
await checkInstallation(decideConfig(readEnv(basic)), url);

/** Writes that the last backup was so many hours ago. */
const backedUp = (hours: number) =>
  writeFileSync(path.join(dataDir, 'last-backup'), `${new Date(Date.now() - hours * 3_600_000).toISOString()}\n`);

/** Runs the command, and gives the state of each part. */
async function examine(more: Record<string, string> = {}) {
  const { stdout, stderr, code = 0 } = await runOperator(['doctor'], { ...basic, ...more });
  const output = stdout + stderr;
  for (const secret of secrets) expect(output).not.toContain(secret);
  const states = [...output.matchAll(/^(ok|off|wrong) +(\S+(?: key)?)/gm)].map(([, state, part]) => [part, state]);
  // Not every machine has ffmpeg.
  const printed = settled(output).replace(/^(?:ok|off) +voice.*\n(?: +->.*\n)?/m, '');
  return { output, printed, code, states: Object.fromEntries(states) };
}

const needsAll = redisIsMissing ?? coturnIsMissing;

test.skipIf(needsAll !== null)(
  'an installation that has all it needs is well, but for a role that may too much',
  async () => {
    backedUp(2);
    const [redis, turn] = await Promise.all([startRedis(), startTestCoturn()]);
    onTestFinished(() => Promise.all([redis.kill(), turn.stop()]).then(() => {}));
    const mails = await receiveMails({ onMail: (_, answer) => answer() });
    onTestFinished(mails.stop);
    const { states, code, output, printed } = await examine({
      REDIS_URL: redis.url,
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@mwanzo.test',
      TURN_URLS: `turn:127.0.0.1:${turn.port}?transport=udp,turn:127.0.0.1:${turn.port}?transport=tcp`,
      TURN_SECRET,
      PUBLIC_URL: 'https://mwanzo.test',
      ...(await startMpesa()),
    });
    await expect(printed).toMatchFileSnapshot('./in-words/doctor-of-all.txt');
    // The tests use the database as its owner.
    expect({ code, wrong: Object.keys(states).filter((part) => states[part] === 'wrong') }).toEqual({
      code: 1,
      wrong: ['role'],
    });
    for (const part of [
      'database',
      'clock',
      'tables',
      'files',
      'disk',
      'vault key',
      'backup',
      'redis',
      'mail',
      'M-Pesa',
    ])
      expect([part, states[part]]).toEqual([part, 'ok']);
    expect(output.match(/^ok +calls/gm)).toHaveLength(2);
  },
);

test('each part that is wrong is named with what to do, and no secret is', async () => {
  backedUp(40);
  const nobody = `127.0.0.1:${await freePort()}`;
  await database.pool.query(`delete from schema_migrations where name like '0083%'`);
  const { states, code, output, printed } = await examine({
    VAULT_KEY: 'f0'.repeat(32),
    REDIS_URL: `redis://${nobody}`,
    SMTP_URL: `smtp://user:password-of-mails@${nobody}`,
    MAIL_FROM: 'hello@mwanzo.test',
    TURN_URLS: `turn:${nobody}?transport=tcp`,
    TURN_SECRET,
    ...(await startMpesa()),
    PUBLIC_URL: 'https://mwanzo.test',
    MPESA_URL: `http://${nobody}`,
  });
  expect(code).toBe(1);
  for (const part of ['tables', 'role', 'vault key', 'backup', 'redis', 'mail', 'calls', 'M-Pesa'])
    expect([part, states[part]]).toEqual([part, 'wrong']);
  expect(output.match(/^wrong.*\n +->/gm)).toHaveLength(8);
  expect(output).toContain('The last one was made 40 hours ago.');
  expect(output).not.toContain('password-of-mails');
  await expect(printed).toMatchFileSnapshot('./in-words/doctor-of-faults.txt');
});

test('bad settings and a server that was never started are told before anything is looked at', async () => {
  const bad = await examine({ TURN_URLS: 'turn:mwanzo.test' });
  expect(bad.states).toEqual({ settings: 'wrong' });
  expect(bad.output).toBe(
    [
      'wrong settings  The configuration is not valid:',
      '                  - TURN_SECRET: is required with TURN_URLS',
      '                -> docs/operating.md, "Settings".',
      '',
    ].join('\n'),
  );
  const first = await examine({ DATA_DIR: path.join(dataDir, 'nowhere') });
  expect([first.states, first.code]).toEqual([{ start: 'wrong' }, 1]);
  expect(settled(first.output)).toBe(
    'wrong start     Mwanzo has not been started on FOLDER yet.\n' +
      '                -> Start it once, or set DATA_DIR.\n',
  );
  // The first start makes a key in the folder if the variables have none.
  const empty = makeDataFolder();
  const keyless = await examine({ DATA_DIR: empty, SECRET_KEY: '' });
  expect([keyless.states, keyless.code]).toEqual([{ start: 'wrong' }, 1]);
  writeFileSync(path.join(empty, 'secret-key'), SECRET_KEY);
  expect((await examine({ DATA_DIR: empty, SECRET_KEY: '' })).states).toMatchObject({ 'vault key': 'off' });
});

test('a database that is away is named, and the rest is looked at all the same', async () => {
  backedUp(1);
  const { states, printed } = await examine({
    DATABASE_URL: `postgres://mwanzo:mwanzo@127.0.0.1:${await freePort()}/mwanzo`,
  });
  expect(states).toMatchObject({ database: 'wrong', disk: 'ok', backup: 'ok', mail: 'off', calls: 'off' });
  await expect(printed).toMatchFileSnapshot('./in-words/doctor-without-database.txt');
});

test('a key that Daraja refuses is told with its status', async () => {
  const daraja = createServer((_, response) => void response.writeHead(400).end('{}')).listen(0, '127.0.0.1');
  await once(daraja, 'listening');
  onTestFinished(() => void daraja.close());
  const { states, output } = await examine({
    ...(await startMpesa()),
    PUBLIC_URL: 'https://mwanzo.test',
    MPESA_URL: `http://127.0.0.1:${(daraja.address() as AddressInfo).port}`,
  });
  expect(states['M-Pesa']).toBe('wrong');
  expect(output).toContain('No good response: status 400');
});
