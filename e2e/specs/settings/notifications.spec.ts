import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

test('what arrives outside the app is chosen in the settings, and saved at once', async ({ page, press, token }) => {
  const own = async () => (await (await apiRequest('GET', '/api/account/settings/', { token })).json()) as object;
  await page.goto('/settings');
  await expect(page.getByText('Always on')).toBeVisible();
  await press(page.getByRole('switch', { name: 'Likes' }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Whoever has used these switches is not asked below the matches.
  expect(await page.evaluate(() => localStorage.getItem('mwanzo.pushOffer'))).toBe('answered');
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
  await page.getByLabel('To', { exact: true }).fill('21:30');
  await page.getByLabel('From').focus();
  await expect(page.getByText('From and To are the same. Nothing was saved.')).toBeVisible();
  expect(await own()).toMatchObject({ quiet_hours: { from: 1290, to: 420 } });
  await page.getByLabel('To', { exact: true }).fill('07:00');
  await page.getByLabel('From').focus();
  await expect(page.getByText('From and To are the same. Nothing was saved.')).toBeHidden();
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
