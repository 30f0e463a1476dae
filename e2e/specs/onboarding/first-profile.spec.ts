import type { Locator, Page } from '@playwright/test';
import { ownPhotos, photoTile } from '../../page/own-photos.ts';
import { photoIdsOf, photoOf } from '../../people/photographed-member.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { expect, test } from '../../test.ts';

async function makeNewcomer(): Promise<string> {
  const { email } = await makeSignedUpMember({
    fullName: 'Zawadi Mwakio',
    label: 'newcomer',
    birthday: birthdayAt(28, '03-04'),
    gender: 'female',
    orientation: 'straight',
  });
  return email;
}

test.use({ signedInAs: async ({}, use) => use(await makeNewcomer()) });

const question = 'My rules for a proper cup of chai';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your answer' });
const newAnswer = (page: Page) => page.getByRole('button', { name: /^Choose a question/ });

async function pickQuestion(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  await press(newAnswer(page));
  await press(page.getByRole('dialog', { name: 'Pick a question' }).getByRole('button', { name: question }));
}

test('a new member adds photos before the first save, keeps what was typed meanwhile, and goes on to /verify', async ({
  page,
  press,
  token,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Create your profile' })).toBeVisible();
  await expect(ownPhotos(page).getByText('0 of 6')).toBeVisible();
  await page.getByLabel('Location').fill('Voi');
  await ownPhotos(page)
    .getByLabel('Add photo')
    .setInputFiles([photoOf('crimson'), photoOf('teal')]);
  await press(page.getByRole('dialog', { name: 'Adjust photo' }).getByRole('button', { name: 'Use photo' }));
  await expect(photoTile(page, 2)).toBeVisible();
  await expect(ownPhotos(page).getByText('Saved', { exact: true })).toBeVisible();
  const added = await photoIdsOf(token, 'me');
  expect(added).toHaveLength(2);
  await expect(page.getByRole('heading', { name: 'Create your profile' })).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Voi');
  await press(page.getByRole('button', { name: 'Save Profile' }));
  await expect(page).toHaveURL('/verify');
  expect(await photoIdsOf(token, 'me')).toEqual(added);
});

test(
  'an answer that was begun is there again, whatever closed the sheet',
  { tag: '@desktop' },
  async ({ page, press, hasTouch }) => {
    await page.goto('/profile');
    await pickQuestion(page, press);
    const answer = sheet(page).getByLabel(question);
    let typed = '';
    const waysOut: Record<string, () => Promise<unknown>> = {
      Escape: () => page.keyboard.press('Escape'),
      Back: () => page.goBack(),
      'its cross': () => press(sheet(page).getByRole('button', { name: 'Close' })),
      'a tap beside it': () => (hasTouch ? page.touchscreen.tap(195, 20) : page.mouse.click(20, 20)),
      'a reload': () => page.reload(),
    };
    for (const [name, leave] of Object.entries(waysOut)) {
      await test.step(name, async () => {
        typed += `Milk first, then ${name}. `;
        await answer.fill(typed);
        await leave();
        await expect(sheet(page)).toBeHidden();
        await expect(page).toHaveURL('/profile');
        await expect(newAnswer(page)).toContainText(`You began: ${typed.trim()}`);
        await press(newAnswer(page));
        await expect(answer).toHaveValue(typed);
      });
    }
    await press(sheet(page).getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('button', { name: `Edit your answer: ${question}` })).toContainText('then a reload.');
    await expect(page.getByText('You began:')).toHaveCount(0);
  },
);

test('Cancel forgets what was begun, and a change of an answer is kept beside the answer', async ({ page, press }) => {
  await page.goto('/profile');
  await pickQuestion(page, press);
  const answer = sheet(page).getByLabel(question);
  await answer.fill('Sugar first');
  await press(sheet(page).getByRole('button', { name: 'Cancel' }));
  await expect(newAnswer(page)).not.toContainText('You began');
  await pickQuestion(page, press);
  await expect(answer).toHaveValue('');
  await answer.fill('Milk first.');
  await press(sheet(page).getByRole('button', { name: 'Done' }));
  const answered = page.getByRole('button', { name: `Edit your answer: ${question}` });
  await press(answered);
  await answer.fill('Milk last.');
  await page.keyboard.press('Escape');
  await expect(answered).toContainText('Milk first.');
  await expect(answered).toContainText('You began: Milk last.');
  await press(answered);
  await expect(answer).toHaveValue('Milk last.');
  await press(sheet(page).getByRole('button', { name: 'Cancel' }));
  await expect(answered).not.toContainText('You began');
  await press(answered);
  await expect(answer).toHaveValue('Milk first.');
});
