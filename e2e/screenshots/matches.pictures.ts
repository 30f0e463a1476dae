import { failRequests, holdAndFailRequests, holdRequests } from '../network/intercept-requests.ts';
import { changeMatches, everyKindOfMatch } from '../network/staged-responses.ts';
import { offerInstalling } from '../page/offer-installing.ts';
import { answerPushQuestion } from '../page/push-permission.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

test('matches', async ({ page, press, isMobile, picture }) => {
  const list = await holdRequests(page, 'GET /api/profiles/matches/');
  await page.goto('/matches');
  await expect(page.getByText('Loading your matches...')).toBeVisible();
  await picture('matches-loading');
  list.release();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await picture('matches');
  const conversation = await holdRequests(page, 'GET /api/messages/conversation/*');
  await press(page.getByRole('link', { name: isMobile ? /Otieno/ : /Akinyi/ }));
  await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
  await picture('chat-loading');
  conversation.release();
  await expect(page.getByRole('log')).toBeVisible();
  await picture('chat');
});

test('chat-keep', async ({ page, press, picture }) => {
  await page.goto('/matches');
  await page.evaluate(() => localStorage.removeItem('mwanzo.keepOffline'));
  await page.reload();
  await press(page.getByRole('heading', { name: 'Your Matches' }));
  await expect(page.getByRole('dialog', { name: 'Keep your chats on this phone?' })).toBeVisible();
  await picture('chat-keep');
});

test('matches-offers', async ({ page, press, picture }) => {
  await answerPushQuestion(page, 'granted');
  await page.goto('/matches');
  await offerInstalling(page);
  const no = page.getByRole('button', { name: 'Not now' });
  await no.scrollIntoViewIfNeeded();
  await picture('matches-offer-pushes');
  await press(no);
  await expect(no).toBeHidden();
  await picture('matches-offer-answered');
  await press(page.getByRole('link', { name: 'Discover' }));
  await press(page.getByRole('link', { name: 'Matches' }));
  await expect(page.getByRole('heading', { name: 'Keep Mwanzo on your phone' })).toBeVisible();
  await no.scrollIntoViewIfNeeded();
  await picture('matches-offer-installing');
});

test('matches-every-kind', async ({ page, press, picture }) => {
  await changeMatches(page, everyKindOfMatch);
  await page.goto('/matches');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Matches, 2 unread' })).toBeVisible();
  await picture('matches-every-kind');
  await press(page.getByRole('link', { name: /Saturday it is/ }));
  await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
  await picture('matches-every-kind-chat');
});

test('chat-send', async ({ page, press, isMobile, picture }) => {
  await page.goto('/matches');
  await press(page.getByRole('link', { name: isMobile ? /Kiptoo/ : /Mwende/ }));
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByPlaceholder('Type a message...').fill('I will bring two sweaters, then. One of them is yours.');
  const sending = await holdAndFailRequests(page, 'POST /api/messages/send/', 500);
  await press(page.getByRole('button', { name: 'Send' }));
  await picture('chat-sending');
  sending.fail();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await picture('chat-send-failed');
});

test('chat-failed', async ({ page, press, isMobile, picture }) => {
  await failRequests(page, 'GET /api/messages/conversation/*', 400);
  await page.goto('/matches');
  await press(page.getByRole('link', { name: isMobile ? /Kiptoo/ : /Mwende/ }));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await picture('chat-failed');
});

test('matches-failed', async ({ page, picture }) => {
  await failRequests(page, 'GET /api/profiles/matches/', 400);
  await page.goto('/matches');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await picture('matches-failed');
});

test('topup', async ({ page, picture }) => {
  await page.goto('/topup');
  await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
  await picture('topup', { whole: true });
});

test('own-profile', async ({ page, picture }) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await picture('own-profile', { whole: true });
});
