import type { ProofChallenge } from '@mwanzo/contract/proof-of-work';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { solveProof as solve } from '../../../testing/solve-proof.ts';

// A tenth of production's budgets: in an hour, 6 sign-ups of a network do not wait, and 20 more with a proof.
vi.setConfig({ testTimeout: 60_000 });
const testApp = await buildTestApp({ rateLimitRelaxation: 0.1 });
const { database, clock } = testApp;
const second = await testApp.buildAgain();
let people = 0;
const freeMax = 6;

interface SentSignUp {
  proof?: object;
  email?: string;
  app?: typeof second;
}

function signUp(from: string, { proof, email, app = testApp.app }: SentSignUp = {}) {
  people += 1;
  const payload = {
    full_name: 'Amina',
    email: email ?? `w${people}@mwanzo.test`,
    password: 'karibu-mwanzo',
    birthday: '1996-05-05',
  };
  return app.inject({ method: 'POST', url: '/api/signup/', payload: { ...payload, proof }, remoteAddress: from });
}
type Response = Awaited<ReturnType<typeof signUp>>;
const waitOf = (response: Response) => Number(response.headers['retry-after']);

/** Uses up the sign-ups that need not wait, and the first turn. Returns the challenge of the next sign-up. */
async function fillUp(network: string): Promise<ProofChallenge> {
  for (let count = 0; count < freeMax + 1; count += 1) expect((await signUp(network)).statusCode).toBe(201);
  const refused = await signUp(network);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'sign_up_turn']);
  return refused.json().challenge;
}

test('a person who waits as long as told and sends the same again is let through, without a proof', async () => {
  await fillUp('10.1.0.1');
  const told = waitOf(await signUp('10.1.0.1'));
  expect(told).toBe(10);
  clock.advance(told * 1000 - 1);
  const early = await signUp('10.1.0.1');
  expect([early.statusCode, waitOf(early)]).toEqual([429, 1]);
  clock.advance(1);
  expect((await signUp('10.1.0.1')).statusCode).toBe(201);
  expect((await signUp('10.1.0.2')).statusCode).toBe(201);
});

test('of a flood one sign-up is let through every ten seconds, in all processes together', async () => {
  await fillUp('10.7.0.1');
  const before = await countMembers();
  for (let passed = 0; passed < 40; passed += 1) {
    clock.advance(1000);
    await Promise.all([signUp('10.7.0.1'), signUp('10.7.0.1', { app: second })]);
  }
  expect((await countMembers()) - before).toBe(4);
});

test('one who asks again and again makes nobody wait longer, and gets three turns in an hour', async () => {
  await fillUp('10.8.0.1');
  for (let count = 0; count < 50; count += 1) await signUp('10.8.0.1', { email: 'hammer@mwanzo.test' });
  expect(waitOf(await signUp('10.8.0.1'))).toBe(10);
  let turns = 0;
  for (let count = 0; count < 4; count += 1) {
    clock.advance(10_000);
    const response = await signUp('10.8.0.1', { email: 'hammer@mwanzo.test' });
    if (response.statusCode !== 429) turns += 1;
  }
  expect(turns).toBe(3);
  expect((await signUp('10.8.0.1')).statusCode).toBe(201);
});

test('the turns that a stranger has used up with an address are there for its owner in another network', async () => {
  for (const network of ['10.9.0.1', '10.10.0.1']) await fillUp(network);
  for (let count = 0; count < 3; count += 1) {
    clock.advance(10_000);
    await signUp('10.9.0.1', { email: 'hunted@mwanzo.test' });
  }
  clock.advance(10_000);
  expect((await signUp('10.9.0.1', { email: 'hunted@mwanzo.test' })).statusCode).toBe(429);
  expect((await signUp('10.10.0.1', { email: 'hunted@mwanzo.test' })).statusCode).not.toBe(429);
});

async function countMembers(): Promise<number> {
  return Number((await database.pool.query('select count(*) from users')).rows[0].count);
}

test('after an hour a network has its first sign-ups again', async () => {
  await fillUp('10.6.0.1');
  clock.advance(3_599_999);
  // The one turn that has come up meanwhile.
  expect((await signUp('10.6.0.1')).statusCode).toBe(201);
  expect((await signUp('10.6.0.1')).json().code).toBe('sign_up_turn');
  clock.advance(1);
  for (let count = 0; count < freeMax; count += 1) expect((await signUp('10.6.0.1')).statusCode).toBe(201);
  expect((await signUp('10.6.0.1')).json().code).toBe('sign_up_turn');
});

test('a slow phone has ten minutes for its proof', async () => {
  const proof = solve(await fillUp('10.9.0.1'));
  clock.advance(599_000);
  expect((await signUp('10.9.0.1')).statusCode).toBe(201);
  expect((await signUp('10.9.0.1', { proof })).statusCode).toBe(201);
});

test('a proof lets one sign-up through at once, even if it comes twice at the same moment', async () => {
  const proof = solve(await fillUp('10.2.0.1'));
  const both = await Promise.all([signUp('10.2.0.1', { proof }), signUp('10.2.0.1', { proof, app: second })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 429]);
  expect((await signUp('10.2.0.1', { proof })).statusCode).toBe(429);
});

test.each([
  ['of another network', 0, (proof: object) => proof],
  ['whose ten minutes are over', 600_000, (proof: object) => proof],
  ['with a guessed answer', 0, (proof: object) => ({ ...proof, answer: 'A'.repeat(22) })],
  ['with an answer of no length', 0, (proof: object) => ({ ...proof, answer: '' })],
  ['that is none', 0, () => ({ token: 'x', answer: 'y' })],
])('a proof %s counts as none: the sign-up waits for its turn', async (name, later, change) => {
  const network = `10.3.${(people += 1) % 250}.1`;
  const challenge = await fillUp(network);
  const proof = change(solve(challenge));
  const from = name === 'of another network' ? `10.4.${people % 250}.1` : network;
  if (from !== network) await fillUp(from);
  clock.advance(later);
  if (later > 0) expect((await signUp(from)).statusCode).toBe(201);
  const refused = await signUp(from, { proof });
  expect([refused.statusCode, refused.json().code, waitOf(refused)]).toEqual([429, 'sign_up_turn', 10]);
  expect(refused.json().challenge.token).not.toBe(challenge.token);
});

test('what is not well-formed takes nothing from the network', async () => {
  const payload = { full_name: 'Amina', email: 'weak@mwanzo.test', password: 'password1', birthday: '1996-05-05' };
  for (let count = 0; count < 8; count += 1) {
    const response = await testApp.inject({
      method: 'POST',
      url: '/api/signup/',
      payload,
      remoteAddress: '10.5.0.1',
    });
    expect(response.statusCode).toBe(400);
  }
  await fillUp('10.5.0.1');
});
