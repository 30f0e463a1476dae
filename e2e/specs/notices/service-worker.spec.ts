import type { Page, Worker } from '@playwright/test';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: emailOf('ken'), serviceWorkers: 'allow' });

/** A notification as the worker has asked the browser to show it. */
interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
  /** The number on the app's icon. */
  badge?: number;
}

/** The members of the worker's scope that a test calls. This project does not have the worker's types. */
interface WorkerScope extends EventTarget {
  shown: Shown[];
  opened: string[];
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  clients: { openWindow: (address: string) => Promise<null> };
}

/**
 * Opens a page that the service worker controls. Automated Chromium shows no notification and opens no window for a
 * made-up press, so both are only noted. e2e/engines/pushes.spec.ts shows a real one.
 */
async function openWithWorker(page: Page): Promise<Worker> {
  const starting = page.context().waitForEvent('serviceworker');
  await page.goto('/topup');
  const worker = await starting;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
    // Headless Chromium ends a worker that sets the badge.
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (badge: number) => void Object.assign(scope.shown.at(-1) ?? {}, { badge }),
    });
    scope.clients.openWindow = async (address) => {
      scope.opened.push(address);
      return null;
    };
  });
  return worker;
}

/** Pushes to the worker, and resolves to what it has shown last. */
const push = (worker: Worker, payload: string | null) =>
  worker.evaluate(async (text) => {
    const scope = globalThis as unknown as WorkerScope;
    let done: Promise<unknown> = Promise.resolve();
    const data = text === null ? null : { json: () => JSON.parse(text) as unknown };
    const waitUntil = (promise: Promise<unknown>) => void (done = promise);
    scope.dispatchEvent(Object.assign(new Event('push'), { data, waitUntil }));
    await done;
    return scope.shown.at(-1);
  }, payload);

/** Presses a notification with this `data`. */
const pressNotification = (worker: Worker, link: unknown) =>
  worker.evaluate((data) => {
    const notification = { data, close: () => {} };
    const waitUntil = (promise: Promise<unknown>) => void promise.catch(() => {});
    globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  }, link);

test('a push is shown as the server wrote it, and one that cannot be read says that there is something', async ({
  page,
}) => {
  const worker = await openWithWorker(page);
  const message = { title: 'Mwanzo', body: 'Una ujumbe mpya.', tag: 'chat-7', link: '/chat/7', unread: 2 };
  const { unread: badge, link: data, ...visible } = message;
  expect(await push(worker, JSON.stringify(message))).toMatchObject({ ...visible, data, badge });
  const unknown = { title: 'Mwanzo', body: '', tag: 'mwanzo', data: '/matches' };
  expect(await push(worker, null)).toMatchObject(unknown);
  expect(await push(worker, 'not JSON')).toMatchObject(unknown);
});

test('a press on a notification opens its chat in the open tab, and an address elsewhere only the matches', async ({
  page,
  token,
}) => {
  const { user } = await findMatch(token);
  const worker = await openWithWorker(page);
  await pressNotification(worker, `/chat/${user.id}`);
  await expect(page).toHaveURL(`/chat/${user.id}`);
  await expect(page.getByRole('textbox')).toBeVisible();
  await pressNotification(worker, 'https://elsewhere.example/');
  await expect(page).toHaveURL('/matches');
});

test('without an open tab a press opens a window with the chat', async ({ page, baseURL }) => {
  const worker = await openWithWorker(page);
  // Another page in the same tab is not enough: for a moment, Chromium still lists the app's page as open.
  await page.close();
  await pressNotification(worker, '/chat/7');
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).opened))
    .toEqual([new URL('/chat/7', baseURL).href]);
});
