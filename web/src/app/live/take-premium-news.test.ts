import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { stubLocation } from '../../testing/stub-location.ts';
import { until as eventually } from '../../testing/until.ts';

const params = { decision: 'approved' };
const arrival = { id: 7, kind: 'payment', is_read: false, params };
const until = '2026-12-01T15:42:00.000Z';

/** Opens a page whose notifications are these. */
async function openWith(notifications: readonly object[]) {
  const page = await openPage();
  const { notificationsQuery } = await import('../../features/notices/notifications/notifications-query.ts');
  const { takePremiumNews } = await import('./take-premium-news.ts');
  const { premiumSeen } = await import('../../shared/premium/premium-news.ts');
  const { queryKey } = notificationsQuery;
  page.client.setQueryData(queryKey, notifications);
  return {
    ...page,
    premiumSeen,
    take: () => takePremiumNews(page.client),
    left: () => page.client.getQueryData(queryKey),
    plan: async (body: object) => (await page.api.take('GET /api/premium/')).reply({ body }),
    mark: async (status = 200) => (await page.api.take('POST /api/notifications/7/mark-read/')).reply({ status }),
  };
}

test('a payment that has arrived is told once, with until when, and is read on every device by then', async () => {
  const page = await openWith([arrival]);
  const taking = page.take();
  await page.plan({ plan: 'premium', until });
  await page.mark();
  (await page.api.take('GET /api/profiles/likes-me/')).reply({ body: { plan: 'premium', count: 12, people: [] } });
  expect(await taking).toEqual({ kind: 'begun', until, likers: 12, isTrial: false });
  expect(page.left()).toEqual([]);
  expect(await page.take()).toBeNull();
});

test('a payment is told also if nobody can say how many wait', async () => {
  const page = await openWith([arrival]);
  const taking = page.take();
  await page.plan({ plan: 'premium', until });
  await page.mark();
  (await page.api.take('GET /api/profiles/likes-me/')).reply({ status: 403 });
  expect(await taking).toEqual({ kind: 'begun', until, likers: 0, isTrial: false });
});

test('news that could not be marked as read is not shown, and is there for the next try', async () => {
  const page = await openWith([arrival]);
  const taking = page.take();
  const failing = expect(taking).rejects.toThrow();
  await page.plan({ plan: 'premium', until });
  await page.mark(503);
  await failing;
  expect(page.left()).toEqual([arrival]);
});

test('whoever saw the sun on the receipt, or has no Premium any more, is told nothing more', async () => {
  const page = await openWith([arrival]);
  page.premiumSeen.write(true);
  const seen = page.take();
  await page.plan({ plan: 'premium', until });
  await page.mark();
  expect(await seen).toBeNull();
  // The next payment is told again.
  expect(page.premiumSeen.read()).toBe(false);
});

const ended = { id: 7, kind: 'premium', is_read: false, params: { days_left: 0, is_trial: true } };

test('the end of a trial is told once, and is read on every device by then', async () => {
  const page = await openWith([ended]);
  const taking = page.take();
  await page.plan({ plan: 'basic', until: null });
  await page.mark();
  expect(await taking).toEqual({ kind: 'ended' });
  expect(page.left()).toEqual([]);
  expect(await page.take()).toBeNull();
});

test('the end of a trial leaves it to the next receipt whether its Premium was told', async () => {
  const page = await openWith([ended]);
  page.premiumSeen.write(true);
  const taking = page.take();
  await page.plan({ plan: 'basic', until: null });
  await page.mark();
  expect([await taking, page.premiumSeen.read()]).toEqual([{ kind: 'ended' }, true]);
});

test.each([
  { plan: 'basic', until },
  { plan: 'premium', until: null },
])('a payment that has left %j is not told', async (plan) => {
  const page = await openWith([arrival]);
  const taking = page.take();
  await page.plan(plan);
  await page.mark();
  expect(await taking).toBeNull();
});

test('whoever has paid since hears that Premium has begun, and not that the trial has ended', async () => {
  const page = await openWith([ended]);
  const taking = page.take();
  await page.plan({ plan: 'premium', until });
  await page.mark();
  expect(await taking).toBeNull();
});

test.each([
  ['about the end of a paid month', { ...ended, params: { days_left: 0 } }],
  ['read', { ...arrival, is_read: true }],
  ['about money that was given back', { ...arrival, params: { decision: 'rejected' } }],
  ['about a like', { ...arrival, kind: 'like' }],
])('a notification that is %s says nothing of Premium', async (_, notification) => {
  const page = await openWith([notification]);
  expect(await page.take()).toBeNull();
  expect(await page.requestsUnderWay()).toBe(0);
});

/** Opens the page at this path, with news of a payment, for a member who touches nothing. */
async function openIdle(path: string) {
  const page = await openWith([]);
  const { goTo } = stubLocation(page, path);
  Object.assign(document, { querySelector: () => null });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { usePremiumNews } = await import('./use-premium-news.ts');
  const { callPartner } = await import('../../shared/calls/call-partner.ts');
  const { trialQuestion } = await import('../../shared/premium/premium-news.ts');
  const hook = page.run(() => usePremiumNews(), undefined);
  const arrive = () => page.client.setQueryData(['notifications'], [arrival]);
  arrive();
  return {
    ...page,
    hook,
    arrive,
    callPartner,
    trialQuestion,
    isTaken: async () => {
      await page.requestsUnderWay();
      vi.advanceTimersByTime(500);
      return (await page.requestsUnderWay()) > 0;
    },
    /** Answers the requests that the news causes. */
    answer: async () => {
      await page.plan({ plan: 'premium', until });
      await page.mark();
      (await page.api.take('GET /api/profiles/likes-me/')).reply({ body: { plan: 'premium', count: 0, people: [] } });
    },
    goTo,
  };
}

test('news is shown to an idle member until it is closed, and later news again', async () => {
  const page = await openIdle('/discover');
  for (let time = 1; time <= 2; time += 1) {
    expect(await page.isTaken()).toBe(true);
    // While it is taken it is not taken again.
    vi.advanceTimersByTime(2000);
    await page.answer();
    expect(await page.requestsUnderWay()).toBe(0);
    await eventually(() => expect(page.hook.now().news).toMatchObject({ kind: 'begun', until }));
    page.arrive();
    // The second news waits for the first to be closed.
    expect(await page.isTaken()).toBe(false);
    page.hook.now().forget();
    await eventually(() => expect(page.hook.now().news).toBeNull());
  }
});

test.each(['/premium', '/premium/orders/MW-7', '/dates/with/7', '/moderation', '/chat/7'])(
  'on %s news waits for the next page',
  async (path) => {
    const page = await openIdle(path);
    expect(await page.isTaken()).toBe(false);
    page.goTo('/matches');
    expect(await page.isTaken()).toBe(true);
  },
);

test('where the receipt has said it, news is marked as read on the same page', async () => {
  const page = await openIdle('/premium/orders/MW-7');
  page.premiumSeen.write(true);
  expect(await page.isTaken()).toBe(true);
});

test('news waits for the end of a call, and of the question before a trial', async () => {
  const page = await openIdle('/discover');
  page.callPartner.write(7);
  expect(await page.isTaken()).toBe(false);
  page.callPartner.write(null);
  page.trialQuestion.write('asked');
  await page.requestsUnderWay();
  expect([await page.isTaken(), page.hook.now().isAsked]).toEqual([false, true]);
  page.trialQuestion.write('near');
  expect(await page.isTaken()).toBe(true);
});

test('a trial that starts is told at once, wherever it is', async () => {
  const page = await openIdle('/chat/7');
  page.hook.now().onTrialStarted(until);
  (await page.api.take('GET /api/profiles/likes-me/')).reply({ body: { plan: 'premium', count: 2, people: [] } });
  const news = { kind: 'begun', until, likers: 2, isTrial: true };
  await eventually(() => expect(page.hook.now().news).toEqual(news));
});
