import { openChat } from '../../page/open-chat.ts';
import { toast, topCard } from '../../page/locators.ts';
import { emailOf } from '../../people/demo-members.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: emailOf('samuel') });

const refusal = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  json: { code: 'daily_limit_reached', detail: '' },
});

test('when the day’s swipes are used up the deck gives way to when they are back, and comes again by itself', async ({
  page,
  press,
}) => {
  await page.clock.install();
  await page.route('**/api/profiles/like-pass/', (route) => route.fulfill(refusal(3 * 3600 + 40 * 60)));
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  await press(page.getByRole('button', { name: 'Pass', exact: true }));
  await expect(page.getByRole('heading', { name: 'Today’s swipes are used up' })).toBeVisible();
  await expect(page.getByText('They are back at midnight, in 3 hours 40 minutes.')).toBeVisible();
  await expect(toast(page, 'Action failed')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('They are back at midnight, in 3 hours 40 minutes.')).toBeVisible();
  await page.clock.fastForward('40:00');
  await expect(page.getByText('They are back at midnight, in 3 hours.')).toBeVisible();
  await press(page.getByRole('link', { name: 'Go to matches' }));
  await expect(page).toHaveURL('/matches');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Today’s swipes are used up' })).toBeVisible();
  await page.clock.fastForward('03:01:00');
  await expect(topCard(page)).toBeVisible();
});

test('when the day’s messages are used up the composer says so, and the text stays', async ({ page, press, token }) => {
  await page.route('**/api/messages/send/', (route) => route.fulfill(refusal(3600)));
  await openChat(page, token);
  const input = page.getByPlaceholder('Type a message...');
  await input.fill('One more');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText('Today’s messages are used up.')).toBeVisible();
  await expect(page.getByText(/^They are back at midnight, in (1 hour|60 minutes|59 minutes)\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'No daily limit with Premium' })).toBeVisible();
  await expect(toast(page, 'Send failed')).toHaveCount(0);
  await expect(input).toHaveValue('One more');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
});

test('a chat with nobody says that the conversation is not there, without a composer', async ({ page, press }) => {
  await page.goto('/chat/123456789');
  await expect(page.getByRole('heading', { name: 'This conversation is not there' })).toBeVisible();
  await expect(page.getByPlaceholder('Type a message...')).toHaveCount(0);
  await expect(toast(page, 'Loading failed')).toHaveCount(0);
  await press(page.getByRole('link', { name: 'Go to matches' }));
  await expect(page).toHaveURL('/matches');
});
