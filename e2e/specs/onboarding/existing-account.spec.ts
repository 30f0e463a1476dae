import { toast } from '../../page/locators.ts';
import { fillSignUpForm } from '../../page/member-steps.ts';
import { demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.describe('a visitor who signs up but already has an account', () => {
  const brian = { name: 'Brian', email: 'brian@mwanzo.test', birthday: '1995-01-02' };

  test('is signed in to it with its password', async ({ page, press }) => {
    await page.goto('/signup');
    await fillSignUpForm(page, { ...brian, password: demoPassword });
    await press(page.getByRole('button', { name: 'Create Account' }));
    await expect(toast(page, 'Welcome back!')).toContainText('You have been signed in successfully');
    await expect(page).toHaveURL('/discover');
  });
});
