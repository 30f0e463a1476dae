import { respondWith } from '../../network/intercept-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { emailOf } from '../../people/demo-members.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: emailOf('samuel') });

const until = '2099-12-19T09:00:00.000Z';

test('a Premium member reads until when it is paid, in the panel and beside the plans', async ({ page, press }) => {
  await respondWith(page, 'GET /api/premium/', {
    plan: 'premium',
    until,
    stops_at: until,
    checkout: 'mpesa',
    pretend_phone_port: null,
  });
  await page.goto('/topup');
  const main = page.getByRole('main');
  await expect(main.getByText('Premium until 19 Dec 2099')).toBeVisible();
  await expect(main.getByText('Your plan')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Add more time' })).toHaveAttribute('href', '/premium');
  await expectAccessible(page, 'the plans of a Premium member');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  const panel = page.getByRole('dialog', { name: 'Your profile' });
  await expect(panel.getByText('Premium until 19 Dec 2099')).toBeVisible();
  await expectAccessible(page, 'the panel of a Premium member');
});

test('a Basic member sees their plan, and is told nothing of Premium in the panel', async ({ page, press }) => {
  await page.goto('/topup');
  await expect(page.getByRole('main').getByText('Your plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/coming-soon');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  const panel = page.getByRole('dialog', { name: 'Your profile' });
  await expect(panel.getByRole('heading', { name: 'More Info' })).toBeVisible();
  await expect(panel.getByText(/Premium/)).toHaveCount(0);
});

test('the end of the day’s profiles says why it ends and when more come', async ({ page }) => {
  await page.route('**/api/profiles/discover/?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-deck-end': 'limit' } }),
  );
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: 'Today’s profiles are used up' })).toBeVisible();
  await expect(page.getByText(/^They are back at midnight, in /)).toBeVisible();
  await expect(page.getByText(/The order is the same for both\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'No daily limit with Premium' })).toBeVisible();
  await expectAccessible(page, 'the end of the day’s profiles');
});
