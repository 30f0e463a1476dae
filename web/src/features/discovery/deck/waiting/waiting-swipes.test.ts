import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ResponseCode } from '../../../../api/request-error.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const swipePath = 'POST /api/profiles/like-pass/';
const [asha, juma] = [
  {
    id: 7,
    name: 'Asha',
    interests: ['Music'],
    location: 'Lamu',
    prompts: [{ prompt_id: 'chai-rules', answer: 'Two' }],
  },
  { id: 8, name: 'Juma', interests: [] },
] as unknown as [VisibleProfile, VisibleProfile];

test('a like that loses the network on its way waits with its note, and counts as decided', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: true } });
  const { swipeProfile } = await import('../swipes/swipe-profile.ts');
  const { nextNotes } = await import('../likes/like-note.ts');
  const { decidedProfile } = await import('../../../../shared/deck/decided-profile.ts');
  const { waitingSwipes } = await import('./waiting-swipes.ts');
  const note = { comment: 'Sugar too?' };
  nextNotes.set(7, note);
  const swiped = swipeProfile(asha, true, false);
  const { reply } = await page.api.take(swipePath);
  page.setOnline(false);
  reply({ hangUp: true });
  expect(await swiped).toBeNull();
  expect(waitingSwipes.read()).toEqual([
    {
      id: '7',
      phase: 'lost',
      name: 'Asha',
      interests: ['Music'],
      location: 'Lamu',
      prompts: [{ prompt_id: 'chai-rules', answer: 'Two' }],
      liked: true,
      note,
    },
  ]);
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
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const description = toast && 'It is sent when you are back online.';
  expect([page.toast(), toastStore.read()?.description]).toEqual([toast, description]);
});

test('a change in this tab or another one is heard until nobody follows any more', async () => {
  const page = await openPage();
  const { keepSwipe, waitingSwipes } = await import('./waiting-swipes.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  page.setOnline(false);
  onTestFinished(startSending(page.client));
  const heard = vi.fn();
  const stop = waitingSwipes.subscribe(heard);
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

/** Opens a page on which an earlier visit has left something. */
async function openWith(stored: unknown, text = JSON.stringify(stored)) {
  const page = await openPage();
  page.storage.setItem('mwanzo.swipes', text);
  const { waitingSwipes } = await import('./waiting-swipes.ts');
  return { page, waiting: waitingSwipes.read() };
}

const left = {
  owner: 1,
  items: [
    { match: { id: 3, user: { id: 9 } }, id: '9', name: 'Juma', interests: ['Yoga'], liked: true, phase: 'kept' },
    { id: '7', name: 'Asha', interests: [], liked: true, note: { comment: 'Sugar too?' }, phase: 'waiting' },
  ],
};

test('what an earlier visit has stored still leaves, and its matches are shown', async () => {
  const { page, waiting } = await openWith(left);
  expect(waiting).toEqual(left.items);
  const { startSending } = await import('../../../../sending/start-sending.ts');
  onTestFinished(startSending(page.client));
  const sent = await page.api.take(swipePath);
  expect(JSON.parse(sent.body)).toEqual({ target_profile_id: 7, matched: true, comment: 'Sugar too?' });
});

test('what another member has left is neither shown nor sent', async () => {
  const { page, waiting } = await openWith({ ...left, owner: 2 });
  expect(waiting).toEqual([]);
  const { startSending } = await import('../../../../sending/start-sending.ts');
  onTestFinished(startSending(page.client));
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"owner":1}', '{"owner":1,"items":"x"}'])('%j is nothing', async (text) => {
  expect((await openWith(undefined, text)).waiting).toEqual([]);
});

test('a decision waits while the network or the server fails, and not after a refusal', async () => {
  await openPage();
  const { isWorthWaiting } = await import('./waiting-swipes.ts');
  const { NetworkError: Lost, RequestError: Refused } = await import('../../../../api/request-error.ts');
  const refused = (status: number, code: ResponseCode) =>
    new Refused({ status, code, detail: '', fields: {}, retryAfterSeconds: undefined });
  const passing = [new Lost('x'), refused(500, 'internal'), refused(503, 'unknown'), refused(429, 'busy')];
  expect(passing.map(isWorthWaiting)).toEqual([true, true, true, true]);
  const final = [refused(403, 'verification_required'), refused(404, 'not_found'), refused(429, 'daily_limit_reached')];
  expect([...final, new Error('a bug')].map(isWorthWaiting)).toEqual([false, false, false, false]);
});

test('a like whose liked part is gone and that has no words becomes a plain like', async () => {
  const page = await openPage();
  const { keepSwipe } = await import('./waiting-swipes.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  page.setOnline(false);
  keepSwipe(asha, true, false, { photo_id: 3 });
  page.setOnline(true);
  onTestFinished(startSending(page.client));
  (await page.api.take(swipePath)).reply({ status: 409, body: { code: 'liked_part_gone', detail: '' } });
  const plain = await page.api.take(swipePath);
  expect(JSON.parse(plain.body)).toEqual({ target_profile_id: 7, matched: true });
  plain.reply({ status: 404, body: { code: 'not_found', detail: '' } });
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const told = { title: 'One choice was not sent', description: 'You will meet Asha again, so nothing is lost.' };
  await until(() => expect(toastStore.read()).toMatchObject(told));
});

test('a pass that waited is told that the like of another device stands, and shows no match', async () => {
  const page = await openPage();
  const { keepSwipe, waitingSwipes } = await import('./waiting-swipes.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  keepSwipe(asha, false, false);
  onTestFinished(startSending(page.client));
  const match = { id: 3, user: { id: 7 } };
  (await page.api.take(swipePath)).reply({ body: { matched: true, match, standing: 'like' } });
  await until(() => expect(waitingSwipes.read()).toEqual([]));
  expect(page.toast()).toBe('You liked Asha on your other device');
});

test('a like that is sent again after a lost response finds itself there, and says nothing', async () => {
  const page = await openPage();
  const { keepSwipe, waitingSwipes } = await import('./waiting-swipes.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  keepSwipe(asha, true, false);
  onTestFinished(startSending(page.client));
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null, standing: 'like' } });
  await until(() => expect(waitingSwipes.read()).toEqual([]));
  expect(page.toast()).toBeUndefined();
});

test('decisions keep their order, and a later one about the same person takes the place of the earlier', async () => {
  const page = await openPage();
  page.setOnline(false);
  const { keepSwipe, waitingSwipes } = await import('./waiting-swipes.ts');
  keepSwipe(asha, true, false);
  keepSwipe(juma, false, false);
  keepSwipe(asha, false, false);
  expect(waitingSwipes.read().map(({ id, liked }) => [id, liked])).toEqual([
    ['8', false],
    ['7', false],
  ]);
});

test('a decision on somebody with whom contact ends while it is sent is under way no more', async () => {
  const page = await openPage();
  const { forgetSwipe, keepSwipe, waitingSwipes } = await import('./waiting-swipes.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  keepSwipe(asha, true, false);
  keepSwipe(juma, false, false);
  onTestFinished(startSending(page.client));
  await page.api.take(swipePath);
  forgetSwipe(7);
  expect(JSON.parse((await page.api.take(swipePath)).body)).toEqual({ target_profile_id: 8, matched: false });
  expect([await page.requestsUnderWay(), waitingSwipes.read().map(({ id }) => id)]).toEqual([1, ['8']]);
});
