import type { Page } from '@playwright/test';
import { demoPassword } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

/** No number solves this challenge, so the page goes on trying. */
const challenge = {
  salt: 'a-salt-of-a-picture-00',
  iterations: 10_000,
  numbers: 1_000_000,
  token: 'none',
  start: 'none',
};

/** Signs up in a wave, in the page's language, and waits for a turn. */
async function waitForTurn(page: Page): Promise<void> {
  await page.route('**/api/signup/', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '10' },
      json: { code: 'sign_up_turn', detail: 'Wait.', challenge },
    }),
  );
  await page.goto('/signup');
  const typed = { full_name: 'Wambui', email: 'wambui@mwanzo.test', birthday: '1997-04-05' };
  const passwords = { password: demoPassword, confirmPassword: demoPassword };
  for (const [name, value] of Object.entries({ ...typed, ...passwords }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('timer')).toBeVisible();
}

test('sign-up-waves', async ({ page, picture }) => {
  await waitForTurn(page);
  await picture('signup-turn', { whole: true });
});

test('sign-up-waves-swahili', async ({ page, picture, context, baseURL }) => {
  await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
  await waitForTurn(page);
  await picture('signup-turn-swahili', { whole: true });
});
