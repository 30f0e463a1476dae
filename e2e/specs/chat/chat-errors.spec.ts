import type { Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { failRequests, holdAndFailRequests } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { sendMessage } from '../../page/member-steps.ts';
import { openChat } from '../../page/open-chat.ts';
import { expect, test } from '../../test.ts';

// Two members with a conversation, each used by the tests of one device only.
const writers = { phone: 'winnie.86@mwanzo.test', desktop: 'kimutai.39@mwanzo.test' };

test.use({ signedInAs: async ({ isMobile }, use) => use(writers[isMobile ? 'phone' : 'desktop']) });

const input = (page: Page) => page.getByPlaceholder('Type a message...');

test('an unsent message shows "Send failed" and stays in the input, and the next try sends it once', async ({
  page,
  press,
  token,
}) => {
  await openChat(page, token);
  const requests = recordRequests(page, 'POST /api/messages/send');
  const sending = await failRequests(page, 'POST /api/messages/send', 400);
  const text = `Can you hear me? ${Date.now()}`;
  await input(page).fill(text);
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(toast(page, 'Send failed')).toContainText('Could not send message.');
  await expect(input(page)).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Not sent. Tap to try again.' })).toBeVisible();
  await sending.stop();
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('button', { name: 'Not sent. Tap to try again.' })).toBeHidden();
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  await expect(input(page)).toHaveValue('');
  expect(new Set(requests.map((request) => (request.postDataJSON() as { client_id: string }).client_id)).size).toBe(1);
});

test('while a message is being sent, an empty input sends nothing, and the next message waits for it', async ({
  page,
  press,
  token,
}) => {
  await openChat(page, token);
  const requests = recordRequests(page, 'POST /api/messages/send');
  const sentTexts = () => requests.map((request) => (request.postDataJSON() as { text: string }).text);
  const sending = await holdAndFailRequests(page, 'POST /api/messages/send', 500);
  await input(page).fill('One at a time');
  await press(page.getByRole('button', { name: 'Send' }));
  await expect.poll(sentTexts).toEqual(['One at a time']);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await input(page).fill('And then another');
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('log').getByText('And then another')).toBeVisible();
  expect(sentTexts()).toEqual(['One at a time']);
  sending.fail();
  await expect(toast(page, 'Send failed')).toBeVisible();
  await expect.poll(sentTexts).toEqual(['One at a time', 'And then another']);
});

test('a chat opens at its newest message, and scrolls smoothly to each new one', async ({ page, press, token }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.addInitScript(() => {
    const scrollTo = Element.prototype.scrollTo;
    const behaviors: unknown[] = [];
    Object.assign(globalThis, { behaviors });
    Element.prototype.scrollTo = function record(this: Element, ...options: unknown[]) {
      if (this.role === 'log') behaviors.push((options[0] as ScrollToOptions).behavior);
      Reflect.apply(scrollTo, this, options);
    };
  });
  const behaviors = () => page.evaluate(() => (globalThis as unknown as { behaviors: string[] }).behaviors);
  const hidden = () =>
    page.getByRole('log').evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop));
  await openChat(page, token);
  expect(new Set(await behaviors())).toEqual(new Set(['instant']));
  expect(await hidden()).toBeLessThanOrEqual(1);
  await sendMessage(
    { page, press },
    `A long line about nothing much, so that there is something to scroll. ${Date.now()}`,
  );
  await expect.poll(async () => (await behaviors()).at(-1)).toBe('smooth');
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});
