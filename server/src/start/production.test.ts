import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { wantsDemo } from '../config/config.ts';
import { readEnv } from '../config/read-env.ts';
import { Secret } from '../config/secret.ts';
import type { Database } from '../database/connect.ts';
import { systemClock } from '../gateways/clock.ts';
import { createAccessTokens, type AccessTokens } from '../http/access-tokens.ts';
import { createMember } from '../testing/factories.ts';
import { freePort } from '../testing/free-port.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A server in production, as an operator starts it. */
interface Running {
  readonly at: string;
  readonly dataDir: string;
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly output: () => string;
}

type Look = (server: Running) => Promise<void> | void;

const listed = 'https://partner.example';
const variables = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mwanzo.example',
  SECRET_KEY: randomBytes(32).toString('hex'),
  VAULT_KEY: randomBytes(32).toString('hex'),
  TRUST_PROXY: '1',
  CORS_ORIGINS: listed,
  REQUIRE_PHOTO: '1',
};

interface Asked {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask({ at }: Running, to: string, { token, body, headers = {} }: Asked = {}): Promise<Response> {
  const [method = '', url = ''] = to.split(' ');
  const all = { ...headers, ...(token && { authorization: `Bearer ${token}` }) };
  const json = body && { body: JSON.stringify(body), headers: { ...all, 'content-type': 'application/json' } };
  return fetch(at + url, { method, headers: all, ...json });
}

const inVain = Array.from({ length: 30 }, () => 404);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

/** A reviewer with a second step, who has just taken up this submission. */
async function joinReviewer(server: Running, submission: number): Promise<string> {
  const { id, token } = await createMember({ ...server, clock: systemClock }, { role: 'moderator' });
  const factor = 'insert into second_factors (user_id, sealed_secret, created_at, confirmed_at) values';
  await server.database.pool.query(`${factor} ($1, $2, now(), now())`, [id, randomBytes(48)]);
  const claim = 'insert into review_claims (moderator_id, kind, subject_id, claimed_at) values';
  await server.database.pool.query(`${claim} ($1, 'verification', $2, now())`, [id, submission]);
  return token;
}

const person = { full_name: 'Canary', email: 'canary@mwanzo.test', password: 'karibu-mwanzo', birthday: '1996-05-05' };
const appealsOf = (server: Running, times: number, network: string) => {
  const appeal = { body: { token: 'unknown', text: 'Please look again' }, headers: { 'x-forwarded-for': network } };
  return Promise.all(
    Array.from({ length: times }, async () => (await ask(server, 'POST /api/appeals/', appeal)).status),
  );
};
const refused = (changed: Record<string, string>) => expect(() => readEnv({ ...variables, ...changed }));

/** All switches of production. Each place of the server that reads if it is production has a line, by its file. */
const switches: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  'app.ts': {
    'cookies need TLS': async (server) => {
      const signUp = await ask(server, 'POST /api/signup/', { body: person });
      const cookie = signUp.headers.get('set-cookie') ?? '';
      const { token } = (await signUp.json()) as { token: { refresh: string } };
      const headers = { cookie: cookie.split(';')[0] ?? '' };
      const refreshed = await ask(server, 'POST /api/token/refresh/', { body: { refresh: token.refresh }, headers });
      const { email, password } = person;
      const signedIn = await ask(server, 'POST /api/token/', { body: { email, password }, headers });
      for (const set of [signUp, refreshed, signedIn])
        expect(set.headers.get('set-cookie')).toMatch(/^mwanzo_device=.*; Secure$/);
    },
    'reviewers need a second step': async (server) => {
      const { token } = await createMember({ ...server, clock: systemClock }, { role: 'moderator' });
      expect(await codeOf(await ask(server, 'GET /api/moderation/overview/', { token }))).toBe('second_factor_missing');
    },
    'the API does not describe itself': async (server) =>
      expect((await ask(server, 'GET /openapi.json')).status).toBe(404),
  },
  'config/config.ts': {
    'a misspelt word starts nothing': () => refused({ NODE_ENV: 'Production' }).toThrow('NODE_ENV'),
    'no key is made': ({ dataDir }) => expect(readdirSync(dataDir).filter((name) => name.endsWith('key'))).toEqual([]),
    'limits are as written': async (server) =>
      expect((await appealsOf(server, 31, '41.90.0.1')).toSorted()).toEqual([...inVain, 429]),
    'the log tells more, and of nobody': ({ output }) => {
      expect(output()).toContain('"level":30');
      expect(output()).not.toMatch(/canary|Bearer/i);
    },
    'nobody wants demo people': () =>
      expect([wantsDemo(readEnv(variables)), wantsDemo(readEnv({}))]).toEqual([false, true]),
  },
  'config/mpesa.ts': {
    'M-Pesa is reached over TLS': () => refused({ MPESA_URL: 'http://mpesa.example' }).toThrow('MPESA_URL'),
  },
  'config/read-env.ts': {
    'what must not be is refused': () => {
      for (const name of ['SECRET_KEY', 'VAULT_KEY', 'PUBLIC_URL']) refused({ [name]: '' }).toThrow(name);
      refused({ SECRET_KEY: 'a'.repeat(64) }).toThrow('SECRET_KEY: can be guessed');
      refused({ VAULT_KEY: variables.SECRET_KEY }).toThrow('VAULT_KEY: must differ');
      refused({ PUBLIC_URL: 'http://mwanzo.example' }).toThrow('PUBLIC_URL: must begin with https://');
      for (const name of ['VERIFY_AUTO_APPROVE', 'DEMO'])
        refused({ [name]: '1' }).toThrow(`${name}: is not allowed in production`);
    },
  },
  'gateways/mail/mailer.ts': {
    'no mail is kept as a file': ({ dataDir, output }) => {
      expect(output()).toContain('No mail is sent, because SMTP_URL is not set: nobody can choose');
      expect(readdirSync(dataDir)).not.toContain('outbox');
    },
  },
  'http/security-headers.ts': {
    'browsers are required to use TLS': async (server) => {
      const { headers } = await ask(server, 'GET /health/live');
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    },
  },
  'start/start-server.ts': {
    'the operator learns that the audit can be changed': ({ output }) =>
      expect(output()).toContain('can change the audit of moderators'),
    'the operator learns that no contact is named': ({ output }) =>
      expect(output()).toContain('OPERATOR_NAME and CONTACT_EMAIL are not set'),
  },
};

/** The other settings of this operator, as a request or the start meets them. */
const settings: Readonly<Record<string, Look>> = {
  'the operator learns what is off for want of a setting or a program': ({ output }) => {
    for (const missing of ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are', 'ffmpeg is', 'TURN_URLS and TURN_SECRET are'])
      expect(output()).toMatch(
        new RegExp(`^(No push is sent|Voice notes are off|Calls are off), because ${missing} not `, 'm'),
      );
    expect(output()).not.toContain('Only this machine can reach it');
  },
  'each network behind the proxy has its own budget': async (server) =>
    expect([await appealsOf(server, 1, '41.90.0.1'), await appealsOf(server, 1, '41.90.0.2')]).toEqual([[429], [404]]),
  'a listed origin may read, and no other': async (server) => {
    const allowed = async (origin: string) =>
      (await ask(server, 'GET /health/live', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect([await allowed(listed), await allowed('https://evil.example')]).toEqual([listed, null]);
  },
  'a like needs a photo': async (server) => {
    const people = { ...server, clock: systemClock };
    const [{ token }, { id }] = [await createMember(people), await createMember(people, { gender: 'male' })];
    const like = { target_profile_id: id, matched: true };
    expect(await codeOf(await ask(server, 'POST /api/profiles/like-pass/', { token, body: like }))).toBe(
      'photo_required',
    );
  },
  'a reviewer looks before a decision': async (server) => {
    const { id } = await createMember({ ...server, clock: systemClock }, { verified: false });
    const { rows } = await server.database.pool.query(
      'insert into verifications (user_id, submitted_at) values ($1, now()) returning id',
      [id],
    );
    const decide = `POST /api/moderation/verifications/${rows[0].id}/decide/`;
    const decision = { decision: 'reject', reason: 'Not you' };
    const token = await joinReviewer(server, rows[0].id);
    expect(await codeOf(await ask(server, decide, { token, body: decision }))).toBe('looked_too_short');
  },
  // The last one, because the tables are gone then.
  'an error says nothing of its cause': async (server) => {
    await server.database.pool.query('alter table users rename to gone');
    const { email, password } = person;
    const failed = await ask(server, 'POST /api/token/', { body: { email, password } });
    expect([failed.status, Object.keys((await failed.json()) as object).toSorted()]).toEqual([500, ['code', 'detail']]);
  },
};

const reads = /config\.production|[!(]production\b|\bproduction (?:\?|&&)|NODE_ENV(?:'\])? [!=]==/g;

const sourceFolder = path.resolve(import.meta.dirname, '..');

/** The number of places in each file that read whether it is production. */
function countReads(): Record<string, number> {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' });
  const counted = files
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^testing\//.test(file))
    .map((file) => [file, readFileSync(path.join(sourceFolder, file), 'utf8').match(reads)?.length ?? 0] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

test('every place that reads whether it is production has a line in the list', () => {
  const listedReads = Object.entries(switches).map(([file, looks]) => [file, Object.keys(looks).length]);
  expect(countReads()).toEqual(Object.fromEntries(listedReads));
});

test('a started server in production has every switch turned', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const dataDir = makeDataDir();
  // The server prints its public address.
  const port = String(await freePort());
  const process = startProcess('server/src/main.ts', {
    ...variables,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: port,
    // It has no ffmpeg.
    PATH: dataDir,
  });
  expect(await process.address()).toBe(variables.PUBLIC_URL);
  const tokens = createAccessTokens(new Secret(variables.SECRET_KEY), systemClock);
  const server: Running = { at: `http://127.0.0.1:${port}`, dataDir, database, tokens, output: process.output };
  const looks = [...Object.values(switches).flatMap(Object.entries<Look>), ...Object.entries(settings)];
  const wrong: string[] = [];
  for (const [name, look] of looks)
    await Promise.resolve(server)
      .then(look)
      .catch((error: unknown) => wrong.push(`${name}: ${String(error)}`));
  expect(wrong).toEqual([]);
  process.signal('SIGTERM');
  expect(await process.exitCode()).toBe(0);
});
