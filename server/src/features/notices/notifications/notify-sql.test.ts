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

test('a swipe tells the devices of both what concerns them, and notifies nobody twice', async () => {
  const [amina, brian] = [await createMember(testApp), await createMember(testApp)];
  const told: unknown[] = [];
  const stop = events.subscribe(({ to, event }) => told.push({ to, event }));
  const dependencies = { database, clock, events, requirePhoto: false, signPhotoFor: () => () => '' };
  const swipe = async (userId: number, targetId: number, liked: boolean) => {
    await swipeProfile(dependencies, userId, { targetId, liked });
    return told.splice(0);
  };
  const notified = ({ id }: { id: number }, kind: 'like' | 'match') => ({
    to: [id],
    event: { type: 'notification', kind },
  });
  const swiped = { to: [amina.id], event: { type: 'swiped', partner: brian.id } };
  expect(await swipe(amina.id, brian.id, false)).toEqual([swiped]);
  expect(await swipe(amina.id, brian.id, false)).toEqual([]);
  expect(await swipe(amina.id, brian.id, true)).toEqual([swiped, notified(brian, 'like')]);
  expect(await swipe(amina.id, brian.id, true)).toEqual([]);
  const [own, theirs, ...news] = await swipe(brian.id, amina.id, true);
  expect(own).toEqual({ to: [brian.id], event: { type: 'match', partner: amina.id } });
  expect(theirs).toEqual({ to: [amina.id], event: { type: 'match', partner: brian.id } });
  expect(news).toHaveLength(2);
  for (const member of [amina, brian]) expect(news).toContainEqual(notified(member, 'match'));
  expect(await swipe(brian.id, amina.id, true)).toEqual([]);
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
