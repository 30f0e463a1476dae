import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

test('an answered offer to meet is not made again here, in any tab, until the member has left', async () => {
  const { session, signInAs, storage } = await openPage();
  const { isOffered, noteOffered } = await import('./meeting-memory.ts');
  noteOffered(7);
  expect([isOffered(7), isOffered(8)]).toEqual([true, false]);
  const stored = storage.getItem('mwanzo.meetingOffers') ?? '';
  session.logout();
  expect(storage.getItem('mwanzo.meetingOffers')).toBeNull();
  storage.setItem('mwanzo.meetingOffers', stored);
  signInAs(2);
  expect(isOffered(7)).toBe(false);
});

test('of the answers the last 200 are kept', async () => {
  await openPage();
  const { isOffered, noteOffered } = await import('./meeting-memory.ts');
  for (let partner = 1; partner <= 201; partner += 1) noteOffered(partner);
  expect([isOffered(1), isOffered(2), isOffered(201)]).toEqual([false, true, true]);
});

test('an answer is kept once, and two who match again are offered a plan again, without the others', async () => {
  const { storage } = await openPage();
  const { forgetOffered, isOffered, noteOffered } = await import('./meeting-memory.ts');
  const stored = () => storage.getItem('mwanzo.meetingOffers');
  forgetOffered(7);
  expect(stored()).toBeNull();
  for (const partner of [7, 8, 7, 9]) noteOffered(partner);
  expect(stored()).toBe('{"owner":1,"ids":[7,8,9]}');
  forgetOffered(8);
  expect([stored(), [7, 8, 9].map(isOffered)]).toEqual(['{"owner":1,"ids":[7,9]}', [true, false, true]]);
});
