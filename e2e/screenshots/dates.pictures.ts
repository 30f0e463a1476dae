import type { Page } from '@playwright/test';
import { moveTime } from '../page/move-time.ts';
import {
  stageClosedPage,
  stageLinkPage,
  stageSharedPage,
} from '../../server/src/features/conversations/dates/late-page.fixture.ts';
import { makeDatePlan } from '../people/date-plan.ts';
import { emailOf } from '../people/demo-members.ts';
import { openFriend, showPlan } from '../people/friend.ts';
import { findMatch } from '../people/matches.ts';
import { apiRequest } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: emailOf('ken') });

const made: number[] = [];

async function plan(token: string, minutes?: number) {
  const created = await makeDatePlan(token, (await findMatch(token)).id, minutes);
  made.push(created.id);
  return created;
}

/** A member may have three open plans, and other tests make plans for the same member. */
test.afterEach(async ({ token }) => {
  for (const id of made.splice(0)) await apiRequest('DELETE', `/api/date-plans/${id}/`, { token });
});

const inSwahili = (page: Page, url: string | undefined) =>
  page.context().addCookies([{ name: 'mwanzo.language', value: 'sw', url: url ?? '' }]);

test('date-plan', async ({ page, token, picture }) => {
  const { id } = await findMatch(token);
  await page.goto(`/dates/with/${id}`);
  await page.getByLabel('Where').fill('Java House, Kimathi Street');
  await page.getByRole('heading', { level: 1 }).click();
  await picture('date-plan');
  await picture('date-plan-whole', { whole: true });
});

test('date-plan-errors', async ({ page, token, picture }) => {
  const { id } = await findMatch(token);
  await page.goto(`/dates/with/${id}`);
  await page.getByText('Other', { exact: true }).click();
  await page.getByLabel('At what time').fill('');
  await page.getByRole('button', { name: 'Share the plan' }).click();
  await expect(page.getByText('Where do you meet?')).toBeVisible();
  await picture('date-plan-errors');
});

test('date-plan-before', async ({ page, token, picture }) => {
  const { id } = await plan(token, 80);
  await page.goto(`/dates/${id}`);
  await expect(page.getByRole('button', { name: 'Share again' })).toBeVisible();
  await picture('date-plan-before');
});

test('date-plan-shared', async ({ page, token, browser, contextOptions, picture }) => {
  const { id, link } = await plan(token);
  const friend = await openFriend(browser, contextOptions);
  await showPlan(friend, link);
  await friend.context().close();
  await moveTime(page, Date.now() + 140 * 60_000);
  await page.goto(`/dates/${id}`);
  await expect(page.getByRole('button', { name: 'I am fine' })).toBeVisible();
  await picture('date-plan-shared');
  await moveTime(page, Date.now() + 220 * 60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your friend sees' })).toBeVisible();
  await picture('date-plan-late');
});

test('date-plans', async ({ page, token, picture }) => {
  await plan(token);
  await page.goto('/dates');
  await expect(page.getByRole('heading', { name: 'Whom do you meet?' })).toBeVisible();
  await picture('date-plans');
});

test('date-plan-not-sent', async ({ page, context, token, picture }) => {
  const { id } = await plan(token);
  await page.goto(`/dates/${id}`);
  await page.route('**/fine/', (route) => route.abort());
  await page.getByRole('button', { name: 'I am fine' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await picture('date-plan-not-sent');
  await context.unrouteAll();
  await page.unroute('**/fine/');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('heading', { name: /^You said/ })).toBeVisible();
  await picture('date-plan-fine');
});

test('date-plan-swahili', async ({ page, token, baseURL, picture }) => {
  await inSwahili(page, baseURL);
  const { id } = await findMatch(token);
  await page.goto(`/dates/with/${id}`);
  await expect(page.getByRole('button', { name: 'Tuma mpango' })).toBeVisible();
  await picture('date-plan-swahili');
  const shared = await plan(token);
  await page.goto(`/dates/${shared.id}`);
  await expect(page.getByRole('button', { name: 'Niko salama' })).toBeVisible();
  await picture('date-plan-shared-swahili');
});

test('friends-page', async ({ page, token, browser, contextOptions, picture }) => {
  const { link } = await plan(token);
  const friend = await openFriend(browser, contextOptions);
  const html = await (await friend.request.post(link)).text();
  await friend.context().close();
  await page.setContent(html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
  await expect(page.getByText('Java House')).toBeVisible();
  await picture('friends-page');
});

const staged = [
  { name: 'friends-page-not-shown', html: stageLinkPage({ language: 'en', hoursSince: 1 }) },
  { name: 'friends-page-late', html: stageSharedPage({ language: 'en', hoursSince: 3.4 }) },
  { name: 'friends-page-late-swahili', html: stageSharedPage({ language: 'sw', hoursSince: 3.4 }) },
  {
    name: 'friends-page-taken-back',
    html: stageSharedPage({ language: 'en', hoursSince: 2.95, isTakenBack: true }),
  },
  { name: 'friends-page-fine', html: stageSharedPage({ language: 'en', hoursSince: 3, isFine: true }) },
  { name: 'friends-page-closed', html: stageClosedPage('en') },
];
for (const { name, html } of staged)
  test(name, async ({ page, picture }) => {
    await page.setContent(html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
    await picture(name);
  });

test('safety', async ({ page, picture }) => {
  await page.goto('/safety');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture('safety');
  await page.goto('/safety?lang=sw');
  await picture('safety-swahili', { whole: true });
});

test('meeting-offer', async ({ page, token, session, picture }) => {
  const own = session?.user.id ?? 0;
  const { id } = await findMatch(token);
  await page.route(
    ({ searchParams }) => searchParams.has('limit'),
    async (route) => {
      const response = await route.fetch();
      const messages = (await response.json()) as object[];
      const nothing = { reply_to: null, reply_to_prompt: null, delivered_at: null, seen_at: null, warning: null };
      const said = ['Shall we meet at Java on Saturday?', 'Yes, sounds good'].map((text, index) => ({
        ...nothing,
        id: 900_000_000 + index,
        sender: index === 0 ? id : own,
        receiver: index === 0 ? own : id,
        text,
        timestamp: new Date().toISOString(),
        client_id: null,
        reactions: [],
        is_deleted: false,
        media: null,
      }));
      await route.fulfill({ response, json: [...messages, ...said] });
    },
  );
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('heading', { name: 'Meeting? Share a plan with a friend' })).toBeVisible();
  await picture('meeting-offer');
});
