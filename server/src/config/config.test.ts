import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { decideConfig, wantsDemo } from './config.ts';
import { readEnv } from './read-env.ts';
import { makeVapidKey } from './vapid-keys.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'mwanzo-config-'));
afterAll(() => rmSync(parent, { recursive: true }));

const DATA_DIR = path.join(parent, 'data');
const production = {
  NODE_ENV: 'production',
  DATA_DIR,
  PUBLIC_URL: 'https://mwanzo.example',
  SECRET_KEY: '3f9c1e7a5b2d8046af13579bce02468d3f9c1e7a',
  VAULT_KEY: '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d4f1a2c3e5d6b7a8990817263544f3e2d',
};
const configOf = (variables: Record<string, string>) => decideConfig(readEnv({ DATA_DIR, ...variables }));

test('production has the limits as written, no demo people, its log, and nothing kept in DATA_DIR', () => {
  expect(configOf(production)).toMatchObject({
    production: true,
    rateLimitRelaxation: 1,
    demo: false,
    demoReviewSeconds: 0,
    demoTeaches: false,
    verifyAutoApprove: false,
    logLevel: 'info',
    host: '0.0.0.0',
    hostIsLimited: false,
    publicUrl: 'https://mwanzo.example',
  });
  expect(configOf(production).secretKey.reveal()).toBe(production.SECRET_KEY);
  expect(configOf(production).vaultKey.reveal()).toBe(production.VAULT_KEY);
  expect(() => statSync(DATA_DIR)).toThrow('ENOENT');
});

test.each([
  [{ PUBLIC_URL: 'https://mwanzo.example' }, 'https://mwanzo.example'],
  [{ PUBLIC_URL: 'http://mwanzo.test', MAIL_FROM: 'Mwanzo <hello@mwanzo.test>' }, 'mailto:hello@mwanzo.test'],
  [{ MAIL_FROM: 'hello@mwanzo.test' }, 'mailto:hello@mwanzo.test'],
  [{}, 'mailto:no-reply@localhost'],
])('push services that ask who sends are told the page with TLS, otherwise the mailbox: %j', (variables, subject) => {
  expect(configOf(variables).vapid?.subject).toBe(subject);
});

test('a key for pushes has 32 bytes, also when it is a small number', () => {
  // One key in 256 begins with a byte of zeros.
  for (let made = 0; made < 2000; made += 1) expect(Buffer.from(makeVapidKey(), 'base64url')).toHaveLength(32);
});

test('without any setting the server is for one developer: demo people, this machine only, generous limits', () => {
  expect(configOf({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    hostIsLimited: true,
    publicUrl: null,
    databaseUrl: null,
    demo: true,
    demoReviewSeconds: 20,
    demoTeaches: false,
    verifyAutoApprove: false,
    rateLimitRelaxation: 1000,
    trustedProxies: 0,
    logLevel: 'warn',
  });
});

test('missing keys are made once, differ, and only their owner may read them', () => {
  const first = configOf({});
  const second = configOf({});
  const keys = [first.secretKey.reveal(), first.vaultKey.reveal()];
  expect([second.secretKey.reveal(), second.vaultKey.reveal()]).toEqual(keys);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[0]).not.toBe(keys[1]);
  for (const name of ['secret-key', 'vault-key']) {
    const file = path.join(DATA_DIR, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(keys).toContain(readFileSync(file, 'utf8'));
  }
});

test('while keys are changed the next and the earlier ones are accepted, and old hashes are found', () => {
  const [next, old] = ['a1'.repeat(32), 'b2'.repeat(32)];
  const { SECRET_KEY, VAULT_KEY } = production;
  // A file beside a variable is of a key that is no longer used.
  mkdirSync(DATA_DIR, { recursive: true });
  for (const name of ['secret-key.old', 'vault-key.next']) writeFileSync(path.join(DATA_DIR, name), 'c3'.repeat(32));
  const others = { SECRET_KEY_NEXT: next, SECRET_KEY_OLD: old, VAULT_KEY_OLD: old };
  const { secretKey, vaultKey, markKey, phoneKey, linkKey } = configOf({ SECRET_KEY, VAULT_KEY, ...others });
  const reveal = (keys: { each(): readonly { reveal(): string }[] }) => keys.each().map((key) => key.reveal());
  expect([reveal(secretKey), reveal(vaultKey)]).toEqual([
    [SECRET_KEY, old, next],
    [VAULT_KEY, old],
  ]);
  expect([markKey, phoneKey, linkKey].map(reveal)).toEqual([[old], [old], [old]]);
  const settled = configOf({ SECRET_KEY, VAULT_KEY });
  expect(reveal(settled.secretKey)).toEqual([SECRET_KEY]);
  expect([settled.markKey, settled.phoneKey, settled.linkKey].map(reveal)).toEqual([
    [VAULT_KEY],
    [SECRET_KEY],
    [SECRET_KEY],
  ]);
  for (const name of ['secret-key.old', 'vault-key.next']) rmSync(path.join(DATA_DIR, name));
});

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://localhost/x' }, false],
  [{ DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }, true],
  [production, false],
  [{ ...production, DEMO: '0' }, false],
])('with %j it is %s that demo people are wanted', (variables: Record<string, string>, wanted) => {
  expect(wantsDemo(readEnv(variables))).toBe(wanted);
});

test.each([
  [{ DEMO: '1' }, '127.0.0.1', true],
  [{ DEMO: '1', HOST: '' }, '127.0.0.1', true],
  [{ DEMO: '1', HOST: '0.0.0.0' }, '0.0.0.0', false],
  [{ DEMO: '1', HOST: '127.0.0.1' }, '127.0.0.1', false],
  [{ DEMO: '0' }, '0.0.0.0', false],
])('with %j the server listens on %s', (variables: Record<string, string>, host, hostIsLimited) => {
  expect(configOf(variables)).toMatchObject({ host, hostIsLimited });
});

test.each([
  [{}, null],
  [{ METRICS_PORT: '9100' }, '127.0.0.1'],
  [{ METRICS_PORT: '9100', HOST: '0.0.0.0' }, '127.0.0.1'],
  [{ METRICS_PORT: '9100', METRICS_HOST: '', HOST: '10.0.0.1' }, '127.0.0.1'],
  [{ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5', HOST: '10.0.0.1' }, '10.0.0.5'],
])('with %j metrics are read at %s, wherever members connect', (variables: Record<string, string>, host) => {
  for (const base of [{}, production])
    expect(configOf({ ...base, ...variables }).metrics).toEqual(host === null ? null : { host, port: 9100 });
});

test.each([
  ['DEMO: is not allowed in production', { DEMO: '1' }],
  ['VERIFY_AUTO_APPROVE: is not allowed in production', { VERIFY_AUTO_APPROVE: 'true' }],
  ['SECRET_KEY: can be guessed', { SECRET_KEY: 'a'.repeat(32) }],
  ['SECRET_KEY: can be guessed', { SECRET_KEY: ' '.repeat(40) }],
  ['SECRET_KEY: can be guessed', { SECRET_KEY: 'abcdefghijkl'.repeat(3) }],
  ['SECRET_KEY: can be guessed', { SECRET_KEY: 'aaaaaaaabbbbbbbccccccdddddeeeeffffg' }],
  ['SECRET_KEY: can be guessed', { SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789' }],
  ['SECRET_KEY: can be guessed', { SECRET_KEY: 'qwertyuiopasdfghjklzxcvbnm1234567890' }],
  ['VAULT_KEY: can be guessed', { VAULT_KEY: '0123456789abcdeffedcba98765432100123456789abcdeffedcba9876543210' }],
  ['VAULT_KEY: can be guessed', { VAULT_KEY: '0'.repeat(64) }],
  ['VAULT_KEY: can be guessed', { VAULT_KEY: '0123456789abcdef'.repeat(4) }],
  ['SECRET_KEY_NEXT: can be guessed', { SECRET_KEY_NEXT: 'a'.repeat(32) }],
  ['VAULT_KEY_NEXT: can be guessed', { VAULT_KEY_NEXT: '0123456789abcdef'.repeat(4) }],
  ['TURN_SECRET: can be guessed', { TURN_URLS: 'turn:turn.mwanzo.example', TURN_SECRET: 'a'.repeat(32) }],
  ['VAULT_KEY: must differ from SECRET_KEY', { SECRET_KEY: production.VAULT_KEY.toUpperCase() }],
  ['PUBLIC_URL: must begin with https://', { PUBLIC_URL: 'http://mwanzo.example' }],
  ['PUBLIC_URL: ', { PUBLIC_URL: 'javascript:alert(1)' }],
])('production refuses what would not be safe: %s', (problem, change: Record<string, string>) => {
  expect(() => readEnv({ ...production, ...change })).toThrow(problem);
});

test('production lists all that is wrong at once, and repeats no key', () => {
  const weak = {
    ...production,
    DEMO: '1',
    SECRET_KEY: 'b'.repeat(64),
    VAULT_KEY: 'b'.repeat(64),
    PUBLIC_URL: 'http://x.test',
  };
  const read = () => readEnv(weak);
  expect(read).toThrow(/SECRET_KEY.*\n.*VAULT_KEY.*\n.*VAULT_KEY.*\n.*PUBLIC_URL.*\n.*DEMO/);
  expect(read).not.toThrow('bbbb');
});

test.each(['Production', 'prod', 'production ', 'PRODUCTION', 'live'])(
  'NODE_ENV=%j is refused, not taken for development',
  (NODE_ENV) => {
    expect(() => readEnv({ ...production, NODE_ENV })).toThrow('NODE_ENV: ');
  },
);

test('the connections of a process are settings, and too few for its jobs are refused', () => {
  expect(configOf({})).toMatchObject({ databaseConnections: 10, queueConnections: 3 });
  const chosen = configOf({ DATABASE_CONNECTIONS: '30', QUEUE_CONNECTIONS: '5' });
  expect(chosen).toMatchObject({ databaseConnections: 30, queueConnections: 5 });
  expect(() => readEnv({ DATABASE_CONNECTIONS: '4' })).toThrow('DATABASE_CONNECTIONS');
  expect(() => readEnv({ QUEUE_CONNECTIONS: '1' })).toThrow('QUEUE_CONNECTIONS');
});

test('a stop leaves three seconds for requests under way, and TRUST_PROXY counts proxies or says yes or no', () => {
  expect(configOf({ DRAIN_SECONDS: '7', STOP_SECONDS: '10' })).toMatchObject({ drainSeconds: 7, stopSeconds: 10 });
  expect(() => readEnv({ DRAIN_SECONDS: '7.5', STOP_SECONDS: '10' })).toThrow('DRAIN_SECONDS: must be 3 less');
  const trusted = ['true', 'false', '2'].map((TRUST_PROXY) => configOf({ TRUST_PROXY }).trustedProxies);
  expect(trusted).toEqual([1, 0, 2]);
});

test('a flag is on with 1 and true, and off with anything else that it may be', () => {
  const values = ['1', 'true', '0', 'false', ''];
  expect(values.filter((REQUIRE_PHOTO) => configOf({ REQUIRE_PHOTO }).requirePhoto)).toEqual(['1', 'true']);
});

test('OPERATOR_NAME and CONTACT_EMAIL together say who operates the server', () => {
  const contact = { name: 'Mwanzo Ltd', email: 'help@mwanzo.example' };
  expect(configOf({ OPERATOR_NAME: contact.name, CONTACT_EMAIL: contact.email }).contact).toEqual(contact);
  expect(configOf({}).contact).toBeNull();
});

test('with SMTP_URL and MAIL_FROM mails are sent, and the URL, which has a password, cannot be printed', () => {
  const SMTP_URL = 'smtps://mwanzo:hidden-password@mail.example:465';
  const { smtp } = configOf({ SMTP_URL, MAIL_FROM: 'Mwanzo <hello@mwanzo.example>' });
  expect(smtp?.url.reveal()).toBe(SMTP_URL);
  expect(JSON.stringify(smtp)).not.toContain('hidden-password');
  expect(configOf({ MAIL_FROM: 'hello@mwanzo.example' }).smtp).toBeNull();
  expect(configOf(production).smtp).toBeNull();
});

test('REDIS_URL, which has a password, cannot be printed, and without it there is one process', () => {
  const REDIS_URL = 'rediss://:hidden-password@redis.example:6380';
  const { redisUrl } = configOf({ REDIS_URL });
  expect(redisUrl?.reveal()).toBe(REDIS_URL);
  expect(JSON.stringify({ redisUrl })).not.toContain('hidden-password');
  expect(configOf({}).redisUrl).toBeNull();
  expect(() => readEnv({ REDIS_URL: 'http://redis.example' })).toThrow('REDIS_URL: ');
});

test.each([
  ['OPERATOR_NAME: is required', { CONTACT_EMAIL: 'help@mwanzo.example' }],
  ['OPERATOR_NAME: is required', { OPERATOR_NAME: 'Mwanzo Ltd' }],
  ['CONTACT_EMAIL: ', { OPERATOR_NAME: 'Mwanzo Ltd', CONTACT_EMAIL: 'help' }],
  ['MAIL_FROM: is required', { SMTP_URL: 'smtp://localhost' }],
  ['MAIL_FROM: must be', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Mwanzo' }],
  ['MAIL_FROM: must be', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Mwanzo <a@example.com>\nBcc: <b@example.com>' }],
  ['SMTP_URL: ', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@example.com' }],
  ['SMTP_URL: ', { SMTP_URL: 'localhost', MAIL_FROM: 'a@example.com' }],
])('%s, with %j', (problem, variables: Record<string, string>) => {
  expect(() => readEnv(variables)).toThrow(problem);
});

test.each([undefined, '', 'development', 'test'])('NODE_ENV=%j is not production', (NODE_ENV) => {
  expect(decideConfig(readEnv({ DATA_DIR, NODE_ENV })).production).toBe(false);
});
