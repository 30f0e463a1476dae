import type { Page } from '@playwright/test';
import { stageChat, stagedMessage } from '../network/staged-chat.ts';
import { respondWith } from '../network/intercept-requests.ts';
import { topCard } from '../page/locators.ts';
import { fillLoginForm } from '../page/member-steps.ts';
import { findMatch } from '../people/matches.ts';
import { emailOf } from '../people/demo-members.ts';
import { expect, test } from './picture.ts';

const decided = {
  id: 1,
  decision: 'warn',
  reason: 'money',
  decided_at: '2026-11-18T09:00:00Z',
  until: null,
  appeal: 'possible',
  appeal_token: 'token',
};
const suspended = { ...decided, id: 2, decision: 'suspend', reason: 'harassment', until: '2026-12-01T09:00:00Z' };

/** A chat in which the partner asks for money. */
async function openScamChat(page: Page, token: string, own: number): Promise<string> {
  const { user, name } = await findMatch(token);
  const people = { own, partner: user.id };
  await stageChat(page, people, [
    stagedMessage(people, 1, 'How was the drive back?', { mine: true, minutesAgo: 20 }),
    stagedMessage(people, 2, 'Could you send me 3,500 for the matatu? I refund you on Friday, promise', {
      minutesAgo: 12,
      warning: 'money',
    }),
  ]);
  await page.goto(`/chat/${user.id}`);
  await expect(page.locator('[data-message]').first()).toBeVisible();
  return name;
}

test.describe('of a member', () => {
  test.use({ signedInAs: emailOf('samuel') });

  for (const language of ['en', 'sw'] as const) {
    const suffix = language === 'sw' ? '-swahili' : '';
    test(`safety-report${suffix}`, async ({ page, context, baseURL, token, session, press, picture }) => {
      if (language === 'sw') await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
      await openScamChat(page, token, session?.user.id ?? 0);
      await press(page.getByRole('button', { name: language === 'sw' ? 'Ripoti' : 'Report', exact: true }));
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(6);
      await picture(`safety-report${suffix}`);
      // The block stays on the page: other pictures need the match.
      await respondWith(page, 'POST /api/reports/', { reported: true, blocked: true });
      await press(page.getByRole('button', { name: language === 'sw' ? 'Tuma ripoti' : 'Send report' }));
      await expect(page.getByRole('button', { name: language === 'sw' ? 'Sawa' : 'Done' })).toBeVisible();
      await expect(page).toHaveURL('/matches');
      await picture(`safety-blocked${suffix}`);
    });
  }

  test('safety-report-words', async ({ page, token, session, press, picture }) => {
    await openScamChat(page, token, session?.user.id ?? 0);
    await press(page.getByRole('button', { name: 'Report', exact: true }));
    await press(page.getByRole('radio', { name: 'Something else' }));
    await press(page.getByRole('button', { name: 'Send report' }));
    await expect(page.getByText('Write what happened.')).toBeVisible();
    await picture('safety-report-words');
  });

  test('safety-menu', async ({ page, token, session, press, picture }) => {
    const name = await openScamChat(page, token, session?.user.id ?? 0);
    const dots = page.getByRole('button', { name: 'More actions' });
    await press(dots);
    await expect(page.getByRole('button', { name: 'Unmatch' })).toBeVisible();
    await picture('safety-menu');
    await press(page.getByRole('button', { name: 'Unmatch' }));
    await expect(page.getByRole('dialog', { name: `Unmatch ${name}?` })).toBeVisible();
    await picture('safety-unmatch');
    await press(page.getByRole('button', { name: 'Not now' }));
    await press(dots);
    await press(page.getByRole('button', { name: 'Block', exact: true }));
    await page.route('**/api/blocks/', (route) => route.abort());
    const sheet = page.getByRole('dialog', { name: `Block ${name}?` });
    await press(sheet.getByRole('button', { name: 'Block', exact: true }));
    await expect(sheet.getByText(/may still see you/)).toBeVisible();
    await picture('safety-block');
  });

  test('safety-profile', async ({ page, press, picture }) => {
    await page.goto('/discover');
    await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
    const report = page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true });
    await report.scrollIntoViewIfNeeded();
    await picture('safety-profile');
  });

  test('safety-settings', async ({ page, picture }) => {
    const people = ['Juma', 'Kiptoo', 'Maximiliano-Alexandros wa Mombasa na Kwale'];
    const blocks = people.map((name, index) => ({ user_id: index + 1, name, blocked_at: '2026-11-20T09:00:00Z' }));
    await respondWith(page, 'GET /api/blocks/', blocks);
    await respondWith(page, 'GET /api/account/decisions/', [
      { ...suspended, appeal: 'lifted', appeal_token: null },
      decided,
    ]);
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: /^Decisions about you/ })).toBeVisible();
    await picture('safety-settings', { whole: true });
    await page.goto('/settings/blocked');
    await expect(page.getByText('Kiptoo')).toBeVisible();
    await picture('safety-blocked-people');
    await respondWith(page, 'GET /api/blocks/', []);
    await page.reload();
    await expect(page.getByText('Nobody is blocked')).toBeVisible();
    await picture('safety-blocked-nobody');
    await page.goto('/settings/decisions');
    await expect(page.getByText('You were warned')).toBeVisible();
    await picture('safety-decisions', { whole: true });
  });
});

test('safety-suspended', async ({ page, press, picture }) => {
  await page.route('**/api/token/', (route) =>
    route.fulfill({ status: 403, json: { code: 'account_suspended', detail: '', decision: suspended } }),
  );
  await page.goto('/login');
  await fillLoginForm(page, 'somebody@example.org', 'chai na mandazi');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await picture('safety-suspended', { whole: true });
});
