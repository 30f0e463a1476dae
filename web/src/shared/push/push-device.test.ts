import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

const keyPath = 'GET /api/push/key/';
const subscriptionPath = 'POST /api/push/subscriptions/';
const body = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 's' } };

interface Device {
  permission?: NotificationPermission;
  /** The server's key with which the browser has subscribed. */
  key?: Uint8Array | null;
  /** The member's answer to the browser's question. */
  answer?: NotificationPermission;
  isSubscribed?: boolean;
}

/** Opens a page in a browser that gets pushes. */
async function openDevice({
  permission = 'granted',
  answer = permission,
  isSubscribed = false,
  key = null,
}: Device = {}) {
  const page = await openPage();
  const unsubscribe = vi.fn(async () => {
    // The browser's push service has to be told first.
    await setImmediate();
    current = null;
    return true;
  });
  const options: { applicationServerKey: ArrayBufferLike | null } = { applicationServerKey: key?.buffer ?? null };
  const subscription = { endpoint: body.endpoint, options, toJSON: () => body, unsubscribe };
  let current: typeof subscription | null = isSubscribed ? subscription : null;
  const subscribe = vi.fn(({ applicationServerKey }: { applicationServerKey: string }) => {
    // As browsers do: one that has subscribed with another key has to end that first.
    if (current) return Promise.reject(new DOMException('It has another key', 'InvalidStateError'));
    const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
    const { buffer } = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    current = { ...subscription, endpoint: `${body.endpoint}-again`, options: { applicationServerKey: buffer } };
    return Promise.resolve(current);
  });
  const registration = { pushManager: { getSubscription: async () => current, subscribe } };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.assign(navigator, { serviceWorker });
  vi.stubGlobal('PushManager', EventTarget);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  return { page, unsubscribe, subscribe, ...(await import('./push-device.ts')) };
}

test.each<[string, Device]>([
  ['blocked', { permission: 'denied', isSubscribed: true }],
  ['off', { permission: 'default', isSubscribed: true }],
  ['off', { permission: 'granted' }],
  ['on', { permission: 'granted', isSubscribed: true }],
])('pushes are %s: %j', async (state, device) => {
  const { readPushState } = await openDevice(device);
  expect(await readPushState()).toBe(state);
});

test('a browser without pushes is left alone', async () => {
  const { page, readPushState, turnPushOn, keepPushing } = await openDevice();
  vi.stubGlobal('PushManager', undefined);
  delete (globalThis as { PushManager?: unknown }).PushManager;
  expect([await readPushState(), await turnPushOn()]).toEqual(['unsupported', 'unsupported']);
  keepPushing();
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each([
  ['denied', 'blocked'],
  ['default', 'off'],
] as const)('the answer %s to the browser’s question is %s, without a request', async (answer, state) => {
  const { page, subscribe, turnPushOn } = await openDevice({ permission: 'default', answer });
  expect([await turnPushOn(), await page.requestsUnderWay(), subscribe.mock.calls]).toEqual([state, 0, []]);
});

test('pushes are on once the server knows the subscription', async () => {
  const { page, subscribe, turnPushOn } = await openDevice({ permission: 'default', answer: 'granted' });
  const turned = turnPushOn();
  (await page.api.take(keyPath)).reply({ body: { key: 'AwT8_Q' } });
  const stored = await page.api.take(subscriptionPath);
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'AwT8_Q' }]]);
  expect(JSON.parse(stored.body)).toEqual({ ...body, vapid_key: 'AwT8_Q' });
  stored.reply({ status: 204 });
  expect(await turned).toBe('on');
});

test('a server without pushes gets no subscription', async () => {
  const { page, subscribe, turnPushOn } = await openDevice();
  const turned = turnPushOn();
  (await page.api.take(keyPath)).reply({ body: { key: null } });
  expect([await turned, subscribe.mock.calls]).toEqual(['unsupported', []]);
});

test('a subscription that the server does not know is ended, and the failure is told', async () => {
  const { page, readPushState, turnPushOn } = await openDevice();
  const turned = expect(turnPushOn()).rejects.toMatchObject({ status: 503 });
  (await page.api.take(keyPath)).reply({ body: { key: 'AwT8_Q' } });
  (await page.api.take(subscriptionPath)).reply({ status: 503 });
  await turned;
  expect(await readPushState()).toBe('off');
});

test('turning pushes off ends the subscription here and on the server', async () => {
  const { page, turnPushOff, unsubscribe } = await openDevice({ isSubscribed: true });
  const turned = turnPushOff();
  const deleted = await page.api.take('DELETE /api/push/subscriptions/');
  expect([JSON.parse(deleted.body), unsubscribe.mock.calls.length]).toEqual([{ endpoint: body.endpoint }, 1]);
  deleted.reply({ status: 204 });
  expect(await turned).toBe('off');
  expect([await turnPushOff(), await page.requestsUnderWay()]).toEqual(['off', 0]);
});

test('that the server still has the subscription is told', async () => {
  const { page, turnPushOff } = await openDevice({ isSubscribed: true });
  const turned = expect(turnPushOff()).rejects.toMatchObject({ status: 503 });
  (await page.api.take('DELETE /api/push/subscriptions/')).reply({ status: 503 });
  await turned;
});

test('each visit tells the server of a subscription again, and of nothing where pushes are off', async () => {
  const { page, turnPushOff, keepPushing } = await openDevice({ isSubscribed: true });
  keepPushing();
  const { body: told, reply } = await page.api.take(subscriptionPath);
  expect(JSON.parse(told)).toEqual(body);
  reply({ body: { is_subscribed: true } });
  const turned = turnPushOff();
  (await page.api.take('DELETE /api/push/subscriptions/')).reply({ status: 204 });
  await turned;
  keepPushing();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a subscription that could not be told at a visit stays, and the failure is logged', async () => {
  const { page, unsubscribe, keepPushing } = await openDevice({ isSubscribed: true });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  keepPushing();
  (await page.api.take(subscriptionPath)).reply({ status: 503 });
  const error: unknown = expect.objectContaining({ status: 503 });
  await until(() => expect(logged.mock.calls).toEqual([['Could not keep the push subscription', error]]));
  expect(unsubscribe).not.toHaveBeenCalled();
});

const [earlier, current] = [Uint8Array.of(1, 2, 250, 251), Uint8Array.of(3, 4, 252, 253)] as const;

test('a browser that has subscribed with an earlier key of the server does so with the new one by itself', async () => {
  const { page, keepPushing, subscribe, unsubscribe } = await openDevice({ isSubscribed: true, key: earlier });
  keepPushing();
  const told = await page.api.take(subscriptionPath);
  expect(JSON.parse(told.body)).toEqual({ ...body, vapid_key: 'AQL6-w' });
  told.reply({ body: { is_subscribed: true, vapid_key: 'AwT8_Q' } });
  const again = await page.api.take(subscriptionPath);
  expect(JSON.parse(again.body)).toMatchObject({ vapid_key: 'AwT8_Q' });
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'AwT8_Q' }]]);
  again.reply({ body: { is_subscribed: true, vapid_key: 'AwT8_Q' } });
  const ended = await page.api.take('DELETE /api/push/subscriptions/');
  expect([JSON.parse(ended.body), unsubscribe.mock.calls.length]).toEqual([{ endpoint: body.endpoint }, 1]);
  ended.reply({ status: 204 });
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each<[string, Device, object]>([
  ['the same key', { key: current }, { is_subscribed: true, vapid_key: 'AwT8_Q' }],
  ['a key that it does not tell', { key: null }, { is_subscribed: true, vapid_key: 'AwT8_Q' }],
  ['a server of the last release', { key: earlier }, { is_subscribed: true }],
])('a browser with %s stays as it is', async (_, device, response) => {
  const { page, keepPushing, subscribe, unsubscribe } = await openDevice({ isSubscribed: true, ...device });
  keepPushing();
  (await page.api.take(subscriptionPath)).reply({ body: response });
  expect(await page.requestsUnderWay()).toBe(0);
  expect([subscribe.mock.calls, unsubscribe.mock.calls]).toEqual([[], []]);
});

test('turning pushes on replaces what was subscribed with an earlier key', async () => {
  const { page, turnPushOn, unsubscribe } = await openDevice({ isSubscribed: true, key: earlier });
  const turned = turnPushOn();
  (await page.api.take(keyPath)).reply({ body: { key: 'AwT8_Q' } });
  (await page.api.take(subscriptionPath)).reply({ status: 204 });
  expect([await turned, unsubscribe.mock.calls.length]).toEqual(['on', 1]);
});

test('a subscription whose permission was taken back since is not told', async () => {
  const { page, keepPushing } = await openDevice({ permission: 'denied', isSubscribed: true });
  keepPushing();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('where low-data mode has registered no service worker, turning pushes on does', async () => {
  const { page, turnPushOn } = await openDevice();
  const register = vi.spyOn(navigator.serviceWorker, 'register');
  const turned = turnPushOn();
  (await page.api.take(keyPath)).reply({ body: { key: 'AwT8_Q' } });
  (await page.api.take(subscriptionPath)).reply({ status: 204 });
  await turned;
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

test('the browser is asked again when the member comes back, perhaps from its settings', async () => {
  const { page, pushStateQuery } = await openDevice();
  const { useQuery } = await import('@tanstack/react-query');
  const state = page.run(() => useQuery({ ...pushStateQuery, staleTime: 60_000 }).data, undefined);
  await page.settled();
  expect(state.now()).toBe('off');
  vi.stubGlobal('Notification', { permission: 'denied' });
  page.dispatch('visibilitychange');
  await page.settled();
  expect(state.now()).toBe('blocked');
});
