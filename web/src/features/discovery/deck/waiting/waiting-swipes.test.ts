import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

const swipePath = 'POST /api/profiles/like-pass/';
const [asha, juma] = [
  { id: 7, name: 'Asha', interests: ['Music'] },
  { id: 8, name: 'Juma', interests: [] },
] as unknown as [VisibleProfile, VisibleProfile];

test('a like that loses the network on its way waits with its note, and counts as decided', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: true } });
  const { swipeProfile } = await import('../swipes/swipe-profile.ts');
  const { nextNotes } = await import('../likes/like-note.ts');
  const { decidedProfile } = await import('../swipes/decided-profile.ts');
  const { readWaiting } = await import('./waiting-swipes.ts');
  const note = { comment: 'Sugar too?' };
  nextNotes.set(7, note);
  const swiped = swipeProfile(asha, true, false);
  const { reply } = await page.api.take(swipePath);
  page.setOnline(false);
  reply({ hangUp: true });
  expect(await swiped).toBeNull();
  expect(readWaiting().swipes).toEqual([{ id: 7, name: 'Asha', interests: ['Music'], liked: true, note }]);
  expect([decidedProfile.read(), page.toast()]).toEqual([7, undefined]);
});

test('a like that loses the network fails if the code that keeps it cannot load', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: true } });
  const { swipeProfile } = await import('../swipes/swipe-profile.ts');
  vi.doMock(import('./waiting-swipes.ts'), () => Promise.reject(new Error('no network')));
  onTestFinished(() => void vi.doUnmock('./waiting-swipes.ts'));
  const swiped = swipeProfile(asha, true, false);
  const { reply } = await page.api.take(swipePath);
  page.setOnline(false);
  reply({ hangUp: true });
  expect(await swiped).toBeUndefined();
  expect(page.toast()).toBe('Action failed');
});

test.each([
  ['a like on a touch screen', true, true, 'You liked the profile!'],
  ['a pass', false, true, undefined],
  ['a like with a mouse', true, false, undefined],
])('%s that waits is confirmed only if it is a like by touch', async (_, liked, touch, toast) => {
  const page = await openPage();
  const { keepSwipe } = await import('./waiting-swipes.ts');
  keepSwipe(asha, liked, touch);
  expect(page.toast()).toBe(toast);
});

test('a change in this tab or another one is heard until nobody follows any more', async () => {
  const page = await openPage();
  const { keepSwipe, subscribeToWaiting } = await import('./waiting-swipes.ts');
  const heard = vi.fn();
  const stop = subscribeToWaiting(heard);
  keepSwipe(asha, true, false);
  expect(heard).toHaveBeenCalledTimes(1);
  page.hearStorage('mwanzo.swipes');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  keepSwipe(juma, false, false);
  page.hearStorage('mwanzo.swipes');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('nothing is stored once the session has ended in another tab', async () => {
  const page = await openPage();
  const { keepSwipe } = await import('./waiting-swipes.ts');
  page.storage.removeItem('accessToken');
  keepSwipe(asha, true, false);
  expect(page.storage.getItem('mwanzo.swipes')).toBeNull();
});
