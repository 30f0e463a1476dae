import { beforeEach, expect, test } from 'vitest';
import { verifyAudit } from '../../people/audit/index.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { approval as approvedChange, createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createReportClient } from '../reports/report-client.fixture.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { get, post, submit, decide: decideVerification, approval } = createModerationClient(testApp);
const { readOwn, rename, save, sendFirst, waitingId, decide: decideChange } = createChangesClient(testApp);
const { act, report, caseAbout, claim, decide, decideAppeal, judge, listCases, answerBan, createModerator } =
  createReportClient(testApp);
const start = clock.now();
const url = '/api/moderation/decisions/';
const minute = 60_000;
let reviewer: TestMember;

beforeEach(async () => {
  clock.set(start);
  reviewer = await createModerator();
});

interface Listed {
  readonly id: number;
  readonly kind: string;
  readonly action: string;
  readonly user_id: number;
  readonly decided_by: number;
  readonly take_back_until: string | null;
}

const listed = async (by: TestMember): Promise<Listed[]> => (await get(by, url)).json();
async function newest(by: TestMember, { id }: { id: number }): Promise<Listed> {
  const found = (await listed(by)).find(({ user_id: userId }) => userId === id);
  if (!found) throw new Error('Nothing was decided');
  return found;
}
async function takeBack(by: TestMember, { id }: { id: number }) {
  // Nobody thinks again in the moment of the decision, and what was written with it is found by that moment.
  clock.advance(minute);
  const response = await post(by, `${url}${id}/take-back/`);
  return response.statusCode === 200 ? 200 : [response.statusCode, response.json().code];
}
const noticesOf = async (by: TestMember) => (await get(by, '/api/notifications/')).json();
const nameFor = async (viewer: TestMember, { id }: { id: number }) =>
  (await get(viewer, `/api/profiles/${id}/`)).json().name;

async function decideName(decision: 'approve' | 'reject', of?: TestMember) {
  const member = of ?? (await createMember(testApp, { name: 'Nyambura' }));
  await rename(member, 'Beyonce Knowles');
  const id = await waitingId(member);
  const decided = decision === 'reject' ? { decision, reason: 'Not your name' } : approvedChange;
  expect((await decideChange(reviewer, id, decided)).statusCode).toBe(200);
  return { member, id };
}

test.each(['approve', 'reject'] as const)(
  'a decision to %s a name is taken back, as if nothing was said',
  async (how) => {
    const { member } = await decideName('reject');
    clock.advance(minute);
    const [earlier] = await noticesOf(member);
    await decideName(how, member);
    const viewer = await createMember(testApp);
    expect(await noticesOf(member)).toHaveLength(2);
    const made = await newest(reviewer, member);
    expect(made).toMatchObject({ kind: 'change', action: `${how}_change`, decided_by: reviewer.id });
    expect(await takeBack(reviewer, made)).toBe(200);
    expect(await nameFor(viewer, member)).toBe('Nyambura');
    expect(await noticesOf(member)).toEqual([earlier]);
    // It waits under a new id, and is decided again.
    const again = await waitingId(member);
    const waits = (await get(reviewer, '/api/moderation/changes/')).json();
    expect(waits).toContainEqual(expect.objectContaining({ id: again, submitted_at: clock.now().toISOString() }));
    expect((await decideChange(reviewer, again)).statusCode).toBe(200);
    expect(await nameFor(viewer, member)).toBe('Beyonce Knowles');
    expect(await noticesOf(member)).toHaveLength(2);
    expect(await takeBack(reviewer, made)).toEqual([409, 'decision_stands']);
    const { rows } = await database.pool.query(
      'select action from moderation_audit where user_id = $1 and moderator_id = $2 order by id',
      [member.id, reviewer.id],
    );
    const decided = rows.map(({ action }) => action).filter((action) => action !== 'claim_change');
    expect(decided).toEqual(['reject_change', `${how}_change`, 'take_back', 'approve_change']);
  },
);

test.each([
  ['name', (member: TestMember) => rename(member, 'Wanjiku')],
  ['gender', (member: TestMember) => save(member, { gender: 'non-binary' })],
  ['photo', sendFirst],
] as const)('a name stands once the member has asked for another %s, which goes on waiting', async (part, ask) => {
  const changed = await decideName('reject');
  await ask(changed.member);
  expect(await takeBack(reviewer, await newest(reviewer, changed.member))).toEqual([409, 'decision_stands']);
  expect(await waitingId(changed.member)).toBeGreaterThan(changed.id);
  const nothing = { name: false, gender: false, photo: false };
  expect((await readOwn(changed.member)).in_review).toEqual({ ...nothing, [part]: true });
});

test('a name stands once ten minutes are over', async () => {
  const late = await decideName('approve');
  const made = await newest(reviewer, late.member);
  expect(made.take_back_until).toBe(new Date(start.getTime() + 10 * minute).toISOString());
  clock.advance(10 * minute);
  expect((await newest(reviewer, late.member)).take_back_until).toBeNull();
  expect(await takeBack(reviewer, made)).toEqual([409, 'decision_stands']);
});

test('nobody takes back a colleague’s decision, nor one about a match', async () => {
  const { member } = await decideName('approve');
  const colleague = await createModerator();
  const made = await newest(colleague, member);
  expect(made.take_back_until).toBeNull();
  expect(await takeBack(colleague, made)).toEqual([404, 'not_found']);
  expect(await takeBack(member, made)).toEqual([404, 'not_found']);
  await createMatch(testApp, reviewer, member);
  expect(await takeBack(reviewer, made)).toEqual([404, 'not_found']);
  expect((await listed(reviewer)).map(({ id }) => id)).not.toContain(made.id);
});

test('two presses of "Take back" take one decision back', async () => {
  const { member } = await decideName('approve');
  const made = await newest(reviewer, member);
  const outcomes = await Promise.all([takeBack(reviewer, made), takeBack(reviewer, made)]);
  expect(outcomes).toContainEqual(200);
  expect(outcomes).toContainEqual([409, 'decision_stands']);
});

test('an approved verification waits again without badge and document, and can be approved again', async () => {
  const member = await createMember(testApp, { verified: false });
  const id = await submit(member);
  expect((await decideVerification(reviewer, id)).statusCode).toBe(200);
  expect(await takeBack(reviewer, await newest(reviewer, member))).toBe(200);
  const status = async () => (await get(member, '/api/verify/')).json().status;
  expect(await status()).toBe('pending');
  expect((await get(member, '/api/profiles/me')).json().isVerified).toBe(false);
  const queued = (await get(await createModerator(), queueUrl)).json();
  expect(queued.find((each: { id: number }) => each.id === id)).toMatchObject({ claimed_by: null });
  expect(await noticesOf(member)).toEqual([]);
  const marks = 'select from identity_documents where user_id = $1';
  expect((await database.pool.query(marks, [member.id])).rowCount).toBe(0);
  expect((await post(reviewer, `${queueUrl}${id}/decide/`, await approval(reviewer, id))).statusCode).toBe(200);
  expect(await status()).toBe('approved');
});

test('a refused verification stands once the member has sent other pictures', async () => {
  const member = await createMember(testApp, { verified: false });
  const refuse = { decision: 'reject', reason: 'Blurred' };
  await decideVerification(reviewer, await submit(member), refuse);
  const first = await newest(reviewer, member);
  await submit(member);
  expect(await takeBack(reviewer, first)).toEqual([409, 'decision_stands']);
});

test('a refusal that is taken back leaves neither its words nor who has decided', async () => {
  const member = await createMember(testApp, { verified: false });
  const id = await submit(member);
  await decideVerification(reviewer, id, { decision: 'reject', reason_code: 'id_cut_off', reason: 'Blurred' });
  expect(await takeBack(reviewer, await newest(reviewer, member))).toBe(200);
  expect((await post(reviewer, `${queueUrl}${id}/claim/`)).json()).toMatchObject({
    status: 'pending',
    refusal: null,
    decided_at: null,
    decided_by: null,
  });
});

const later = new Date(start.getTime() + 7 * 24 * 60 * minute).toISOString();
test.each([
  ['dismiss', {}],
  ['warn', { reason: 'money' }],
  ['suspend', { reason: 'money', until: later }],
  ['ban', { reason: 'money' }],
])('a decision to %s is taken back: the case is open, the member free and nobody was told', async (decision, more) => {
  const [member, reporter] = [await createMember(testApp), await createMember(testApp)];
  await report(reporter, member);
  const { id } = await caseAbout(reviewer, member);
  await claim(reviewer, id);
  expect((await decide(reviewer, id, { decision, note: 'Read.', ...more })).status).toBe(200);
  expect(await takeBack(reviewer, await newest(reviewer, member))).toBe(200);
  const waits = { id, decision: null, asked_ban: null, claimed_by: null };
  expect(await caseAbout(await createModerator(), member)).toMatchObject(waits);
  expect(await noticesOf(reporter)).toEqual([]);
  const { rows } = await database.pool.query(
    `select member.restriction, profile.hidden_at from users member join profiles profile on profile.user_id = member.id
     where member.id = $1`,
    [member.id],
  );
  expect(rows).toEqual([{ restriction: null, hidden_at: null }]);
  await claim(reviewer, id);
  expect((await decide(reviewer, id, { decision: 'dismiss' })).status).toBe(200);
});

test('a profile that was hidden because of its age is hidden again with the case', async () => {
  const member = await createMember(testApp);
  await report(await createMember(testApp), member, { reason: 'under_18' });
  const { id } = await caseAbout(reviewer, member);
  await claim(reviewer, id);
  await decide(reviewer, id, { decision: 'dismiss' });
  expect(await takeBack(reviewer, await newest(reviewer, member))).toBe(200);
  const { rows } = await database.pool.query('select hidden_at from profiles where user_id = $1', [member.id]);
  expect(rows[0].hidden_at).not.toBeNull();
});

test('a ban that a second reviewer has confirmed stands for both, and so does what was reported again', async () => {
  const [second, banned, again] = [await createModerator(), await createMember(testApp), await createMember(testApp)];
  await report(await createMember(testApp), banned);
  const { id } = await caseAbout(reviewer, banned);
  await claim(reviewer, id);
  await decide(reviewer, id, { decision: 'ban', reason: 'money', note: 'Read.' });
  const asked = await newest(reviewer, banned);
  await claim(second, id);
  await answerBan(second, id, 'confirm');
  expect((await newest(second, banned)).take_back_until).toBeNull();
  expect(await takeBack(second, await newest(second, banned))).toEqual([409, 'decision_stands']);
  expect(await takeBack(reviewer, asked)).toEqual([409, 'decision_stands']);
  await judge(again, { decision: 'dismiss' }, reviewer);
  await report(await createMember(testApp), again);
  expect(await takeBack(reviewer, await newest(reviewer, again))).toEqual([409, 'decision_stands']);
  expect((await listCases(second, 'decided')).some((each: { user_id: number }) => each.user_id === again.id)).toBe(
    true,
  );
});

test('an upheld appeal waits again; a lifted one stands', async () => {
  const [upheld, lifted] = [await createMember(testApp), await createMember(testApp)];
  for (const [member, outcome] of [
    [upheld, 'uphold'],
    [lifted, 'lift'],
  ] as const) {
    const id = await judge(member, { decision: 'warn', reason: 'money', note: 'Read.' });
    const appealed = `update report_cases set appealed_at = $2, appeal_text = 'No' where id = $1`;
    await database.pool.query(appealed, [id, start]);
    expect((await decideAppeal(reviewer, id, outcome)).status).toBe(200);
  }
  expect(await takeBack(reviewer, await newest(reviewer, upheld))).toBe(200);
  expect(await takeBack(reviewer, await newest(reviewer, lifted))).toEqual([409, 'decision_stands']);
  const waiting = (await act(reviewer, 'GET', '/api/moderation/appeals/')).body;
  expect(waiting.map((each: { user_id: number }) => each.user_id)).toEqual([upheld.id]);
});

test('the list has the decisions of every kind, and the chain of the audit holds', async () => {
  const kinds = new Set((await listed(await createModerator())).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['appeal', 'change', 'report', 'verification']);
  expect((await verifyAudit(database)).broken).toBeNull();
});
