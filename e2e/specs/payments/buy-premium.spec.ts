import { expectAccessible } from '../../page/expect-accessible.ts';
import { anyNumber } from '../../people/pretend-phone.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use((await makeVerifiedMember()).email) });

test('a member of the demo buys a week with the pretend phone, sees that Premium is on, and finds the receipt', async ({
  page,
  press,
  context,
}) => {
  const number = anyNumber();
  await page.goto('/topup');
  await press(page.getByRole('link', { name: 'Get Premium' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Something Amazing is Coming Soon!' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Try the checkout' }));
  await expect(page.getByRole('heading', { name: 'Pay with M-Pesa' })).toBeVisible();
  await expectAccessible(page, 'the checkout');
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByText('Choose how long.', { exact: true })).toBeVisible();
  await expect(page.getByText('Enter the number that pays.')).toBeVisible();
  await press(page.getByRole('radio', { name: /^Week/ }));
  await page.getByLabel('M-Pesa number').fill('0612 345 678');
  await expect(page.getByText('This is no Kenyan mobile number.')).toBeVisible();
  await page.getByLabel('M-Pesa number').fill(number);
  await expect(page.getByText('Basic again. It does not renew.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Pay KES 150' }));
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await expect(page).toHaveURL(/\/premium\/orders\/MW-[\dA-Z]{8}$/);
  await expectAccessible(page, 'an order that waits for the PIN');

  const opened = context.waitForEvent('page');
  await press(page.getByRole('link', { name: 'Open the pretend phone' }));
  const phone = await opened;
  await phone.getByLabel('Phone number').fill(number);
  await phone.getByRole('button', { name: 'Open this phone' }).click();
  await phone.getByLabel('Enter M-PESA PIN').fill('1234');
  await phone.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { name: 'Premium is on' })).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('KES 150');
  await expect(receipt).toContainText('Premium, 7 days');
  await expectAccessible(page, 'a receipt');
  await page.goto('/settings/payments');
  await press(page.getByRole('link', { name: /KES 150/ }));
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(number.slice(-3));
  await page.goto('/topup');
  await expect(page.getByRole('main').getByText(/^Premium until /)).toBeVisible();
});

test('a prompt that is cancelled says that nothing was taken, survives a reload, and its number is kept', async ({
  page,
  press,
  context,
}) => {
  const number = anyNumber();
  await page.goto('/premium?product=day');
  await page.getByLabel('M-Pesa number').fill(number);
  await press(page.getByRole('button', { name: 'Pay KES 50' }));
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  // The checkout leads to the order that is under way, in another tab too.
  const other = await context.newPage();
  await other.goto('/premium');
  await expect(other.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await other.close();
  const opened = context.waitForEvent('page');
  await press(page.getByRole('link', { name: 'Open the pretend phone' }));
  const phone = await opened;
  await phone.getByLabel('Phone number').fill(number);
  await phone.getByRole('button', { name: 'Open this phone' }).click();
  await phone.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled. Nothing was taken.')).toBeVisible();
  await press(page.getByRole('link', { name: 'Try again' }));
  await expect(page.getByRole('radio', { name: /^Day/ })).toBeChecked();
  await expect(page.getByLabel('M-Pesa number')).toHaveValue(number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3'));
});
