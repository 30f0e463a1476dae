import { changeMatches, everyKindOfMatch } from '../network/staged-responses.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

const asNew = { is_opened: false, is_told: false, last_message: null, unread_count: 0 };

test('match-moment', async ({ page, picture }) => {
  await changeMatches(page, (matches) => matches.slice(0, 4).map((match) => ({ ...match, ...asNew })));
  await page.goto('/discover');
  await expect(page.getByRole('dialog', { name: "It's a match!" })).toContainText('and 3 more');
  await picture('match-moment');
});

test('match-moment-elsewhere', async ({ page, picture }) => {
  await changeMatches(page, (matches) => matches.slice(0, 1).map((match) => ({ ...match, ...asNew })));
  await page.goto('/topup');
  await expect(page.locator('[data-toast]')).toContainText('liked each other!');
  await picture('match-moment-elsewhere');
});

test('unread-badge', async ({ page, picture }) => {
  await changeMatches(page, (matches) => everyKindOfMatch(matches).map((match) => ({ ...match, is_opened: true })));
  await page.goto('/discover');
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Matches, \d unread$/ })).toBeVisible();
  await picture('unread-badge');
});

test('matches-large-text', async ({ page, picture }) => {
  await changeMatches(page, everyKindOfMatch);
  await page.goto('/matches');
  await expect(page.getByText('Message deleted')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await picture('matches-large-text');
});

test.describe('in Swahili', () => {
  test.beforeEach(async ({ context, baseURL }) =>
    context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]),
  );

  test('match-moment-swahili', async ({ page, picture }) => {
    await changeMatches(page, (matches) => matches.slice(0, 1).map((match) => ({ ...match, ...asNew })));
    await page.goto('/discover');
    await expect(page.getByRole('dialog', { name: 'Mmependana!' })).toBeVisible();
    await picture('match-moment-swahili');
  });

  test('matches-swahili', async ({ page, picture }) => {
    await changeMatches(page, everyKindOfMatch);
    await page.goto('/matches');
    await expect(page.getByText('Ujumbe umefutwa')).toBeVisible();
    await picture('matches-swahili');
  });
});
