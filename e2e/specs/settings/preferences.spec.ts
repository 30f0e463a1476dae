import type { Page } from '@playwright/test';
import { failRequests } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { choosePreferences } from '../../people/choose-preferences.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

async function makeMember(): Promise<string> {
  const { email, token } = await makeSignedUpMember({
    fullName: 'Zuhura Njeri',
    label: 'preferences',
    birthday: birthdayAt(30, '02-03'),
    gender: 'female',
    orientation: 'straight',
  });
  await apiRequest('PUT', '/api/profiles/me', { token, body: { name: 'Zuhura', age: 30, location: 'Thika' } });
  return email;
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test.use({ signedInAs: async ({}, use) => use(await makeMember()) });

test('preferences are saved at once, say how many people fit, and last', async ({ page, press }) => {
  await page.goto('/discover');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('link', { name: 'Preferences' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  await expect(page).toHaveTitle('Preferences · Mwanzo');
  await expect(tick(page, 'Men')).toBeChecked();
  await expect(page.getByText(/people fit$/)).toBeVisible();

  // The last choice stays ticked and says why.
  await press(tick(page, 'Men'));
  await expect(tick(page, 'Men')).toBeChecked();
  await expect(page.getByText('At least one stays ticked, or you would meet nobody.')).toBeVisible();

  await press(tick(page, 'Women'));
  await press(page.getByRole('radio', { name: /^My county/ }));
  await expect(page.getByText('Kiambu County')).toBeVisible();
  await press(page.getByRole('switch', { name: 'Verified people only' }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(tick(page, 'Women')).toBeChecked();
  await expect(page.getByRole('radio', { name: /^My county/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Verified people only' })).toBeChecked();
  // After a deep link the arrow leads up, and Done does too.
  await press(page.getByRole('link', { name: 'Done' }));
  await expect(page).toHaveURL('/discover');
});

test('a choice that cannot be saved springs back and says so', async ({ page, press }) => {
  await page.goto('/preferences');
  await expect(tick(page, 'Men')).toBeChecked();
  await failRequests(page, 'PUT /api/profiles/me/preferences/', 500);
  await press(tick(page, 'Women'));
  await expect(toast(page, 'Not saved')).toBeVisible();
  await expect(tick(page, 'Women')).not.toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();
});

test('preferences work both ways: who wants only verified people neither sees nor is seen', async ({ signedInAs }) => {
  const man = await makeSignedUpMember({
    fullName: 'Otieno Ouma',
    label: 'both.ways',
    birthday: birthdayAt(31, '02-03'),
    gender: 'male',
    orientation: 'straight',
  });
  await apiRequest('PUT', '/api/profiles/me', {
    token: man.token,
    body: { name: 'Otieno', age: 31, location: 'Thika' },
  });
  const woman = await signIn(signedInAs ?? '');
  await choosePreferences(woman.access, { looking_for: ['men'], near: 'town' });
  const seenBy = async (token: string) =>
    ((await (await apiRequest('GET', '/api/profiles/discover/', { token })).json()) as { id: number }[]).map(
      ({ id }) => id,
    );
  await choosePreferences(man.token, { looking_for: ['women'], near: 'town' });
  expect(await seenBy(woman.access)).toContain(man.id);
  expect(await seenBy(man.token)).toContain(woman.user.id);
  await choosePreferences(man.token, { verified_only: true });
  expect(await seenBy(man.token)).not.toContain(woman.user.id);
  expect(await seenBy(woman.access)).not.toContain(man.id);
});
