import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createRefreshToken, hashRefreshToken, successorOf } from './refresh-tokens.ts';
import { startSession } from './start-session.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const [key, otherKey] = [new Secret('k'.repeat(32)), new Secret('o'.repeat(32))];

test('nothing that the database holds of a session is one of its tokens, in any encoding', async () => {
  const member = await createMember(testApp);
  const tokens = [
    (await inTransaction(database, (transaction) => startSession(transaction, member.id, clock))).refresh,
  ];
  for (let step = 0; step < 3; step += 1) {
    const payload = { refresh: tokens.at(-1) };
    const response = await inject({ method: 'POST', url: '/api/token/refresh/', payload });
    expect(response.statusCode).toBe(200);
    tokens.push(response.json().refresh);
  }
  const { rows } = await database.pool.query<{ hash: Buffer }>('select hash from refresh_tokens');
  expect(rows).toHaveLength(tokens.length);
  const encoded = rows.flatMap(({ hash }) => [hash.toString('base64url'), hash.toString('hex')]);
  for (const token of tokens) expect(encoded).not.toContain(token);
});

test('without the secret key nobody can compute the token that follows', () => {
  const token = createRefreshToken();
  const successors = [successorOf(token, key), successorOf(token, otherKey), successorOf(createRefreshToken(), key)];
  expect(new Set([token, ...successors]).size).toBe(4);
  expect(successorOf(token, key)).toBe(successors[0]);
  const keyless = createHash('sha256').update(token).digest('base64url');
  expect(successors).not.toContain(keyless);
  expect(successors).not.toContain(hashRefreshToken(token).toString('base64url'));
});

test('a token has 256 bits, and no two are the same', () => {
  const tokens = Array.from({ length: 100 }, createRefreshToken);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(100);
});
