import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const keyPath = 'GET /api/push/key/';
const subscribePath = 'POST /api/push/subscriptions/';

/** Shows the offer in a browser that answers the question about pushes so. */
async function openOffer(answer: NotificationPermission) {
  const page = await openPage();
  const requestPermission = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('PushManager', Object);
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: {} }),
  };
  const ready = Promise.resolve({
    pushManager: { getSubscription: async () => null, subscribe: async () => subscription },
  });
  Object.assign(navigator, { serviceWorker: { register: () => Promise.resolve(), ready } });
  const { PushOffer } = await import('./push-offer.tsx');
  const screen = await showScreen(page, <PushOffer />);
  await until(() => expect(screen.text()).toContain('Hear from them at once'));
  return {
    page,
    screen,
    requestPermission,
    state: () => page.client.getQueryData(['push-state']),
    isAnswered: () => page.storage.getItem('mwanzo.pushOffer') !== null,
  };
}

test('the browser asks once, after a press, and then the offer says that pushes are on', async () => {
  const { page, screen, requestPermission, state, isAnswered } = await openOffer('granted');
  expect(requestPermission).not.toHaveBeenCalled();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/push-offer.txt');
  await screen.press('Tell me when they write');
  expect((await screen.button('Tell me when they write')).getAttribute('aria-busy')).toBe('true');
  await screen.press('Tell me when they write');
  (await page.api.take(keyPath)).reply({ body: { key: 'k' } });
  const sent = await page.api.take(subscribePath);
  expect(JSON.parse(sent.body)).toMatchObject({ endpoint: 'https://push.test/1' });
  expect(isAnswered()).toBe(false);
  sent.reply({ status: 204 });
  await until(() => expect(screen.text()).toContain('We will tell you'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/pushes-on.txt');
  expect([requestPermission.mock.calls.length, state(), isAnswered()]).toEqual([1, 'on', true]);
});

test.each([
  ['denied', 'blocked'],
  ['default', 'off'],
] as const)('a member who answers the browser with "%s" is asked no more', async (answer, expected) => {
  const { page, screen, state, isAnswered } = await openOffer(answer);
  await screen.press('Tell me when they write');
  await until(() => expect(screen.text()).toBe(''));
  expect([state(), isAnswered(), await page.requestsUnderWay()]).toEqual([expected, true, 0]);
});

test('what failed says so, counts as no answer, and works when pressed again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { page, screen, isAnswered } = await openOffer('granted');
  await screen.press('Tell me when they write');
  (await page.api.take(keyPath)).reply({ status: 403 });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/push-failed.txt');
  expect(logged.mock.calls).toEqual([['Could not turn pushes on', expect.any(Error)]]);
  expect(isAnswered()).toBe(false);
  await screen.press('Tell me when they write');
  expect(screen.text()).not.toContain('That did not work.');
  (await page.api.take(keyPath)).reply({ body: { key: 'k' } });
  (await page.api.take(subscribePath)).reply({ status: 204 });
  await until(() => expect(screen.text()).toContain('We will tell you'));
});

test('“Not now” closes the offer for good, without a question of the browser', async () => {
  const { screen, requestPermission, isAnswered } = await openOffer('granted');
  await screen.press('Not now');
  expect([screen.text(), requestPermission.mock.calls, isAnswered()]).toEqual(['', [], true]);
});

test('an offer that another tab has answered goes, and one whose attempt failed stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { page, screen } = await openOffer('granted');
  const become = async (state: string) => {
    page.client.setQueryData(['push-state'], state);
    await page.requestsUnderWay();
    return screen.text();
  };
  expect(await become('on')).toBe('');
  expect(await become('off')).toContain('Hear from them at once');
  await screen.press('Tell me when they write');
  // It stays while the browser and the server are asked.
  expect(await become('blocked')).toContain('Hear from them at once');
  (await page.api.take(keyPath)).reply({ status: 403 });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  expect(await become('blocked')).toContain('That did not work.');
});

test.each([
  [true, false, 'off', true],
  [true, false, 'on', false],
  [true, false, 'blocked', false],
  [true, false, 'unsupported', false],
  [true, false, undefined, undefined],
  [false, false, 'off', false],
  [false, false, undefined, false],
  [true, true, 'off', false],
  [true, true, undefined, false],
])('with matches: %j, answered: %j and pushes %j, they may be offered: %j', async (has, isAnswered, state, may) => {
  const page = await openPage();
  if (isAnswered) page.storage.setItem('mwanzo.pushOffer', 'answered');
  page.client.setQueryDefaults(['push-state'], { staleTime: Number.POSITIVE_INFINITY, enabled: false });
  if (state !== undefined) page.client.setQueryData(['push-state'], state);
  const { useMayOfferPushes } = await import('./may-offer-pushes.ts');
  expect(page.run(() => useMayOfferPushes(has), undefined).now()).toBe(may);
});
