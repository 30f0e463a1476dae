import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { MessagePhoto } from '@mwanzo/contract/conversations/chat-media';
import { photoFile } from '../../demo/src/demo-photos.ts';
import { respondWith } from '../network/intercept-requests.ts';
import { stageChat, stagedMessage } from '../network/staged-chat.ts';
import { emailOf } from '../people/demo-members.ts';
import { findMatch } from '../people/matches.ts';
import { makePlainPhoto } from '../people/photo-files.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: emailOf('samuel') });

const staged = (id: number, changed: Partial<MessagePhoto> = {}): MessagePhoto => ({
  kind: 'photo',
  id,
  width: 1080,
  height: 1350,
  bytes: 110_000,
  path: `/media/messages/${String(id).repeat(32).slice(0, 32)}/photo.webp?expires=1&signature=a&viewer=1`,
  is_covered: false,
  is_explicit: false,
  ...changed,
});

/** The photos come from here, the rest of the page from the server. */
async function openPhotos(page: Page, token: string, own: number) {
  const { user } = await findMatch(token);
  const people = { own, partner: user.id };
  const portrait = readFileSync(photoFile({ key: 'otieno', index: 0 }));
  await page.route('**/media/messages/**', (route) => route.fulfill({ body: portrait, contentType: 'image/webp' }));
  const premium = { plan: 'premium', until: null, stops_at: null, checkout: 'mpesa', pretend_phone_port: null };
  await respondWith(page, 'GET /api/premium/', premium);
  await stageChat(page, people, [
    stagedMessage(people, 1, 'Kikopey is the whole reason I hike', { minutesAgo: 31 }),
    stagedMessage(people, 2, 'Chai. With tangawizi.', { mine: true, minutesAgo: 30 }),
    stagedMessage(people, 3, '', { minutesAgo: 20, media: staged(3, { is_covered: true }) }),
    stagedMessage(people, 4, '', { minutesAgo: 19, media: staged(4, { is_covered: true, is_explicit: true }) }),
    stagedMessage(people, 5, 'At the top, at last', { minutesAgo: 12, media: staged(5) }),
    stagedMessage(people, 6, 'Mine', { mine: true, minutesAgo: 2, media: staged(6, { width: 1080, height: 720 }) }),
  ]);
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByRole('log').getByText('At the top, at last')).toBeAttached();
}

test('chat-photos', async ({ page, token, session, press, picture }) => {
  await openPhotos(page, token, session?.user.id ?? 0);
  const log = page.getByRole('log');
  await expect(log.getByRole('button', { name: /Open photo$/ }).first()).toBeAttached();
  await picture('chat-photos');
  await log.evaluate((list) => list.scrollTo({ top: 0, behavior: 'instant' }));
  await picture('chat-photos-covered');
  await press(log.getByRole('button', { name: /Open photo$/ }).first());
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await picture('chat-photo-viewer');
  await page.keyboard.press('Escape');

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await (await chosen).setFiles({ ...makePlainPhoto(20, 120, 110) });
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeEnabled();
  await picture('chat-photo-preview');
  await page.route('**/api/messages/media/photos/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await press(send);
  await expect(page.getByText('Not sent. Tap to try again.')).toBeVisible();
  await picture('chat-photo-not-sent');
  await press(page.getByRole('button', { name: 'Delete', exact: true }).last());
  await page.unroute('**/api/messages/media/photos/');
  await respondWith(page, 'POST /api/messages/media/photos/', staged(9, { is_explicit: true }));
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await (await again).setFiles({ ...makePlainPhoto(120, 20, 110) });
  await expect(send).toBeEnabled();
  await press(send);
  await expect(page.getByText(/^This may be a nude photo\. .* sees/)).toBeVisible();
  await picture('chat-photo-think');
});

test('chat-photos-basic', async ({ page, token, session, press, picture }) => {
  await page.addInitScript(() => localStorage.setItem('mwanzo.lowData', 'on'));
  await openPhotos(page, token, session?.user.id ?? 0);
  await expect(page.getByText(/tap to load/).last()).toBeVisible();
  await picture('chat-photos-low-data');
  await respondWith(page, 'GET /api/premium/', {
    plan: 'basic',
    until: null,
    stops_at: null,
    checkout: 'mpesa',
    pretend_phone_port: null,
  });
  await page.reload();
  await press(page.getByRole('button', { name: 'Add a photo' }));
  await expect(page.getByRole('dialog', { name: 'Photos and voice notes' })).toBeVisible();
  await picture('chat-photos-premium');
});

test.describe('in Swahili', () => {
  test.beforeEach(async ({ context, baseURL }) =>
    context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]),
  );

  test('chat-photos-swahili', async ({ page, token, session, picture }) => {
    await openPhotos(page, token, session?.user.id ?? 0);
    await page.getByRole('log').evaluate((list) => list.scrollTo({ top: 0, behavior: 'instant' }));
    await picture('chat-photos-swahili');
  });
});
