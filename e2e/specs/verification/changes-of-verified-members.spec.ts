import { toast } from '../../page/locators.ts';
import { makePhonePhoto } from '../../people/photo-files.ts';
import { openDevice } from '../../people/stored-session.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('a verified member who changes name and photo is shown with the old ones until a reviewer approves', async ({
  page,
  press,
  browser,
}) => {
  const { id, name, email } = await makeVerifiedMember();
  const newName = `${name} Renamed`;

  const device = await openDevice(browser, await signIn(email));
  const theirs = await device.newPage();
  await theirs.goto('/profile');
  await theirs.getByLabel('Name', { exact: true }).fill(newName);
  await theirs.locator('input[name="photo"]').setInputFiles(await makePhonePhoto('nafula'));
  await theirs.getByRole('button', { name: 'Save Profile' }).click();
  const note = 'Others do not see your new name and first photo until a person has looked at them.';
  await expect(toast(theirs, 'Profile updated')).toContainText(note);
  await theirs.goto('/profile');
  await expect(theirs.getByText(note)).toBeVisible();
  await expect(theirs.getByLabel('Name', { exact: true })).toHaveValue(newName);

  const { access } = await signIn('amina@mwanzo.test');
  const seen = async () =>
    (await (await apiRequest('GET', `/api/profiles/${id}/`, { token: access })).json()) as {
      name: string;
      photo: string | null;
      isVerified: boolean;
    };
  expect(await seen()).toMatchObject({ name, photo: null, isVerified: true });

  await page.goto('/moderation');
  await press(page.getByRole('region', { name: 'Verification' }).getByRole('button', { name }));
  const sideOf = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(sideOf('Others see now').last()).toContainText('No photo');
  await expect(sideOf('The member wants').last()).toContainText(newName);
  const image = page.getByRole('img', { name: `New photo of ${name}` });
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.keyboard.press('a');
  await expect(page.getByText('Tick all 2 checks to approve')).toBeVisible();
  for (const check of ['The new name can be', 'The new photo shows']) await press(page.getByLabel(check));
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(toast(page, 'Approved')).toContainText(`${name} is notified.`);

  expect(await seen()).toMatchObject({ name: newName, photo: expect.any(String), isVerified: true });
  await theirs.goto('/profile');
  await expect(theirs.getByLabel('Name', { exact: true })).toHaveValue(newName);
  await expect(theirs.getByText(note)).toBeHidden();
  await theirs.goto('/matches');
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByRole('button', { name: 'Everyone sees your changes now.' })).toBeVisible();
  await theirs.context().close();
});

test('two quick presses of A approve one name, and the next one stays', { tag: '@desktop-only' }, async ({ page }) => {
  const makeRenamed = async () => {
    const { name, token } = await makeVerifiedMember();
    await apiRequest('PATCH', '/api/profiles/me', { token, body: { name: `${name} Renamed` } });
    return name;
  };
  const [first, second] = [await makeRenamed(), await makeRenamed()];
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/decide/') && sent.push(request.url()));
  const rowOf = (name: string) => page.getByRole('region', { name: 'Verification' }).getByRole('button', { name });
  await page.goto('/moderation');
  await rowOf(first).click();
  const approve = page.getByRole('button', { name: 'Approve' });
  const tick = () => page.getByLabel('The new name can be').check();
  await tick();
  await expect(approve).toBeEnabled();
  await page.keyboard.press('a');
  await expect(toast(page, 'Approved')).toContainText(`${first} is notified.`);
  // The next case opens by itself, under the same key.
  await page.keyboard.press('a');
  await expect(rowOf(first)).toHaveCount(0);
  await rowOf(second).click();
  await expect(approve).toBeDisabled();
  await page.keyboard.press('a');
  await tick();
  await expect(approve).toBeEnabled();
  expect(sent).toHaveLength(1);
  await expect(rowOf(second)).toBeVisible();
});

test('a verified member’s new gender is theirs alone until a reviewer has ticked its check', async ({
  page,
  press,
  browser,
}) => {
  const { id, name, email } = await makeVerifiedMember({ profile: { gender: 'male' } });
  const device = await openDevice(browser, await signIn(email));
  const theirs = await device.newPage();
  await theirs.goto('/settings/gender');
  const note = theirs.getByText('Others see your old gender until a person has looked at the new one.');
  await expect(note).toBeHidden();
  await theirs.getByRole('radio', { name: 'Female' }).check();
  await expect(note).toBeVisible();

  const { access } = await signIn('amina@mwanzo.test');
  const seen = async () =>
    (await (await apiRequest('GET', `/api/profiles/${id}/`, { token: access })).json()) as { user: { gender: string } };
  expect((await seen()).user.gender).toBe('male');

  await page.goto('/moderation');
  await press(page.getByRole('region', { name: 'Verification' }).getByRole('button', { name }));
  const sideOf = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(sideOf('Others see now').last()).toContainText('Male');
  await expect(sideOf('The member wants').last()).toContainText('Female');
  await expect(page.getByText('Tick the check to approve')).toBeVisible();
  await press(page.getByLabel('Nothing in name and photo speaks against the new gender'));
  await press(page.getByRole('button', { name: 'Approve' }));
  await expect(toast(page, 'Approved')).toContainText(`${name} is notified.`);
  expect((await seen()).user.gender).toBe('female');
  await theirs.goto('/settings/gender');
  await expect(theirs.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(note).toBeHidden();
  await theirs.context().close();
});
