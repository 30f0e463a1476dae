import { afterEach, expect, test, vi } from 'vitest';
import { openPage, readPush, showPush } from './pushes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const pushOf = (json: () => unknown) => ({ json }) as PushMessageData;
const read = readPush(
  pushOf(() => ({ title: 'A message', body: 'Asha', tag: 'messages', link: '/chat/7', unread: 1 })),
);

/** Shows a push. @returns the notification's options and the badge of the app's icon */
async function show(push: ReturnType<typeof readPush>, badging: object = {}) {
  const setAppBadge = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { setAppBadge, ...badging });
  const showNotification = vi.fn(() => Promise.resolve());
  await showPush({ showNotification } as unknown as ServiceWorkerRegistration, push);
  return { notification: showNotification.mock.calls, badge: setAppBadge.mock.calls };
}

test('a push is shown as the server wrote it, and the icon counts what is unread', async () => {
  const { notification, badge } = await show(read);
  expect(notification).toEqual([
    [
      'A message',
      { body: 'Asha', tag: 'messages', icon: '/icons/app-192.png', data: '/chat/7', requireInteraction: false },
    ],
  ]);
  expect(badge).toEqual([[1]]);
});

test.each([
  ['without data', null],
  ['that is no JSON', pushOf(() => JSON.parse('<html>'))],
])('a push %s is shown, too, and leads to the matches', async (_, data) => {
  const { notification, badge } = await show(readPush(data));
  const options = { body: '', tag: 'mwanzo', icon: '/icons/app-192.png', data: '/matches', requireInteraction: false };
  expect(notification).toEqual([['Mwanzo', options]]);
  expect(badge).toEqual([]);
});

test('a call stays on the screen and vibrates, again if another push about it comes', async () => {
  const { notification } = await show({ ...read, rings: true });
  const stays = { requireInteraction: true, vibrate: [400, 200, 400], renotify: true };
  const options = { body: 'Asha', tag: 'messages', icon: '/icons/app-192.png', data: '/chat/7', ...stays };
  expect(notification).toEqual([['A message', options]]);
});

test.each([{ setAppBadge: undefined }, { setAppBadge: () => Promise.reject(new Error('denied')) }])(
  'a push is shown where the icon has no badge: %j',
  async (badging) => {
    expect((await show(read, badging)).notification).toHaveLength(1);
  },
);

/** Taps a notification while these tabs are open, the one that was used last first. */
async function tap(link: unknown, tabs: object[] = []) {
  vi.stubGlobal('location', { origin: 'https://mwanzo.test' });
  const openWindow = vi.fn(() => Promise.resolve(null));
  const matchAll = vi.fn(() => Promise.resolve(tabs));
  await openPage({ openWindow, matchAll } as unknown as Clients, link);
  return { opened: openWindow.mock.calls, asked: matchAll.mock.calls };
}

test('a tap opens the page in the tab that was used last, also in one that an older worker controls', async () => {
  const focus = vi.fn(() => Promise.resolve());
  const navigate = vi.fn(() => Promise.resolve({ focus }));
  const { opened, asked } = await tap('/chat/7', [
    { navigate },
    { navigate: () => Promise.reject(new Error('second')) },
  ]);
  expect([navigate.mock.calls, focus.mock.calls.length, opened]).toEqual([[['https://mwanzo.test/chat/7']], 1, []]);
  expect(asked).toEqual([[{ type: 'window', includeUncontrolled: true }]]);
});

test.each([
  ['there is no tab', []],
  ['the tab cannot be navigated', [{ navigate: () => Promise.reject(new Error('not controlled')) }]],
  ['the tab has gone meanwhile', [{ navigate: () => Promise.resolve(null) }]],
])('a tap opens a new tab if %s', async (_, tabs) => {
  expect((await tap('/chat/7', tabs)).opened).toEqual([['https://mwanzo.test/chat/7']]);
});

test.each([
  ['https://elsewhere.test/chat/7', '/matches'],
  ['//elsewhere.test/chat/7', '/matches'],
  ['javascript:alert(1)', '/matches'],
  [undefined, '/'],
])('a push that leads to %s opens %s of the app', async (link, page) => {
  expect((await tap(link)).opened).toEqual([[`https://mwanzo.test${page}`]]);
});
