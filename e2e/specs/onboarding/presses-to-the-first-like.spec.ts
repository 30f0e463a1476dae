import type { Locator, Page } from '@playwright/test';
import { topCard } from '../../page/locators.ts';
import { flick } from '../../page/touch.ts';
import { inventPair, type NewMember } from '../../people/new-member.ts';
import { makeVerificationPhotos, type PhotoFile } from '../../people/photo-files.ts';
import { expect, test } from '../../test.ts';

type Press = (target: Locator) => Promise<void>;

/**
 * Presses as a newcomer does, and counts: a link, a button, a field to type in, a file to choose. The keys of the
 * keyboard and the shutter are not counted.
 */
function countPresses(page: Page, press: Press) {
  const presses: string[] = [];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    presses,
    async press(name: string, target = button(name)): Promise<void> {
      presses.push(name);
      await press(target.first());
    },
    /** Flicks the card on top to the right: while documents are in review, the button is locked. */
    async flickRight(name: string): Promise<void> {
      presses.push(name);
      await flick(topCard(page), 'right');
    },
    async type(label: string, text: string): Promise<void> {
      presses.push(label);
      await press(field(label));
      await expect(field(label)).toBeFocused();
      await field(label).fill(text);
    },
    async choose(label: string, file: PhotoFile): Promise<void> {
      presses.push(label);
      const picker = page.waitForEvent('filechooser');
      await press(page.getByText(label));
      await (await picker).setFiles(file);
    },
  };
}

type Hand = ReturnType<typeof countPresses>;

async function reachVerification(page: Page, hand: Hand, { name, email, password, birthday, town }: NewMember) {
  await page.goto('/');
  await hand.press('Start Your Journey', page.getByRole('link', { name: 'Start Your Journey' }));
  await hand.type('Full name', name);
  await hand.type('Email', email);
  await hand.type('Password', password);
  await hand.type('Confirm password', password);
  await hand.type('Birthday', birthday);
  await hand.press('Create Account');
  await hand.type('Location', town);
  await hand.press('Save Profile');
  await expect(page).toHaveURL('/verify');
}

const toVerification = [
  'Start Your Journey',
  'Full name',
  'Email',
  'Password',
  'Confirm password',
  'Birthday',
  'Create Account',
  'Location',
  'Save Profile',
];

test('a newcomer who skips the documents is 11 presses from the landing page to the first like', async ({
  page,
  press,
}) => {
  test.slow();
  const hand = countPresses(page, press);
  await reachVerification(page, hand, inventPair().woman);
  await hand.press('Skip for now', page.getByRole('link', { name: 'Skip for now' }));
  await hand.press('Like');
  await expect(page.getByText('You must verify your profile before you can match.')).toBeVisible();
  expect(hand.presses).toEqual([...toVerification, 'Skip for now', 'Like']);
  expect(hand.presses).toHaveLength(11);
});

test('a newcomer who submits documents needs two more, one for each picture', async ({ page, press }) => {
  test.slow();
  const { woman } = inventPair();
  const { idDocument, selfie } = await makeVerificationPhotos(woman.looks);
  const hand = countPresses(page, press);
  await reachVerification(page, hand, woman);
  await hand.choose('Add a photo of your ID', idDocument);
  await hand.choose('Take a selfie with your ID', selfie);
  await hand.press('Submit for review');
  await hand.flickRight('Like');
  await expect(page.getByRole('dialog', { name: 'Profile not verified' })).toContainText(
    'Your documents are with a reviewer',
  );
  expect(hand.presses).toEqual([
    ...toVerification,
    'Add a photo of your ID',
    'Take a selfie with your ID',
    'Submit for review',
    'Like',
  ]);
  expect(hand.presses).toHaveLength(13);
});
