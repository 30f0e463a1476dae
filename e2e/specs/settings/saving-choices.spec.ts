import { recordRequests } from '../../network/endpoint.ts';
import { failRequests, holdRequests } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { switchTo } from '../../page/switch-to.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

const saving = 'PATCH /api/account/settings/';
const readOwn = async (token: string) =>
  (await (await apiRequest('GET', '/api/account/settings/', { token })).json()) as { push_kinds: string[] };

test('a choice that is not saved springs back and says so, without a connection too', async ({
  page,
  press,
  context,
}) => {
  await page.goto('/settings');
  const likes = page.getByRole('switch', { name: 'Likes' });
  const failing = await failRequests(page, saving, 500);
  await press(likes);
  await expect(toast(page, 'Not saved')).toBeVisible();
  await expect(likes).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();
  await failing.stop();
  await context.setOffline(true);
  await press(page.getByRole('switch', { name: 'Messages' }));
  await expect(page.getByRole('switch', { name: 'Messages' })).toBeChecked();
  await context.setOffline(false);
  await press(likes);
  await expect(page.getByText('Saved', { exact: true })).toBeInViewport();
  await expect(likes).not.toBeChecked();
});

test('what is pressed while a choice is on its way goes out after it, and the last press wins', async ({
  page,
  press,
  token,
}) => {
  const requests = recordRequests(page, saving);
  await page.goto('/settings');
  const held = await holdRequests(page, saving);
  const [likes, messages] = ['Likes', 'Messages'].map((name) => page.getByRole('switch', { name }));
  if (!likes || !messages) throw new Error('There are two switches');
  await press(likes);
  await press(messages);
  await press(likes);
  await expect(likes).toBeChecked();
  await expect(messages).not.toBeChecked();
  held.release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(requests).toHaveLength(2);
  expect((await readOwn(token)).push_kinds.toSorted()).toEqual(['like', 'match', 'verification']);
});

test('two tabs do not undo each other’s choices', async ({ page, context, press, token }) => {
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Likes' })).toBeChecked();
  const other = await context.newPage();
  await other.goto('/settings');
  await press(other.getByRole('switch', { name: 'Likes' }));
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await switchTo(page);
  await expect(page.getByRole('switch', { name: 'Likes' })).not.toBeChecked();
  await press(page.getByRole('switch', { name: 'Messages' }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await readOwn(token)).push_kinds.toSorted()).toEqual(['match', 'verification']);
});

test('with the keyboard alone a switch is reached, named with what it does, and turned', async ({ page }) => {
  await page.goto('/settings');
  const names = page.getByRole('switch', { name: 'Names on the locked screen' });
  await expect(names).toHaveAccessibleDescription('Never what somebody wrote');
  await page.getByRole('link', { name: /^Quiet hours/ }).focus();
  await page.keyboard.press('Tab');
  await expect(names).toBeFocused();
  await page.keyboard.press('Space');
  await expect(names).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});
