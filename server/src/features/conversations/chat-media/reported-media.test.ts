import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { forgetEvidence } from '../../trust/reports/index.ts';
import { createReportClient } from '../../trust/reports/report-client.fixture.ts';
import { createMediaClient } from '../messages/media-client.fixture.ts';

const testApp = await buildTestApp();
const { createPayingCouple, sendPhoto, opens, remove, act, filesKept } = createMediaClient(testApp);
const { report, caseAbout, claim, decide, decideAppeal, answerBan, createModerator } = createReportClient(testApp);

interface Evidence {
  readonly id: number;
  readonly is_reported: boolean;
  readonly media: object | null;
}

/** A photo that its receiver has reported, and the case as a reviewer opens it. */
async function createReported(more: { block?: boolean } = {}) {
  const [sender, receiver] = await createPayingCouple();
  const { body } = await sendPhoto(sender, receiver, 'Look');
  await report(receiver, sender, { message_ids: [body.id], ...more });
  const reviewer = await createModerator();
  const { id } = await caseAbout(reviewer, sender);
  return {
    sender,
    receiver,
    reviewer,
    caseId: id as number,
    messageId: body.id as number,
    own: body.media.path as string,
  };
}

const isKept = (path: string) => filesKept().some((file) => file.includes(path.split('/')[3] ?? ''));
/** No decision made until now can be taken back any more. */
const tenMinutesPass = () => forgetEvidence(testApp.dependencies, testApp.clock.now());
const picturesOf = (by: TestMember, caseId: number, messageId: number | null) =>
  act(by, 'POST', `/api/moderation/reports/${caseId}/pictures/`, { message_id: messageId });

async function open(reviewer: TestMember, caseId: number): Promise<Evidence[]> {
  const { body } = await claim(reviewer, caseId);
  return body.details.flatMap(({ messages }: { messages: Evidence[] }) => messages);
}

/**
 * The reviewer opens the case and asks for its photo.
 *
 * @returns the path of the photo; empty if there is none
 */
async function lookAt(reviewer: TestMember, caseId: number): Promise<string> {
  const [seen] = await open(reviewer, caseId);
  return (await picturesOf(reviewer, caseId, seen?.id ?? 0)).body.message?.path ?? '';
}

async function actionsOf(caseId: number): Promise<string[]> {
  const text = 'select action from moderation_audit where case_id = $1 order by id';
  return (await testApp.database.pool.query(text, [caseId])).rows.map(({ action }) => action);
}

test('an opened case tells only the size of a photo, until the reviewer asks and the look is logged', async () => {
  const { reviewer, caseId, messageId } = await createReported();
  const [seen] = await open(reviewer, caseId);
  expect(seen).toMatchObject({ id: messageId, is_reported: true });
  expect(Object.keys(seen?.media ?? {})).toEqual(['kind', 'width', 'height']);
  expect(await actionsOf(caseId)).toEqual(['view_report']);
  const { body } = await picturesOf(reviewer, caseId, messageId);
  expect(body).toMatchObject({ profile: [], message: { kind: 'photo', is_covered: false } });
  expect(await opens(body.message.path)).toBe(200);
  expect(await actionsOf(caseId)).toEqual(['view_report', 'view_report_picture']);
});

test('only who holds the open case may ask for its photos, and only for those of the case', async () => {
  const { reviewer, caseId, messageId } = await createReported();
  const other = await createReported();
  const colleague = await createModerator();
  const codeOf = async (by: TestMember, id: number, message: number | null) => {
    const { status, body } = await picturesOf(by, id, message);
    return [status, body.code];
  };
  for (const message of [messageId, null])
    expect(await codeOf(reviewer, caseId, message)).toEqual([409, 'claimed_by_another']);
  await claim(reviewer, caseId);
  expect(await codeOf(reviewer, caseId, null)).toEqual([200, undefined]);
  expect(await codeOf(colleague, caseId, messageId)).toEqual([409, 'claimed_by_another']);
  expect(await codeOf(reviewer, caseId, other.messageId)).toEqual([404, 'not_found']);
  await report(reviewer, other.sender);
  expect(await codeOf(reviewer, other.caseId, other.messageId)).toEqual([404, 'not_found']);
  expect((await picturesOf(other.sender, caseId, messageId)).status).toBe(404);
  await decide(reviewer, caseId, { decision: 'dismiss' });
  for (const message of [messageId, null]) expect(await codeOf(reviewer, caseId, message)).toEqual([404, 'not_found']);
  expect(await actionsOf(other.caseId)).toEqual([]);
});

// Fails if a report stores the text without its photo.
test.each<[string, (case_: Awaited<ReturnType<typeof createReported>>) => Promise<unknown>]>([
  ['its sender deletes the message', ({ sender, messageId }) => remove(sender, messageId)],
  [
    'the two are no match any more',
    ({ sender, receiver }) => act(sender, 'DELETE', `/api/profiles/matches/${receiver.id}/`),
  ],
  [
    'its receiver blocks the sender',
    ({ sender, receiver }) => act(receiver, 'POST', '/api/blocks/', { user_id: sender.id }),
  ],
  ['its receiver deletes their account', ({ receiver }) => deleteAccount(testApp.dependencies, receiver.id)],
])('when %s a reported photo is gone for the two and stays for reviewers until the case is closed', async (_, end) => {
  const reported = await createReported();
  await end(reported);
  expect(await opens(reported.own)).toBe(404);
  const path = await lookAt(reported.reviewer, reported.caseId);
  expect(await opens(path)).toBe(200);
  await decide(reported.reviewer, reported.caseId, { decision: 'dismiss' });
  expect(await opens(path)).toBe(404);
  await tenMinutesPass();
  expect(isKept(path)).toBe(false);
});

test('a photo that is kept for one case is in no other that begins after its message was deleted', async () => {
  const { sender, receiver, reviewer, caseId, messageId } = await createReported();
  await remove(sender, messageId);
  await report(sender, receiver, { message_ids: [messageId] });
  const later = await caseAbout(reviewer, receiver);
  expect(await open(reviewer, later.id)).toMatchObject([{ id: messageId, is_reported: true, media: null }]);
  expect((await picturesOf(reviewer, later.id, messageId)).status).toBe(404);
  expect(await opens(await lookAt(reviewer, caseId))).toBe(200);
});

test('a photo that is reported with "block too" is gone for the two and stays for reviewers', async () => {
  const { reviewer, caseId, own } = await createReported({ block: true });
  expect(await opens(own)).toBe(404);
  expect(await opens(await lookAt(reviewer, caseId))).toBe(200);
});

test('the end of a case takes the photo from reviewers, and leaves it to the two', async () => {
  const { reviewer, caseId, own } = await createReported();
  const path = await lookAt(reviewer, caseId);
  await decide(reviewer, caseId, { decision: 'dismiss' });
  expect([await opens(path), await opens(own)]).toEqual([404, 200]);
});

test('the reviewers of a ban and of an appeal see the photo too; after the appeal nobody does', async () => {
  const { sender, receiver, messageId, reviewer, caseId } = await createReported();
  await remove(sender, messageId);
  await deleteAccount(testApp.dependencies, receiver.id);
  await claim(reviewer, caseId);
  await decide(reviewer, caseId, { decision: 'ban', reason: 'harassment', note: 'A nude photo.' });
  const second = await createModerator();
  for (const message of [messageId, null])
    expect((await picturesOf(second, caseId, message)).body.code).toBe('claimed_by_another');
  const path = await lookAt(second, caseId);
  expect(await opens(path)).toBe(200);
  await answerBan(second, caseId, 'decline');
  const text = `update report_cases set appealed_at = now(), appeal_text = 'Si mimi' where id = $1`;
  await testApp.database.pool.query(text, [caseId]);
  expect(await opens(path)).toBe(404);
  const third = await createModerator();
  const { body } = await act(third, 'POST', `/api/moderation/appeals/${caseId}/claim/`);
  expect(Object.keys(body.details[0].messages[0].media)).toEqual(['kind', 'width', 'height']);
  expect((await picturesOf(third, caseId, null)).status).toBe(404);
  const seen = (await picturesOf(third, caseId, messageId)).body.message.path;
  expect(await opens(seen)).toBe(200);
  await decideAppeal(third, caseId, 'uphold');
  expect(await opens(seen)).toBe(404);
  expect(isKept(seen)).toBe(true);
  await tenMinutesPass();
  expect(isKept(seen)).toBe(false);
});

test('a photo of two open cases is kept until both are closed', async () => {
  const { sender, receiver, reviewer, caseId, messageId } = await createReported();
  await report(sender, receiver, { message_ids: [messageId] });
  const other = await caseAbout(reviewer, receiver);
  await remove(sender, messageId);
  await lookAt(reviewer, caseId);
  await decide(reviewer, caseId, { decision: 'dismiss' });
  // The first case lets go of its evidence.
  await tenMinutesPass();
  const path = await lookAt(reviewer, other.id);
  expect(await opens(path)).toBe(200);
  await decide(reviewer, other.id, { decision: 'dismiss' });
  expect([await opens(path), isKept(path)]).toEqual([404, true]);
  await tenMinutesPass();
  expect(isKept(path)).toBe(false);
});

test('a reported member’s photos are deleted with their account, also out of the case of somebody else', async () => {
  const { sender, receiver, own, messageId } = await createReported();
  await report(sender, receiver, { message_ids: [messageId] });
  await deleteAccount(testApp.dependencies, sender.id);
  expect(isKept(own)).toBe(false);
});
