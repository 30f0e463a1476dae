import type { Page } from '@playwright/test';
import {
  stageClosedPage,
  stageLinkPage,
  stageSharedPage,
} from '../../../server/src/features/conversations/dates/late-page.fixture.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { findLayoutProblems } from '../../page/find-layout-problems.ts';
import { emailOf } from '../../people/demo-members.ts';
import { makeDatePlan, type TestPlan } from '../../people/date-plan.ts';
import { openFriend, showPlan } from '../../people/friend.ts';
import { findMatch } from '../../people/matches.ts';
import { makeMatch, makeVerifiedMember } from '../../people/verified-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { expect, test as base } from '../../test.ts';

const test = base.extend<{ plan: TestPlan; friend: Page }>({
  plan: async ({}, use) => {
    const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
    await makeMatch(one, other);
    await use(await makeDatePlan(one.token, other.id));
  },
  friend: async ({ browser, contextOptions }, use) => {
    const page = await openFriend(browser, contextOptions);
    await use(page);
    await page.context().close();
  },
});

test('a friend sees the plan after one press, under 40 KB, and nothing is stored on their device', async ({
  plan,
  friend,
}) => {
  const asked: string[] = [];
  friend.on('request', (request) => asked.push(request.url()));
  await friend.goto(plan.link);
  await expect(friend.getByText('Java House')).toHaveCount(0);
  const shown = friend.waitForResponse((response) => response.request().method() === 'POST');
  await friend.getByRole('button', { name: 'Show the plan' }).click();
  const response = await shown;
  await expect(friend.getByText('Java House, Kimathi Street')).toBeVisible();
  expect(asked.filter((address) => address.startsWith('http'))).toEqual([plan.link, plan.link]);
  expect((await response.body()).length).toBeLessThan(40_000);
  expect(response.headers()).toMatchObject({ 'x-robots-tag': expect.stringContaining('noindex') });
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(await friend.context().cookies()).toEqual([]);
  await expect(friend).toHaveTitle('Mwanzo');
  for (const number of ['999', '112', '1195'])
    await expect(friend.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  // The page has no scripts, so it reloads by itself to stay true. During the check, it must not.
  await friend.locator('meta[http-equiv=refresh]').evaluate((element) => element.remove());
  await expectAccessible(friend, 'friend’s page');
});

test('the page renews itself without scripts, and that counts as no opening', async ({ plan, friend }) => {
  // This is the real page, which reloads sooner.
  await friend.route('**/api/shared-plan/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('content="60;', 'content="1;') });
  });
  await showPlan(friend, plan.link);
  const renewed = await friend.waitForRequest((request) => request.url().includes('renewed=true'));
  expect(renewed.url()).toContain(new URL(plan.link).search);
  await expect(friend.getByText('Java House, Kimathi Street')).toBeVisible();
});

test('a crawler reads no names behind a link, and an invented link gets the calm page', async ({
  plan,
  browser,
  contextOptions,
  friend,
}) => {
  const crawler = await openFriend(browser, contextOptions, 'WhatsApp/2.23.20.0');
  await crawler.goto(plan.link);
  await friend.goto(`${plan.link.slice(0, -8)}AAAAAAAA`);
  await expect(crawler.getByRole('heading', { level: 1 })).toHaveText('Somebody shared a plan with you');
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('This plan has closed');
  for (const page of [crawler, friend]) await expect(page.getByText(/Java House|is meeting/)).toHaveCount(0);
  await crawler.context().close();
});

const states = [
  { name: 'not shown yet', html: stageLinkPage({ language: 'sw', hoursSince: 1 }), says: 'Onyesha mpango' },
  { name: 'late, not shown yet', html: stageLinkPage({ language: 'en', hoursSince: 3.4 }), says: 'No word yet' },
  { name: 'waiting', html: stageSharedPage({ language: 'en', hoursSince: 7 / 3 }), says: '17:00 today' },
  { name: 'fine', html: stageSharedPage({ language: 'en', hoursSince: 3, isFine: true }), says: 'She is fine, 16:48' },
  { name: 'late', html: stageSharedPage({ language: 'en', hoursSince: 3.4 }), says: 'No word yet' },
  { name: 'late, in Swahili', html: stageSharedPage({ language: 'sw', hoursSince: 3.4 }), says: 'Bado hajasema' },
  { name: 'closed', html: stageClosedPage('en'), says: 'This plan has closed' },
];

for (const { name, html, says } of states)
  test(`the page fits narrow phones and large letters: ${name}`, async ({ friend }) => {
    await friend.setContent(html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
    await expect(friend.getByText(says)).toBeVisible();
    await expectAccessible(friend, `friend’s page, ${name}`);
    await friend.setViewportSize({ width: 320, height: 568 });
    expect(await findLayoutProblems(friend)).toEqual([]);
  });

test('photos of both fit into the page’s bytes', async ({ friend }) => {
  const { access: token } = await signIn(emailOf('ken'));
  const { id, link } = await makeDatePlan(token, (await findMatch(token)).id);
  await friend.goto(link);
  const shown = friend.waitForResponse((response) => response.request().method() === 'POST');
  await friend.getByRole('button', { name: 'Show the plan' }).click();
  const response = await shown;
  await expect(friend.locator('.arches img')).toHaveCount(2);
  expect((await response.body()).length).toBeLessThan(40_000);
  await apiRequest('DELETE', `/api/date-plans/${id}/`, { token });
});
