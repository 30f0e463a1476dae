import type { Page } from '@playwright/test';
import { failCalls, holdCalls, watchCalls } from './failing-calls.ts';
import { sendMessage, toast } from './member-steps.ts';
import { call, signIn } from './server-calls.ts';
import { expect, test } from './test.ts';

// Two members with a conversation, each of one device's tests only.
const writers = { phone: 'winnie.86@mwanzo.test', desktop: 'kimutai.39@mwanzo.test' };

test.use({ signedInAs: async ({ isMobile }, give) => give(writers[isMobile ? 'phone' : 'desktop']) });

const input = (page: Page) => page.getByPlaceholder('Type a message...');

async function chatAddress(email: string | undefined): Promise<string> {
  const { access: token } = await signIn(email ?? '');
  const matches = (await (await call('GET', '/api/profiles/matches/', { token })).json()) as { user: { id: number } }[];
  return `/chat/${matches[0]?.user.id}`;
}

async function openChat(page: Page, email: string | undefined): Promise<void> {
  await page.goto(await chatAddress(email));
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
}

test('messages that cannot be loaded: a spinner, then "Loading failed", and "Try again" brings them', async ({
  page,
  press,
  signedInAs,
}) => {
  const conversation = await holdCalls(page, 'GET /api/messages/conversation/*', 400);
  await page.goto(await chatAddress(signedInAs));
  await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
  conversation.fail();
  await expect(toast(page, 'Loading failed')).toContainText('Could not load messages.');
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  await conversation.stop();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
});

test('a message that does not get through: "Send failed", it is still in the input, and the next try sends it once', async ({
  page,
  press,
  signedInAs,
}) => {
  await openChat(page, signedInAs);
  const calls = watchCalls(page, 'POST /api/messages/send');
  const sending = await failCalls(page, 'POST /api/messages/send', 400);
  const text = `Can you hear me? ${Date.now()}`;
  await input(page).fill(text);
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(toast(page, 'Send failed')).toContainText('Could not send message.');
  await expect(input(page)).toHaveValue(text);
  await sending.stop();
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  await expect(input(page)).toHaveValue('');
  expect(new Set(calls.map((request) => (request.postDataJSON() as { client_id: string }).client_id)).size).toBe(1);
});

test('while a message is under way no other one is sent', async ({ page, press, signedInAs }) => {
  await openChat(page, signedInAs);
  const calls = watchCalls(page, 'POST /api/messages/send');
  const sending = await holdCalls(page, 'POST /api/messages/send', 500);
  await input(page).fill('One at a time');
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    );
  await input(page).press('Enter');
  sending.fail();
  await expect(toast(page, 'Send failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(calls).toHaveLength(1);
});

test('without a stored user nothing is sent: "User not found in localStorage"', async ({ page, press, signedInAs }) => {
  await openChat(page, signedInAs);
  const calls = watchCalls(page, 'POST /api/messages/send');
  await page.evaluate(() => localStorage.removeItem('user'));
  await input(page).fill('Who am I?');
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(toast(page, 'User not found in localStorage')).toBeVisible();
  await expect(input(page)).toHaveValue('Who am I?');
  expect(calls).toEqual([]);
});

test('the newest message is in sight at once, and each further one is scrolled to smoothly', async ({
  page,
  press,
  signedInAs,
}) => {
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
  await openChat(page, signedInAs);
  expect(new Set(await behaviors())).toEqual(new Set(['instant']));
  expect(await hidden()).toBeLessThanOrEqual(1);
  await sendMessage(
    { page, press },
    `A long line about nothing much, so that there is something to scroll. ${Date.now()}`,
  );
  await expect.poll(async () => (await behaviors()).at(-1)).toBe('smooth');
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});
