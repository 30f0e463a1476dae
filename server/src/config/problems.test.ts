import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { keyFiles } from './changing-key.ts';
import { decideConfig } from './config.ts';
import { isGuessable } from './guessable-key.ts';
import { keyIdOf, keyKinds } from './key-id.ts';
import { readEnv } from './read-env.ts';
import { Secret } from './secret.ts';
import { publicVapidKey } from './vapid-keys.ts';

/** A key that looks drawn, and is the same in each run. */
const key = (name: string) => createHash('sha256').update(name).digest('hex');
const vapidKey = (name: string) => createHash('sha256').update(name).digest('base64url');
const vapid = { VAPID_PUBLIC_KEY: publicVapidKey(vapidKey('one')), VAPID_PRIVATE_KEY: vapidKey('one') };
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mwanzo.test',
  SECRET_KEY: key('secret'),
  VAULT_KEY: key('vault'),
};
const mpesa = {
  PUBLIC_URL: 'https://mwanzo.test',
  MPESA_CONSUMER_KEY: 'key',
  MPESA_CONSUMER_SECRET: 'secret',
  MPESA_SHORTCODE: '600000',
  MPESA_TILL: '600001',
  MPESA_PASSKEY: 'passkey',
};
const turn = { TURN_URLS: 'turn:turn.mwanzo.test', TURN_SECRET: key('turn') };

const cases: Record<string, Record<string, string>> = {
  nothing: {},
  'production with what it needs': production,
  'production without anything': { NODE_ENV: 'production' },
  'production with empty keys': { ...production, SECRET_KEY: '', VAULT_KEY: '' },
  'production with one key twice': { ...production, VAULT_KEY: production.SECRET_KEY.toUpperCase() },
  'production without TLS': { ...production, PUBLIC_URL: 'http://mwanzo.test' },
  'production that approves and shows demo people': { ...production, VERIFY_AUTO_APPROVE: 'true', DEMO: '1' },
  'production that approves with 1': { ...production, VERIFY_AUTO_APPROVE: '1', DEMO: '0' },
  'production that does neither': { ...production, VERIFY_AUTO_APPROVE: 'false', DEMO: '0' },
  'production with typed keys': {
    ...production,
    SECRET_KEY: 'a'.repeat(32),
    SECRET_KEY_NEXT: 'b'.repeat(32),
    VAULT_KEY: '0'.repeat(64),
    VAULT_KEY_NEXT: '1'.repeat(64),
    TURN_URLS: turn.TURN_URLS,
    TURN_SECRET: 'c'.repeat(32),
  },
  'production with typed earlier keys': {
    ...production,
    SECRET_KEY_OLD: 'a'.repeat(32),
    VAULT_KEY_OLD: '0'.repeat(64),
  },
  'production with M-Pesa without TLS': { ...production, ...mpesa, MPESA_URL: 'http://m-pesa.test' },
  'a developer with M-Pesa without TLS': { ...mpesa, MPESA_URL: 'http://m-pesa.test' },
  'M-Pesa alone': mpesa,
  'M-Pesa without an address': { ...mpesa, PUBLIC_URL: '' },
  'M-Pesa with one setting': { MPESA_TILL: '600001' },
  'M-Pesa with short numbers': { ...mpesa, MPESA_SHORTCODE: '1234', MPESA_TILL: '12345678' },
  'M-Pesa with an initiator alone': { ...mpesa, MPESA_INITIATOR: 'asks' },
  'an initiator without M-Pesa': { MPESA_INITIATOR: 'asks' },
  'a certificate that is none': {
    ...mpesa,
    MPESA_INITIATOR: 'a',
    MPESA_INITIATOR_PASSWORD: 'b',
    MPESA_CERTIFICATE: '/x',
  },
  'an address with mpesa in it': { ...mpesa, PUBLIC_URL: 'https://mPesa.test' },
  'an address with sql in it': { ...mpesa, PUBLIC_URL: 'https://mysql.test' },
  'an address with exe in it': { ...mpesa, PUBLIC_URL: 'https://app.test/exec' },
  'calls alone': turn,
  'calls without a secret': { TURN_URLS: turn.TURN_URLS },
  'calls without an address': { TURN_SECRET: turn.TURN_SECRET },
  'calls with a short secret': { ...turn, TURN_SECRET: 's'.repeat(31) },
  'calls with odd addresses': {
    ...turn,
    TURN_URLS: 'stun:a.test, turn:a.test:0,turns:a.test:65535, turn:a.test:65536',
  },
  'pushes alone': vapid,
  'pushes without a private key': { VAPID_PUBLIC_KEY: vapid.VAPID_PUBLIC_KEY },
  'pushes without a public key': { VAPID_PRIVATE_KEY: vapid.VAPID_PRIVATE_KEY },
  'pushes with a strange key': { ...vapid, VAPID_PRIVATE_KEY: vapidKey('other') },
  'pushes with a broken key': { ...vapid, VAPID_PRIVATE_KEY: 'short' },
  'pushes with broken other keys': { ...vapid, VAPID_PRIVATE_KEY_NEXT: 'a', VAPID_PRIVATE_KEY_OLD: 'b' },
  'pushes while the key changes': {
    ...vapid,
    VAPID_PRIVATE_KEY_NEXT: vapidKey('b'),
    VAPID_PRIVATE_KEY_OLD: vapidKey('c'),
  },
  'other keys without a key': {
    SECRET_KEY_OLD: key('a'),
    VAULT_KEY_NEXT: key('b'),
    VAPID_PRIVATE_KEY_OLD: vapidKey('c'),
  },
  'other keys that are the key': {
    SECRET_KEY: key('a'),
    SECRET_KEY_NEXT: key('a'),
    VAULT_KEY: key('b'),
    VAULT_KEY_OLD: key('b'),
  },
  'mails without a sender': { SMTP_URL: 'smtp://mail.test' },
  'a sender without mails': { MAIL_FROM: 'Mwanzo <hello@mwanzo.test>' },
  'a sender with a comma': { MAIL_FROM: 'hello@mwanzo.test, other@mwanzo.test' },
  'an operator without an address': { OPERATOR_NAME: 'Mwanzo' },
  'an address without an operator': { CONTACT_EMAIL: 'hello@mwanzo.test' },
  'a stop that cuts requests off': { DRAIN_SECONDS: '7.1', STOP_SECONDS: '10' },
  'a stop that just fits': { DRAIN_SECONDS: '7', STOP_SECONDS: '10' },
  'short keys': { SECRET_KEY: 'x'.repeat(31), VAULT_KEY: 'ab'.repeat(31), SECRET_KEY_OLD: 'y' },
  'values that are none': {
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    REDIS_URL: 'http://x',
    LOG_LEVEL: 'loud',
    DEMO: 'yes',
  },
};

test('each mistake in the settings is told in a sentence, and what is right passes', async () => {
  const problemsOf = (variables: Record<string, string>) => {
    try {
      readEnv(variables);
      return 'fine';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const lines = Object.entries(cases).map(([name, variables]) => `${name}: ${problemsOf(variables)}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('in-words/problems.txt');
});

test('a key can be guessed below 8 characters, 16 beside runs and words, and half of its pairs', () => {
  const drawn = 'k3w9zr7txq5m2hvb';
  const keys: Record<string, boolean> = {
    // The same few letters in another order each time.
    abdfhkmabfdkhmadbmhkfabhdmkfbdamhk: true,
    abdfhkmpbfdkhmpadbmhkfpabhdmkfpbda: false,
    [`password-1234-${drawn}`]: false,
    [`password-1234-${drawn.slice(1)}`]: true,
    [drawn + drawn]: true,
  };
  expect(Object.fromEntries(Object.keys(keys).map((text) => [text, isGuessable(text)]))).toEqual(keys);
});

test('a key has the name by which an operator has noted it', () => {
  const names = keyKinds.map((kind) => keyIdOf(kind, new Secret('Ab'.repeat(32))));
  expect(new Set(names).size).toBe(4);
  expect(names).toEqual(keyKinds.map((kind) => keyIdOf(kind, new Secret('Ab'.repeat(32), ['other']))));
  const ofSmall = keyKinds.map((kind) => keyIdOf(kind, new Secret('ab'.repeat(32))));
  expect(keyKinds.filter((_, at) => names[at] === ofSmall[at])).toEqual(['vault']);
  expect(names).toEqual(['f9c586d9', '242103ce', '375bff73', 'c79408b1']);
});

test('the files of keys are those of each key that is kept, and of the ones beside it', () => {
  expect(keyFiles).toEqual([
    'secret-key',
    'secret-key.next',
    'secret-key.old',
    'vault-key',
    'vault-key.next',
    'vault-key.old',
    'vapid-key',
    'vapid-key.next',
    'vapid-key.old',
  ]);
});

test('what is not set is decided by what is: production, the database and the address', async () => {
  const dataDir = makeDataFolder();
  const lines: string[] = [];
  for (const base of [{}, { NODE_ENV: 'test' }, production])
    for (const database of [{}, { DATABASE_URL: 'postgres://db.test/one' }])
      for (const demo of [{}, { DEMO: '0' }, { DEMO: '1' }])
        for (const host of [{}, { HOST: '10.0.0.7' }]) {
          if ('DEMO' in demo && demo.DEMO === '1' && base === production) continue;
          const given = { ...base, ...database, ...demo, ...host, DEMO_REVIEW_SECONDS: '9', DATA_DIR: dataDir };
          const config = decideConfig(readEnv(given));
          const { demo: isDemo, host: where, hostIsLimited, demoReviewSeconds, rateLimitRelaxation, logLevel } = config;
          const decided = { isDemo, where, hostIsLimited, demoReviewSeconds, rateLimitRelaxation, logLevel };
          const mail = config.vapid?.subject ?? 'no pushes';
          const title = [
            base === production ? 'production' : JSON.stringify(base),
            ...[database, demo, host].map((one) => JSON.stringify(one)),
          ];
          lines.push(`${title.join(' ')}: ${Object.values(decided).join(', ')}, ${mail}`);
        }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('in-words/decided.txt');
});
