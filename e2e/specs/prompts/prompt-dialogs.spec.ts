import type { Page } from '@playwright/test';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { findLayoutProblems } from '../../page/find-layout-problems.ts';
import { expectTrapped, tabAndPress, tabTo } from '../../page/keyboard-steps.ts';
import { topCard } from '../../page/locators.ts';
import { waitForAnimations } from '../../page/wait-for-animations.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { makeUnseenMember } from '../../people/verified-member.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

/**
 * Tests the dialogs for prompts and for likes of them: by keyboard, for screen readers, on narrow screens and with
 * large text.
 */

const question = 'My rules for a proper cup of chai';
const likeHeart = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Like this answer: The best thing somebody taught me' });

async function openKiprono(page: Page, press: (target: ReturnType<typeof topCard>) => Promise<void>): Promise<void> {
  await page.goto('/discover');
  await page.getByPlaceholder('Search by name, interests...').fill('Kiprono');
  await expect(topCard(page).getByRole('heading', { level: 2 })).toContainText('Kiprono');
  await press(topCard(page).getByRole('button', { name: 'View the profile of Kiprono' }));
}

async function expectFits(page: Page, screen: string): Promise<void> {
  await waitForAnimations(page);
  expect.soft(await findLayoutProblems(page), screen).toEqual([]);
}

test.describe('with the keyboard alone', () => {
  test.describe('a new member', () => {
    test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

    test('answers a question, and the focus is never lost', { tag: '@desktop-only' }, async ({ page }) => {
      await page.goto('/profile');
      const open = page.getByRole('button', { name: /^Choose a question/ });
      await tabAndPress(page, open);
      const questions = page.getByRole('dialog', { name: 'Pick a question' });
      await expect(questions.getByRole('button', { name: 'Close' })).toBeFocused();
      await tabAndPress(page, questions.getByRole('button', { name: question }));
      const sheet = page.getByRole('dialog', { name: 'Your answer' });
      await expect(sheet.getByLabel(question)).toBeFocused();
      await page.keyboard.type('Milk first.');
      await expectTrapped(page, sheet);
      await tabAndPress(page, sheet.getByRole('button', { name: 'Another question' }));
      await expect(questions.getByRole('button', { name: 'My morning starts with' })).toBeFocused();
      await tabAndPress(page, questions.getByRole('button', { name: 'Teach me', exact: true }));
      await expect(sheet.getByLabel('Teach me')).toHaveValue('Milk first.');
      await tabAndPress(page, sheet.getByRole('button', { name: 'Done' }));
      const answered = page.getByRole('button', { name: 'Edit your answer: Teach me Milk first.' });
      await expect(answered).toBeVisible();
      await tabAndPress(page, answered);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(answered).toBeFocused();
    });
  });

  test.describe('a member', () => {
    // Others' tests pass the first card of a demo member, and that may be Kiprono's.
    test.use({ signedInAs: async ({}, use) => use((await makeUnseenMember({ location: 'Voi' })).email) });

    test(
      'writes a few words about an answer and leaves; the focus returns to the heart',
      { tag: '@desktop-only' },
      async ({ page, press }) => {
        await openKiprono(page, press);
        await tabTo(page, likeHeart(page));
        await page.keyboard.press('Enter');
        const sheet = page.getByRole('dialog', { name: 'Like Kiprono' });
        await tabTo(page, sheet.getByLabel('Say something about it'));
        await page.keyboard.type('x'.repeat(150));
        await expect(sheet.getByLabel('Say something about it')).toHaveValue('x'.repeat(140));
        await expect(sheet).toContainText('140/140');
        await expectTrapped(page, sheet);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(likeHeart(page)).toBeFocused();
      },
    );
  });
});

test.describe('on a phone', () => {
  /** The last one stays until the page is left. */
  const sizes = [
    ['as it is', async () => {}],
    ['at 320 px', (page: Page) => page.setViewportSize({ width: 320, height: 568 })],
    [
      'with text twice as large',
      async (page: Page, size: { width: number; height: number } | null) => {
        if (size) await page.setViewportSize(size);
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      },
    ],
  ] as const;

  test.describe('a new member', () => {
    test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

    test('the questions and the answer fit and are accessible, also at 320 px and with large text', async ({
      page,
      press,
      viewport,
    }) => {
      await page.goto('/profile');
      await waitUntilIdle(page);
      for (const [name, change] of sizes) {
        await change(page, viewport);
        await press(page.getByRole('button', { name: /^Choose a question/ }));
        const questions = page.getByRole('dialog', { name: 'Pick a question' });
        await expect(questions).toBeVisible();
        await expectFits(page, `the questions ${name}`);
        if (name === 'as it is') await expectAccessible(page, 'the questions');
        await press(questions.getByRole('button', { name: question }));
        await page.getByLabel(question).fill('Milk first, and no rushing.');
        await expectFits(page, `the answer ${name}`);
        if (name === 'as it is') await expectAccessible(page, 'the answer');
        await page.getByLabel(question).clear();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });

  test.describe('a member', () => {
    test.use({ signedInAs: async ({}, use) => use((await makeUnseenMember({ location: 'Voi' })).email) });

    test('the like of an answer and of a photo fits and is accessible, also at 320 px and with large text', async ({
      page,
      press,
      viewport,
    }) => {
      await openKiprono(page, press);
      for (const [name, change] of sizes) {
        await change(page, viewport);
        await press(likeHeart(page));
        const sheet = page.getByRole('dialog', { name: 'Like Kiprono' });
        await expect(sheet.getByText('My mother: patience, with tea.')).toBeVisible();
        await expectFits(page, `the like of an answer ${name}`);
        if (name === 'as it is') await expectAccessible(page, 'the like of an answer');
        await press(sheet.getByRole('button', { name: 'Cancel' }));
        await expect(sheet).toBeHidden();
        await press(page.getByRole('dialog').getByRole('button', { name: 'Like this photo' }));
        await expect(sheet.getByRole('img')).toBeVisible();
        await expectFits(page, `the like of a photo ${name}`);
        await press(sheet.getByRole('button', { name: 'Cancel' }));
        await expect(sheet).toBeHidden();
      }
    });
  });
});
