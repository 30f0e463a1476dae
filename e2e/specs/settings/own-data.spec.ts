import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { makeCouple, openPageOf, theirWords } from '../../people/couple.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { apiRequest, demoPassword, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const typePassword = (page: Page, password: string) => page.getByLabel('Your password', { exact: true }).fill(password);

test('a member downloads an archive of all their data, and a broken-off download says so', async ({
  browser,
  contextOptions,
}) => {
  const [member, partner] = await makeCouple();
  const page = await openPageOf(browser, contextOptions, member, '/settings');
  await page.getByRole('link', { name: /^Download my data/ }).click();
  await expectAccessible(page, 'download');
  const start = page.getByRole('button', { name: 'Download', exact: true });
  await start.click();
  await expect(page.getByText('Please type your password')).toBeVisible();
  await typePassword(page, 'not-my-password');
  await start.click();
  await expect(page.getByText('This is not your password')).toBeVisible();

  await page.route('**/api/account/export/', (route) => route.abort('connectionreset'), { times: 1 });
  await typePassword(page, demoPassword);
  await start.click();
  await expect(page.getByText(/^The download broke off/)).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), start.click()]);
  expect(download.suggestedFilename()).toBe('mwanzo-data.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  await expect(page.getByText(/^Your data is in your downloads/)).toBeVisible();
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text('account.json'))).toMatchObject([{ email: member.email }]);
  expect(JSON.parse(text('messages.json'))).toMatchObject([
    { is_mine: true },
    { is_mine: false, match_name: partner.name, text: theirWords },
  ]);
  const reader = await page.context().newPage();
  await reader.setContent(text('index.html'));
  await expect(reader.getByRole('heading', { name: 'Your data on Mwanzo' })).toBeVisible();
  await expect(reader.getByText(theirWords)).toBeVisible();
  await page.context().close();
});

test('a deleted account is gone in every tab and from the browser, and the match keeps their own messages', async ({
  browser,
  contextOptions,
}) => {
  const [leaver, left] = await makeCouple();
  const page = await openPageOf(browser, contextOptions, leaver, '/settings/delete');
  const other = await page.context().newPage();
  await other.goto('/matches');
  const partner = await openPageOf(browser, contextOptions, left, `/chat/${leaver.id}`);
  await expectAccessible(page, 'delete account');
  const remove = page.getByRole('button', { name: 'Delete for good' });
  await typePassword(page, 'not-my-password');
  await remove.click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await typePassword(page, demoPassword);
  await remove.click();
  await expect(page.getByRole('heading', { name: 'Your account is gone' })).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('This account was deleted, in another tab')).toBeVisible();
  await expect(partner.getByRole('heading', { name: 'Deleted member' })).toBeVisible();
  await expect(partner.getByText(leaver.name)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('accessToken');
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'mwanzo.kept',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What goes, at once and for good' })).toBeHidden();
  await expect(signIn(leaver.email)).rejects.toThrow();
  for (const each of [page, partner]) await each.context().close();
});

test('a paused member is away for strangers, keeps the chats, and comes back', async ({ browser, contextOptions }) => {
  const [member, match] = await makeCouple();
  const stranger = await makeVerifiedMember();
  await apiRequest('PATCH', '/api/profiles/me', { token: member.token, body: { shown_to: 'everyone' } });
  await apiRequest('PATCH', '/api/profiles/me', { token: stranger.token, body: { shown_to: 'liked' } });
  const seenBy = async (token: string) =>
    apiRequest('GET', `/api/profiles/${member.id}/`, { token }).then(
      () => true,
      () => false,
    );
  expect(await seenBy(stranger.token)).toBe(true);
  const page = await openPageOf(browser, contextOptions, member, '/settings');
  const pause = page.getByRole('switch', { name: 'Pause my profile' });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await pause.click();
  await saved;
  expect(await seenBy(stranger.token)).toBe(false);
  expect(await seenBy(match.token)).toBe(true);
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: 'Your profile is paused' })).toBeVisible();
  await expectAccessible(page, 'paused deck');
  await page.goto(`/chat/${match.id}`);
  await expect(page.getByRole('log').getByText(theirWords)).toBeVisible();
  await page.goto('/discover');
  await page.getByRole('button', { name: 'Unpause' }).click();
  await expect(page.getByRole('heading', { name: 'Your profile is paused' })).toBeHidden();
  expect(await seenBy(stranger.token)).toBe(true);
  await apiRequest('PATCH', '/api/profiles/me', { token: member.token, body: { shown_to: 'liked' } });
  await page.context().close();
});
