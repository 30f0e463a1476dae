import { openPhone } from '../../people/open-phone.ts';
import { makeSignedUpMember } from '../../people/signed-up-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

/** Makes a member without a profile. No deck shows them. */
const makeMember = () =>
  makeSignedUpMember({
    fullName: 'Zawadi Achieng',
    label: 'zawadi.devices',
    birthday: '1997-04-02',
    gender: 'female',
    orientation: 'straight',
  });

test('a session that is ended on another device shows the login page there within a second', async ({
  browser,
  press,
}) => {
  const member = await makeMember();
  const lost = await openPhone(browser, member, '/settings');
  const phone = await openPhone(browser, member, '/settings/devices');
  // The sessions are those of the sign-up and of these two devices.
  await expect(phone.page.getByRole('listitem')).toHaveCount(3);
  await expect(phone.page.getByRole('listitem').first()).toContainText('This device');

  const { sid } = JSON.parse(Buffer.from(lost.session.access.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  const row = phone.page.locator(`[data-session="${sid}"]`);
  await press(row.getByRole('button', { name: /^Sign out/ }));
  await expect(row).toBeHidden();
  await expect(lost.page).toHaveURL('/login', { timeout: 1000 });
  const reason = lost.page.getByText('You were signed out here from another device.');
  await expect(reason).toBeVisible();
  await lost.page.reload();
  await expect(reason).toBeVisible();
  const refused = apiRequest('GET', '/api/profiles/me', { token: lost.session.access });
  await expect(refused).rejects.toThrow('401');
  await expect(phone.page.getByRole('listitem')).toHaveCount(2);
  for (const { context } of [lost, phone]) await context.close();
});

test('to sign out everywhere else asks once, and this device stays', async ({ browser, press }) => {
  const member = await makeMember();
  const other = await openPhone(browser, member, '/settings');
  const { page, context } = await openPhone(browser, member, '/settings/devices');
  await press(page.getByRole('button', { name: 'Sign out everywhere else' }));
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await press(question.getByRole('button', { name: 'Sign out', exact: true }));
  await expect(other.page).toHaveURL('/login', { timeout: 2000 });
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: /^Devices/ })).toContainText('Signed in on this one');
  for (const each of [other.context, context]) await each.close();
});
