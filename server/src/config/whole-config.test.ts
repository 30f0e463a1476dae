import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { noOtherKeys } from './changing-key.ts';
import { decideConfig } from './config.ts';
import { ConfigError, environmentNames, readEnv } from './read-env.ts';
import { Secret } from './secret.ts';

const dataDir = makeDataFolder();
const configOf = (variables: Record<string, string>) => decideConfig(readEnv({ DATA_DIR: dataDir, ...variables }));

/** The settings with their secrets revealed, because two secrets equal each other in a comparison of values. */
const revealed = (value: unknown): unknown => {
  if (value instanceof Secret) return value.each().map((each) => each.reveal());
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revealed(inner)]));
};

test('without any setting each is as a developer needs it', () => {
  const config = configOf({});
  const kept = (name: string) => [readFileSync(path.join(dataDir, name), 'utf8')];
  expect(revealed(config)).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    hostIsLimited: true,
    publicUrl: null,
    contact: null,
    smtp: null,
    vapid: { publicKey: config.vapid?.publicKey, privateKey: kept('vapid-key'), subject: 'mailto:no-reply@localhost' },
    mpesa: null,
    turn: null,
    metrics: null,
    tracing: null,
    dataDir,
    databaseUrl: null,
    redisUrl: null,
    secretKey: kept('secret-key'),
    vaultKey: kept('vault-key'),
    markKey: kept('vault-key'),
    phoneKey: kept('secret-key'),
    linkKey: kept('secret-key'),
    otherKeys: { secret: noOtherKeys, vault: noOtherKeys, vapid: noOtherKeys },
    requirePhoto: false,
    verifyAutoApprove: false,
    screening: true,
    trustedProxies: 0,
    databaseConnections: 10,
    queueConnections: 3,
    drainSeconds: 1.5,
    stopSeconds: 10,
    corsOrigins: [],
    demo: true,
    demoReviewSeconds: 20,
    demoTeaches: false,
    rateLimitRelaxation: 1000,
    checksLooks: true,
    logLevel: 'warn',
  });
});

test('each variable is the setting that it names, and none is that of another', () => {
  const keys = Object.fromEntries(
    ['SECRET_KEY', 'VAULT_KEY'].flatMap((name, at) =>
      ['', '_NEXT', '_OLD'].map((suffix, of) => [`${name}${suffix}`, `${at}${of}`.repeat(32)]),
    ),
  );
  const config = configOf({
    ...keys,
    NODE_ENV: 'test',
    PORT: '3001',
    HOST: '10.0.0.1',
    METRICS_PORT: '9100',
    METRICS_HOST: '10.0.0.2',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.3:4318',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    PUBLIC_URL: 'https://mwanzo.example',
    DATABASE_URL: 'postgres://10.0.0.4/mwanzo',
    REDIS_URL: 'redis://10.0.0.5',
    SMTP_URL: 'smtp://10.0.0.6',
    MAIL_FROM: 'Mwanzo <hello@mwanzo.example>',
    OPERATOR_NAME: 'Mwanzo Ltd',
    CONTACT_EMAIL: 'help@mwanzo.example',
    MPESA_CONSUMER_KEY: 'key',
    MPESA_CONSUMER_SECRET: 'secret',
    MPESA_SHORTCODE: '600100',
    MPESA_TILL: '600200',
    MPESA_PASSKEY: 'passkey',
    MPESA_URL: 'https://sandbox.example//',
    TURN_URLS: 'turn:turn.example, turns:turn.example',
    TURN_SECRET: 's'.repeat(32),
    REQUIRE_PHOTO: '1',
    VERIFY_AUTO_APPROVE: 'true',
    SCREENING: '0',
    TRUST_PROXY: '2',
    DATABASE_CONNECTIONS: '11',
    QUEUE_CONNECTIONS: '4',
    DRAIN_SECONDS: '5',
    STOP_SECONDS: '20',
    CORS_ORIGINS: ' https://one.example,, https://two.example ',
    DEMO: '1',
    DEMO_REVIEW_SECONDS: '7',
    DEMO_TEACHES: '1',
    LOG_LEVEL: 'debug',
  });
  const others = (at: number) => ({ next: [`${at}1`.repeat(32)], old: [`${at}2`.repeat(32)] });
  const all = (at: number) => [0, 2, 1].map((of) => `${at}${of}`.repeat(32));
  expect(revealed({ ...config, vapid: config.vapid?.subject })).toEqual({
    production: false,
    port: 3001,
    host: '10.0.0.1',
    hostIsLimited: false,
    publicUrl: 'https://mwanzo.example',
    contact: { name: 'Mwanzo Ltd', email: 'help@mwanzo.example' },
    smtp: { url: ['smtp://10.0.0.6'], from: 'Mwanzo <hello@mwanzo.example>' },
    vapid: 'https://mwanzo.example',
    mpesa: {
      url: 'https://sandbox.example',
      consumerKey: ['key'],
      consumerSecret: ['secret'],
      shortcode: '600100',
      till: '600200',
      passkey: ['passkey'],
      initiator: null,
    },
    turn: { urls: ['turn:turn.example', 'turns:turn.example'], secret: ['s'.repeat(32)] },
    metrics: { host: '10.0.0.2', port: 9100 },
    tracing: { endpoint: 'http://10.0.0.3:4318', share: 0.25 },
    dataDir,
    databaseUrl: ['postgres://10.0.0.4/mwanzo'],
    redisUrl: ['redis://10.0.0.5'],
    secretKey: all(0),
    vaultKey: all(1),
    markKey: ['12'.repeat(32)],
    phoneKey: ['02'.repeat(32)],
    linkKey: ['02'.repeat(32)],
    otherKeys: { secret: others(0), vault: others(1), vapid: noOtherKeys },
    requirePhoto: true,
    verifyAutoApprove: true,
    screening: false,
    trustedProxies: 2,
    databaseConnections: 11,
    queueConnections: 4,
    drainSeconds: 5,
    stopSeconds: 20,
    corsOrigins: ['https://one.example', 'https://two.example'],
    demo: true,
    demoReviewSeconds: 7,
    demoTeaches: true,
    rateLimitRelaxation: 1000,
    checksLooks: true,
    logLevel: 'debug',
  });
  expect(configOf({ DEMO: '0', DEMO_REVIEW_SECONDS: '7' }).demoReviewSeconds).toBe(0);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['PORT', ['0', '65535'], ['-1', '65536', '1.5', 'x']],
  ['METRICS_PORT', ['', '0', '65535'], ['-1', '65536', 'x']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['', 'http://a.example'], ['ftp://a.example', 'a']],
  ['OTEL_TRACES_SAMPLER_ARG', ['', '0', '1'], ['-0.1', '1.1']],
  ['PUBLIC_URL', ['', 'http://a.example', 'https://a.example'], ['ftp://a.example', 'a']],
  ['DATA_DIR', ['./data'], ['']],
  ['DATABASE_URL', ['', 'postgres://a/b', 'postgresql://a/b'], ['mysql://a/b', 'a']],
  ['REDIS_URL', ['', 'redis://a', 'rediss://a'], ['http://a']],
  ['MAIL_FROM', ['', 'a@b.example', 'A B <a@b.example>'], ['A', 'A <a@b', '<a@b.example>', 'A <a@b.example>\n']],
  ['MPESA_SHORTCODE', [''], ['1234', '12345678', 'abcde']],
  ['SECRET_KEY', ['', 'x'.repeat(32)], ['x'.repeat(31)]],
  ['VAULT_KEY', ['', 'aB'.repeat(32)], ['ab'.repeat(31), 'ab'.repeat(33), 'xy'.repeat(32)]],
  ['REQUIRE_PHOTO', ['', '0', '1', 'true', 'false'], ['yes', '2']],
  ['SCREENING', ['', '0', '1'], ['true']],
  ['TRUST_PROXY', ['0', '10', 'true', 'false'], ['-1', '11', 'yes']],
  ['DATABASE_CONNECTIONS', ['', '5', '200'], ['4', '201']],
  ['QUEUE_CONNECTIONS', ['', '2', '50'], ['1', '51']],
  ['DRAIN_SECONDS', ['', '0', '7'], ['-1', '61', '7.1']],
  ['STOP_SECONDS', ['', '4.5', '120'], ['2', '121']],
  ['CORS_ORIGINS', ['', 'https://a.example'], ['a.example', 'https://a.example,b']],
  ['DEMO', ['', '0', '1'], ['true']],
  ['DEMO_REVIEW_SECONDS', ['0', '86400'], ['-1', '86401', '1.5']],
  ['DEMO_TEACHES', ['0', '1'], ['2', 'true']],
  ['LOG_LEVEL', ['', 'fatal', 'error', 'warn', 'info', 'debug', 'silent'], ['trace']],
])('%s may be one of %j, and none of %j', (name, good, bad) => {
  for (const value of good) expect(() => readEnv({ [name]: value })).not.toThrow();
  for (const value of bad)
    expect([value, problemOf({ [name]: value })]).toEqual([value, expect.stringMatching(new RegExp(`- ${name}[.:]`))]);
});

function problemOf(variables: Record<string, string>): string | null {
  try {
    readEnv(variables);
    return null;
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'no message for people';
  }
}

test('a secret prints nowhere, and reveals its values in their order', () => {
  const secret = new Secret('first', ['second', 'third']);
  expect([`${String(secret)}`, JSON.stringify({ secret }), inspect([secret], { depth: 9 })]).toEqual([
    '[REDACTED]',
    '{"secret":"[REDACTED]"}',
    '[ [REDACTED] ]',
  ]);
  expect(secret.reveal()).toBe('first');
  expect(secret.each().map((each) => each.reveal())).toEqual(['first', 'second', 'third']);
});

test('a kept key that changes has its files beside it, without the spaces around them', () => {
  const folder = makeDataFolder();
  const keys = { 'vault-key': 'a1', 'vault-key.next': 'b2', 'vault-key.old': 'c3' };
  for (const [name, byte] of Object.entries(keys)) writeFileSync(path.join(folder, name), `${byte.repeat(32)}\n`);
  const { vaultKey, otherKeys, markKey } = configOf({ DATA_DIR: folder });
  expect(revealed({ vaultKey, ...otherKeys.vault, markKey })).toEqual({
    vaultKey: ['a1', 'c3', 'b2'].map((byte) => byte.repeat(32)),
    next: ['b2'.repeat(32)],
    old: ['c3'.repeat(32)],
    markKey: ['c3'.repeat(32)],
  });
});

test('every variable that the server reads is listed', () => {
  expect(environmentNames).toHaveLength(new Set(environmentNames).size);
  expect(environmentNames).toEqual(expect.arrayContaining(['NODE_ENV', 'TURN_SECRET', 'VAULT_KEY_OLD', 'LOG_LEVEL']));
});
