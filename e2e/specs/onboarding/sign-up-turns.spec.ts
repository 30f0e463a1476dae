import type { Page } from '@playwright/test';
import { pbkdf2Sync } from 'node:crypto';
import { toast } from '../../page/locators.ts';
import { fillSignUpForm } from '../../page/member-steps.ts';
import { demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const rounds = { salt: 'a-salt-of-this-spec-00', iterations: 10_000 };
const derived = pbkdf2Sync('7', rounds.salt, rounds.iterations, 32, 'sha256');
const soluble = { ...rounds, numbers: 400, token: 'soluble', start: derived.subarray(0, 16).toString('base64url') };
const answer = derived.subarray(16).toString('base64url');

interface Turn {
  readonly seconds: number;
  readonly challenge?: typeof soluble;
}

/** The first sign-ups are told to wait for their turn; returns the proofs of all. */
async function stageWave(page: Page, turns: Turn[]): Promise<unknown[]> {
  const proofs: unknown[] = [];
  await page.route('**/api/signup/', (route) => {
    proofs.push(route.request().postDataJSON().proof);
    const turn = turns.shift();
    if (!turn) return route.continue();
    const { seconds, challenge } = turn;
    const json = { code: 'sign_up_turn', detail: 'Wait for your turn.', challenge };
    return route.fulfill({ status: 429, headers: { 'retry-after': String(seconds) }, json });
  });
  return proofs;
}

async function fillIn(page: Page): Promise<void> {
  const email = `turn-${Date.now()}@mwanzo.test`;
  await page.goto('/signup');
  await fillSignUpForm(page, { name: 'Wambui', email, birthday: '1997-04-05', password: demoPassword });
}

test('in a wave the form waits for its turn, says how long, and signs up by itself', async ({ page, press }) => {
  const proofs = await stageWave(page, [{ seconds: 3 }, { seconds: 1 }]);
  await fillIn(page);
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByRole('status').filter({ hasText: 'so everyone takes turns' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^About \d seconds?$/);
  await expect(toast(page, 'Welcome to Mwanzo!')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(proofs).toEqual([undefined, undefined, undefined]);
});

test('a browser that has solved the challenge need not wait for the turn', async ({ page, press }) => {
  const proofs = await stageWave(page, [{ seconds: 3600, challenge: soluble }]);
  await fillIn(page);
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(toast(page, 'Welcome to Mwanzo!')).toBeVisible();
  expect(proofs).toEqual([undefined, { token: 'soluble', answer }]);
});
