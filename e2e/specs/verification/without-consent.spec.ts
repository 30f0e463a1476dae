import { toast } from '../../page/locators.ts';
import { makeVerificationPhotos } from '../../people/photo-files.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { openDevice } from '../../people/stored-session.ts';
import { signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const makeMember = () =>
  makeSignedUpMember({
    fullName: 'Pendeza',
    label: 'unasked',
    birthday: birthdayAt(31, '01-02'),
    gender: 'female',
    orientation: 'straight',
  });
test.use({ signedInAs: async ({}, use) => use((await makeMember()).email) });

test('a member who ticks nothing submits two pictures, and the reviewer compares by hand', async ({
  browser,
  page,
  press,
}) => {
  const { idDocument, selfie } = await makeVerificationPhotos('nafula');
  await page.goto('/verify');
  await expect(page.getByText(/^This is optional\. Without it no program looks at your face/)).toBeVisible();
  await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
  await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
  await expect(page.getByRole('checkbox', { name: /^I agree that a program/ })).not.toBeChecked();
  await press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(toast(page, 'Verification submitted')).toBeVisible();
  await expect(page).toHaveURL('/discover');

  const desk = await openDevice(browser, await signIn('moderator@mwanzo.test'));
  const room = await desk.newPage();
  await room.goto('/moderation');
  await room.getByRole('region', { name: 'Verification' }).getByRole('button', { name: 'Pendeza' }).click();
  await expect(room.getByText('The member has not agreed that a program looks at their face.')).toBeVisible();
  await desk.close();
});
