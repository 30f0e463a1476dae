import { notificationsMax } from '@mwanzo/contract/limits';
import type { Notification } from '@mwanzo/contract/notifications';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { propsIn } from '../../testing/element-in.ts';
import { openPage } from '../../testing/open-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { stubLocation } from '../../testing/stub-location.ts';
import { until } from '../../testing/until.ts';

const listPath = 'GET /api/notifications/';
const notification = (id: number, fields: Partial<Notification> = {}) =>
  ({ id, kind: 'like', is_read: false, link: '/likes', created_at: '2026-11-21T09:00:00Z', ...fields }) as Notification;

/** Opens the bell with these notifications. */
async function openBell(...notifications: Notification[]) {
  const page = await openPage();
  const { visited } = stubLocation(page, '/discover');
  Object.assign(document, { getElementById: () => null });
  const { NotificationBell } = await import('./notification-bell.tsx');
  const { IconButton } = await import('../../ui/controls/icon-button.tsx');
  const { Popover } = await import('../../ui/layers/popover.tsx');
  const bell = page.run(() => NotificationBell(), undefined);
  (await page.api.take(listPath)).reply({ body: notifications });
  await page.settled();
  const popover = () => propsIn(bell.now(), Popover);
  const list = () => popover().children as ReactElement<{ onOpen: (notification: Notification) => void }>;
  return {
    page,
    visited,
    popover,
    name: () => propsIn(bell.now(), IconButton).label,
    open: (one: Notification) => list().props.onOpen(one),
  };
}

test.each([
  ['/likes', ['/likes']],
  [null, []],
])('a notification with the link %s is read when it is opened', async (link, paths) => {
  const one = notification(5, { link });
  const { page, visited, open, name } = await openBell(one, notification(6));
  open(one);
  await page.api.take('POST /api/notifications/5/mark-read/');
  await until(() => expect(name()).toBe('Notifications, 1 unread'));
  expect(visited.map(({ path }) => path)).toEqual(paths);
});

test('the bell counts exactly below the most that the server lists, and has a plus from there on', async () => {
  const unread = (count: number) => Array.from({ length: count }, (_, index) => notification(index + 1));
  const { page, name } = await openBell(...unread(notificationsMax - 1));
  expect(name()).toBe(`Notifications, ${notificationsMax - 1} unread`);
  page.client.setQueryData(['notifications'], unread(notificationsMax));
  await until(() => expect(name()).toBe(`Notifications, ${notificationsMax}+ unread`));
});

test('the list is fetched again when it opens, and not when it closes', async () => {
  const { page, popover } = await openBell();
  popover().onToggle?.(false);
  expect(await page.requestsUnderWay()).toBe(0);
  popover().onToggle?.(true);
  await page.api.take(listPath);
});

test.each([
  ['verification', 'rejected', true],
  ['verification', 'approved', false],
  ['payment', 'rejected', true],
  // The member has reported somebody else, so nothing of theirs was refused.
  ['report', 'rejected', false],
] as const)('the row of a %s that was %s warns: %s', async (kind, decision, warns) => {
  await openPage();
  const { NotificationRow } = await import('./notification-row.tsx');
  const params = { name: null, decision, refusal: null, changed: [], demo: false, asked: null } as never;
  const row = renderScreen(
    <NotificationRow
      notification={notification(5, { kind, params })}
      onOpen={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(row.includes('bg-warn-soft')).toBe(warns);
});
