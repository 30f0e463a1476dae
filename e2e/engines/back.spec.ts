import type { Driver } from './driver.ts';
import { demoPassword } from '../server/api-requests.ts';
import { expect, test } from './engine-test.ts';

/** Waits for this many open dialogs and for the history to catch up. An earlier Back would count for two dialogs. */
const expectOpenDialogs = (driver: Driver, count: number) =>
  expect
    .poll(() =>
      driver.evaluate(() => [
        document.querySelectorAll('dialog:modal').length,
        (history.state as { layer?: number } | null)?.layer ?? 0,
      ]),
    )
    .toEqual([count, count]);
const goBack = (driver: Driver) => driver.evaluate(() => history.back());

test('Back closes dialogs one after the other, asks before edits go, and then leaves the page', async ({ visitor }) => {
  const { driver } = visitor;
  await visitor.open('/login');
  await visitor.fill('Email', 'otieno.3@mwanzo.test');
  await visitor.fill('Password', demoPassword);
  await visitor.press('button', 'Sign In');
  await visitor.seePath('/discover');
  await visitor.keepNoChats();
  await visitor.press('link', 'Matches');
  await visitor.seePath('/matches');

  await visitor.press('button', 'Your profile, edit');
  await visitor.press('button', 'Edit');
  await visitor.fill('Bio', ' And chai.');
  await goBack(driver);
  await visitor.press('button', 'Keep editing');
  await expectOpenDialogs(driver, 2);
  await goBack(driver);
  await visitor.press('button', 'Discard');
  await expectOpenDialogs(driver, 1);
  await goBack(driver);
  await expectOpenDialogs(driver, 0);
  await visitor.seePath('/matches');

  await visitor.press('button', 'Your profile, edit');
  await expectOpenDialogs(driver, 1);
  await driver.pressKey('Escape');
  await expectOpenDialogs(driver, 0);
  await goBack(driver);
  await visitor.seePath('/discover');
  expect(await driver.complaints()).toEqual([]);
});
