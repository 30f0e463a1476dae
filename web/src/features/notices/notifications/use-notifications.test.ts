import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const listPath = 'GET /api/notifications/';
const list = (...ids: number[]) => ({ body: ids.map((id) => ({ id, is_read: false })) });

/** Opens a bell with the notifications 1 to 3. */
async function startBell() {
  const page = await openPage();
  const { api } = page;
  const { useNotifications } = await import('./use-notifications.ts');
  const bell = page.run(useNotifications, undefined);
  (await api.take(listPath)).reply(list(1, 2, 3));
  await page.settled();
  const unread = () => bell.now().unread.map(({ id }) => id);
  expect(unread()).toEqual([1, 2, 3]);
  return { api, page, bell, unread };
}

test('a marked notification is gone at once, and stays away when a list that was under way arrives', async () => {
  const { api, page, bell, unread } = await startBell();
  bell.now().refetch();
  const before = await api.take(listPath);
  bell.now().markRead(2);
  const mark = await api.take('POST /api/notifications/2/mark-read/');
  expect(unread()).toEqual([1, 3]);
  before.reply(list(1, 2, 3));
  await page.settled();
  expect(unread()).toEqual([1, 3]);
  mark.reply({});
});

test('all marked at once stay away when a list that was under way arrives', async () => {
  const { api, page, bell, unread } = await startBell();
  bell.now().refetch();
  const before = await api.take(listPath);
  bell.now().markAllRead();
  const mark = await api.take('POST /api/notifications/mark-all-read/');
  expect(unread()).toEqual([]);
  before.reply(list(1, 2, 3));
  await page.settled();
  expect(unread()).toEqual([]);
  mark.reply({});
});

test('when marking fails the list is fetched again', async () => {
  const logged = vi.spyOn(console, 'error');
  const { api, page, bell, unread } = await startBell();
  bell.now().markRead(2);
  (await api.take('POST /api/notifications/2/mark-read/')).reply({ status: 500 });
  (await api.take(listPath)).reply(list(1, 2, 3, 4));
  await page.settled();
  expect(unread()).toEqual([1, 2, 3, 4]);
  bell.now().markAllRead();
  (await api.take('POST /api/notifications/mark-all-read/')).reply({ status: 500 });
  expect(unread()).toEqual([]);
  (await api.take(listPath)).reply(list(2, 5));
  await page.settled();
  expect(unread()).toEqual([2, 5]);
  const failure = ['Could not mark as read', expect.any(Error)];
  expect(logged.mock.calls).toEqual([failure, failure]);
});

test('marking that succeeds costs one request', async () => {
  const { api, page, bell, unread } = await startBell();
  bell.now().markRead(2);
  (await api.take('POST /api/notifications/2/mark-read/')).reply({});
  await page.settled();
  expect([unread(), await page.requestsUnderWay()]).toEqual([[1, 3], 0]);
});

test('notifications that were read elsewhere are not shown', async () => {
  const { api, page, bell, unread } = await startBell();
  bell.now().refetch();
  (await api.take(listPath)).reply({
    body: [
      { id: 1, is_read: true },
      { id: 2, is_read: false },
    ],
  });
  await page.settled();
  expect(unread()).toEqual([2]);
});

test('a list that cannot be loaded reads as no notifications; only the console says so', async () => {
  const logged = vi.spyOn(console, 'error');
  const page = await openPage();
  const { useNotifications } = await import('./use-notifications.ts');
  const { NotificationList } = await import('./notification-list.tsx');
  const bell = page.run(useNotifications, undefined);
  (await page.api.take(listPath)).reply({ status: 400 });
  await page.settled();
  const shown = renderScreen(createElement(NotificationList, { ...bell.now(), onOpen: () => undefined }));
  expect([textOf(shown), page.toast()]).toEqual([expect.stringContaining('|No new notifications|'), undefined]);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Could not load the notifications'), expect.anything());
});

test('the list is fetched again when the page becomes visible', async () => {
  const { api, page, unread } = await startBell();
  page.dispatch('visibilitychange');
  (await api.take(listPath)).reply(list(3, 4));
  await page.settled();
  expect(unread()).toEqual([3, 4]);
});

test.each([
  [1, 'Notifications, 1 unread'],
  [49, 'Notifications, 49 unread'],
  // The list ends there, so there may be more.
  [50, 'Notifications, 50+ unread'],
])('with %i unread in its list the bell is called "%s"', async (count, name) => {
  const { client } = await openPage();
  const { notificationsQuery } = await import('./notifications-query.ts');
  const { NotificationBell } = await import('./notification-bell.tsx');
  client.setQueryData(
    notificationsQuery.queryKey,
    Array.from({ length: count }, (_, index) => ({ id: index + 1, is_read: false })),
  );
  const bell = renderScreen(createElement(QueryClientProvider, { client }, createElement(NotificationBell)));
  expect(bell).toContain(`aria-label="${name}"`);
});
