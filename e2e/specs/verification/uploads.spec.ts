import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { holdRequests } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { chooseDocuments } from '../../page/member-steps.ts';
import { makeHugePhoto } from '../../people/photo-files.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect } from '@playwright/test';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

test('a document of 7 MB is sent with less than 1 MB, and both arrive', async ({ page, press }) => {
  await page.goto('/verify');
  await chooseDocuments(page, 'nafula');
  await page.locator('input[name=id_document]').setInputFiles(makeHugePhoto());
  await expect(page.getByText('Preparing photo...')).toHaveCount(0);
  const sending = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/verify'));
  await press(page.getByRole('button', { name: 'Submit for review' }));
  expect(Number(await (await sending).headerValue('content-length'))).toBeLessThan(1_500_000);
  await expect(toast(page, 'Verification submitted')).toBeVisible();
  await expect(page).toHaveURL('/discover');
});

test('an upload shows how far it is and can be cancelled; the photos stay chosen', async ({ page, press }) => {
  await page.goto('/verify');
  await chooseDocuments(page, 'nafula');
  await holdRequests(page, 'POST /api/verify');
  await press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sending your documents' })).toBeAttached();
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('Nothing was submitted. Your photos are still here.')).toBeVisible();
  await expect(page.getByText('ID photo added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for review' })).not.toHaveAttribute('aria-disabled');
});

test('an upload without a network waits, and goes on by itself', async ({ page, context, connection }) => {
  await page.goto('/verify');
  await chooseDocuments(page, 'nafula');
  await goOffline(context, connection);
  // `press` would open a devtools session, and closing that would end the offline mode.
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(/^You are offline\. Your photos will be sent/)).toBeVisible();
  await expect(toast(page, 'Upload failed')).toHaveCount(0);
  await goOnline(context, connection);
  await expect(toast(page, 'Verification submitted')).toBeVisible();
});

test('a file that is no picture is refused in words, until a good one comes', async ({ page }) => {
  await page.goto('/verify');
  const id = page.getByLabel('Add a photo of your ID');
  await id.setInputFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') });
  await expect(page.getByText(/^This file is not a picture\./)).toBeVisible();
  await chooseDocuments(page, 'nafula');
  await expect(page.getByText(/^This file is not a picture\./)).toBeHidden();
});

test('an upload goes on while the member looks around, and who comes back finds it and the photos', async ({
  page,
  press,
}) => {
  await page.goto('/verify');
  await chooseDocuments(page, 'nafula');
  const upload = await holdRequests(page, 'POST /api/verify');
  await press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Skip for now' }).first());
  await expect(page).toHaveURL('/discover');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('link', { name: 'Verify your profile' }));
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(page.getByText('ID photo added')).toBeVisible();
  await expect(page.getByText('Selfie added')).toBeVisible();
  upload.release();
  await expect(toast(page, 'Verification submitted')).toBeVisible();
  await expect(page).toHaveURL('/discover');
});

test('photos that were chosen and not sent are asked for again after a look around', async ({ page, press }) => {
  await page.goto('/verify');
  await page.getByLabel('Add a photo of your ID').setInputFiles(makeHugePhoto());
  await expect(page.getByText('ID photo added')).toBeVisible();
  await press(page.getByRole('link', { name: 'Skip for now' }).first());
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await expect(page.getByText(/^You had chosen .+\. Photos of your ID are never kept/)).toBeVisible();
  await expect(page.getByText('ID photo added')).toBeHidden();
});
