import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { decideConfig } from '../config/config.ts';
import { keyIdOf } from '../config/key-id.ts';
import { readEnv } from '../config/read-env.ts';
import { Secret } from '../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../config/vapid-keys.ts';
import { signUnsubscribe } from '../features/notices/mails/unsubscribe-token.ts';
import { unsubscribe } from '../features/notices/mails/unsubscribe.ts';
import { systemClock } from '../gateways/clock.ts';
import { noteCurrentKeys, requireKnownKeys } from '../start/check-known-keys.ts';
import { checkVaultKey } from '../start/check-vault-key.ts';
import { createMember } from '../testing/factories.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { checkKeys } from './doctor/check-keys.ts';
import { runKeys } from './operator-keys.ts';
import { settled } from './run-operator.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const { url, database } = await setUpTestDatabase();
afterEach(() => vi.useRealTimers().unstubAllEnvs());

const world = { database, clock: systemClock, tokens: { issue: async () => '', verify: () => null } };

/** A data folder on which a server was started with these variables, and what it reads from there. */
function install(variables: Record<string, string> = {}) {
  const dataDir = makeDataFolder();
  let settings: Record<string, string> = {
    NODE_ENV: 'test',
    DEMO: '0',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ...variables,
  };
  const known = ['SECRET_KEY', 'VAULT_KEY', 'VAPID_PRIVATE_KEY'].flatMap((name) => [
    name,
    `${name}_NEXT`,
    `${name}_OLD`,
  ]);
  const start = (changed: Record<string, string> = {}) => {
    settings = { ...settings, ...changed };
    const config = decideConfig(readEnv(settings));
    requireKnownKeys(config);
    const started = { ...config, ...checkVaultKey(config, true) };
    noteCurrentKeys(started);
    return started;
  };
  start();
  const printed: string[] = [];
  return {
    dataDir,
    start,
    /** The lines of the doctor about keys. */
    examine: (): string[] =>
      checkKeys(decideConfig(readEnv(settings)), settings).map(({ text, remedy }) => `${text} ${remedy ?? ''}`),
    settings: () => settings,
    file: (name: string) => readFileSync(path.join(dataDir, name), 'utf8'),
    files: () =>
      readdirSync(dataDir)
        .filter((name) => /key/.test(name))
        .toSorted(),
    /** All that the command has printed. */
    printed: () => `${settled(printed.join('\n\n'))}\n`,
    async keys(...words: string[]) {
      for (const name of [...known, ...Object.keys(settings)]) vi.stubEnv(name, settings[name] ?? '');
      printed.push(`$ keys ${words.join(' ')}`);
      try {
        const text = await runKeys(database, words);
        printed.push(text ?? 'no command');
        return text;
      } catch (error) {
        printed.push((error as Error).message);
        throw error;
      }
    },
  };
}

const entries = `select format('%s %s %s', moderator_id, user_id, checks) as step from moderation_audit order by id`;
const steps = async () => (await database.pool.query(entries)).rows.map(({ step }) => step);

test('a secret key in DATA_DIR is changed in three steps, and each is in the audit', async () => {
  const { keys, file, files, start, examine, printed } = install();
  const first = file('secret-key');
  expect(await keys('rotate', 'secret')).toContain('secret-key.next, and is not used yet');
  const next = file('secret-key.next');
  expect(examine()).toEqual([expect.stringContaining('The next SECRET_KEY is made, and does not take over yet.')]);
  expect(await keys('rotate', 'secret')).toContain('secret-key.old the earlier one');
  expect([file('secret-key'), file('secret-key.old')]).toEqual([next, first]);
  await expect(keys('rotate', 'secret')).rejects.toThrow('No process uses the new SECRET_KEY yet.');
  const { secretKey, phoneKey } = start();
  expect(secretKey.each().map((key) => key.reveal())).toEqual([next, first]);
  await expect(keys('rotate', 'secret')).rejects.toThrow(/The earlier key is accepted until 20\d\d-\d\d-\d\d/);
  expect(examine()).toEqual([expect.stringMatching(/The earlier key can go on 20\d\d-\d\d-\d\d\. Then: /)]);
  const status = await keys('status');
  expect(status).toMatch(
    /^secret +[0-9a-f]{8} since 20.*secret-key\n +[0-9a-f]{8} is the earlier one: it may go from 20/,
  );
  for (const key of [first, next]) expect(status).not.toContain(key);
  vi.useFakeTimers({ now: Date.now() + 32 * 24 * 3_600_000, toFake: ['Date'] });
  expect(examine()).toEqual([expect.stringContaining('and the earlier key can go.')]);
  expect(await keys('rotate', 'secret')).toContain('The change of the key has ended.');
  expect(examine()).toEqual(['None is being changed. ']);
  expect(files()).toEqual(['known-keys', 'secret-key', 'vapid-key', 'vault-key']);
  // The hashes of phones are compared as before.
  expect(start().phoneKey.reveal()).toBe(phoneKey.reveal());
  await expect(printed()).toMatchFileSnapshot('./in-words/keys-in-files.txt');
  const [from, to] = [first, next].map((each) => keyIdOf('secret', new Secret(each)));
  const entry = (step: string) => ` 0 {"to": "${to}", "key": "secret", "from": "${from}", "step": "${step}"}`;
  expect(await steps()).toEqual(['begun', 'taken_over', 'ended'].map(entry));
});

test('an unsubscribe link in an old mail still works when every key was changed since', async () => {
  const { keys, start } = install();
  const { id } = await createMember(world);
  const token = signUnsubscribe(id, start().linkKey);
  for (const kind of ['secret', 'vault']) {
    for (const _ of ['next', 'old']) await keys('rotate', kind);
    start();
    await keys('rotate', kind, 'now');
  }
  await unsubscribe({ database, ...start() }, token, 'en');
  const { rows } = await database.pool.query('select mail_kinds from member_settings where user_id = $1', [id]);
  expect(rows).toEqual([{ mail_kinds: [] }]);
});

test('an earlier key in wrong hands is ended at once, when the operator says so', async () => {
  const { keys, files, start } = install();
  await expect(keys('rotate', 'secret', 'now')).rejects.toThrow('There is no earlier key');
  for (const _ of ['next', 'old']) await keys('rotate', 'secret');
  start();
  await keys('rotate', 'secret', 'now');
  expect(files()).toEqual(['known-keys', 'secret-key', 'vapid-key', 'vault-key']);
});

test('an earlier key for pushes ends when every browser has subscribed with the new one', async () => {
  const { keys, file, files, start, printed } = install();
  for (const _ of ['next', 'old']) await keys('rotate', 'vapid');
  const { vapid } = start();
  expect(vapid?.privateKey.each().map((key) => key.reveal())).toEqual([file('vapid-key'), file('vapid-key.old')]);
  const { id } = await createMember(world);
  await database.pool.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, vapid_key, created_at, told_batch)
     values ($1, 'https://push.example/1', 'p', 'a', $2, now(), 0)`,
    [id, publicVapidKey(file('vapid-key.old'))],
  );
  expect(await keys('status')).toContain('is the earlier one: 1 browsers have not subscribed again, it may go from');
  await expect(keys('rotate', 'vapid')).rejects.toThrow('some browsers get no pushes');
  await database.pool.query('update push_subscriptions set vapid_key = $1', [vapid?.publicKey]);
  expect(await keys('status')).toContain('is the earlier one: no browser needs it, it may go from');
  expect(await keys('rotate', 'vapid')).toContain('Every browser has subscribed with the new key.');
  expect(files()).not.toContain('vapid-key.old');
  expect((await database.pool.query('select from push_subscriptions')).rowCount).toBe(1);
  // One that is ended early leaves nobody to be pushed to with it.
  for (const _ of ['next', 'old']) await keys('rotate', 'vapid');
  start();
  await keys('rotate', 'vapid', 'now');
  expect((await database.pool.query('select from push_subscriptions')).rowCount).toBe(0);
  await expect(printed()).toMatchFileSnapshot('./in-words/keys-of-pushes.txt');
});

test('the new secret of the TURN server is shown with the order in which it is written down', async () => {
  const off = install();
  await expect(off.keys('rotate', 'turn')).rejects.toThrow('TURN_SECRET is not set');
  const { keys, printed } = install({ TURN_URLS: 'turn:turn.example.com:3478', TURN_SECRET: three });
  const told = (await keys('rotate', 'turn')) ?? '';
  const [, made] = /static-auth-secret=([0-9a-f]{64})$/m.exec(told) ?? [];
  expect(told.indexOf(`TURN_SECRET=${made}`)).toBeGreaterThan(told.indexOf(`static-auth-secret=${made}`));
  expect(told).not.toContain(three);
  expect(await keys('status')).toMatch(/^turn +[0-9a-f]{8} since 20/m);
  await expect(printed()).toMatchFileSnapshot('./in-words/keys-of-calls.txt');
});

test('a command that was killed between the two files of a takeover is completed by the next one', async () => {
  const { dataDir, keys, file, files } = install();
  await keys('rotate', 'vault');
  const [first, next] = [file('vault-key'), file('vault-key.next')];
  writeFileSync(path.join(dataDir, 'vault-key.old'), first);
  await keys('rotate', 'vault');
  expect([file('vault-key'), file('vault-key.old'), files().includes('vault-key.next')]).toEqual([next, first, false]);
});

const [one, two, three] = ['1b'.repeat(32), '2c'.repeat(32), '3d'.repeat(32)] as const;

test('for keys of variables the command says what to set, and changes no file', async () => {
  const { keys, files, start, examine, printed } = install({ SECRET_KEY: one, VAULT_KEY: two });
  const before = files();
  const told = (await keys('rotate', 'vault')) ?? '';
  const made = /VAULT_KEY_NEXT=([0-9a-f]{64})/.exec(told)?.[1] ?? '';
  expect(told).toContain(`  VAULT_KEY_OLD=the value that VAULT_KEY has now\n  VAULT_KEY=${made}\n`);
  expect(files()).toEqual(before);
  start({ VAULT_KEY_NEXT: made });
  expect(await keys('rotate', 'vault')).toContain('VAULT_KEY=the value of VAULT_KEY_NEXT');
  start({ VAULT_KEY: made, VAULT_KEY_OLD: two, VAULT_KEY_NEXT: '' });
  expect(await keys('status')).toContain('is the earlier one: it has sealed nothing that is left');
  expect(await keys('rotate', 'vault')).toContain('Remove VAULT_KEY_OLD now, and restart each process.');
  expect(examine()).toEqual(['The change of VAULT_KEY has ended. Remove VAULT_KEY_OLD.']);
  await expect(printed()).toMatchFileSnapshot('./in-words/keys-of-variables.txt');
  start({ VAULT_KEY_OLD: '' });
  expect(() => start({ VAULT_KEY: two })).toThrow('VAULT_KEY is not the key of this DATA_DIR');
});

test.each(['SECRET_KEY', 'VAULT_KEY'])(
  'a wrong %s_OLD is refused by its name, by a start and by the command',
  async (name) => {
    const { keys, start, settings } = install({ SECRET_KEY: one, VAULT_KEY: two });
    expect(() => start({ [`${name}_OLD`]: three })).toThrow(`${name}_OLD (or DATA_DIR/`);
    for (const words of [['status'], ['rotate', 'secret'], ['rotate', 'vault']])
      await expect(keys(...words)).rejects.toThrow(`${name}_OLD (or DATA_DIR/`);
    expect(() => readEnv({ ...settings(), [`${name}_OLD`]: settings()[name] })).toThrow(
      `${name}_OLD: is the same as ${name}`,
    );
    expect(() => readEnv({ ...settings(), [name]: '' })).toThrow(
      `${name}_OLD: is only for a key of the variable ${name}`,
    );
  },
);

test('an earlier key for pushes that was never one here is refused by a start', () => {
  const [own, strange] = [makeVapidKey(), makeVapidKey()];
  const { start } = install({ VAPID_PUBLIC_KEY: publicVapidKey(own), VAPID_PRIVATE_KEY: own });
  const change = { VAPID_PRIVATE_KEY_OLD: strange };
  expect(() => start(change)).toThrow('VAPID_PRIVATE_KEY_OLD (or DATA_DIR/vapid-key.old) was never the key');
});

test('without the earlier vault key nothing is started, and nothing is changed', async () => {
  const { keys, start, file } = install({ SECRET_KEY: one, VAULT_KEY: two });
  const before = file('vault-check');
  expect(() => start({ VAULT_KEY: three })).toThrow('VAULT_KEY is not the key of this DATA_DIR');
  await expect(keys('rotate', 'vault')).rejects.toThrow('VAULT_KEY is not the key of this DATA_DIR');
  expect(file('vault-check')).toBe(before);
});

test('a full disk changes no key', async () => {
  const { settings, files, file, keys } = install();
  const before = [files(), file('secret-key')];
  const script = path.join(import.meta.dirname, 'operator.ts');
  const limited = ['--norc', '-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, script, 'keys', 'rotate', 'secret'];
  const env = { PATH: process.env['PATH'], ...settings() };
  const full = await promisify(execFile)('bash', limited, { env }).catch((error: unknown) => error);
  expect(full).toMatchObject({ code: 1, stderr: expect.stringContaining('EFBIG') });
  expect([files(), file('secret-key')]).toEqual(before);
  expect(await keys('rotate', 'secret')).toContain('is not used yet');
});
