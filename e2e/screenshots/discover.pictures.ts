import type { Page } from '@playwright/test';
import { failRequests, holdRequests } from '../network/intercept-requests.ts';
import { toast, topCard } from '../page/locators.ts';
import { findByName } from '../page/member-steps.ts';
import { listMatches } from '../people/matches.ts';
import { makeExhaustedMember } from '../people/exhausted-member.ts';
import { expect, test } from './picture.ts';

const openPanel = (page: Page) => page.getByRole('button', { name: 'Your profile, edit' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Your profile' });

test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

test('discover', async ({ page, press, picture }) => {
  const deck = await holdRequests(page, 'GET /api/profiles/discover/');
  await page.goto('/discover');
  await expect(page.getByText('Finding your perfect matches...')).toBeVisible();
  await picture('discover-loading');
  deck.release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(topCard(page)).toBeVisible();
  await press(topCard(page).getByRole('button', { name: 'Next photo' }));
  await expect(topCard(page).getByText(/^Photo 2 of/)).toBeVisible();
  await picture('discover');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeEnabled();
  await picture('discover-undo');
  await press(page.getByRole('button', { name: /^Notifications/ }));
  await picture('notifications');
  await page.keyboard.press('Escape');
  await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
  await expect(page.getByRole('dialog').getByText('More Info')).toBeVisible();
  await picture('preview');
  await page.keyboard.press('Escape');
});

test('discover-drag', async ({ page, hasTouch, picture }) => {
  test.skip(!hasTouch, 'a mouse does not drag');
  for (const [direction, step] of [
    ['right', 11],
    ['left', -11],
  ] as const) {
    await page.goto('/discover');
    const box = await topCard(page).boundingBox();
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove', at: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + at * step, y: (box?.y ?? 0) + 120, id: 1 }],
      });
    await finger('touchStart', 0);
    for (let at = 1; at <= 12; at += 1) await finger('touchMove', at);
    await picture(direction === 'right' ? 'discover-drag' : 'discover-drag-left');
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  }
});

test('discover-searching', async ({ page, press, picture }) => {
  await page.goto('/discover');
  const field = page.getByPlaceholder('Search by name, interests...');
  await field.fill('mu');
  await expect(topCard(page)).toBeVisible();
  await field.blur();
  await picture('discover-searching');
  await press(page.getByRole('button', { name: 'Clear the search' }));
  await expect(field).toHaveValue('');
});

test('filters', async ({ page, press, picture }) => {
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  await press(page.getByRole('button', { name: /^Filters/ }));
  const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
  await expect(filters.getByRole('heading')).toBeVisible();
  await picture('filters-none');
  await press(filters.getByRole('radio', { name: 'Straight' }));
  await filters.getByLabel('Location').selectOption('Nairobi');
  await expect(filters.getByRole('button', { name: 'Remove Nairobi' })).toBeVisible();
  await picture('filters');
  await press(filters.getByRole('button', { name: 'Close' }));
  await expect(page.getByText('Showing filtered results')).toBeAttached();
  await expect(topCard(page)).toBeVisible();
  await picture('discover-filtered');
  await page.getByPlaceholder('Search by name, interests...').fill('nobody is called this');
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await picture('discover-empty-filtered');
});

test('discover-failed', async ({ page, picture }) => {
  await failRequests(page, 'GET /api/profiles/discover/', 400);
  await page.goto('/discover');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await picture('discover-failed');
});

test('panel', async ({ page, press, picture }) => {
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  const profile = await holdRequests(page, 'GET /api/profiles/me');
  await press(openPanel(page));
  await expect(panelOf(page)).toBeVisible();
  await picture('panel-loading');
  profile.release();
  await expect(panelOf(page).getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await picture('panel');
  await press(panelOf(page).getByRole('button', { name: 'Edit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
  await picture('edit-dialog');
  await dialog.getByText('Suggested').scrollIntoViewIfNeeded();
  await picture('edit-dialog-interests');
  await holdRequests(page, 'PATCH /api/profiles/me');
  await holdRequests(page, 'PUT /api/profiles/me');
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await picture('edit-dialog-busy');
});

test('panel-failed', async ({ page, press, picture }) => {
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  await failRequests(page, 'GET /api/profiles/me', 400);
  await press(openPanel(page));
  await expect(panelOf(page).getByText('Failed to load profile')).toBeVisible();
  await picture('panel-failed');
});

test('match', async ({ page, press, picture, token }, { project }) => {
  const likedBy = { '360x640': 'Fadhili', '390x844': 'Salim', '1280x800': 'Chebet' }[project.name];
  await page.goto('/discover');
  await failRequests(page, 'POST /api/profiles/like-pass/', 500);
  await expect(topCard(page)).toBeVisible();
  await press(page.getByRole('button', { name: 'Like', exact: true }).last());
  await expect(page.locator('[data-toast]')).toBeVisible();
  await picture('discover-toast-failed');
  await expect(page.locator('[data-toast]')).toBeHidden();
  await page.unrouteAll();
  if (likedBy === undefined) {
    // Each person of the demo who likes her can be matched once.
    const [match] = await listMatches(token);
    await page.route('**/api/profiles/like-pass/', (route) => route.fulfill({ json: { matched: true, match } }));
    await press(page.getByRole('button', { name: 'Like', exact: true }).last());
  } else {
    await findByName({ page, press }, likedBy);
    const swipe = await holdRequests(page, 'POST /api/profiles/like-pass/');
    await press(page.getByRole('button', { name: 'Like', exact: true }).last());
    swipe.release();
  }
  await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
  await picture('match');
  if (likedBy === undefined) return;
  await press(page.getByRole('link', { name: 'Say hello' }));
  await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
  await expect(page.getByRole('heading', { name: /liked each other/ })).toBeVisible();
  await picture('chat-new');
});

test('discover-toast', async ({ page, press, hasTouch, picture }) => {
  test.skip(!hasTouch, 'this toast shows on touch devices only');
  // The person on top may have liked this member already, which would be a match.
  await page.route('**/api/profiles/like-pass/', (route) => route.fulfill({ json: { matched: false, match: null } }));
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  await press(page.getByRole('button', { name: 'Like', exact: true }).last());
  await expect(toast(page, 'You liked the profile!')).toBeVisible();
  await picture('discover-toast');
});

test.describe('a member who has seen everybody', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeExhaustedMember()) });

  test('discover-empty', async ({ page, picture }) => {
    await page.goto('/discover');
    await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
    await picture('discover-empty', { whole: true });
  });
});
