import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const swipePath = 'POST /api/profiles/like-pass/';
const [asha, juma] = [
  { id: 7, name: 'Asha', interests: ['Music'] },
  { id: 8, name: 'Juma', interests: [] },
] as unknown as [VisibleProfile, VisibleProfile];
const stored = { body: { matched: false, match: null } };

/** Opens a page without a network on which Asha was liked and Juma passed. */
async function swipeOffline({ isVerified = true } = {}) {
  const page = await openPage({ profile: { id: 1, isVerified } });
  page.setOnline(false);
  const { takeBackUnsent } = await import('../swipes/take-back-unsent.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  const { keepSwipe, waitingSwipes } = await import('./waiting-swipes.ts');
  const kept = [keepSwipe(asha, true, true), keepSwipe(juma, false, true)];
  const start = () => {
    const stop = startSending(page.client);
    onTestFinished(stop);
    return stop;
  };
  const goOnline = () => {
    page.setOnline(true);
    page.dispatch('online');
  };
  const waitingIds = () => waitingSwipes.read().flatMap(({ id, match }) => (match ? [] : Number(id)));
  const matches = () => waitingSwipes.read().flatMap(({ match }) => match ?? []);
  return { page, kept, start, goOnline, waitingIds, matches, takeBackUnsent, keepSwipe };
}

test('decisions without a network are sent in their order when it is back, one after the other', async () => {
  const { page, kept, start, goOnline, waitingIds } = await swipeOffline();
  expect(kept).toEqual([true, true]);
  start();
  expect([await page.requestsUnderWay(), waitingIds()]).toEqual([0, [7, 8]]);
  goOnline();
  const first = await page.api.take(swipePath);
  expect(JSON.parse(first.body)).toEqual({ target_profile_id: 7, matched: true });
  expect(await page.requestsUnderWay()).toBe(1);
  first.reply(stored);
  const second = await page.api.take(swipePath);
  expect(JSON.parse(second.body)).toEqual({ target_profile_id: 8, matched: false });
  second.reply(stored);
  await until(() => expect(page.storage.getItem('mwanzo.swipes')).toBeNull());
  const { likesUnderWay } = await import('../../../../shared/likes/likes-under-way.ts');
  expect(likesUnderWay.size).toBe(0);
});

test('a match that a waiting like makes is kept, also over a reload, until its moment was seen', async () => {
  const { page, start, goOnline, waitingIds, matches, takeBackUnsent } = await swipeOffline();
  start();
  goOnline();
  (await page.api.take(swipePath)).reply({ body: { matched: true, match: { id: 7, name: 'Asha' } } });
  (await page.api.take(swipePath)).reply(stored);
  await until(() => expect(waitingIds()).toEqual([]));
  expect(matches()).toEqual([{ id: 7, name: 'Asha' }]);
  expect(page.storage.getItem('mwanzo.swipes')).toContain('Asha');
  // The match shows here, so the event about it is ignored. The server has the like, so it is taken back there.
  const { likesUnderWay } = await import('../../../../shared/likes/likes-under-way.ts');
  expect([[...likesUnderWay], await takeBackUnsent(7), matches().length]).toEqual([[7], false, 1]);
});

test('two matches of waiting likes are shown one after the other', async () => {
  const { page, start, goOnline, matches, keepSwipe } = await swipeOffline();
  keepSwipe(juma, true, false);
  start();
  await page.requestsUnderWay();
  goOnline();
  for (const id of [7, 8]) (await page.api.take(swipePath)).reply({ body: { matched: true, match: { id } } });
  await until(() => expect(matches().map(({ id }) => id)).toEqual([7, 8]));
});

test('where browsers have locks, decisions are sent in only one tab', async () => {
  const { page, start, goOnline } = await swipeOffline();
  const otherTab = Promise.withResolvers<void>();
  const asked: string[] = [];
  const request = async (name: string, _: object, act: () => unknown) => {
    asked.push(name);
    await otherTab.promise;
    await act();
  };
  Object.assign(navigator, { locks: { request } });
  start();
  goOnline();
  expect([asked, await page.requestsUnderWay()]).toEqual([['mwanzo.swipes'], 0]);
  otherTab.resolve();
  await page.api.take(swipePath);
});

test('a refused decision is said kindly and does not hold up the next one', async () => {
  const { page, start, goOnline, waitingIds } = await swipeOffline();
  start();
  goOnline();
  (await page.api.take(swipePath)).reply({ status: 404, body: { code: 'not_found', detail: '' } });
  (await page.api.take(swipePath)).reply(stored);
  await until(() => expect(waitingIds()).toEqual([]));
  expect(page.toast()).toBe('One choice was not sent');
});

test('a server that fails does not lose a decision', async () => {
  const { page, start, goOnline, waitingIds, takeBackUnsent, keepSwipe } = await swipeOffline();
  start();
  goOnline();
  (await page.api.take(swipePath)).reply({ status: 503 });
  expect([await page.requestsUnderWay(), waitingIds()]).toEqual([0, [7, 8]]);
  const { likesUnderWay } = await import('../../../../shared/likes/likes-under-way.ts');
  expect(likesUnderWay.size).toBe(0);
  // It can be taken back again, since it is not being sent any more.
  expect(await takeBackUnsent(7)).toBe(true);
  keepSwipe(asha, true, true);
  page.dispatch('online');
  (await page.api.take(swipePath)).reply(stored);
  (await page.api.take(swipePath)).reply(stored);
  await until(() => expect(waitingIds()).toEqual([]));
});

test('a decision that was not sent can be taken back, one that is being sent cannot', async () => {
  const { page, start, goOnline, waitingIds, takeBackUnsent } = await swipeOffline();
  expect([await takeBackUnsent(8), await takeBackUnsent(8), waitingIds()]).toEqual([true, false, [7]]);
  start();
  goOnline();
  const sent = await page.api.take(swipePath);
  expect(await takeBackUnsent(7)).toBe(false);
  sent.reply(stored);
  await until(() => expect(waitingIds()).toEqual([]));
});

test('a like that is certain to be refused does not wait', async () => {
  const { kept, waitingIds } = await swipeOffline({ isVerified: false });
  expect([kept, waitingIds()]).toEqual([[false, true], [8]]);
});

test('logging out forgets what waits, and another member never sends it', async () => {
  const { page, waitingIds } = await swipeOffline();
  const left = page.storage.getItem('mwanzo.swipes') ?? '';
  page.session.logout();
  expect(page.storage.getItem('mwanzo.swipes')).toBeNull();
  page.storage.setItem('mwanzo.swipes', left.replace('"owner":1', '"owner":2'));
  page.signInAs(1);
  expect(waitingIds()).toEqual([]);
});

test('a waiting like carries its note, and its words alone if the answer is gone meanwhile', async () => {
  const { page, start, goOnline, waitingIds, takeBackUnsent, keepSwipe } = await swipeOffline();
  await takeBackUnsent(8);
  keepSwipe(asha, true, true, { comment: 'Sugar too?', prompt_id: 'chai-rules' });
  start();
  goOnline();
  const first = await page.api.take(swipePath);
  const like = { target_profile_id: 7, matched: true, comment: 'Sugar too?' };
  expect(JSON.parse(first.body)).toEqual({ ...like, prompt_id: 'chai-rules' });
  first.reply({ status: 409, body: { code: 'liked_part_gone', detail: '' } });
  const again = await page.api.take(swipePath);
  expect(JSON.parse(again.body)).toEqual(like);
  again.reply(stored);
  await until(() => expect(waitingIds()).toEqual([]));
  expect(page.toast()).not.toBe('One choice was not sent');
});

test('what waits is tried again after 5 s, twice as long each time up to a minute, and at once online', async () => {
  const { page, start, goOnline } = await swipeOffline();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const failed = async () => (await page.api.take(swipePath)).reply({ status: 503 });
  const isTriedAfter = async (milliseconds: number) => {
    while (!timers.mock.calls.some(([, delay]) => delay === milliseconds)) await page.requestsUnderWay();
    timers.mockClear();
    vi.advanceTimersByTime(milliseconds - 1);
    expect(await page.requestsUnderWay()).toBe(0);
    vi.advanceTimersByTime(1);
    await failed();
  };
  page.setOnline(true);
  start();
  await failed();
  for (const seconds of [5, 10, 20, 40, 60, 60]) await isTriedAfter(seconds * 1000);
  goOnline();
  await failed();
  await isTriedAfter(5000);
});

test('what fails after the network has come back is tried again at once', async () => {
  const { page, start, goOnline } = await swipeOffline();
  start();
  await page.requestsUnderWay();
  goOnline();
  const lost = await page.api.take(swipePath);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  goOnline();
  expect(await page.requestsUnderWay()).toBe(1);
  const sent = vi.spyOn(globalThis, 'fetch');
  lost.reply({ hangUp: true });
  // No timer runs meanwhile.
  for (let turn = 0; turn < 30 && sent.mock.calls.length === 0; turn += 1) await page.requestsUnderWay();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(JSON.parse((await page.api.take(swipePath)).body)).toMatchObject({ target_profile_id: 7 });
});

test.each(['', ', though the network came back during it'])(
  'a stop amid a failing attempt ends it%s',
  async (again) => {
    const { page, start, goOnline } = await swipeOffline();
    const stop = start();
    await page.requestsUnderWay();
    goOnline();
    const lost = await page.api.take(swipePath);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    if (again) goOnline();
    stop();
    lost.reply({ status: 503 });
    await until(async () => expect(await page.requestsUnderWay()).toBe(0));
    vi.advanceTimersByTime(60_000);
    expect(await page.requestsUnderWay()).toBe(0);
  },
);

test('a decision that comes later is sent after 5 s, if the browser has not noticed the network', async () => {
  const page = await openPage();
  const { startSending } = await import('../../../../sending/start-sending.ts');
  const { keepSwipe } = await import('./waiting-swipes.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(startSending(page.client));
  await page.requestsUnderWay();
  keepSwipe(asha, true, false);
  vi.advanceTimersByTime(4999);
  expect(await page.requestsUnderWay()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await page.requestsUnderWay()).toBe(1);
});

test('once it is stopped nothing is sent any more, neither online nor after its wait', async () => {
  const { page, start, goOnline } = await swipeOffline();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = start();
  await page.requestsUnderWay();
  stop();
  goOnline();
  vi.advanceTimersByTime(120_000);
  expect(await page.requestsUnderWay()).toBe(0);
});
