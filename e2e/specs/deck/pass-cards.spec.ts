import type { Page } from '@playwright/test';
import { topCard } from '../../page/locators.ts';
import { flick } from '../../page/touch.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { makeUnseenMember } from '../../people/verified-member.ts';
import { expect, test } from '../../test.ts';

// The first cards may be those of people who like the member, so this one is of no other test.
test.use({ signedInAs: async ({}, use) => use((await makeUnseenMember()).email) });

const heading = (page: Page) => topCard(page).getByRole('heading', { level: 2 });
const waitForSwipe = (page: Page) => page.waitForRequest('**/api/profiles/like-pass/');

test(
  'a card is passed by flick or key and by button, and the next one follows',
  { tag: '@desktop' },
  async ({ page, press, hasTouch }) => {
    await page.goto('/discover');
    await expect(heading(page)).toBeVisible();
    await waitUntilSeen(page);
    // The id names the card, since people can have the same name and age.
    const first = (await heading(page).getAttribute('id')) ?? '';
    if (hasTouch) {
      await flick(topCard(page), 'up');
      await expect(heading(page)).toHaveId(first);
    }
    const passed = waitForSwipe(page);
    if (hasTouch) await flick(topCard(page), 'left');
    else await page.keyboard.press('ArrowLeft');
    expect((await passed).postDataJSON()).toMatchObject({ matched: false });
    await expect(heading(page)).not.toHaveId(first);

    const second = (await heading(page).getAttribute('id')) ?? '';
    const passedByButton = waitForSwipe(page);
    await press(page.getByRole('button', { name: 'Pass', exact: true }));
    expect((await passedByButton).postDataJSON()).toMatchObject({ matched: false });
    await expect(heading(page)).not.toHaveId(second);
  },
);
