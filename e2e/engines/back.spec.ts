import type { Driver } from './driver.ts';
import { demoPassword } from '../server/api-requests.ts';
import { expect, test } from './engine-test.ts';

const openDialogs = (driver: Driver) => driver.evaluate(() => document.querySelectorAll('dialog:modal').length);
const goBack = (driver: Driver) => driver.evaluate(() => history.back());

test('Back closes dialogs one after the other, asks before edits go, and then leaves the page', async ({ visitor }) => {
  const { driver } = visitor;
  await visitor.open('/login');
  await visitor.fill('Email', 'otieno.3@mwanzo.test');
  await visitor.fill('Password', demoPassword);
  await visitor.press('button', 'Sign In');
  await visitor.seePath('/discover');
  await visitor.press('link', 'Matches');
  await visitor.seePath('/matches');

  await visitor.press('button', 'Your profile, edit');
  await visitor.press('button', 'Edit');
  await visitor.fill('Bio', ' And chai.');
  await goBack(driver);
  await visitor.press('button', 'Keep editing');
  await expect.poll(() => openDialogs(driver)).toBe(2);
  await goBack(driver);
  await visitor.press('button', 'Discard');
  await expect.poll(() => openDialogs(driver)).toBe(1);
  await goBack(driver);
  await expect.poll(() => openDialogs(driver)).toBe(0);
  await visitor.seePath('/matches');

  await visitor.press('button', 'Your profile, edit');
  await expect.poll(() => openDialogs(driver)).toBe(1);
  await driver.pressKey('Escape');
  await expect.poll(() => openDialogs(driver)).toBe(0);
  await expect.poll(() => driver.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(0);
  await goBack(driver);
  await visitor.seePath('/discover');
  expect(await driver.complaints()).toEqual([]);
});
