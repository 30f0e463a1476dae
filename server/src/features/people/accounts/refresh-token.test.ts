import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { planOf } from '../../../testing/explain.ts';
import { lockByToken } from './sessions.repository.ts';

const { inject, database, clock } = await buildTestApp();

const refresh = (token: unknown) => inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh: token } });
const dayMs = 86_400_000;
let made = 0;

async function startSession(): Promise<string> {
  made += 1;
  const payload = {
    full_name: 'Amina',
    email: `amina${made}@example.com`,
    password: 'karibu-mwanzo',
    birthday: '1998-03-14',
  };
  return (await inject({ method: 'POST', url: '/api/signup/', payload })).json().token.refresh;
}

test('a refresh returns new tokens, and the same ones when it is repeated', async () => {
  const first = await startSession();
  const response = await refresh(first);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
  expect(response.json().refresh).not.toBe(first);
  expect((await refresh(first)).json().refresh).toBe(response.json().refresh);
});

test('tabs that refresh at the same time all get the same successor', async () => {
  const first = await startSession();
  const responses = await Promise.all(Array.from({ length: 12 }, () => refresh(first)));
  const successors = new Set(responses.map((response) => response.json().refresh));
  expect(successors.size).toBe(1);
  const [successor] = successors;
  const next = await Promise.all(Array.from({ length: 12 }, () => refresh(successor)));
  expect(new Set(next.map((response) => response.json().refresh)).size).toBe(1);
});

test('a client that never receives the new token is never locked out', async () => {
  const first = await startSession();
  for (let day = 0; day < 60; day += 15) {
    clock.advance(15 * dayMs);
    expect((await refresh(first)).statusCode).toBe(200);
  }
});

test('using a token whose successor was used ends the session for everybody', async () => {
  const first = await startSession();
  const second = (await refresh(first)).json().refresh;
  const third = (await refresh(second)).json().refresh;
  const reuse = await refresh(first);
  expect(reuse.statusCode).toBe(401);
  expect(reuse.json().code).toBe('refresh_refused');
  for (const token of [second, third, first]) expect((await refresh(token)).json().code).toBe('refresh_refused');
});

test('a refresh that meets the end of its session gets no token, whichever of the two comes first', async () => {
  const first = await startSession();
  const endAll = `update sessions set ended_at = $1, end_reason = 'signed_out' where ended_at is null`;
  const refreshed = await commitOnceAwaited(
    database,
    (transaction) => transaction.query(endAll, [clock.now()]),
    () => refresh(first),
  );
  expect(refreshed.statusCode).toBe(401);

  const other = await startSession();
  const successor = (await refresh(other)).json().refresh;
  await database.pool.query(endAll, [clock.now()]);
  for (const token of [other, successor]) expect((await refresh(token)).json().code).toBe('refresh_refused');
});

test('a token is valid for 30 days and no longer', async () => {
  const first = await startSession();
  clock.advance(30 * dayMs - 1);
  expect((await refresh(first)).statusCode).toBe(200);
  clock.advance(30 * dayMs);
  expect((await refresh(first)).json().code).toBe('refresh_refused');
});

test.each(['unknown', 'a'.repeat(43), 'Ünï\u0000code'])('the unknown token %j is refused', async (token) => {
  const response = await refresh(token);
  expect(response.statusCode).toBe(401);
  expect(response.json().code).toBe('refresh_refused');
});

test.each([undefined, '', 7, ['a'], 'x'.repeat(201)])('%j is not a token', async (token) => {
  expect((await refresh(token)).json().code).toBe('invalid_input');
});

test('an access token is no refresh token', async () => {
  const { access } = (await refresh(await startSession())).json();
  expect((await refresh(access)).json().code).toBe('invalid_input');
  // Cut to the length of a refresh token, it is still invalid.
  expect((await refresh(access.slice(0, 43))).json().code).toBe('refresh_refused');
});

test('a session is found by the index of token hashes', async () => {
  const plan = await planOf(database, lockByToken, { tokenHash: Buffer.alloc(32) });
  expect(plan).toContain('refresh_tokens_pkey');
  expect(plan).not.toContain('Seq Scan');
});
