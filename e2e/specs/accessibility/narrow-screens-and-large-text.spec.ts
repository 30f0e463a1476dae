import type { Page } from '@playwright/test';
import { respondWith } from '../../network/intercept-requests.ts';
import {
  changeMatches,
  everyKindOfMatch,
  matchOnLike,
  oneNotificationOfEachKind,
} from '../../network/staged-responses.ts';
import { findLayoutProblems } from '../../page/find-layout-problems.ts';
import { topCard } from '../../page/locators.ts';
import { waitForAnimations } from '../../page/wait-for-animations.ts';
import { openCrop, showProfileErrors } from '../../page/profile-form-steps.ts';
import { makeDatePlan } from '../../people/date-plan.ts';
import { makeExhaustedMember } from '../../people/exhausted-member.ts';
import { findMatch } from '../../people/matches.ts';
import { makeNarrowMember } from '../../people/narrow-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'otieno.3@mwanzo.test' });

/** Doubles the browser's font size. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
/** A question about a prompt with the longest name. */
const longestIcebreaker = '“A harmless view that gets me into trouble”: convince me in one message';
const narrow = (page: Page) => page.setViewportSize({ width: 320, height: 640 });

const variants = [
  { name: 'on a 320 px wide screen', enlarge: narrow, phoneOnly: true },
  { name: 'with text twice as large', enlarge: doubleText, phoneOnly: false },
] as const;

const settings = ['privacy', 'birthday', 'gender', 'orientation', 'language', 'consents', 'data', 'delete'].map(
  (section) => `/settings/${section}`,
);
const visited = [
  '/',
  '/login',
  '/signup',
  '/verify',
  '/coming-soon',
  '/how-we-choose',
  '/safety',
  '/privacy',
  '/terms',
  '/support',
  '/community',
  '/no-such-page',
];
const paths = [...visited, '/matches', '/topup', '/profile', '/preferences', '/settings', '/dates', ...settings];

async function expectNoLayoutProblems(page: Page, screen: string): Promise<void> {
  await waitForAnimations(page);
  expect.soft(await findLayoutProblems(page), screen).toEqual([]);
}

/** Expects the same on this device each way: first on a narrow screen, then on its own with large text. */
async function expectNoLayoutProblemsEachWay(page: Page, isMobile: boolean, screen: string): Promise<void> {
  const size = page.viewportSize();
  for (const { name, enlarge, phoneOnly } of variants) {
    if (phoneOnly && !isMobile) continue;
    await enlarge(page);
    await expectNoLayoutProblems(page, `${screen} ${name}`);
    if (size) await page.setViewportSize(size);
  }
}

test(
  'on a 320 px wide screen and with text twice as large, nothing on any screen is cut off or covered',
  { tag: '@desktop' },
  async ({ page, token, isMobile }) => {
    test.slow();
    const { user } = await findMatch(token);
    const plan = await makeDatePlan(token, user.id);
    const withId = [`/chat/${user.id}`, `/dates/with/${user.id}`, `/dates/${plan.id}`];
    for (const path of [...paths, ...withId]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.startsWith('/dates')) await expect(page.getByRole('link', { name: '1195' })).toBeVisible();
      if (path.startsWith('/chat')) await expect(page.getByRole('log')).toBeVisible();
      await expectNoLayoutProblemsEachWay(page, isMobile, path);
    }
    await apiRequest('DELETE', `/api/date-plans/${plan.id}/`, { token });
  },
);

for (const { name, enlarge, phoneOnly } of variants) {
  test(
    `${name}, every kind of match is there whole, above the navigation`,
    { tag: phoneOnly ? [] : '@desktop' },
    async ({ page }) => {
      await changeMatches(page, everyKindOfMatch);
      await page.goto('/matches');
      await expect(page.getByText('Message deleted')).toBeVisible();
      await enlarge(page);
      await expectNoLayoutProblems(page, '/matches with every kind of match');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    `${name}, nothing on Discover or in what opens over it is cut off or covered`,
    { tag: phoneOnly ? [] : '@desktop' },
    async ({ page, press, token }) => {
      test.slow();
      await respondWith(page, 'GET /api/notifications', oneNotificationOfEachKind);
      await page.goto('/discover');
      await expect(topCard(page)).toBeVisible();
      await enlarge(page);
      await expectNoLayoutProblems(page, 'Discover');

      await press(page.getByRole('button', { name: /^Notifications/ }));
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(
        oneNotificationOfEachKind.length,
      );
      await expectNoLayoutProblems(page, 'notifications');
      await page.keyboard.press('Escape');

      await press(page.getByRole('button', { name: /^Filters/ }));
      await expect(page.getByRole('dialog').getByLabel('Location')).toBeVisible();
      await expectNoLayoutProblems(page, 'filters');
      await page.keyboard.press('Escape');

      await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
      await expectNoLayoutProblems(page, 'preview');
      await page.keyboard.press('Escape');

      await press(page.getByRole('button', { name: 'Your profile, edit' }));
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await expectNoLayoutProblems(page, 'panel');
      await press(page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }));
      await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
      await expectNoLayoutProblems(page, 'edit dialog');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await matchOnLike(page, await findMatch(token));
      await press(page.getByRole('button', { name: 'Like', exact: true }).first());
      const dialog = page.getByRole('dialog', { name: "It's a match!" });
      await expect(dialog).toBeVisible();
      // The longest question of all, whoever is on the card.
      await dialog.getByText('Break the ice').evaluate((title, question) => {
        const [first] = title.nextElementSibling?.children ?? [];
        if (first) first.textContent = question;
      }, longestIcebreaker);
      await expect(dialog.getByText(longestIcebreaker)).toBeAttached();
      await expectNoLayoutProblems(page, 'match');
    },
  );
}

for (const { name, enlarge, phoneOnly } of variants) {
  test.describe('a member who has met everyone', () => {
    test.use({ signedInAs: async ({}, use) => use(await makeNarrowMember()) });

    test(
      `${name}, nothing is cut off or covered at the end of the deck, in a form with errors and in the crop`,
      { tag: phoneOnly ? [] : '@desktop' },
      async ({ page, press }) => {
        await page.goto('/discover');
        await enlarge(page);
        await expect(page.getByRole('button', { name: /people$/ }).first()).toBeVisible();
        await expectNoLayoutProblems(page, 'the end of the deck');
        await page.goto('/profile');
        await enlarge(page);
        await showProfileErrors(page, press);
        await expectNoLayoutProblems(page, 'a profile form with errors');
        await openCrop(page, press);
        await expectNoLayoutProblems(page, 'the crop of a photo');
      },
    );
  });
}

test.describe('a member who has not chosen preferences', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeExhaustedMember()), asksPreferences: true });

  test(
    'on a 320 px wide screen and with text twice as large, nothing in the first question is cut off or covered',
    { tag: '@desktop' },
    async ({ page, isMobile }) => {
      await page.goto('/discover');
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
      await page.keyboard.press('Shift');
      await expect(page.getByRole('button', { name: 'Looks right' })).toBeVisible();
      await expectNoLayoutProblemsEachWay(page, isMobile, 'the first question');
    },
  );
});
