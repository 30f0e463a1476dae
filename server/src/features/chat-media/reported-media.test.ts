import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import type { TestMember } from '../../testing/factories.ts';
import { deleteAccount } from '../personal-data/index.ts';
import { createReportClient } from '../reports/report-client.fixture.ts';
import { createMediaClient } from '../messages/media-client.fixture.ts';

const testApp = await buildTestApp();
const { createPayingCouple, sendPhoto, opens, remove, act, filesKept } = createMediaClient(testApp);
const { report, caseAbout, claim, decide, answerBan, createModerator } = createReportClient(testApp);

interface Evidence {
  readonly is_reported: boolean;
  readonly media: { readonly path: string } | null;
}

/** A photo that its receiver has reported, and the case as a reviewer opens it. */
async function createReported() {
  const [sender, receiver] = await createPayingCouple();
  const { body } = await sendPhoto(sender, receiver, 'Look');
  await report(receiver, sender, { message_ids: [body.id] });
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

async function evidenceOf(reviewer: TestMember, caseId: number): Promise<Evidence[]> {
  const { body } = await claim(reviewer, caseId);
  return body.details.flatMap(({ messages }: { messages: Evidence[] }) => messages);
}

test('a reviewer who has claimed the case sees a reported photo, which is noted in the audit', async () => {
  const { reviewer, caseId } = await createReported();
  const [seen] = await evidenceOf(reviewer, caseId);
  expect(seen).toMatchObject({ is_reported: true, media: { kind: 'photo', is_covered: false } });
  expect(await opens(seen?.media?.path ?? '')).toBe(200);
  const { rows } = await testApp.database.pool.query('select action from moderation_audit where case_id = $1', [
    caseId,
  ]);
  expect(rows).toContainEqual({ action: 'view_report' });
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
  const [seen] = await evidenceOf(reported.reviewer, reported.caseId);
  const path = seen?.media?.path ?? '';
  expect(await opens(path)).toBe(200);
  await decide(reported.reviewer, reported.caseId, { decision: 'dismiss' });
  expect(await opens(path)).toBe(404);
  expect(filesKept().some((file) => file.includes(path.split('/')[3] ?? ''))).toBe(false);
});

test('the end of a case takes the photo from reviewers, and leaves it to the two', async () => {
  const { reviewer, caseId, own } = await createReported();
  const [seen] = await evidenceOf(reviewer, caseId);
  await decide(reviewer, caseId, { decision: 'dismiss' });
  expect([await opens(seen?.media?.path ?? ''), await opens(own)]).toEqual([404, 200]);
});

test('the second reviewer of a ban sees the photo too; after the answer nobody does', async () => {
  const { reviewer, caseId } = await createReported();
  await claim(reviewer, caseId);
  await decide(reviewer, caseId, { decision: 'ban', reason: 'harassment', note: 'A nude photo.' });
  const second = await createModerator();
  const [seen] = await evidenceOf(second, caseId);
  expect(await opens(seen?.media?.path ?? '')).toBe(200);
  await answerBan(second, caseId, 'decline');
  expect(await opens(seen?.media?.path ?? '')).toBe(404);
});

test('a photo of two open cases is kept until both are closed', async () => {
  const { sender, receiver, reviewer, caseId, messageId } = await createReported();
  await report(sender, receiver, { message_ids: [messageId] });
  const other = await caseAbout(reviewer, receiver);
  await remove(sender, messageId);
  await evidenceOf(reviewer, caseId);
  await decide(reviewer, caseId, { decision: 'dismiss' });
  const [seen] = await evidenceOf(reviewer, other.id);
  expect(await opens(seen?.media?.path ?? '')).toBe(200);
  await decide(reviewer, other.id, { decision: 'dismiss' });
  expect(await opens(seen?.media?.path ?? '')).toBe(404);
});

test('a reported member’s photos are deleted with their account', async () => {
  const { sender, own } = await createReported();
  await deleteAccount(testApp.dependencies, sender.id);
  expect(filesKept().some((file) => file.includes(own.split('/')[3] ?? ''))).toBe(false);
});
