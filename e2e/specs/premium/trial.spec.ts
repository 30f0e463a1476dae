import { failRequests } from '../../network/intercept-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { reachSwipeLimit } from '../../page/limit-steps.ts';
import { topCard } from '../../page/locators.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { takeShortcut } from '../../server/shortcuts.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use((await makeVerifiedMember()).email) });

test('a verified member tries Premium at the first limit, and hears once of its start and once of its end', async ({
  page,
  press,
  session,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name });
  await reachSwipeLimit(page, press);
  await page.unroute('**/api/profiles/like-pass/');
  await press(page.getByRole('button', { name: 'Try Premium for three days, free' }));
  const question = page.getByRole('dialog', { name: 'Three days of Premium' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question before the trial');
  const { stop } = await failRequests(page, 'POST /api/premium/trial', 400);
  await press(question.getByRole('button', { name: 'Start now' }));
  const failure = question.getByText(/^We could not start it/);
  await expect(failure).toBeVisible();
  await stop();
  await press(question.getByRole('button', { name: 'Not now' }));
  await press(page.getByRole('button', { name: 'Try Premium for three days, free' }));
  await expect(question).toBeVisible();
  await expect(failure).toHaveCount(0);
  await press(question.getByRole('button', { name: 'Start now' }));
  await expect(heading('Premium has begun')).toBeVisible();
  await expect(page.getByText('It does not renew by itself.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Carry on where I was' }));
  await expect(topCard(page)).toBeVisible();
  // The button that asked for the trial is gone, so the focus cannot return to it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/topup');
  await expect(page.getByRole('main').getByText(/^Your trial runs until .+\. It does not renew\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Premium' })).toHaveCount(0);
  await expect(heading('Premium has begun')).toHaveCount(0);

  await takeShortcut('end-trial', session?.user.id ?? 0);
  await expect(heading('Your Premium trial has ended')).toBeVisible();
  await expect(page.getByText('Your matches and chats, with all photos and voice notes in them')).toBeVisible();
  await expectAccessible(page, 'the end of the trial');
  await press(page.getByRole('button', { name: 'Carry on with Basic' }));
  await expect(page.getByRole('main').getByText('Your plan')).toHaveCount(1);
  await expect(page.getByText(/Your trial runs until/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Get Premium' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Premium' })).toHaveCount(0);
  await expect(heading('Your Premium trial has ended')).toHaveCount(0);
});
