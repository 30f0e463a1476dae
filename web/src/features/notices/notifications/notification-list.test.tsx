import { notificationsMax } from '@mwanzo/contract/limits';
import type { Notification } from '@mwanzo/contract/notices/notifications';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const listPath = 'GET /api/notifications/';
const params = { name: null, decision: null, refusal: null, changed: [], demo: false, asked: null };
const notification = (id: number, fields: Partial<Notification> = {}) =>
  ({
    id,
    kind: 'like',
    is_read: false,
    link: '/likes',
    created_at: '2026-11-21T09:00:00Z',
    params: { ...params, name: `Person ${id}` },
    ...fields,
  }) as Notification;

/** Shows the bell, whose list has not been loaded. */
async function openBell() {
  const page = await openPage();
  vi.stubGlobal('innerWidth', 390);
  const { NotificationBell } = await import('./notification-bell.tsx');
  const screen = await showScreen(page, <NotificationBell />);
  const popover = document.querySelector('dialog');
  if (!popover) throw new Error('no popover');
  const become = async (newState: string) => {
    for (const event of ['beforetoggle', 'toggle']) screen.dispatch(popover, event, { newState });
    await page.requestsUnderWay();
  };
  Object.assign(popover, { hidePopover: () => void become('closed') });
  const load = async (...notifications: Notification[]) => {
    (await page.api.take(listPath)).reply({ body: notifications, headers: { date: new Date().toUTCString() } });
    await page.settled();
  };
  return {
    page,
    screen,
    popover,
    load,
    name: () => screen.all('button', 'Notifications')[0]?.getAttribute('aria-label'),
    closes: () => screen.all('button', 'Mark as read'),
    open: async () => {
      // The code of the list loads at the first touch.
      page.dispatch('pointerdown');
      await become('open');
      await until(() => expect(screen.all('h2', 'Notifications')).toHaveLength(1));
    },
  };
}

/** Opens the list with these notifications. */
async function openList(...notifications: Notification[]) {
  const bell = await openBell();
  await bell.load(...notifications);
  await bell.open();
  await bell.load(...notifications);
  return bell;
}

test.each([
  ['/likes', '/likes'],
  [null, '/'],
])('a notification with the link %s is read when it is opened, and a link closes the list', async (link, path) => {
  const { page, screen, name } = await openList(notification(5, { link }), notification(6));
  expect(document.querySelector('.count-badge')?.textContent).toBe('2');
  await screen.press('Person 5 liked you.');
  await page.api.take('POST /api/notifications/5/mark-read/');
  await until(() => expect(name()).toBe('Notifications, 1 unread'));
  expect([screen.paths().at(-1), screen.text().includes('Person 6')]).toEqual([path, link === null]);
});

test('the bell counts exactly below the most that the server lists, and has a plus from there on', async () => {
  const unread = (count: number) => Array.from({ length: count }, (_, index) => notification(index + 1));
  const { page, load, name } = await openBell();
  await load(...unread(notificationsMax - 1));
  expect(name()).toBe(`Notifications, ${notificationsMax - 1} unread`);
  page.client.setQueryData(['notifications'], unread(notificationsMax));
  await until(() => expect(name()).toBe(`Notifications, ${notificationsMax}+ unread`));
});

test('each row says what happened and how long ago, and the newest is the first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { screen } = await openList(
    notification(9, { created_at: '2026-11-21T09:30:00Z' }),
    notification(8, {
      kind: 'match',
      created_at: '2026-11-21T07:00:00Z',
      params: { ...params, name: 'Asha' } as never,
    }),
    notification(7, { is_read: true }),
    notification(6, {
      kind: 'premium',
      created_at: '2026-11-19T09:00:00Z',
      params: { ...params, days_left: 3 } as never,
    }),
  );
  await expect(screen.words()).toMatchFileSnapshot('./in-words/notifications.txt');
});

test('the list is fetched again when it opens, and not when it closes', async () => {
  const { page, popover, screen } = await openList(notification(5));
  popover.hidePopover();
  expect([await page.requestsUnderWay(), screen.all('li', '')]).toEqual([0, []]);
});

test('a notification that is closed gives the focus to a neighbour, and the last one to the list', async () => {
  const { page, popover, screen, closes } = await openList(...[5, 6, 7].map((id) => notification(id)));
  const [first, second, third] = closes();
  if (second) screen.dispatch(second, 'click', { detail: 1, clientX: 5, clientY: 5 });
  await page.api.take('POST /api/notifications/6/mark-read/');
  expect(document.activeElement).toBe(third);
  // The second press of a double press would close the next one.
  const press = { detail: 1, clientX: 5, clientY: 5, timeStamp: performance.now() };
  expect(page.dispatch('click', press)).toBe(false);
  await until(() => expect(closes()).toEqual([first, third]));
  expect(document.getElementById(third?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Person 7');
  await screen.pressElement(third);
  await page.api.take('POST /api/notifications/7/mark-read/');
  await until(() => expect(closes()).toEqual([first]));
  expect(document.activeElement).toBe(first);
  await screen.pressElement(first);
  await page.api.take('POST /api/notifications/5/mark-read/');
  await until(() => expect(screen.text()).toContain('No new notifications'));
  expect(document.activeElement).toBe(popover);
});

test('all can be marked at once, which leaves the focus in the list, and none has no such button', async () => {
  const { page, popover, screen } = await openList(notification(5), notification(6));
  await screen.press('Mark all as read');
  await page.api.take('POST /api/notifications/mark-all-read/');
  await until(() => expect(screen.all('li', '')).toEqual([]));
  expect(document.activeElement).toBe(popover);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/no-notifications.txt');
});

test('a list that is not known yet is loading, and one that did not come reads as empty', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { page, screen, open } = await openBell();
  await open();
  expect(screen.text()).toContain('Loading...');
  (await page.api.take(listPath)).reply({ status: 400 });
  await until(() => expect(screen.text()).toContain('No new notifications'));
});

async function goOffline({ page, screen }: Awaited<ReturnType<typeof openBell>>): Promise<string> {
  page.setOnline(false);
  page.dispatch('offline');
  await page.requestsUnderWay();
  return screen.text();
}

test('a known list is shown without a network too', async () => {
  const bell = await openList(notification(5, { is_read: true }));
  // The words for a list that cannot come would be there at once.
  await import('../../../ui/frames/offline-state.tsx');
  expect(await goOffline(bell)).toContain('No new notifications');
  for (let turn = 0; turn < 3; turn++) await bell.page.requestsUnderWay();
  expect(bell.screen.text()).toContain('No new notifications');
});

test('an unknown list says why it cannot come without a network', async () => {
  const bell = await openBell();
  await bell.open();
  await goOffline(bell);
  await until(() => expect(bell.screen.text()).toContain('You are offline'));
});

const refusal = { code: 'photo_of_another', note: 'Asante.' } as const;
const refusedPhoto = notification(5, {
  kind: 'profile_change',
  params: { ...params, decision: 'rejected', changed: ['photo'], refusal } as never,
});

test('why a photo was refused is said in the list', async () => {
  const { screen } = await openList(refusedPhoto);
  await until(() => expect(screen.text()).toContain('Asante.'));
});

test('why a photo was refused is said where the next one is chosen', async () => {
  const page = await openPage();
  const { RefusedPhotoNote } = await import('./refused-photo-note.tsx');
  const screen = await showScreen(page, <RefusedPhotoNote />);
  expect(document.body.textContent).toBe('');
  (await page.api.take(listPath)).reply({ body: [notification(6), refusedPhoto] });
  await until(() => expect(screen.text()).toMatch(/Your new photo was not accepted:.*Asante\./));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/refused-photo.txt');
});

test('a photo that was refused without a reason says that it was, and one that is read says nothing', async () => {
  const page = await openPage();
  const { RefusedPhotoNote } = await import('./refused-photo-note.tsx');
  const screen = await showScreen(page, <RefusedPhotoNote />);
  const without = { ...refusedPhoto, params: { ...refusedPhoto.params, refusal: null } };
  (await page.api.take(listPath)).reply({ body: [without] });
  await until(() => expect(screen.text()).toBe('Your new photo was not accepted.'));
  page.client.setQueryData(['notifications'], [{ ...without, is_read: true }]);
  await until(() => expect(screen.text()).toBe(''));
});

test.each([
  ['verification', 'rejected', true],
  ['verification', 'approved', false],
  ['profile_change', 'rejected', true],
  ['profile_change', 'approved', false],
  ['payment', 'rejected', true],
  ['payment', 'approved', false],
  ['safety', null, true],
  ['like', null, false],
  // The member has reported somebody else, so nothing of theirs was refused.
  ['report', 'rejected', false],
] as const)('the row of a %s that was %s warns: %s', async (kind, decision, warns) => {
  await openPage();
  const { NotificationRow } = await import('./notification-row.tsx');
  const row = renderScreen(
    <NotificationRow
      notification={notification(5, { kind, params: { ...params, decision } as never })}
      onOpen={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(row.includes('bg-warn-soft')).toBe(warns);
});
