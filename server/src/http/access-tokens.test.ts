import { createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { Secret } from '../config/secret.ts';
import { createMember } from '../testing/factories.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createAccessTokens } from './access-tokens.ts';

const testApp = await buildTestApp();
const { inject, tokens, clock, config } = testApp;
const member = await createMember(testApp);
const [head = '', body = '', signature = ''] = member.token.split('.');
const nowSeconds = Math.floor(clock.now().getTime() / 1000);
const key = `access-token:${config.secretKey.reveal()}`;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

type Json = Record<string, unknown>;
const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Json;
const goodHead = decode(head);
const goodBody = decode(body);

function signed(headPart: unknown, bodyPart: unknown, secret: string = key, hash = 'sha256'): string {
  const text = `${encode(headPart)}.${encode(bodyPart)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}
const withHead = (change: Json, secret?: string) => signed({ ...goodHead, ...change }, goodBody, secret);
const withBody = (change: Json) => signed(goodHead, { ...goodBody, ...change });
const without = (claim: string) =>
  signed(goodHead, Object.fromEntries(Object.entries(goodBody).filter(([name]) => name !== claim)));
/** The same text with one character changed to its neighbour in the alphabet. */
const altered = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  `${member.id} `,
  `+${member.id}`,
  `0${member.id}`,
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  "1' or '1'='1",
];
const wrongTypes: unknown[] = [null, true, 1, -1, 1.5, [], [member.id], {}, { $gt: '' }, [[['1']]]];
const rsaPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const rsaSigned = `${encode({ ...goodHead, alg: 'RS256' })}.${body}`;

const mutants: string[] = [
  ...['none', 'None', 'nOnE', 'NONE', ''].flatMap((alg) => [
    `${encode({ ...goodHead, alg })}.${body}.`,
    `${encode({ ...goodHead, alg })}.${body}.${signature}`,
    withHead({ alg }),
  ]),
  ...['HS384', 'HS512', 'RS256', 'PS256', 'ES256', 'EdDSA', 'hs256', 'HS256 ', 'dir', 'A128KW'].map((alg) =>
    withHead({ alg }),
  ),
  signed({ ...goodHead, alg: 'HS512' }, goodBody, key, 'sha512'),
  signed({ ...goodHead, alg: 'HS384' }, goodBody, key, 'sha384'),
  ...[
    '',
    'secret',
    'access-token:',
    config.secretKey.reveal(),
    `refresh-token:${config.secretKey.reveal()}`,
    rsaPem,
    'null',
    // Shorter and longer keys, beginning at either end.
    ...[1, 32, key.length - 1].flatMap((length) => [key.slice(0, length), key.slice(-length)]),
    `${key} `,
    key + key,
  ].map((secret) => withHead({}, secret)),
  `${rsaSigned}.${signBytes('sha256', Buffer.from(rsaSigned), privateKey).toString('base64url')}`,
  ...['JWT', 'jwt', 'rt+jwt', 'at+jw', '', ' at+jwt', null, 1, ['at+jwt']].map((typ) => withHead({ typ })),
  signed({ alg: 'HS256' }, goodBody),
  ...[['exp'], ['b64'], ['unknown'], [], 'exp'].map((crit) => withHead({ crit, unknown: 1, b64: false })),
  ...['../../../dev/null', "' or 1=1--", 'file:///etc/passwd', '0'].map((kid) => withHead({ kid }, 'secret')),
  // Signed with our key, but under a header that no token of ours has.
  ...[{ kid: '0' }, { typ: 'application/at+jwt' }, { typ: 'AT+JWT' }, { zip: 'DEF' }].map((change) => withHead(change)),
  signed({ typ: goodHead['typ'], alg: goodHead['alg'] }, goodBody),
  signed(` ${JSON.stringify(goodHead)}`, goodBody),
  withHead({ jwk: publicKey.export({ format: 'jwk' }) }, rsaPem),
  ...['jku', 'x5u', 'x5c'].map((name) => withHead({ [name]: 'https://evil.test/keys' }, 'secret')),
  ...['sub', 'iss', 'aud', 'exp', 'iat', 'role'].map(without),
  ...['sub', 'iss', 'aud', 'exp', 'iat', 'role', 'nbf'].flatMap((claim) =>
    wrongTypes
      .filter((value) => !(claim === 'nbf' && typeof value === 'number'))
      .map((value) => withBody({ [claim]: value })),
  ),
  ...['exp', 'iat', 'nbf'].map((claim) => withBody({ [claim]: String(nowSeconds + 900) })),
  ...odd.map((sub) => withBody({ sub })),
  ...['admin', 'Moderator', 'moderator ', 'member,moderator', '', 'root', '__proto__'].map((role) =>
    withBody({ role }),
  ),
  ...['Mwanzo', 'mwanzo ', 'https://mwanzo', 'evil'].map((iss) => withBody({ iss })),
  ...['mwanzo', 'mwanzo-apis', 'MWANZO-API', ['other'], ['mwanzo-api'], [['mwanzo-api']]].map((aud) =>
    withBody({ aud }),
  ),
  ...[0, 1, nowSeconds - 1, nowSeconds, -nowSeconds].map((exp) => withBody({ exp })),
  withBody({ nbf: nowSeconds + 60 }),
  // Issued in the future, before 1970 or between two seconds.
  ...[3600, 61, 31_536_000].map((later) => withBody({ iat: nowSeconds + later, exp: nowSeconds + later + 900 })),
  ...[1e308, 1e20, -1, 0.5].map((iat) => withBody({ iat })),
  // Valid for longer than any real token, or without an end.
  ...[nowSeconds + 901, nowSeconds + 31_536_000, 1e308, 1e20, nowSeconds + 0.5].map((exp) => withBody({ exp })),
  withBody({ iat: 0, exp: nowSeconds + 900 }),
  ...Array.from(signature, (_, at) => `${head}.${body}.${altered(signature, at)}`),
  ...Array.from(body, (_, at) => `${head}.${altered(body, at)}.${signature}`),
  ...Array.from({ length: 10 }, (_, step) => `${altered(head, step * 2)}.${body}.${signature}`),
  ...[1, 2, 10, 42].map((length) => `${head}.${body}.${signature.slice(0, -length)}`),
  ...['B', 'C', 'D', '=', '==', '\t', '%', 'AAAA'].map((end) => member.token + end),
  `${head}.${body}`,
  `${head}.${body}.`,
  `.${body}.${signature}`,
  `${head}..${signature}`,
  '..',
  '.',
  '...',
  `${member.token}.${signature}`,
  `${member.token}.x.y`,
  `${signature}.${body}.${head}`,
  `${body}.${head}.${signature}`,
  member.token.toUpperCase(),
  member.token.replaceAll('.', '%2e'),
  'null',
  'undefined',
  '[object Object]',
  '{}',
  ...['{}', '[]', 'null', '"text"', '1', '{"sub":', ''].map((text) => signed(goodHead, text)),
  ...['[]', 'null', '"text"', '{"alg":'].map((text) => signed(text, goodBody)),
  'a'.repeat(1_000_000),
  `${head}.${'a'.repeat(1_000_000)}.${signature}`,
  withBody({ padding: '['.repeat(20_000) }).slice(0, -2),
];

// The last character of 32 bytes has two unused bits, so the three characters after it decode to the same bytes.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
for (const more of [1, 2, 3])
  mutants.push(member.token.slice(0, -1) + alphabet.charAt(alphabet.indexOf(signature.slice(-1)) + more));

test('none of over 400 forged, altered or malformed tokens is accepted or causes an internal error', async () => {
  const distinct = new Set(mutants.filter((mutant) => mutant !== member.token));
  expect(distinct.size).toBeGreaterThan(400);
  expect(tokens.verify(withBody({ sid: '2' })), 'what this file signs is accepted').not.toBeNull();
  for (const mutant of distinct) {
    expect(tokens.verify(mutant), mutant.slice(0, 300)).toBeNull();
    const response = await inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${mutant}` } });
    expect([response.statusCode, response.json().code], mutant.slice(0, 300)).toEqual([401, 'not_signed_in']);
  }
});

test('a token is valid for 15 minutes, for its member and role, and only on servers with the same key', async () => {
  expect(tokens.verify(member.token)).toEqual({
    userId: member.id,
    role: 'member',
    sessionId: 1,
    expires: nowSeconds + 900,
  });
  const other = createAccessTokens((await buildTestApp()).config.secretKey, clock);
  expect(other.verify(member.token)).toBeNull();
  const start = clock.now();
  clock.advance(15 * 60_000 - 1000);
  expect(tokens.verify(member.token)).not.toBeNull();
  clock.advance(1000);
  expect(tokens.verify(member.token)).toBeNull();
  clock.set(start);
});

test('a token names its member, role and session, does not outlast its session, and ends with it at once', async () => {
  const [own, ended] = [createTestClock(), new Set<number>()];
  const seconds = Math.floor(own.now().getTime() / 1000);
  const [now, before] = ['now', 'before'].map((name) => new Secret(name.repeat(10)));
  if (!now || !before) throw new Error('There are two keys');
  const changing = createAccessTokens(new Secret(now.reveal(), [before.reveal()]), own, ended);
  const token = await changing.issue({ userId: 7, role: 'moderator' }, 5, new Date((seconds + 60) * 1000 + 999));
  const caller = { userId: 7, role: 'moderator', sessionId: 5, expires: seconds + 60 };
  const alone = createAccessTokens(now, own, ended);
  for (let times = 0; times < 2; times += 1)
    expect([changing, alone].map((one) => one.verify(token))).toEqual([caller, caller]);
  ended.add(6);
  expect(changing.verify(token)).toEqual(caller);
  ended.add(5);
  // One of them has verified it before, and the other has not.
  const fresh = createAccessTokens(now, own, ended);
  expect([changing, fresh, fresh].map((one) => one.verify(token))).toEqual([null, null, null]);
  ended.clear();
  expect(fresh.verify(token)).toEqual(caller);
  own.advance(60_000);
  expect([changing, fresh].map((one) => one.verify(token))).toEqual([null, null]);

  const earlier = await createAccessTokens(before, own).issue({ userId: 8, role: 'member' }, 9);
  const lasting = { userId: 8, role: 'member', sessionId: 9, expires: seconds + 960 };
  expect([changing.verify(earlier), alone.verify(earlier)]).toEqual([lasting, null]);
  const long = await changing.issue({ userId: 8, role: 'member' }, 9, new Date((seconds + 100_000) * 1000));
  expect(alone.verify(long)).toEqual(lasting);
});

test('the clocks of two processes may differ by a minute, and a token of an older release names no session', () => {
  const at = (iat: number) => withBody({ iat: nowSeconds + iat, exp: nowSeconds + iat + 900 });
  expect([60, 61].map((late) => tokens.verify(at(late)) !== null)).toEqual([true, false]);
  expect(tokens.verify(without('sid'))).toEqual({
    userId: member.id,
    role: 'member',
    sessionId: null,
    expires: nowSeconds + 900,
  });
  expect(tokens.verify(withBody({ nbf: nowSeconds }))).not.toBeNull();
});
