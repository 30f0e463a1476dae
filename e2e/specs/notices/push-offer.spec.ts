import type { Locator, Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { answerPushQuestion, countQuestions, removePushes } from '../../page/push-permission.ts';
import { emailOf } from '../../people/demo-members.ts';
import { expect, test } from '../../test.ts';

// The page subscribes through the service worker.
test.use({ signedInAs: emailOf('ken'), serviceWorkers: 'allow' });

const subscribing = 'POST /api/push/subscriptions/';
const offer = (page: Page) => page.getByRole('heading', { name: 'Hear from them at once' });
const yes = (page: Page) => page.getByRole('button', { name: 'Tell me when they write' });
const deviceSwitch = (page: Page) => page.getByRole('switch', { name: 'On this device' });

/** Waits until the page has loaded what it offers, and has asked the browser for its state. */
async function openMatches(page: Page): Promise<void> {
  await page.goto('/matches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('matches-foot')),
  );
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test('pushes are offered below the matches; the browser asks after a press, and then they are on', async ({
  page,
  press,
}) => {
  await answerPushQuestion(page, 'granted');
  const subscriptions = recordRequests(page, subscribing);
  await openMatches(page);
  await expect(offer(page)).toBeVisible();
  expect(await countQuestions(page)).toBe(0);
  await press(yes(page));
  await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible();
  expect(await countQuestions(page)).toBe(1);
  expect(subscriptions[0]?.postDataJSON()).toMatchObject({ endpoint: expect.stringContaining('push.invalid') });

  await openMatches(page);
  await expect(offer(page)).toBeHidden();
  await page.goto('/settings');
  await expect(deviceSwitch(page)).toBeChecked();
});

/** Presses yes, gives the browser this answer, is not asked again, and goes to the settings. */
async function answerOnce(page: Page, press: (target: Locator) => Promise<void>, answer: 'denied' | 'default') {
  await answerPushQuestion(page, answer);
  await openMatches(page);
  await press(yes(page));
  await expect(offer(page)).toBeHidden();
  await openMatches(page);
  await expect(offer(page)).toBeHidden();
  expect(await countQuestions(page)).toBe(1);
  await page.goto('/settings');
}

test.describe('whatever the size', () => {
  test('who answers the browser with no is not asked again, and the settings say what to do', async ({
    page,
    press,
  }) => {
    await answerOnce(page, press, 'denied');
    await expect(page.getByText('Your browser blocks them.')).toBeVisible();
    await expect(deviceSwitch(page)).toBeHidden();
  });

  test('who closes the browser’s question is not asked again, and may turn pushes on in the settings', async ({
    page,
    press,
  }) => {
    await answerOnce(page, press, 'default');
    await expect(deviceSwitch(page)).not.toBeChecked();
  });

  test('a browser without pushes is offered nothing, and its settings say why', async ({ page }) => {
    await removePushes(page);
    await openMatches(page);
    await expect(offer(page)).toBeHidden();
    await page.goto('/settings');
    await expect(page.getByText('This browser cannot show them.')).toBeVisible();
    await expect(deviceSwitch(page)).toBeHidden();
  });
});
