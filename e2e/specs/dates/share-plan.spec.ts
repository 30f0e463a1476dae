import { toast } from '../../page/locators.ts';
import { makeDatePlan } from '../../people/date-plan.ts';
import { expect } from '../../test.ts';
import { button, plansOf, test } from './date-couple.ts';

test('before the meeting the main button shares again; from its time on "I am fine" needs one press', async ({
  page,
  press,
  couple,
  token,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [ahead, begun] = [
    await makeDatePlan(token, couple.other.id, 10),
    await makeDatePlan(token, couple.other.id, -10),
  ];
  await page.goto(`/dates/${ahead.id}`);
  await expect(page.getByText(/^opens at /)).toBeVisible();
  await press(button(page, 'Share again'));
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.goto(`/dates/${begun.id}`);
  await expect(button(page, 'Share again')).toHaveCount(0);
  await press(button(page, 'I am fine'));
  await expect(page.getByRole('heading', { name: /^You said/ })).toBeVisible();
});

test('the phone’s own share sheet gets the link; closing it leaves the plan', async ({
  page,
  press,
  couple,
  token,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      localStorage.setItem('shared', data?.url ?? '');
      throw new DOMException('Closed', 'AbortError');
    };
  });
  await page.goto(`/dates/with/${couple.other.id}`);
  await page.getByLabel('Where').fill('Java');
  await press(button(page, 'Share the plan'));
  await expect(button(page, 'Share again')).toBeVisible();
  const [plan] = await plansOf(token);
  expect(await page.evaluate(() => localStorage.getItem('shared'))).toBe(plan?.link);
  await expect(toast(page, 'Link copied')).toBeHidden();
});
