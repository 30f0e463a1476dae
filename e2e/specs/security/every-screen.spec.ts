import { deck } from '../../page/locators.ts';
import { measureOverhang } from '../../page/measure-overhang.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'wanjiku.2@mwanzo.test', followsTraffic: true });

const paths = [
  '/',
  '/login',
  '/signup',
  '/verify',
  '/coming-soon',
  '/how-we-choose',
  '/no-such-page',
  '/topup',
  '/profile',
  '/preferences',
  '/settings',
  '/settings/privacy',
];
/** The page that does not exist logs its path. */
const isUnexpected = (complaint: string) => !complaint.includes('/no-such-page');
const widths = [320, 360, 390];

test('every screen fits its width, requests nothing from other origins and logs no error or warning', async ({
  page,
  press,
  watched,
}) => {
  test.slow();
  const openAndClose = async (button: string | RegExp, dialog: string) => {
    await press(page.getByRole('button', { name: button }));
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  };
  const expectToFit = async (screen: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await measureOverhang(page, width), `${screen} at ${width} px`).toBe(0);
    }
  };

  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilIdle(page);
    await expectToFit(path);
  }
  await page.goto('/discover');
  await expect(deck(page).getByRole('article').first()).toBeVisible();
  await waitUntilIdle(page);
  await expectToFit('/discover');
  await openAndClose(/^Filters/, 'Perfect Match Filters');
  await openAndClose(/^Notifications/, 'Notifications');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const overhang = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect.soft(overhang, `the edit dialog at ${width} px`).toBe(0);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForLayersToLeaveHistory(page);

  await page.goto('/matches');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await waitUntilIdle(page);
  await expectToFit('/matches');
  await press(page.getByRole('main').getByRole('link').first());
  await expect(page.getByRole('log')).toBeVisible();
  await waitUntilIdle(page);
  await expectToFit('a chat');
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/login');

  expect({ ...watched, complaints: watched.complaints.filter(isUnexpected) }).toEqual({
    foreignRequests: [],
    complaints: [],
    failedRequests: [],
  });
});
