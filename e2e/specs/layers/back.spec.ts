import type { Locator, Page } from '@playwright/test';
import { topCard } from '../../page/locators.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { findUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'otieno.3@mwanzo.test' });

type Press = (target: Locator) => Promise<void>;

/** Comes to Discover from another page, so that one Back too many shows. */
async function openDiscover(page: Page, press: Press): Promise<void> {
  await page.goto('/topup');
  await press(page.getByRole('link', { name: 'Discover' }));
  await expect(topCard(page)).toBeVisible();
}

async function openEditDialog(page: Page, press: Press): Promise<Locator> {
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const layers: Record<string, (page: Page, press: Press) => Promise<Locator>> = {
  'the filters': async (page, press) => {
    await press(page.getByRole('button', { name: /^Filters/ }));
    return page.getByRole('dialog', { name: 'Perfect Match Filters' });
  },
  'the notifications': async (page, press) => {
    await press(page.getByRole('button', { name: /^Notifications/ }));
    return page.getByRole('dialog', { name: 'Notifications' });
  },
  'the side panel': async (page, press) => {
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    return page.getByRole('dialog', { name: 'Your profile' });
  },
  'a person’s profile': async (page, press) => {
    await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
    return page.getByRole('dialog').filter({ has: page.getByRole('article') });
  },
};

test('Back closes what is open, and the next Back leaves the page', { tag: '@desktop' }, async ({ page, press }) => {
  for (const [name, open] of Object.entries(layers)) {
    await test.step(name, async () => {
      await openDiscover(page, press);
      const layer = await open(page, press);
      await expect(layer).toBeVisible();
      await page.goBack();
      await expect(layer).toBeHidden();
      await expect(page).toHaveURL('/discover');
      await page.goForward();
      await expect(page).toHaveURL('/discover');
      await expect(layer).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/topup');
    });
  }
});

test(
  'what was closed by its button, by Escape or by a tap beside it leaves no Back behind',
  { tag: '@desktop' },
  async ({ page, press }) => {
    await openDiscover(page, press);
    const preview = await layers['a person’s profile']?.(page, press);
    await preview?.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await layers['the filters']?.(page, press);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await layers['the notifications']?.(page, press);
    await page.mouse.click(3, 600);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await waitForLayersToLeaveHistory(page);
    await page.goBack();
    await expect(page).toHaveURL('/topup');
  },
);

test(
  'typed edits are asked for by Back, Escape and Cancel, and only "Discard" loses them',
  { tag: '@desktop' },
  async ({ page, press }) => {
    await openDiscover(page, press);
    const dialog = await openEditDialog(page, press);
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    const bio = dialog.getByLabel('Bio');
    await bio.fill('Chai, hills and old vinyl.');
    const waysOut = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => press(dialog.getByRole('button', { name: 'Cancel' })),
    ];
    for (const leave of waysOut) {
      await leave();
      await expect(question).toBeVisible();
      // By the keyboard: the app would take two clicks at one place for a double click.
      await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
      await expect(question).toBeHidden();
      await expect(bio).toHaveValue('Chai, hills and old vinyl.');
    }
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await page.goBack();
    await press(question.getByRole('button', { name: 'Discard' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/topup');
  },
);

test('two quick Escapes do not lose typed edits either', async ({ page, press }) => {
  await openDiscover(page, press);
  const dialog = await openEditDialog(page, press);
  await dialog.getByLabel('Bio').fill('Chai, hills and old vinyl.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Bio')).toHaveValue('Chai, hills and old vinyl.');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
});

test('a reload under an open dialog shows the page, and one Back leaves it', async ({ page, press }) => {
  await openDiscover(page, press);
  await openEditDialog(page, press);
  await page.reload();
  await expect(topCard(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForLayersToLeaveHistory(page);
  await page.goBack();
  await expect(page).toHaveURL('/topup');
});

test('fifty Backs in a row neither lose typed edits nor leave the page', async ({ page, press }) => {
  await openDiscover(page, press);
  const dialog = await openEditDialog(page, press);
  await dialog.getByLabel('Bio').fill('Chai, hills and old vinyl.');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  for (let presses = 0; presses < 25; presses += 1) {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
  }
  await expect(page).toHaveURL('/discover');
  await expect(dialog.getByLabel('Bio')).toHaveValue('Chai, hills and old vinyl.');
});

test.describe('a member who is not verified', () => {
  test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

  test('a page opened from the panel takes its place: Back leads to the page below', async ({ page, press }) => {
    await openDiscover(page, press);
    const panel = await layers['the side panel']?.(page, press);
    if (panel) await press(panel.getByRole('link', { name: 'Verify your profile' }));
    await expect(page).toHaveURL('/verify');
    await page.goBack();
    await expect(page).toHaveURL('/discover');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/topup');
  });
});

test('Back while the code of a dialog is still loading means: do not open it', async ({ page, press }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/dialogs*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await openDiscover(page, press);
  await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
  await page.goBack();
  const code = page.waitForResponse('**/assets/dialogs*.js');
  arrived.resolve();
  await code;
  await expect(page).toHaveURL('/discover');
  await expect(topCard(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
