import type { Page } from '@playwright/test';
import { respondWith } from '../../network/intercept-requests.ts';
import { findLayoutProblems } from '../../page/find-layout-problems.ts';
import { openChat } from '../../page/open-chat.ts';
import { waitForAnimations } from '../../page/wait-for-animations.ts';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';
import { expect, test } from '../../test.ts';

// At the limits of width and of text size, what is said about safety stays whole. Nothing here reaches the server.

test.use({ signedInAs: emailOf('samuel') });

const decision = {
  id: 1,
  decision: 'suspend',
  reason: 'harassment',
  decided_at: '2026-11-18T09:00:00Z',
  until: '2026-12-01T09:00:00Z',
  appeal: 'possible',
  appeal_token: 'token',
};
const longName = 'Maximiliano-Alexandros wa Mombasa na Kwale';

const variants = {
  'on a 320 px wide screen': (page: Page) => page.setViewportSize({ width: 320, height: 640 }),
  'with text twice as large': (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
};

async function expectWhole(page: Page, screen: string): Promise<void> {
  await waitForAnimations(page);
  expect.soft(await findLayoutProblems(page), screen).toEqual([]);
}

for (const [name, enlarge] of Object.entries(variants))
  test(`${name}, every sheet and page about safety is whole`, async ({ page, token, press }) => {
    test.slow();
    const { name: partner } = await findMatch(token);
    await openChat(page, token);
    await enlarge(page);
    const dots = page.getByRole('button', { name: 'More actions' });
    const choose = async (action: string) => {
      await press(dots);
      await expectWhole(page, 'menu');
      await press(page.getByRole('button', { name: action, exact: true }));
      await expect(page.getByRole('dialog').getByRole('heading', { name: new RegExp(`^${action} `) })).toBeVisible();
    };
    for (const action of ['Block', 'Unmatch']) {
      await choose(action);
      await expectWhole(page, action);
      await page.keyboard.press('Escape');
    }
    await choose('Report');
    await press(page.getByRole('radio', { name: 'Something else' }));
    await press(page.getByRole('button', { name: 'Send report' }));
    await expectWhole(page, 'report');
    await press(page.getByRole('radio', { name: 'Under 18' }));
    await respondWith(page, 'POST /api/reports/', { reported: true, blocked: true });
    await press(page.getByRole('button', { name: 'Send report' }));
    await expect(page.getByRole('dialog', { name: `${partner} is blocked` })).toBeVisible();
    await expectWhole(page, 'blocked');

    const blocks = ['Juma', longName].map((each, id) => ({ user_id: id, name: each, blocked_at: decision.decided_at }));
    await respondWith(page, 'GET /api/blocks/', blocks);
    await respondWith(page, 'GET /api/account/decisions/', [decision, { ...decision, id: 2, decision: 'warn' }]);
    for (const path of ['/settings/blocked', '/settings/decisions']) {
      await page.goto(path);
      await expect(page.getByRole('button').first()).toBeVisible();
      await enlarge(page);
      await expectWhole(page, path);
    }
  });

test('a thousand blocked people are all within reach, and what fails says so', async ({ page, press }) => {
  let fails = true;
  const blocks = Array.from({ length: 1000 }, (_, index) => ({
    user_id: index + 1,
    name: `Person ${index + 1}`,
    blocked_at: decision.decided_at,
  }));
  await page.route('**/api/blocks/', (route) =>
    fails
      ? route.fulfill({ status: 400, json: { code: 'invalid_input', detail: '' } })
      : route.fulfill({ json: blocks }),
  );
  await page.goto('/settings/blocked');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  fails = false;
  await press(again);
  const last = page.getByRole('button', { name: 'Unblock Person 1000' });
  await expect(page.getByRole('listitem')).toHaveCount(1000);
  await last.focus();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Unblock Person 1000?' });
  await page.route('**/api/blocks/1000/', (route) => route.abort());
  await press(question.getByRole('button', { name: 'Unblock' }));
  await expect(question.getByText('Person 1000 is still blocked: we could not reach Mwanzo. Try again.')).toBeVisible();
  await page.unroute('**/api/blocks/1000/');
  await page.route('**/api/blocks/1000/', (route) => route.fulfill({ status: 204 }));
  await press(question.getByRole('button', { name: 'Try again' }));
  await expect(question).toBeHidden();
  await expect(page.getByRole('listitem')).toHaveCount(999);
  await expect(page.getByRole('button', { name: 'Unblock Person 999' })).toBeFocused();
});
