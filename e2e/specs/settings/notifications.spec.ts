import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });
test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the same on every size'));

test('what arrives outside the app is chosen in the settings, and saved at once', async ({ page, press, token }) => {
  const own = async () => (await (await apiRequest('GET', '/api/account/settings/', { token })).json()) as object;
  await page.goto('/settings');
  await expect(page.getByText('Always on')).toBeVisible();
  await press(page.getByRole('switch', { name: 'Likes' }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await press(page.getByRole('switch', { name: 'Names on the locked screen' }));
  await press(page.getByRole('switch', { name: 'Read receipts' }));
  await press(page.getByRole('switch', { name: 'Show when I am here' }));
  await expect.poll(own).toMatchObject({
    push_kinds: ['match', 'message', 'verification'],
    shows_names_when_locked: true,
    read_receipts: false,
    shows_presence: false,
  });

  await press(page.getByRole('link', { name: /^Quiet hours/ }));
  await page.getByLabel('From').fill('21:30');
  await page.getByLabel('To').focus();
  await expect.poll(own).toMatchObject({ quiet_hours: { from: 1290, to: 420 } });
  await press(page.getByRole('link', { name: 'Back' }));
  await expect(page.getByRole('link', { name: /^Quiet hours/ })).toContainText('21:30 to 07:00');
  await press(page.getByRole('link', { name: /^Quiet hours/ }));
  await press(page.getByRole('switch', { name: 'Keep quiet at night' }));
  await expect(page.getByLabel('From')).toBeHidden();
  await expect.poll(own).toMatchObject({ quiet_hours: null });
  await press(page.getByRole('link', { name: 'Back' }));

  await press(page.getByRole('link', { name: /^By e-mail/ }));
  for (const kind of ['New matches', 'Messages', 'Safety and verification'])
    await press(page.getByRole('switch', { name: kind }));
  await expect.poll(own).toMatchObject({ mail_kinds: [] });
  await press(page.getByRole('link', { name: 'Back' }));
  await expect(page.getByRole('link', { name: /^By e-mail/ })).toContainText('Off');
});

test('the language of pushes and mails follows the choice of the language', async ({ page, press, token }) => {
  const own = async () => (await (await apiRequest('GET', '/api/account/settings/', { token })).json()) as object;
  await page.goto('/settings/language');
  await press(page.getByRole('radio', { name: 'Kiswahili' }));
  await expect(page.getByRole('heading', { name: 'Lugha' })).toBeVisible();
  expect(await own()).toMatchObject({ language: 'sw' });
});

test.describe('in a browser with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a push is shown without the page, and a tap opens what it is about', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
    const registered = context.waitForEvent('serviceworker');
    await page.goto('/settings');
    const worker = await registered;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // This browser has no place to show notifications, so the worker notes what it would show.
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: object[] };
      scope.shown = [];
      scope.registration.showNotification = async (title, options) =>
        void scope.shown.push({ title, body: options?.body, tag: options?.tag, link: options?.data as unknown });
    });
    const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
    const session = await context.newCDPSession(page);
    const registration = Promise.withResolvers<string>();
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) registration.resolve(first.registrationId);
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registration.promise;
    const deliver = (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data });
    const push = { title: 'Mwanzo', body: 'You have a new message.', tag: 'chat-1', link: '/matches', unread: 2 };
    await deliver(JSON.stringify(push));
    const first = { title: 'Mwanzo', body: 'You have a new message.', tag: 'chat-1', link: '/matches' };
    await expect.poll(shown).toEqual([first]);
    // One that cannot be read is shown all the same.
    await deliver('not JSON');
    await expect.poll(shown).toEqual([first, { title: 'Mwanzo', body: '', tag: 'mwanzo', link: '/matches' }]);

    await worker.evaluate(() => {
      const tapped = { notification: { close: () => {}, data: '/preferences' }, waitUntil: () => {} };
      dispatchEvent(Object.assign(new Event('notificationclick'), tapped));
    });
    await expect.poll(() => context.pages().map((each) => new URL(each.url()).pathname)).toContain('/preferences');
  });
});
