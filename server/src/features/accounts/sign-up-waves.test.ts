import type { ProofChallenge } from '@mwanzo/contract/proof-of-work';
import { pbkdf2Sync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

// A tenth of production's budgets: 2 sign-ups of a network in an hour without a proof, 20 in all.
vi.setConfig({ testTimeout: 60_000 });
const { inject, database, clock } = await buildTestApp({ rateLimitRelaxation: 0.1 });
let people = 0;

function signUp(from: string, proof?: object) {
  people += 1;
  const payload = {
    full_name: 'Amina',
    email: `w${people}@mwanzo.test`,
    password: 'karibu-mwanzo',
    birthday: '1996-05-05',
  };
  return inject({ method: 'POST', url: '/api/signup/', payload: { ...payload, proof }, remoteAddress: from });
}

async function fillUp(network: string): Promise<ProofChallenge> {
  for (let count = 0; count < 2; count += 1) expect((await signUp(network)).statusCode).toBe(201);
  const refused = await signUp(network);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_of_work_required']);
  return refused.json().challenge;
}

function solve({ token, salt, iterations, numbers, start }: ProofChallenge): object {
  for (let number = 0; number < numbers; number += 1) {
    const derived = pbkdf2Sync(String(number), salt, iterations, 32, 'sha256');
    if (derived.subarray(0, 16).toString('base64url') === start)
      return { token, answer: derived.subarray(16).toString('base64url') };
  }
  throw new Error('no number fits');
}

test('of a thousand sign-ups of one network without a proof only the first few are let through', async () => {
  const statuses: Record<number, number> = {};
  for (let count = 0; count < 1000; count += 1) {
    const { statusCode } = await signUp('10.1.0.1');
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  expect(statuses).toEqual({ 201: 2, 403: 18, 429: 980 });
  const { rows } = await database.pool.query('select count(*) from users');
  expect(Number(rows[0].count)).toBe(2);
  expect((await signUp('10.1.0.2')).statusCode).toBe(201);
});

test('after an hour a network has its first sign-ups again', async () => {
  await fillUp('10.6.0.1');
  clock.advance(3_600_001);
  await fillUp('10.6.0.1');
});

test('a proof lets one sign-up through, once, even if it comes twice at the same moment', async () => {
  const proof = solve(await fillUp('10.2.0.1'));
  const both = await Promise.all([signUp('10.2.0.1', proof), signUp('10.2.0.1', proof)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403]);
  expect((await signUp('10.2.0.1', proof)).statusCode).toBe(403);
});

test.each([
  ['of another network', 0, (proof: object) => proof],
  ['whose ten minutes are over', 600_000, (proof: object) => proof],
  ['with a guessed answer', 0, (proof: object) => ({ ...proof, answer: 'A'.repeat(22) })],
  ['with an answer of no length', 0, (proof: object) => ({ ...proof, answer: '' })],
  ['that is none', 0, () => ({ token: 'x', answer: 'y' })],
])('a proof %s is refused with a new challenge', async (name, later, change) => {
  const network = `10.3.${(people += 1) % 250}.1`;
  const challenge = await fillUp(network);
  const proof = solve(challenge);
  const other = `10.4.${people % 250}.1`;
  if (name === 'of another network') await fillUp(other);
  clock.advance(later);
  const refused = await signUp(name === 'of another network' ? other : network, change(proof));
  clock.advance(-later);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().challenge.token).not.toBe(challenge.token);
});

test('what is not well-formed meets no challenge and takes nothing from the network', async () => {
  const payload = { full_name: 'Amina', email: 'weak@mwanzo.test', password: 'password1', birthday: '1996-05-05' };
  for (let count = 0; count < 4; count += 1) {
    const response = await inject({ method: 'POST', url: '/api/signup/', payload, remoteAddress: '10.5.0.1' });
    expect(response.statusCode).toBe(400);
  }
  await fillUp('10.5.0.1');
});
