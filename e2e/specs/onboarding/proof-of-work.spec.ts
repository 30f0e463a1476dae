import { pbkdf2Sync } from 'node:crypto';
import { toast } from '../../page/locators.ts';
import { fillSignUpForm } from '../../page/member-steps.ts';
import { demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the same on every size'));

const rounds = { salt: 'a-salt-of-this-spec-00', iterations: 10_000 };
const derived = pbkdf2Sync('7', rounds.salt, rounds.iterations, 32, 'sha256');
const soluble = { ...rounds, numbers: 400, token: 'soluble', start: derived.subarray(0, 16).toString('base64url') };
const endless = { ...rounds, numbers: 1_000_000, token: 'endless', start: 'none' };

test('in a wave of sign-ups the browser proves some work by itself, and the member can give up waiting', async ({
  page,
  press,
}) => {
  const challenges = [endless, soluble];
  const proofs: unknown[] = [];
  await page.route('**/api/signup/', (route) => {
    proofs.push(route.request().postDataJSON().proof);
    const challenge = challenges.shift();
    if (!challenge) return route.continue();
    return route.fulfill({ status: 403, json: { code: 'proof_of_work_required', detail: 'Solve it.', challenge } });
  });
  const email = `proof-${Date.now()}@mwanzo.test`;
  await page.goto('/signup');
  await fillSignUpForm(page, { name: 'Wambui', email, birthday: '1997-04-05', password: demoPassword });
  const create = page.getByRole('button', { name: 'Create Account' });
  await press(create);
  await expect(page.getByRole('status').filter({ hasText: 'checking that you are not a robot' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('checking that you are not a robot')).toBeHidden();
  await expect(create).toBeFocused();
  await press(create);
  await expect(toast(page, 'Welcome to Mwanzo!')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  const answer = derived.subarray(16).toString('base64url');
  expect(proofs).toEqual([undefined, undefined, { token: 'soluble', answer }]);
});
