import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';

test('a signed-in page notes the day of the visit, and tells the server of the pushes of this browser', async () => {
  const page = await openPage();
  const keys = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 's' } };
  const subscription = { ...keys, options: { applicationServerKey: null }, toJSON: () => keys };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('PushManager', EventTarget);
  vi.stubGlobal('Notification', { permission: 'granted' });
  const { Background } = await import('./background.tsx');
  await showScreen(page, <Background />);
  const { body, reply } = await page.api.take('POST /api/push/subscriptions/');
  expect(JSON.parse(body)).toEqual(keys);
  reply({ status: 201, body: { vapid_key: null } });
  expect(page.storage.getItem('mwanzo.install')).not.toBeNull();
});
