import { recordRequests } from '../../network/endpoint.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { moveTime } from '../../page/move-time.ts';
import { linkHere, makeDatePlan } from '../../people/date-plan.ts';
import { openFriend, showPlan } from '../../people/friend.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect } from '../../test.ts';
import { button, plansOf, test } from './date-couple.ts';

test('the three dots of a chat lead to the plan with this person, and Back to the chat', async ({
  page,
  press,
  couple,
}) => {
  await page.goto(`/chat/${couple.other.id}`);
  await press(button(page, 'More actions'));
  await press(button(page, 'Date plan'));
  await expect(page).toHaveURL(`/dates/with/${couple.other.id}`);
  await expect(page.getByText('does not see this plan.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/chat/${couple.other.id}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a plan is made from the settings, seen by a friend without an account, and closed by "I am fine"', async ({
  page,
  press,
  couple,
  token,
  browser,
  contextOptions,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/settings');
  await press(page.getByRole('link', { name: /^Date plans/ }));
  await press(page.getByRole('link', { name: couple.other.name }));
  await expect(page.getByText('does not see this plan.')).toBeVisible();
  await press(button(page, 'Share the plan'));
  await expect(page.getByText('Where do you meet?')).toBeVisible();
  await expect(page.getByLabel('Where')).toBeFocused();
  await expectAccessible(page, 'new date plan with an error');

  await page.getByLabel('Where').fill('Java House, Kimathi Street');
  const making = recordRequests(page, 'POST /api/date-plans/');
  await button(page, 'Share the plan').dblclick();
  await expect(page).toHaveURL(/\/dates\/\d+$/);
  await expect(toast(page, 'Link copied')).toBeVisible();
  await expect(page.getByText('Not opened yet')).toBeVisible();
  expect(making).toHaveLength(1);
  const [plan] = await plansOf(token);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plan?.link);
  await expectAccessible(page, 'date plan');

  const friend = await openFriend(browser, contextOptions);
  const link = linkHere(plan?.link ?? '');
  await showPlan(friend, link);
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('is meeting');
  await page.reload();
  await expect(page.getByText(/^Opened once, /)).toBeVisible();

  // Before the meeting the button is locked: a slip only asks.
  const locked = page.getByRole('button', { name: /^I am fine\s*opens at / });
  await press(locked);
  const question = page.getByRole('dialog', { name: 'It is not time yet' });
  await expectAccessible(page, 'date plan, too early');
  await press(question.getByRole('button', { name: 'Wait' }));
  await expect(question).toBeHidden();
  expect((await plansOf(token))[0]?.fine_at).toBeNull();
  await press(locked);
  await press(question.getByRole('button', { name: 'Yes, I am fine' }));
  await expect(toast(page, 'Your friend sees that you are fine')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^You said “I am fine” \d\d:\d\d today/ })).toBeVisible();
  await showPlan(friend, link);
  await expect(friend.getByText(/^She is fine, \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page, 'date plan, fine');

  await press(button(page, 'Undo'));
  await expect(locked).toBeVisible();
  await showPlan(friend, link);
  await expect(friend.getByText('“I am fine” is taken back')).toBeVisible();
  await expect(friend.getByText('She says “I am fine” by')).toBeVisible();
  await friend.context().close();

  // The arrow leads back the way the member came: to the list, then to the settings.
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plans' })).toBeVisible();
});

test.describe('whatever the size', () => {
  test('one hour more moves the time; a cancelled plan closes its link', async ({
    page,
    press,
    couple,
    token,
    browser,
    contextOptions,
  }) => {
    const { id, link } = await makeDatePlan(token, couple.other.id);
    await page.goto(`/dates/${id}`);
    await expect(button(page, 'One hour more')).toBeVisible();
    const [before] = await plansOf(token);
    const moved = page.waitForResponse('**/check-in/');
    await press(button(page, 'One hour more'));
    await moved;
    const [after] = await plansOf(token);
    expect(Date.parse(after?.check_in_at ?? '') - Date.parse(before?.check_in_at ?? '')).toBe(3_600_000);

    await press(button(page, 'Cancel the plan'));
    const sheet = page.getByRole('dialog', { name: 'Cancel the plan?' });
    await expectAccessible(page, 'cancelling a date plan');
    // Back closes only the question.
    await page.goBack();
    await expect(sheet).toBeHidden();
    await press(button(page, 'Cancel the plan'));
    await press(sheet.getByRole('button', { name: 'Cancel the plan' }));
    await expect(page.getByRole('heading', { name: 'This plan is over' })).toBeVisible();
    const friend = await openFriend(browser, contextOptions);
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('This plan has closed');
    await friend.context().close();
  });

  test('"I am fine" without a network is kept, says so, and goes when the network is back', async ({
    page,
    context,
    press,
    couple,
    token,
  }) => {
    const { id } = await makeDatePlan(token, couple.other.id);
    await page.goto(`/dates/${id}`);
    await expect(button(page, 'I am fine')).toBeVisible();
    await context.setOffline(true);
    await press(button(page, 'I am fine'));
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    expect((await plansOf(token))[0]?.fine_at).toBeNull();
    await expectAccessible(page, 'date plan, not sent');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /^You said/ })).toBeVisible();
    expect((await plansOf(token))[0]?.fine_at).not.toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('mwanzo.fine'))).toBeNull();
  });

  test('a press whose answer never came is sent by the next page', async ({ page, press, couple, token }) => {
    const { id } = await makeDatePlan(token, couple.other.id);
    await page.goto(`/dates/${id}`);
    // This page tries again by itself until it is left.
    await page.route('**/fine/', (route) =>
      new URL(route.request().frame().url()).pathname === '/topup' ? route.continue() : route.abort(),
    );
    await press(button(page, 'I am fine'));
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    await page.goto('/topup');
    await expect(toast(page, 'Your friend sees that you are fine')).toBeVisible();
  });

  test('once nobody has heard of the member, their page says what the friend sees', async ({ page, couple, token }) => {
    const { id } = await makeDatePlan(token, couple.other.id);
    await moveTime(page, Date.now() + 206 * 60_000);
    await page.goto(`/dates/${id}`);
    await expect(page.getByRole('heading', { name: 'Your friend sees “no word yet”' })).toBeVisible();
    await expect(button(page, 'I am fine')).toBeVisible();
    await expectAccessible(page, 'date plan, late');
  });

  test('what another device has cancelled is over here too', async ({ page, press, couple, token }) => {
    const { id } = await makeDatePlan(token, couple.other.id);
    await page.goto(`/dates/${id}`);
    await expect(button(page, 'One hour more')).toBeVisible();
    await apiRequest('DELETE', `/api/date-plans/${id}/`, { token });
    await press(button(page, 'One hour more'));
    await expect(page.getByRole('heading', { name: 'This plan is over' })).toBeVisible();
    await page.goto('/dates/987654321');
    await expect(page.getByRole('heading', { name: 'This plan is over' })).toBeVisible();
  });

  test('with three open plans the list makes no fourth, and a form says why', async ({
    page,
    press,
    couple,
    token,
  }) => {
    for (let made = 0; made < 3; made += 1) await makeDatePlan(token, couple.other.id);
    await page.goto('/dates');
    await expect(page.getByText('Up to 3 plans can be open.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Whom do you meet?' })).toBeHidden();
    await expectAccessible(page, 'list of date plans');
    await page.goto(`/dates/with/${couple.other.id}`);
    await page.getByLabel('Where').fill('Java');
    await press(button(page, 'Share the plan'));
    await expect(toast(page, 'Up to 3 plans can be open.')).toBeVisible();
    // Nothing that was typed is lost.
    await page.reload();
    await expect(page.getByLabel('Where')).toHaveValue('Java');
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('the plan opens without a network, with the numbers to call', async ({ page, context, couple, token }) => {
      const { id } = await makeDatePlan(token, couple.other.id);
      await page.goto(`/dates/${id}`);
      await expect(button(page, 'I am fine')).toBeVisible();
      await expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);
      await context.setOffline(true);
      await page.reload();
      await expect(button(page, 'I am fine')).toBeVisible();
      await expect(page.getByText(/^From .*, offline$/)).toBeVisible();
      await expect(page.getByRole('link', { name: '1195' })).toHaveAttribute('href', 'tel:1195');
    });
  });
});
