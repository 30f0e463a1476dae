import type { Page } from '@playwright/test';
import { fillSignUpForm } from '../../page/member-steps.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { inventPair } from '../../people/new-member.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

/** The height of the design's picture, rounded up. */
const heightMax = 1_150;

const privacyLine = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
const whoSees = (page: Page, what: 'orientation' | 'birthday') => page.getByLabel(`Who sees your ${what}`);

test('on a phone sign-up is one short page', async ({ page }) => {
  expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await waitUntilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(heightMax);
});

test(
  'the privacy choices open in place, and the line says what was chosen',
  { tag: '@desktop' },
  async ({ page, press }) => {
    await page.goto('/signup');
    await expect(whoSees(page, 'orientation')).toBeHidden();
    await press(privacyLine(page, 'Matches see your orientation and birthday. Change'));
    await expect(whoSees(page, 'orientation')).toHaveAccessibleDescription(
      /But where many people fit, your orientation decides in whose deck you appear/,
    );
    await whoSees(page, 'orientation').selectOption('Nobody');
    const done = privacyLine(page, 'Nobody sees your orientation. Matches see your birthday. Done');
    await expect(done).toHaveAttribute('aria-expanded', 'true');
    await press(done);
    await expect(whoSees(page, 'orientation')).toBeHidden();
    await expect(privacyLine(page, 'Nobody sees your orientation. Matches see your birthday. Change')).toBeFocused();
  },
);

test('reading the terms and a reload keep what was typed and chosen, but no password', async ({ page, press }) => {
  const { woman } = inventPair();
  await page.goto('/signup');
  await fillSignUpForm(page, woman);
  await press(privacyLine(page, 'Matches see your orientation and birthday. Change'));
  await whoSees(page, 'birthday').selectOption('Nobody');
  for (const [link, address] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    await press(page.getByRole('link', { name: link, exact: true }));
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue(woman.name);
  }
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(woman.name);
  await expect(page.getByLabel('Email')).toHaveValue(woman.email);
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveValue(woman.birthday);
  for (const label of ['Password', 'Confirm password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(privacyLine(page, 'Matches see your orientation. Nobody sees your birthday. Change')).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(woman.password);
});

test('a privacy choice that the server refuses is shown, has the focus and stays there while it is changed', async ({
  page,
  press,
}) => {
  const { woman } = inventPair();
  await page.route('**/api/signup/', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_input', detail: '', fields: { birthday_visibility: ['no'] } },
    }),
  );
  await page.goto('/signup');
  await fillSignUpForm(page, woman);
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(whoSees(page, 'birthday')).toBeFocused();
  await expect(whoSees(page, 'birthday')).toHaveAccessibleDescription(/Please check this\.$/);
  await whoSees(page, 'birthday').selectOption('Everyone');
  await expect(page.getByText('Please check this.')).toHaveCount(0);
  await expect(whoSees(page, 'birthday')).toBeVisible();
});
