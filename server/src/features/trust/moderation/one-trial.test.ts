import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createTrialClient } from '../../core/premium/trial-client.fixture.ts';
import { createReportClient } from '../reports/report-client.fixture.ts';
import { createModerationClient } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock, tokens } = testApp;
const { get, post, decide, approval, submit } = createModerationClient(testApp);
const { judge, createModerator } = createReportClient(testApp);
const { read, start } = createTrialClient(testApp);
const begin = clock.now();
const end = new Date(begin.getTime() + 72 * 60 * 60 * 1000).toISOString();

let card: { kind: string; number: string };
let number = 40_000_000;
let reviewer: TestMember;
beforeEach(async () => {
  clock.set(begin);
  card = { kind: 'national_id', number: String((number += 1)) };
  reviewer = await createModerator();
});

/** A new member whose verification a reviewer has approved with the card. */
async function verifyWithCard(): Promise<TestMember> {
  const member = await createMember(testApp, { verified: false });
  const id = await submit(member);
  expect((await decide(reviewer, id, await approval(reviewer, id, { document: card }))).statusCode).toBe(200);
  return member;
}

const isOffered = async (member: TestMember): Promise<boolean> => (await read(member)).trial.is_offered;

test('who gets verified is offered the trial, and a new account with the card of a deleted one is not', async () => {
  const first = await verifyWithCard();
  expect(await isOffered(first)).toBe(true);
  expect(await start(first)).toBe(end);
  await database.pool.query('delete from users where id = $1', [first.id]);
  const second = await verifyWithCard();
  expect(await isOffered(second)).toBe(false);
  expect(await start(second)).toBe('trial_not_offered');
});

test('a card whose trial was never started still has one, in the next account', async () => {
  const first = await verifyWithCard();
  await database.pool.query('delete from users where id = $1', [first.id]);
  expect(await start(await verifyWithCard())).toBe(end);
});

test('an approval that is taken back during the trial leaves it, and frees the card for no second one', async () => {
  const first = await verifyWithCard();
  await start(first);
  const decisions = (await get(reviewer, '/api/moderation/decisions/')).json();
  const made = decisions.find(({ user_id: userId }: { user_id: number }) => userId === first.id);
  expect((await post(reviewer, `/api/moderation/decisions/${made.id}/take-back/`)).statusCode).toBe(200);
  expect(await read(first)).toMatchObject({ plan: 'premium', trial: { is_offered: false, ends_at: end } });
  const second = await verifyWithCard();
  expect(await start(second)).toBe('trial_not_offered');
});

test('a suspended member starts no trial, and may start it when the suspension is over', async () => {
  const member = await verifyWithCard();
  const session = 'insert into sessions (id, user_id, created_at, expires_at) values ($1, $1, $2, $3)';
  await database.pool.query(session, [member.id, begin, end]);
  const token = await tokens.issue({ userId: member.id, role: 'member' }, member.id);
  const until = new Date(begin.getTime() + 24 * 60 * 60 * 1000);
  await judge(member, { decision: 'suspend', reason: 'money', note: 'Read.', until: until.toISOString() });
  const asSuspended = { ...member, headers: { authorization: `Bearer ${token}` } };
  expect((await post(asSuspended, '/api/premium/trial/')).statusCode).toBe(401);
  clock.set(until);
  expect(await isOffered(member)).toBe(true);
});
