import { failRequests, respondWith } from '../../network/intercept-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { openPhone } from '../../people/open-phone.ts';
import { makeSignedUpMember } from '../../people/signed-up-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test('a consent is taken back after one question, what it was for is gone, and choosing again gives it back', async ({
  browser,
  press,
}) => {
  const member = await makeSignedUpMember({
    fullName: 'Neema Wafula',
    label: 'neema.consents',
    birthday: '1997-04-02',
    gender: 'female',
    orientation: 'lesbian',
  });
  const { page, context } = await openPhone(browser, member, '/settings');
  await press(page.getByRole('link', { name: /^Consents/ }));
  const heading = page.getByRole('heading', { name: 'Your orientation' });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^Agreed on /)).toBeVisible();
  await expectAccessible(page, 'consents');

  const { stop } = await failRequests(page, 'DELETE /api/account/consents/*', 400);
  await press(page.getByRole('button', { name: 'Withdraw: Your orientation' }));
  const question = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expect(question.getByText(/^Your orientation is erased at once/)).toBeVisible();
  await press(question.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect(question.getByText(/^It is not known to be withdrawn/)).toBeVisible();
  await expectAccessible(page, 'withdrawing a consent');
  await stop();
  await question.getByRole('button', { name: 'Withdraw', exact: true }).dblclick();
  await expect(question).toBeHidden();
  await expect(heading).toBeFocused();
  await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  const response = await apiRequest('GET', '/api/profiles/me', { token: member.token });
  expect(await response.json()).toMatchObject({ user: { orientation: null } });

  await page.goto('/settings/orientation');
  await expect(page.getByText(/^If you choose one, you agree/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await press(page.getByRole('radio', { name: 'Queer' }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/settings/consents');
  await expect(page.getByText(/^Agreed on /)).toBeVisible();
  await context.close();
});

test('who has agreed to nothing reads what would be listed, and a list that cannot be read is tried again', async ({
  browser,
  press,
}) => {
  const member = await makeSignedUpMember({
    fullName: 'Neema Wafula',
    label: 'neema.nothing',
    birthday: '1997-04-02',
    gender: 'female',
    orientation: 'straight',
  });
  const { page, context } = await openPhone(browser, member, '/settings');
  const { stop } = await failRequests(page, 'GET /api/account/consents', 400);
  await press(page.getByRole('link', { name: /^Consents/ }));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await stop();
  await respondWith(page, 'GET /api/account/consents', []);
  await press(again);
  await expect(page.getByRole('heading', { name: 'You have agreed to nothing yet' })).toBeVisible();
  await expectAccessible(page, 'no consents');
  await context.close();
});
