import type { Locator, Page } from '@playwright/test';
import { queueRow } from '../../page/review-steps.ts';
import { conversation, makeReportedMember } from '../../people/reported-member.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'reviewer@mwanzo.test' });

const longName = 'Wanjiku'.repeat(12).slice(0, 80);
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
];

/** Shows the reviewer's page a long name instead of this one. */
async function lengthen(page: Page, name: string): Promise<void> {
  await page.route('**/api/moderation/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, body: (await response.text()).replaceAll(name, longName) });
  });
}

/** Fails if something covers the middle of an element, or the element leaves the screen at the side. */
async function expectInSight(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const seen = await element.evaluate((each) => {
    const { left, right, top, height, width } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      isInside: left >= 0 && right <= innerWidth,
      isOnTop: hit !== null && (each.contains(hit) || hit.contains(each)),
    };
  });
  expect(seen).toEqual({ isInside: true, isOnTop: true });
}

const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test('a name of 80 letters without a space hides none of the evidence of a report', async ({ page, press }) => {
  const { reported } = await makeReportedMember();
  await lengthen(page, reported.name);
  await page.goto('/moderation?queue=reports');
  await press(queueRow(page, 'Reports', longName));
  const flagged = page.getByRole('listitem').filter({ hasText: conversation.reported });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectInSight(flagged.getByText('Reported', { exact: true }));
    await expectInSight(flagged.getByRole('time').or(flagged.locator('time')));
    await expectInSight(page.getByText('No more than these, and your viewing is logged').first());
    await expectInSight(page.getByText(conversation.before));
    await expectNoSideways(page);
  }
});

test('a name of 80 letters without a space hides nothing of a verification', async ({ page, press }) => {
  const { name } = await makeWaitingMember();
  await lengthen(page, name);
  await page.goto('/moderation');
  await press(queueRow(page, 'Verification', longName));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectInSight(page.getByRole('heading', { name: longName }));
    await expectInSight(page.getByRole('heading', { name: 'Check each one' }));
    await expectInSight(page.getByText('Joined', { exact: true }));
    await expectNoSideways(page);
  }
});
