import { selfiePoses } from '@mwanzo/contract/trust/selfie-poses';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import type { Screened, Screener, SeenPhoto } from '../../../gateways/screening/screener.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { approval, createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { eraseDecidedDocuments, eraseDueDocuments, expireUndecided } from '../verifications/index.ts';
import { allChecks, createModerationClient } from './moderation-client.fixture.ts';

const photo: Screened<SeenPhoto> = { isScreened: true, result: { explicit: 0.9, suggestive: 0, faceCount: 1 } };
const screener: Screener = {
  screenDocuments: async () => ({ isScreened: false, why: 'crashed' }),
  screenPhoto: async () => photo,
  onProblem: () => {},
  close: async () => {},
};
const testApp = await buildTestApp({}, { screener });
const { database, inject } = testApp;
const { addPhoto, claim, decide, rename, seenBy, waitingId } = createChangesClient(testApp);
const { get, post, notificationsOf, submit, decide: decideVerification } = createModerationClient(testApp);
const reviewer = await createMember(testApp, { role: 'moderator' });
const member = await createMember(testApp, { name: 'Wanjiku' });

/** Begins to decide while the member's save is under way, which then ends with this statement. */
async function decideDuring(act: () => Promise<{ statusCode: number }>, of: TestMember, text: string, id: number) {
  const save = async (transaction: PoolClient) => {
    await transaction.query('select from profiles where user_id = $1 for update', [of.id]);
    return transaction.query(text, [id]);
  };
  return (await commitOnceAwaited(database, save, act)).statusCode;
}

const [applicant, neighbour, chief, colleague] = [101, 102, 191, 192];
const say = createTeller(testApp, [chief, colleague]);
const passes = (hours: number) => async () => testApp.clock.advance(hours * 3_600_000);
const on = (by: number, path: string, body?: object) => () =>
  say(by, 'POST', `moderation/verifications/{verifications}/${path}/`, body);
/** Pictures differ with each minute, so that only the status of the response is told. */
const looks = (by: number, picture: string) => async () =>
  (await say(by, 'GET', `moderation/verifications/{verifications}/${picture}/`)).slice(0, 3);
const takesBack = (by: number) => () => say(by, 'POST', 'moderation/decisions/{moderation_audit}/take-back/');
const refusal = { decision: 'reject', reason_code: 'id_cut_off', reason: 'A corner is missing' };
const approves = { decision: 'approve', checks: allChecks, seen: { name: 'Wanjiku', photo_id: null } };
const document = { kind: 'national_id', number: '20000001' };
const reads = () => say(applicant, 'GET', 'verify/');

const sendsOf = (id: number) => async (): Promise<void> => {
  const token = await testApp.tokens.issue({ userId: id, role: 'member' }, 1);
  await submit({ id, token, headers: { authorization: `Bearer ${token}` } });
};
const sends = sendsOf(applicant);

const steps: readonly Step[] = [
  ['nothing was sent', reads],
  ['the pose for the next selfie', () => say(applicant, 'POST', 'verify/pose/')],
  ['the same again', () => say(applicant, 'POST', 'verify/pose/')],
  ['a submission', sends],
  ['what its member reads', reads],
  ['it is sent again', sends],
  ['a reviewer opens it', on(chief, 'claim')],
  ['a colleague does not', on(colleague, 'claim')],
  ['nor sees its pictures', looks(colleague, 'selfie')],
  ['the reviewer sees one', looks(chief, 'selfie')],
  ['and approves without the other', on(chief, 'decide', { ...approves, document })],
  ['sees the other', looks(chief, 'id_document')],
  ['and refuses it', on(chief, 'decide', refusal)],
  ['what its member reads', reads],
  ['a colleague does not take it back', takesBack(colleague)],
  ['the reviewer does', takesBack(chief)],
  ['opens it', on(chief, 'claim')],
  ['and approves', on(chief, 'decide', { ...approves, document })],
  ['what its member reads', reads],
  ['a verified member needs no pose', () => say(applicant, 'POST', 'verify/pose/')],
  ['the approval is taken back', takesBack(chief)],
  ['opened', on(chief, 'claim')],
  ['and refused for good', on(chief, 'decide', { ...refusal, decision: 'request_new' })],
  ['a day but a minute passes', passes(24 - 1 / 60)],
  ['its pictures stay', () => eraseDecidedDocuments(testApp.dependencies)],
  ['a minute passes', passes(1 / 60)],
  ['they go', () => eraseDecidedDocuments(testApp.dependencies)],
  ['another submission', sends],
  ['and one of somebody else', sendsOf(neighbour)],
  ['72 hours but a minute pass', passes(72 - 1 / 60)],
  ['both wait', () => expireUndecided(testApp.dependencies)],
  ['a minute passes', passes(1 / 60)],
  ['both end', () => expireUndecided(testApp.dependencies)],
  ['what its member reads', reads],
  ['their pictures go', () => eraseDecidedDocuments(testApp.dependencies)],
  ['no picture is left alone', () => eraseDueDocuments(testApp.dependencies)],
  ['the queue is empty', () => say(colleague, 'GET', 'moderation/verifications/')],
  ['a last submission', sends],
  ['which says why the one before was refused', on(colleague, 'claim')],
  ['what was decided', () => say(colleague, 'GET', 'moderation/verifications/?status=decided')],
];

test('each step of a verification has its result, its events and its rows', async () => {
  beginCourse(testApp);
  for (const id of [applicant, neighbour]) await createMember(testApp, { id, name: 'Wanjiku', verified: false });
  for (const id of [chief, colleague]) await createMember(testApp, { id, role: 'moderator' });
  const told = await tellCourse(testApp, steps);
  const plain = told.replaceAll(new RegExp(`"(?:${selfiePoses.join('|')})"`, 'g'), '"(pose)"');
  await expect(plain).toMatchFileSnapshot('./in-words/course-of-a-verification.txt');
});

test('a name that its member replaces while it is approved is not shown', async () => {
  await rename(member, 'Somebody Else');
  const id = await waitingId(member);
  await claim(reviewer, id);
  const withdraw = 'delete from profile_changes where id = $1';
  expect(await decideDuring(() => decide(reviewer, id, approval), member, withdraw, id)).toBe(404);
  expect(await seenBy(reviewer, member)).toMatchObject({ name: 'Wanjiku' });
  expect(await notificationsOf(member)).toEqual([]);
});

test('nobody hears of a photo that they delete while it is refused', async () => {
  const sender = await createMember(testApp, { verified: false });
  const { id } = await addPhoto(sender);
  const [url, { headers }] = [`/api/moderation/photos/${id}`, reviewer];
  expect((await inject({ method: 'POST', url: `${url}/claim/`, headers, payload: {} })).statusCode).toBe(200);
  const payload = { decision: 'reject', reason: 'Not you.' };
  const refuse = () => inject({ method: 'POST', url: `${url}/decide/`, headers, payload });
  expect(await decideDuring(refuse, sender, 'delete from photos where id = $1', id)).toBe(404);
  expect(await notificationsOf(sender)).toEqual([]);
});

test('a decision about a verification that is taken back meanwhile is not taken back again', async () => {
  const sender = await createMember(testApp, { verified: false });
  const id = await submit(sender);
  await decideVerification(reviewer, id, refusal);
  const [made] = (await get(reviewer, '/api/moderation/decisions/')).json();
  const takeBack = () => post(reviewer, `/api/moderation/decisions/${made.id}/take-back/`);
  const waitsAgain = `update verifications set status = 'pending', decision = null, reason = null, reason_code = null,
    decided_by = null, decided_at = null where id = $1`;
  expect(await decideDuring(takeBack, sender, waitsAgain, id)).toBe(409);
});
