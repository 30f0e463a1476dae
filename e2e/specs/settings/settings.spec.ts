import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

test('who may see orientation, birthday and the member is chosen on pages of their own, and saved', async ({
  page,
  press,
  token,
}) => {
  const own = async () => (await (await apiRequest('GET', '/api/profiles/me', { token })).json()) as object;
  await page.goto('/settings');
  await press(page.getByRole('link', { name: /^Orientation and gender detail/ }));
  await expect(page).toHaveURL('/settings/privacy');
  await press(page.getByRole('radio', { name: /^Nobody/ }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await press(page.getByRole('switch', { name: 'Only people I like can see me' }));
  await expect.poll(own).toMatchObject({ orientation_visibility: 'nobody', shown_to: 'liked' });

  // Back leads to the settings, and from there to where the visit began.
  await press(page.getByRole('link', { name: 'Back' }));
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('link', { name: /^Orientation and gender detail/ })).toContainText('Nobody');
  await press(page.getByRole('link', { name: /^Gender/ }));
  await press(page.getByRole('radio', { name: 'Trans' }));
  await expect.poll(own).toMatchObject({ user: { gender: 'non-binary', gender_detail: 'trans' } });
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Gender/ })).toContainText('Trans');
});

test('a page below the settings leads up after a deep link, and an unknown one does not exist', async ({
  page,
  press,
}) => {
  await page.goto('/settings/birthday');
  await expect(page).toHaveTitle('Birthday · Mwanzo');
  await expect(page.getByRole('radio', { name: /^People I match with/ })).toBeVisible();
  await press(page.getByRole('link', { name: 'Back' }));
  await expect(page).toHaveURL('/settings');
  await press(page.getByRole('link', { name: 'Back' }));
  await expect(page).toHaveURL('/discover');
  await page.goto('/settings/nothing');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('the settings show the e-mail, the profile as others see it, and log out', async ({ page, press, signedInAs }) => {
  await page.goto('/settings');
  await expect(page.getByText(signedInAs ?? '')).toBeVisible();
  await press(page.getByRole('button', { name: /See your profile as others do/ }));
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Saida, 33' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/login');
});

test('search and filters last for the visit, until they are cleared or the member logs out', async ({
  page,
  press,
}) => {
  await page.goto('/discover');
  await press(page.getByRole('button', { name: /^Filters/ }));
  const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
  await filters.getByLabel('Location').selectOption('Kisumu');
  await expect(filters.getByText(/fit( yet\.)?$/)).toBeVisible();
  await press(filters.getByRole('button', { name: 'Show' }));
  await expect(filters).toBeHidden();
  await waitForLayersToLeaveHistory(page);
  await page.reload();
  await expect(page.getByText('Showing filtered results')).toBeAttached();
  await press(page.getByRole('link', { name: 'Matches' }));
  await press(page.getByRole('link', { name: 'Discover', exact: true }));
  await expect(page.getByRole('button', { name: 'Filters, active' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('mwanzo.filters'))).toBeNull();
});
