import { recordRequests } from '../../network/endpoint.ts';
import { failRequests } from '../../network/intercept-requests.ts';
import { answerPushQuestion, changePermission, countQuestions } from '../../page/push-permission.ts';
import { switchTo } from '../../page/switch-to.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

// The page subscribes through the service worker.
test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()), serviceWorkers: 'allow' });

test('pushes to this device are turned on and off, and two quick presses are one', async ({ page, press }) => {
  await answerPushQuestion(page, 'granted');
  const [subscribed, unsubscribed] = (['POST', 'DELETE'] as const).map((method) =>
    recordRequests(page, `${method} /api/push/subscriptions/`),
  );
  await page.goto('/settings');
  const device = page.getByRole('switch', { name: 'On this device' });
  await expect(device).not.toBeChecked();
  expect(await countQuestions(page)).toBe(0);
  await device.dblclick();
  await expect(device).toBeChecked();
  await expect(page.getByText('Arrive also while Mwanzo is closed')).toBeVisible();
  expect(subscribed).toHaveLength(1);
  await page.reload();
  await expect(device).toBeChecked();
  await press(device);
  await expect(page.getByText('Nothing arrives while Mwanzo is closed')).toBeVisible();
  await expect(device).not.toBeChecked();
  const [{ endpoint }] = [subscribed?.[0]?.postDataJSON() as { endpoint: string }];
  expect(unsubscribed?.map((request) => request.postDataJSON() as object)).toEqual([{ endpoint }]);
});

test('what the server did not take stays off, says so, and works when pressed again', async ({ page, press }) => {
  await answerPushQuestion(page, 'granted');
  const failing = await failRequests(page, 'POST /api/push/subscriptions/', 500);
  await page.goto('/settings');
  const device = page.getByRole('switch', { name: 'On this device' });
  await press(device);
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
  await expect(device).not.toBeChecked();
  await failing.stop();
  await press(device);
  await expect(device).toBeChecked();
});

test('who allows them in the browser’s settings and comes back finds the switch', async ({ page, press }) => {
  await answerPushQuestion(page, 'denied');
  await page.goto('/settings');
  const device = page.getByRole('switch', { name: 'On this device' });
  await press(device);
  await expect(page.getByText('Your browser blocks them.')).toBeVisible();
  await changePermission(page, 'granted');
  await switchTo(page);
  await expect(device).not.toBeChecked();
});
