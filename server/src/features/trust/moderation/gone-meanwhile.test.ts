import { expect, test } from 'vitest';
import type { Screened, Screener, SeenPhoto } from '../../../gateways/screening/screener.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { approval, createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createModerationClient } from './moderation-client.fixture.ts';

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
const { notificationsOf } = createModerationClient(testApp);
const reviewer = await createMember(testApp, { role: 'moderator' });
const member = await createMember(testApp, { name: 'Wanjiku' });

/** Begins to decide while the member's save is under way, which then ends with this statement. */
async function decideDuring(act: () => Promise<{ statusCode: number }>, of: TestMember, text: string, id: number) {
  const saving = await database.pool.connect();
  await saving.query('begin');
  await saving.query('select from profiles where user_id = $1 for update', [of.id]);
  const decided = act();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  await saving.query(text, [id]);
  await saving.query('commit');
  saving.release();
  return (await decided).statusCode;
}

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
