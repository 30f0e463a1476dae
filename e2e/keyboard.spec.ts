import type { Page } from '@playwright/test';
import { expectArrival, expectTrapped, tabAndPress, tabAndType, tabTo } from './keyboard-steps.ts';
import { presentCard } from './member-steps.ts';
import { inventPair } from './new-member.ts';
import { makePhonePhoto, makeVerificationPictures, type PictureFile } from './pictures.ts';
import { answerWith, firstMatch, matchOnLike, oneOfEachKind } from './staged-answers.ts';
import { demoPassword } from './server-calls.ts';
import { expect, test } from './test.ts';
import { makeWaitingMember } from './waiting-member.ts';

// Every flow with nothing but a keyboard. Each stop of Tab shows the focus, and nothing lies over it.

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'phones have no Tab key'));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Enter on a file input opens the browser's own picker. */
async function pickFile(page: Page, label: string, file: PictureFile): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  const picker = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await picker).setFiles(file);
}

test('somebody signs up, saves a profile and hands in documents', async ({ page }) => {
  test.slow();
  const { woman } = inventPair();

  await test.step('past the bar of the landing page', async () => {
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
    await page.keyboard.press('Enter');
    await tabAndPress(page, page.getByRole('link', { name: 'Start Your Journey' }).first());
    await expect(page).toHaveURL('/signup');
    await expect(button(page, 'Create Account')).toBeVisible();
  });

  await test.step('the form', async () => {
    await tabAndType(page, field(page, 'Full name'), woman.name);
    await tabAndType(page, field(page, 'Email'), woman.email);
    await tabAndType(page, field(page, 'Password'), woman.password);
    await tabAndType(page, field(page, 'Confirm password'), 'something else');
    // The browser's own parts of a date are stops too: day, month, year.
    await tabAndType(page, field(page, 'Birthday'), '09011999');
    await tabTo(page, page.getByRole('radio', { name: 'Female', exact: true }));
    await page.keyboard.press('Space');
    await tabTo(page, field(page, 'Orientation'));
    await page.keyboard.type('Straight');
    await tabAndPress(page, button(page, 'Create Account'));
  });

  await test.step('what is wrong gets the focus, with the reason', async () => {
    await expect(field(page, 'Confirm password')).toBeFocused();
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(woman.password);
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Your profile');
  });

  await test.step('the profile', async () => {
    await pickFile(page, 'Tap to change photo', await makePhonePhoto(woman.looks));
    await tabAndType(page, field(page, 'Location'), woman.town);
    await tabAndType(page, field(page, 'Interests'), 'Hiking');
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Add Travel'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Add Cooking')).toBeFocused();
    await tabTo(page, button(page, 'Remove Hiking'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove Travel')).toBeFocused();
    await tabAndPress(page, button(page, 'Save Profile'));
    await expectArrival(page, 'Verify your profile');
  });

  await test.step('the documents', async () => {
    const { idDocument, selfie } = await makeVerificationPictures(woman.looks);
    await pickFile(page, 'Add a photo of your ID', idDocument);
    await tabAndPress(page, button(page, 'Submit for review'));
    await expect(page.getByLabel('Take a selfie with your ID')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await pickFile(page, 'Take a selfie with your ID', selfie);
    await tabAndPress(page, button(page, 'Submit for review'));
    await expectArrival(page, 'Discover');
  });
});

test("somebody signs in, and signs out from every page's foot", async ({ page }) => {
  await page.goto('/login');
  await tabAndType(page, field(page, 'Email'), 'kiptoo.4@mwanzo.test');
  await tabAndType(page, field(page, 'Password'), demoPassword);
  await page.keyboard.press('Enter');
  await expectArrival(page, 'Discover');
  await tabAndPress(page, page.getByRole('link', { name: 'Matches' }));
  await expectArrival(page, 'Matches');
  await tabAndPress(page, page.getByRole('link', { name: 'TopUp' }));
  await expectArrival(page, 'TopUp');
  await tabAndPress(page, button(page, 'Logout'));
  await expectArrival(page, 'Log In');
});

test.describe('a member', () => {
  test.use({ signedInAs: 'otieno.3@mwanzo.test' });

  test('skips the bar, searches and filters', async ({ page }) => {
    await page.goto('/discover');
    await expect(presentCard(page)).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/discover');

    await tabAndPress(page, button(page, /^Filters/));
    const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
    await expect(filters.getByRole('button', { name: 'Close' })).toBeFocused();
    await tabTo(page, filters.getByRole('radio', { name: 'All' }).first());
    await page.keyboard.press('ArrowRight');
    await expect(filters.getByRole('radio', { name: 'Lesbian' })).toBeChecked();
    await tabTo(page, filters.getByRole('slider', { name: 'Minimum age' }));
    await page.keyboard.press('ArrowRight');
    await expect(filters.getByRole('slider', { name: 'Minimum age' })).toHaveValue('19');
    await tabTo(page, filters.getByRole('button', { name: 'Clear all' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(filters.getByRole('radio', { name: 'All' }).first()).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(button(page, /^Filters/)).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, filters.getByLabel('Location'));
    await page.keyboard.press('Tab');
    await expect(filters, 'the focus went on, and the popover with it').toBeHidden();
  });

  test('decides by arrows and by buttons, and a match takes the focus and gives it back', async ({ page }) => {
    await answerWith(page, 'POST /api/profiles/like-pass', { matched: false, match: null });
    await page.goto('/discover');
    const name = () => presentCard(page).getByRole('heading').textContent();
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      const before = (await name()) ?? '';
      await page.keyboard.press(key);
      await expect(presentCard(page).getByRole('heading')).not.toHaveText(before);
    }
    const before = (await name()) ?? '';
    const like = presentCard(page).getByRole('button', { name: 'Like' });
    await tabTo(page, like);
    await expect(like).toHaveAccessibleDescription(before);
    await page.keyboard.press('Enter');
    await expect(presentCard(page).getByRole('heading')).not.toHaveText(before);
    await expect(like).toBeFocused();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toHaveText((await name()) ?? '');

    await matchOnLike(page, await firstMatch('otieno.3@mwanzo.test'));
    await page.keyboard.press('Enter');
    const match = page.getByRole('dialog', { name: "It's a match!" });
    await expect(match).toBeVisible();
    await expectTrapped(page, match);
    await tabTo(page, match.getByRole('button', { name: 'Keep swiping' }));
    await page.keyboard.press('Enter');
    await expect(match).toBeHidden();
    await expect(like).toBeFocused();
  });

  test('opens a profile, the own panel and the dialog over it, and comes back to where it was', async ({ page }) => {
    await page.goto('/discover');
    const photo = presentCard(page).getByRole('button', { name: /^View the profile of/ });
    await tabAndPress(page, photo);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
    await expectTrapped(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(photo).toBeFocused();

    await tabTo(page, button(page, 'Your profile, edit'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Your profile' });
    await tabAndPress(page, panel.getByRole('button', { name: 'Edit' }));
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await expectTrapped(page, dialog);
    await tabTo(page, dialog.getByLabel('Bio'));
    await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button(page, 'Your profile, edit')).toBeFocused();
  });

  test('reads the notifications and takes them away one by one', async ({ page }) => {
    await answerWith(page, 'GET /api/notifications', oneOfEachKind);
    await answerWith(page, 'POST /api/notifications/*/mark-read', { id: 1, is_read: true });
    await page.goto('/topup');
    const bell = button(page, /^Notifications/);
    await expect(bell).toHaveAccessibleName(`Notifications, ${oneOfEachKind.length} unread`);
    await tabAndPress(page, bell);
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await tabTo(page, list.getByRole('button', { name: 'Mark as read' }).first());
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(oneOfEachKind.length - 1);
    await expect(list.getByRole('button', { name: 'Mark as read' }).first()).toBeFocused();
    await expect(bell).toHaveAccessibleName(`Notifications, ${oneOfEachKind.length - 1} unread`);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bell).toBeFocused();
  });

  test('opens a chat and writes; what was sent is said once', async ({ page }) => {
    await page.goto('/matches');
    await tabAndPress(page, page.getByRole('main').getByRole('link').first());
    await expectArrival(page, 'Chat');
    await expect(page.getByRole('log')).toBeVisible();
    const said = page.getByRole('main').locator('output');
    await expect(said.filter({ hasText: /./ }), 'what was there before is no news').toHaveCount(0);
    await tabAndType(page, page.getByPlaceholder('Type a message...'), 'By the keyboard alone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('By the keyboard alone')).toHaveCount(1);
    await expect(said.filter({ hasText: /./ })).toHaveText(['You: By the keyboard alone']);
    await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
    await expect(page.getByPlaceholder('Type a message...')).toBeFocused();
    await tabTo(page, button(page, 'Back'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Matches');
  });
});

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('opens a case, ticks the checks and writes a refusal', async ({ page }) => {
    const { name } = await makeWaitingMember();
    await page.goto('/moderation');
    await tabAndPress(page, page.getByRole('region', { name: 'Verification' }).getByRole('button', { name }));
    await expect(page.getByRole('heading', { name })).toBeFocused();
    await tabTo(page, page.getByRole('checkbox', { name: /^The face on the ID/ }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /^The face on the ID/ })).toBeChecked();
    const reject = button(page, 'Reject');
    await tabAndPress(page, reject);
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await expectTrapped(page, dialog);
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await tabTo(page, dialog.getByRole('button', { name: 'Reject' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(reject).toBeFocused();
  });
});
