import { toast, topCard } from '../../page/locators.ts';
import { makeNarrowMember } from '../../people/narrow-member.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { expect, test } from '../../test.ts';

async function makeMember(): Promise<string> {
  const { email, token } = await makeSignedUpMember({
    fullName: 'Kerubo Nyaboke',
    label: 'question',
    birthday: birthdayAt(30, '02-03'),
    gender: 'female',
    orientation: 'straight',
  });
  // Nobody else sees her, since a card without a photo would surprise other tests.
  const body = { name: 'Kerubo', age: 30, location: 'Nairobi', shown_to: 'liked' };
  await apiRequest('PUT', '/api/profiles/me', { token, body });
  return email;
}

test.describe('a member who has not chosen preferences', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeMember()), asksPreferences: true });

  test('is asked once, with what follows from the profile, and accepts with one tap', async ({
    page,
    press,
    token,
  }) => {
    await page.goto('/discover');
    // The question arrives with the first touch of the page.
    await page.keyboard.press('Shift');
    const question = page.getByRole('dialog', { name: 'Whom would you like to meet?' });
    await expect(question.getByRole('checkbox', { name: 'Men', exact: true })).toBeChecked();
    await expect(question.getByText('18 to 50')).toBeVisible();
    await expect(question.getByRole('radiogroup', { name: 'You are' })).toBeHidden();
    await press(question.getByRole('button', { name: 'Looks right' }));
    await expect(question).toBeHidden();
    const saved = await apiRequest('GET', '/api/profiles/me/preferences/', { token });
    expect(await saved.json()).toMatchObject({ looking_for: ['men'], min_age: 18, max_age: 50, is_chosen: true });
    await waitForLayersToLeaveHistory(page);
    await page.reload();
    await expect(topCard(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: 'Your profile, edit' })).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test.describe('a member whose choices leave nobody', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeNarrowMember()) });

  test('reads why, and one tap takes the step that brings people; Undo takes it back', async ({ page, press }) => {
    await page.goto('/discover');
    await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
    await expect(page.getByText('Men, 29 to 30, in Kenya: you have seen them all.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    const undo = toast(page, 'Preferences changed').getByRole('button', { name: 'Undo' });
    for (const act of [() => press(undo), () => undo.press('Enter')]) {
      await press(page.getByRole('button', { name: /people$/ }).first());
      await expect(topCard(page)).toBeVisible();
      await act();
      await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
    }
  });
});
