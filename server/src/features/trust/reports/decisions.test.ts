import { expect, test } from 'vitest';
import { verifyAudit } from '../../people/audit/index.ts';
import { listenForStreams } from '../../notices/events/streams.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { act, report, caseAbout, claim, decide, decideAppeal, judge, createModerator, noticesOf } =
  createReportClient(testApp);
const listen = await listenForStreams(testApp.app);
const reviewer = await createModerator();
const note = 'He asked three people for money.';
const ban = { decision: 'ban', reason: 'money', note };
const suspend = { decision: 'suspend', reason: 'harassment', note, until: '2026-11-24T09:00:00.000Z' };
const warn = { decision: 'warn', reason: 'offensive_photo', note };
const form = {
  password: 'karibu-mwanzo',
  confirmPassword: 'karibu-mwanzo',
  birthday: '1995-05-05',
  full_name: 'Kiptoo Chege',
};

let people = 0;
/** A member who can sign in, with an open session. */
async function signUp(email = `kiptoo.${(people += 1)}@gmail.com`) {
  const response = await inject({ method: 'POST', url: '/api/signup/', payload: { ...form, email } });
  const { token, user } = response.json();
  const member: TestMember = {
    id: user?.id,
    token: token?.access,
    headers: { authorization: `Bearer ${token?.access}` },
  };
  await database.pool.query("update profiles set saved_at = now(), age = 31, location = 'Nairobi' where user_id = $1", [
    member.id,
  ]);
  return { ...member, email, refresh: token?.refresh, status: response.statusCode };
}
const signIn = (email: string) => act(null, 'POST', '/api/token/', { email, password: form.password });
const appeal = (token: string, text = 'Sikuomba pesa.') => act(null, 'POST', '/api/appeals/', { token, text });
const listAppeals = async (by: TestMember) => (await act(by, 'GET', '/api/moderation/appeals/')).body;
const sees = async (by: TestMember, { id }: { id: number }) =>
  (await act(by, 'GET', `/api/profiles/${id}/`)).status === 200;

test('the reporters hear the outcome, each once, and not whose it was', async () => {
  const [one, another, them] = [await createMember(testApp), await createMember(testApp), await signUp()];
  await report(one, them);
  await report(one, them, { reason: 'fake' });
  await report(another, them);
  const { id } = await caseAbout(reviewer, them);
  await claim(reviewer, id);
  expect(await decide(reviewer, id, warn)).toEqual({ status: 200, body: { id, decision: 'warn' } });
  for (const by of [one, another]) {
    const notices = await noticesOf(by, 'report');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ params: { decision: 'approved', name: null, profile_id: null } });
  }
  const dismissed = await signUp();
  await report(one, dismissed);
  const second = await caseAbout(reviewer, dismissed);
  await claim(reviewer, second.id);
  await decide(reviewer, second.id, { decision: 'dismiss' });
  expect((await noticesOf(one, 'report'))[0].params.decision).toBe('rejected');
  expect(await noticesOf(dismissed, 'safety')).toEqual([]);
});

test('a warned member learns why and stays', async () => {
  const them = await signUp();
  const id = await judge(them, warn, reviewer);
  expect((await noticesOf(them, 'safety'))[0].params.sanction).toBe('warn');
  expect((await act(them, 'GET', '/api/account/decisions/')).body).toEqual([
    {
      id,
      decision: 'warn',
      reason: 'offensive_photo',
      decided_at: clock.now().toISOString(),
      until: null,
      appeal: 'possible',
      appeal_token: expect.stringContaining(`${id}.`),
    },
  ]);
  expect(await sees(await createMember(testApp), them)).toBe(true);
  expect((await signIn(them.email)).status).toBe(200);
});

test.each([
  ['suspended', suspend],
  ['banned', ban],
])('a %s member is signed out everywhere, hidden, and told why at sign-in', async (name, decided) => {
  const them = await signUp();
  const stream = await listen(them);
  const id = await judge(them, decided, reviewer);
  expect((await act(them, 'GET', '/api/profiles/me')).status).toBe(401);
  expect((await act(null, 'POST', '/api/token/refresh/', { refresh: them.refresh })).status).toBe(401);
  await stream.ended();
  expect(await sees(await createMember(testApp), them)).toBe(false);
  expect(await signIn(them.email)).toMatchObject({
    status: 403,
    body: {
      code: `account_${name}`,
      decision: {
        id,
        decision: decided.decision,
        reason: decided.reason,
        until: decided === ban ? null : suspend.until,
        appeal: 'possible',
        appeal_token: expect.any(String),
      },
    },
  });
  expect((await act(null, 'POST', '/api/token/', { email: them.email, password: 'wrong-password' })).body.code).toBe(
    'wrong_credentials',
  );
});

test('a suspension ends by itself at its time, and the profile is shown again', async () => {
  const them = await signUp();
  await judge(them, { ...suspend, until: new Date(clock.now().getTime() + 3600_000).toISOString() }, reviewer);
  clock.advance(3599_000);
  expect((await signIn(them.email)).status).toBe(403);
  clock.advance(1000);
  expect((await signIn(them.email)).status).toBe(200);
  expect(await sees(await createMember(testApp), them)).toBe(true);
  clock.advance(-3600_000);
});

test('a member who is banned while signing in is left without a session (20 races)', async () => {
  for (let race = 0; race < 20; race += 1) {
    const them = await signUp();
    await report(await createMember(testApp), them);
    const { id } = await caseAbout(reviewer, them);
    await claim(reviewer, id);
    await Promise.all([decide(reviewer, id, ban), signIn(them.email), signIn(them.email)]);
    const { rows } = await database.pool.query(
      'select count(*)::integer as n from sessions where user_id = $1 and ended_at is null',
      [them.id],
    );
    expect(rows).toEqual([{ n: 0 }]);
  }
});

test('a member appeals once, and only another moderator decides it', async () => {
  const them = await signUp();
  const id = await judge(them, ban, reviewer);
  const { appeal_token: token } = (await signIn(them.email)).body.decision;
  expect(await appeal(token)).toEqual({ status: 201, body: { appeal: 'waiting' } });
  expect(await appeal(token, 'Another text')).toEqual({ status: 201, body: { appeal: 'waiting' } });
  expect(await listAppeals(reviewer)).toEqual([]);
  expect((await decideAppeal(reviewer, id, 'uphold')).status).toBe(404);
  const second = await createModerator();
  expect(await listAppeals(second)).toEqual([
    expect.objectContaining({ id, decision: 'ban', text: 'Sikuomba pesa.', note }),
  ]);
  expect((await decideAppeal(second, id, 'uphold')).status).toBe(200);
  expect((await decideAppeal(second, id, 'lift')).status).toBe(404);
  expect((await signIn(them.email)).body).toMatchObject({
    code: 'account_banned',
    decision: { appeal: 'upheld', appeal_token: null },
  });
  expect(await appeal(token)).toEqual({ status: 201, body: { appeal: 'upheld' } });
});

test('a lifted ban has no effect any more', async () => {
  const them = await signUp();
  const id = await judge(them, ban, reviewer);
  await appeal((await signIn(them.email)).body.decision.appeal_token);
  await decideAppeal(await createModerator(), id, 'lift');
  expect((await signIn(them.email)).status).toBe(200);
  expect(await sees(await createMember(testApp), them)).toBe(true);
  expect((await database.pool.query('select from banned_marks where case_id = $1', [id])).rowCount).toBe(0);
});

test.each(['', '1', '1.', '1.AAAA', '.', 'x.y', `1.${'A'.repeat(43)}`])(
  'the appeal token %j opens nothing',
  async (token) => {
    expect([400, 404]).toContain((await appeal(token)).status);
  },
);

test('a decision needs the claim, a reason, a note and a time to come, and is made once', async () => {
  const them = await signUp();
  await report(await createMember(testApp), them);
  const { id } = await caseAbout(reviewer, them);
  expect(await decide(reviewer, id, warn)).toMatchObject({ status: 409, body: { code: 'claimed_by_another' } });
  await claim(reviewer, id);
  const other = await createModerator();
  expect((await claim(other, id)).body.code).toBe('claimed_by_another');
  expect((await decide(other, id, warn)).body.code).toBe('claimed_by_another');
  for (const wrong of [
    { decision: 'ban', note },
    { decision: 'ban', reason: 'money' },
    { ...suspend, until: undefined },
    { ...warn, until: suspend.until },
    { ...suspend, until: '2020-01-01T00:00:00Z' },
    { ...suspend, until: clock.now().toISOString() },
  ])
    expect((await decide(reviewer, id, wrong)).status).toBe(400);
  expect((await decide(reviewer, id, warn)).status).toBe(200);
  expect((await decide(reviewer, id, ban)).body.code).toBe('already_decided');
  expect((await claim(reviewer, id)).body.code).toBe('already_decided');
});

test('a dismissed report about a minor shows the profile again', async () => {
  const [stranger, them] = [await createMember(testApp), await signUp()];
  await report(stranger, them, { reason: 'under_18' });
  expect(await sees(stranger, them)).toBe(false);
  const { id } = await caseAbout(reviewer, them);
  await claim(reviewer, id);
  await decide(reviewer, id, { decision: 'dismiss' });
  expect(await sees(stranger, them)).toBe(true);
});

test('a banned member does not come back with the same mailbox in another spelling', async () => {
  const them = await signUp('wanjiru.njeri@gmail.com');
  await judge(them, ban, reviewer);
  for (const email of [
    'wanjiru.njeri@gmail.com',
    'WanjiruNjeri@gmail.com',
    'wanjirunjeri+2@gmail.com',
    'w.anjirunjeri@googlemail.com',
  ]) {
    expect((await act(null, 'POST', '/api/signup/', { ...form, email })).body.code).toBe('signup_refused');
  }
  expect((await signUp('wanjiru.njeri@yahoo.com')).status).toBe(201);
  expect((await signUp('wanjiru.njeri2@gmail.com')).status).toBe(201);
});

test('every view and decision is a link of the chain', async () => {
  const report_ = await verifyAudit(database);
  expect(report_.broken).toBeNull();
  const { rows } = await database.pool.query('select distinct action from moderation_audit order by action');
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'ask_ban',
      'confirm_ban',
      'dismiss_report',
      'lift_appeal',
      'list_appeals',
      'list_reports',
      'suspend_report',
      'uphold_appeal',
      'view_report',
      'warn_report',
    ]),
  );
});
