import type { Page } from '@playwright/test';
import { findLayoutProblems } from './layout-problems.ts';
import { presentCard } from './member-steps.ts';
import { firstMatch, answerWith, matchOnLike, oneOfEachKind } from './staged-answers.ts';
import { expect, test } from './test.ts';
import { untilStill } from './until-still.ts';

const member = 'otieno.3@mwanzo.test';
test.use({ signedInAs: member });

/** Twice the size of letters that the browser is set to. */
const doubleLetters = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
const narrow = (page: Page) => page.setViewportSize({ width: 320, height: 640 });

const ways = [
  { name: 'on a screen of 320 px', enlarge: narrow, phoneOnly: true },
  { name: 'with letters twice as large', enlarge: doubleLetters, phoneOnly: false },
] as const;

const paths = ['/', '/login', '/signup', '/verify', '/coming-soon', '/no-such-page', '/matches', '/topup', '/profile'];

async function expectWhole(page: Page, screen: string): Promise<void> {
  await untilStill(page);
  expect.soft(await findLayoutProblems(page), screen).toEqual([]);
}

for (const { name, enlarge, phoneOnly } of ways) {
  test(`${name} every screen is whole`, async ({ page, isMobile }) => {
    test.skip(phoneOnly && !isMobile, 'a desktop window that narrow is laid out as a phone');
    test.slow();
    const { user } = await firstMatch(member);
    for (const path of [...paths, `/chat/${user.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.startsWith('/chat')) await expect(page.getByRole('log')).toBeVisible();
      await enlarge(page);
      await expectWhole(page, path);
    }
  });

  test(`${name} Discover is whole, and all that opens over it`, async ({ page, press, isMobile }) => {
    test.skip(phoneOnly && !isMobile, 'a desktop window that narrow is laid out as a phone');
    test.slow();
    await answerWith(page, 'GET /api/notifications', oneOfEachKind);
    await page.goto('/discover');
    await expect(presentCard(page)).toBeVisible();
    await enlarge(page);
    await expectWhole(page, 'Discover');

    await press(page.getByRole('button', { name: /^Notifications/ }));
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(
      oneOfEachKind.length,
    );
    await expectWhole(page, 'notifications');
    await page.keyboard.press('Escape');

    await press(page.getByRole('button', { name: /^Filters/ }));
    await expect(page.getByRole('dialog').getByLabel('Location')).toBeVisible();
    await expectWhole(page, 'filters');
    await page.keyboard.press('Escape');

    await press(presentCard(page).getByRole('button', { name: /^View the profile of/ }));
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await expectWhole(page, 'preview');
    await page.keyboard.press('Escape');

    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toBeVisible();
    await expectWhole(page, 'panel');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Edit' }));
    await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
    await expectWhole(page, 'edit dialog');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await matchOnLike(page, await firstMatch(member));
    await press(page.getByRole('button', { name: 'Like', exact: true }).first());
    await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
    await expectWhole(page, 'match');
  });
}
