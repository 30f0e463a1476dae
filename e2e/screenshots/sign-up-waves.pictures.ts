import { fillSignUpForm } from '../page/member-steps.ts';
import { demoPassword } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

/** No number solves it, so the page goes on trying. */
const challenge = {
  salt: 'a-salt-of-a-picture-00',
  iterations: 10_000,
  numbers: 1_000_000,
  token: 'none',
  start: 'none',
};

test('sign-up-waves', async ({ page, picture }) => {
  await page.route('**/api/signup/', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '10' },
      json: { code: 'sign_up_turn', detail: 'Wait.', challenge },
    }),
  );
  await page.goto('/signup');
  const email = 'wambui@mwanzo.test';
  await fillSignUpForm(page, { name: 'Wambui', email, birthday: '1997-04-05', password: demoPassword });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await picture('signup-turn', { whole: true });
});
