import { planLimits } from '@mwanzo/contract/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { getRow } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import type { Publication } from '../../../gateways/event-bus/event-bus.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { addPeriod, revokeGiven, revokePeriod, forgetTrials } from './index.ts';
import { startTrial } from './start-trial.ts';
import { createTrialClient } from './trial-client.fixture.ts';
import { findUse } from './trials.repository.ts';

const testApp = await buildTestApp();
const { inject, database, clock, events, dependencies } = testApp;
const { headersOf, verify, newVerified, read, start } = createTrialClient(testApp);
const begin = clock.now();
const hourMs = 60 * 60 * 1000;
const after = (hours: number, ms = 0) => new Date(begin.getTime() + hours * hourMs + ms);
const end = after(72).toISOString();
let orders = 9000;

beforeEach(() => clock.set(begin));

const periodsOf = async ({ id }: TestMember) =>
  (
    await database.pool.query('select source from premium_periods where user_id = $1 order by starts_at', [id])
  ).rows.map(({ source }) => source);
const buy = (member: TestMember, now = clock.now()) =>
  addPeriod(database, { userId: member.id, product: 'day', orderId: (orders += 1), now });

test('a verified member is offered the trial, and has Premium for three days, without grace', async () => {
  const member = await newVerified();
  expect(await read(member)).toMatchObject({
    plan: 'basic',
    trial: { is_offered: true, ends_at: null, was_started: false },
  });
  expect(await start(member)).toBe(end);
  const running = { plan: 'premium', until: end, stops_at: end, trial: { is_offered: false, ends_at: end } };
  expect(await read(member)).toMatchObject(running);
  clock.set(after(72, -1));
  expect(await read(member)).toMatchObject(running);
  clock.set(after(72));
  const over = { plan: 'basic', until: null, trial: { is_offered: false, ends_at: null, was_started: true } };
  expect(await read(member)).toMatchObject(over);
  expect(await start(member)).toBe('trial_not_offered');
  expect(await periodsOf(member)).toEqual(['trial']);
});

test('swipes beyond the limit count a second before the end of a trial, and not a second after it', async () => {
  const member = await newVerified();
  const others = [await createMember(testApp), await createMember(testApp)];
  await start(member);
  const used = 'insert into daily_usage (user_id, day, swipes) values ($1, $2, $3)';
  const swipeAt = async (moment: Date, target: TestMember | undefined) => {
    clock.set(moment);
    const { statusCode } = await inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: await headersOf(member),
      payload: { target_profile_id: target?.id, matched: false },
    });
    return statusCode;
  };
  const day = new Date(after(72).getTime() + 3 * hourMs).toISOString().slice(0, 10);
  await database.pool.query(used, [member.id, day, planLimits.basic.swipesPerDay]);
  expect(await swipeAt(after(72, -1000), others[0])).toBe(200);
  expect(await swipeAt(after(72, 1000), others[1])).toBe(429);
});

test('a start that is repeated, and two at once, give one trial and tell other pages once', async () => {
  const member = await newVerified();
  const heard: Publication[] = [];
  onTestFinished(events.subscribe((publication) => heard.push(publication)));
  expect(new Set(await Promise.all(Array.from({ length: 6 }, () => start(member))))).toEqual(new Set([end]));
  clock.set(after(5));
  expect(await start(member)).toBe(end);
  expect(await periodsOf(member)).toEqual(['trial']);
  expect(heard).toMatchObject([{ to: [member.id], event: { type: 'payment' } }]);
});

test('a member without the badge, or whose document nobody has read, is neither offered nor given it', async () => {
  const [unverified, unread] = [await createMember(testApp, { verified: false }), await createMember(testApp)];
  for (const member of [unverified, unread]) {
    expect(await read(member)).toMatchObject({ trial: { is_offered: false } });
    expect(await start(member)).toBe('trial_not_offered');
    expect(await periodsOf(member)).toEqual([]);
  }
  await verify(unverified);
  expect(await start(unverified)).toBe(end);
});

test('a paid pass leaves no room for the trial until it is over, its days of grace included', async () => {
  const member = await newVerified();
  await addPeriod(database, { userId: member.id, product: 'week', orderId: (orders += 1), now: begin });
  for (const moment of [after(1), after(192, -1)]) {
    clock.set(moment);
    expect(await read(member)).toMatchObject({ trial: { is_offered: false } });
    expect(await start(member)).toBe('trial_not_offered');
  }
  clock.set(after(192));
  expect(await start(member)).toBe(after(192 + 72).toISOString());
});

test('a pass that is paid during the trial begins at its end, whole; its refund leaves the trial', async () => {
  const member = await newVerified();
  await start(member);
  clock.set(after(10));
  expect(await buy(member)).toEqual({ startsAt: after(72), endsAt: after(96), stopsAt: after(96) });
  expect(await read(member)).toMatchObject({ until: after(96).toISOString(), trial: { ends_at: end } });
  await revokePeriod(database, orders, clock.now());
  expect(await read(member)).toMatchObject({ until: end, trial: { ends_at: end } });
});

test('a payment and a start at the same moment: nothing paid is lost', async () => {
  const member = await newVerified();
  const [paid, started] = await Promise.all([buy(member), start(member)]);
  const lasts = paid.endsAt.getTime() - paid.startsAt.getTime();
  expect(lasts).toBe(24 * hourMs);
  expect(started === end ? paid.startsAt : started).toEqual(started === end ? after(72) : 'trial_not_offered');
});

test('the days that an operator takes back are those that were given, and not the trial', async () => {
  const member = await newVerified();
  await start(member);
  expect(await revokeGiven(database, member.id, clock.now())).toEqual({ count: 0, moved: [] });
  expect(await read(member)).toMatchObject({ trial: { ends_at: end } });
});

test('who loses the badge during the trial keeps its days and gets no second trial with a new document', async () => {
  const member = await newVerified();
  await start(member);
  await database.pool.query('update profiles set is_verified = false where user_id = $1', [member.id]);
  await database.pool.query('delete from identity_documents where user_id = $1', [member.id]);
  expect(await read(member)).toMatchObject({ plan: 'premium', trial: { ends_at: end } });
  await verify(member);
  clock.set(after(72));
  expect(await read(member)).toMatchObject({ plan: 'basic', trial: { is_offered: false } });
  expect(await start(member)).toBe('trial_not_offered');
});

test('the use of a trial is found by one of its documents, or by the member alone', async () => {
  const [member, other] = [await newVerified(), await newVerified()];
  await start(member);
  const { rows } = await database.pool.query('select mark from premium_trials where user_id = $1', [member.id]);
  const marks = rows.map(({ mark }) => mark as Buffer);
  const unknown = [Buffer.alloc(32)];
  expect(marks).not.toEqual([]);
  for (const asked of [
    { marks: [...unknown, ...marks], userId: other.id },
    { marks: unknown, userId: member.id },
    { marks: [], userId: member.id },
  ])
    expect(await getRow(database, findUse, asked)).toEqual({});
  expect(await getRow(database, findUse, { marks: unknown, userId: other.id })).toBeNull();
});

test('a document has one trial, also in the next account and while the first trial runs', async () => {
  const first = await newVerified('one card');
  await start(first);
  await database.pool.query('delete from identity_documents where user_id = $1', [first.id]);
  const second = await newVerified('one card');
  expect(await read(second)).toMatchObject({ plan: 'basic', trial: { is_offered: false } });
  expect(await start(second)).toBe('trial_not_offered');
  expect(await periodsOf(second)).toEqual([]);
  expect(await read(first)).toMatchObject({ trial: { ends_at: end } });
  // A second document in the second account does not make the first one unused.
  await verify(second);
  expect(await start(second)).toBe('trial_not_offered');
});

test('where a program verifies members, one with a document has the trial by it, as elsewhere', async () => {
  const trial = { database, clock, events, verifiesWithoutDocument: true };
  const first = await newVerified('a card that was read');
  await startTrial(trial, first.id);
  await database.pool.query('delete from identity_documents where user_id = $1', [first.id]);
  const second = await newVerified('a card that was read');
  await expect(startTrial(trial, second.id)).rejects.toMatchObject({ code: 'trial_not_offered' });
});

test('a deleted account leaves the keyed hash of its document alone, for two years from the start', async () => {
  const first = await newVerified('kept card');
  await start(first);
  await deleteAccount(dependencies, first.id);
  const left = 'select user_id from premium_trials where started_at = $1 and user_id is null';
  expect((await database.pool.query(left, [begin])).rows).toEqual([{ user_id: null }]);
  const second = await newVerified('kept card');
  expect(await start(second)).toBe('trial_not_offered');
  clock.set(after(730 * 24, -1));
  await forgetTrials({ database, clock });
  expect(await start(second)).toBe('trial_not_offered');
  clock.set(after(730 * 24));
  await forgetTrials({ database, clock });
  expect(await start(second)).toBe(after(733 * 24).toISOString());
  // That of an account that is there is not forgotten.
  clock.set(after(1500 * 24));
  await forgetTrials({ database, clock });
  expect((await database.pool.query('select from premium_trials where user_id = $1', [second.id])).rowCount).toBe(1);
});

test('two accounts with one document that start at the same moment have one trial', async () => {
  const first = await newVerified('shared card');
  const mark = 'select mark from identity_documents where user_id = $1';
  const { rows } = await database.pool.query(mark, [first.id]);
  await database.pool.query('delete from identity_documents where user_id = $1', [first.id]);
  const second = await newVerified('shared card');
  const another = "insert into identity_documents values (sha256('another card'), $1, $2)";
  await database.pool.query(another, [second.id, begin]);
  const started = await commitOnceAwaited(
    database,
    (starting) => starting.query('insert into premium_trials values ($1, $2, $3)', [rows[0].mark, first.id, begin]),
    () => start(second),
  );
  expect(started).toBe('trial_not_offered');
  expect(await periodsOf(second)).toEqual([]);
});

test.each([{ demo: true }, { verifyAutoApprove: true }])(
  'a server with %j reads no document, so the account stands for it',
  async (settings) => {
    const demo = await buildTestApp(settings);
    const client = createTrialClient(demo);
    const member = await createMember(demo);
    expect(await client.start(member)).toBe(new Date(demo.clock.now().getTime() + 72 * hourMs).toISOString());
    demo.clock.advance(72 * hourMs);
    expect(await client.start(member)).toBe('trial_not_offered');
    expect(await client.start(await createMember(demo, { verified: false }))).toBe('trial_not_offered');
  },
);

test.each([
  { kind: 'mpesa', pretendPhonePort: null },
  { kind: 'pretend', pretendPhonePort: 4711 },
] as const)('a server with the checkout %j says so', async (ways) => {
  const app = await buildApp({ ...dependencies, checkout: { ...ways, callbackOrigin: 'https://mwanzo.test' } });
  onTestFinished(() => app.close());
  const { headers } = await createMember(testApp);
  const shown = (await app.inject({ url: '/api/premium/', headers })).json();
  expect(shown).toMatchObject({ checkout: ways.kind, pretend_phone_port: ways.pretendPhonePort });
});
