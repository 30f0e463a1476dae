import { expect, test } from 'vitest';
import { getRow } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { storeMessage } from '../../conversations/messages/store-message.ts';
import { swipeProfile } from '../../discovery/swipes/index.ts';
import { recordDecision } from '../../trust/verifications/index.ts';
import { insertVerification } from '../../trust/verifications/verifications.repository.ts';

const testApp = await buildTestApp();
const { database, clock, events } = testApp;
const now = clock.now();

test('a swipe tells whom it notifies: the one who is liked, or both of a new match, and nobody twice', async () => {
  const [amina, brian] = [await createMember(testApp), await createMember(testApp)];
  const told: { userId: number | undefined; kind: string }[] = [];
  const stop = events.subscribe(({ to, event }) => {
    if (event.type === 'notification') told.push({ userId: to?.[0], kind: event.kind });
  });
  const dependencies = { database, clock, events, requirePhoto: false, signPhotoFor: () => () => '' };
  const swipe = async (userId: number, targetId: number, liked: boolean) => {
    await swipeProfile(dependencies, userId, { targetId, liked });
    return told.splice(0);
  };
  expect(await swipe(amina.id, brian.id, false)).toEqual([]);
  expect(await swipe(amina.id, brian.id, true)).toEqual([{ userId: brian.id, kind: 'like' }]);
  expect(await swipe(amina.id, brian.id, true)).toEqual([]);
  const both = await swipe(brian.id, amina.id, true);
  expect(both).toHaveLength(2);
  for (const { id } of [amina, brian]) expect(both).toContainEqual({ userId: id, kind: 'match' });
  stop();
});

test('a message returns its receiver, once until the notification is read', async () => {
  const [amina, brian] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, amina, brian);
  const words = { text: 'Habari', clientId: null, replyTo: null, quoted: null, media: null };
  const message = {
    senderId: amina.id,
    receiverId: brian.id,
    ...words,
    promptId: null,
    promptAnswer: null,
    warning: null,
  };
  const send = () => storeMessage(database, message, { now, limit: null });
  expect(await send()).toMatchObject({ isNotified: true });
  expect(await send()).toMatchObject({ isNotified: false });
  await database.pool.query('update notifications set read_at = now()');
  expect(await send()).toMatchObject({ isNotified: true });
});

test('a decision returns the member it is about, and nobody when it may not be made', async () => {
  const { id: userId } = await createMember(testApp, { verified: false });
  const submission = {
    userId,
    selfieKey: 'selfie',
    documentKey: 'document',
    submittedAt: now,
    pose: 'chin_open',
    consent: 1,
  } as const;
  const verificationId = (await getRow(database, insertVerification, submission))?.id ?? 0;
  const decision = { verificationId, decision: 'approve', moderatorId: null } as const;
  expect(await recordDecision(database, decision, now)).toEqual([{ userId, kind: 'verification' }]);
  expect(await recordDecision(database, decision, now)).toBeNull();
});
