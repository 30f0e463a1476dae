import { toast, topCard } from '../../page/locators.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { approveVerification } from '../../people/approve-verification.ts';
import { openDevice } from '../../people/stored-session.ts';
import { findUnverifiedMember } from '../../people/unverified-member.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test('a member in review reads the times of it, may pass but not like, and loses the card when approved', async ({
  browser,
  press,
}) => {
  const { id, email } = await makeWaitingMember();
  const context = await openDevice(browser, await signIn(email));
  const page = await context.newPage();
  await page.goto('/discover');
  const card = page.getByRole('link', { name: /^Your documents are in review/ });
  await expect(card).toContainText(/Since \d\d:\d\d, decided by \w+day\. Until then you can look around and pass\./);
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(80);
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-haspopup', 'dialog');
  await waitUntilSeen(page);
  const name = await topCard(page).getByRole('heading').textContent();
  await press(like);
  const sheet = page.getByRole('dialog', { name: 'Profile not verified' });
  await expect(sheet).toContainText('You must verify your profile before you can match.');
  await expect(sheet).toContainText(/Your documents are with a reviewer, decided by \w+day\./);
  await press(sheet.getByRole('button', { name: 'Not now' }));
  await expect(sheet).toBeHidden();
  await expect(topCard(page).getByRole('heading')).toHaveText(name ?? '');

  await press(card);
  await expect(page.getByRole('heading', { name: 'We have your documents' })).toBeVisible();
  await expect(page.getByText(/decided by \w+day\. .* We notify you\.$/)).toBeVisible();
  await page.goto('/discover');
  // Screen readers announce the badge only in a region that was there before it.
  const region = await card.evaluateHandle((shown) => shown.parentElement?.querySelector('output'));
  await approveVerification(id);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(card).toBeHidden();
  await expect(page.getByText('Your profile is verified')).toBeVisible();
  expect(await region.evaluate((known) => known?.isConnected && known.textContent)).toBe('Your profile is verified');
  await expect(like).not.toHaveAttribute('aria-haspopup');
  await context.close();
});

test.describe('a member who has sent no documents', () => {
  test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

  test('is told to verify, with a button that leads there', async ({ page, press }) => {
    await page.goto('/discover');
    await press(page.getByRole('button', { name: 'Like', exact: true }));
    const told = toast(page, 'Profile not verified');
    await expect(told).toContainText('You must verify your profile before you can match.');
    await press(told.getByRole('button', { name: 'Verify your profile' }));
    await expect(page).toHaveURL('/verify');
    await expect(told).toBeHidden();
  });
});
