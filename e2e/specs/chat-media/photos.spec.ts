import type { BrowserContextOptions, Page } from '@playwright/test';
import { choosePhoto } from '../../page/choose-photo.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { makeCouple, openPageOf } from '../../people/couple.ts';
import { makePhonePhoto, makePlainPhoto, type PhotoFile } from '../../people/photo-files.ts';
import { makePremium } from '../../people/premium-member.ts';
import { drawPhotoOfSize } from '../../people/sized-photo.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { explicitSize } from '../../server/staged-screener.ts';
import { expect, test } from '../../test.ts';

// Two new members, verified and matched, take a busy machine a while.
test.describe.configure({ timeout: 120_000 });

const log = (page: Page) => page.getByRole('log');
const picture = (page: Page) => log(page).getByRole('button', { name: /Open photo$/ });

/** Makes two members who chat; the first one has Premium. */
async function makePayingCouple(): Promise<[WaitingMember, WaitingMember]> {
  const couple = await makeCouple();
  await makePremium(couple[0]);
  return couple;
}

/** Chooses a photo and sends it with this caption. */
async function send(page: Page, photo: PhotoFile, caption = ''): Promise<void> {
  await choosePhoto(page, photo);
  const preview = page.getByRole('dialog', { name: /^Photo for/ });
  await preview.getByPlaceholder('Add a caption...').fill(caption);
  await preview.getByRole('button', { name: 'Send', exact: true }).click();
}

const isDrawn = (page: Page) =>
  picture(page)
    .last()
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

async function openBoth(
  browser: Parameters<typeof openPageOf>[0],
  options: BrowserContextOptions,
  [one, other]: readonly [WaitingMember, WaitingMember],
) {
  const sending = await openPageOf(browser, options, one, `/chat/${other.id}`);
  const reading = await openPageOf(browser, options, other, `/chat/${one.id}`);
  return { sending, reading };
}

test('a Premium member sends a photo with a caption; the partner uncovers it, enlarges it and closes it', async ({
  browser,
  contextOptions,
  press,
}) => {
  const couple = await makePayingCouple();
  const { sending, reading } = await openBoth(browser, contextOptions, couple);
  await choosePhoto(sending, await makePhonePhoto('otieno'));
  const preview = sending.getByRole('dialog', { name: /^Photo for/ });
  await expect(preview.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await expectAccessible(sending, 'a photo before it is sent');
  await preview.getByPlaceholder('Add a caption...').fill('The hills on Sunday');
  await press(preview.getByRole('button', { name: 'Send', exact: true }));
  await expect(log(sending).getByText('The hills on Sunday')).toBeVisible();
  await expect(log(sending).getByText(/^(Sent|Delivered|Seen)/)).toBeVisible();

  const cover = log(reading).getByRole('button', { name: /Photo from .*tap to show/s });
  await expect(cover).toBeVisible();
  await expectAccessible(reading, 'a covered photo');
  await press(cover);
  await expect(picture(reading)).toBeVisible();
  await expect.poll(() => isDrawn(reading)).toBe(true);
  await expectAccessible(reading, 'a photo in the chat');

  await press(picture(reading));
  const viewer = reading.getByRole('dialog', { name: /^Photo from/ });
  const image = viewer.getByRole('img');
  await expect(image).toBeVisible();
  await expectAccessible(reading, 'a photo over the whole screen');
  await press(viewer.getByRole('button', { name: 'Zoom in' }));
  await expect(image).toHaveCSS('transform', /matrix\(1\.5/);
  await reading.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(picture(reading)).toBeFocused();

  // The next photo is not covered.
  await send(sending, makePlainPhoto(20, 120, 90));
  await expect(picture(reading)).toHaveCount(2);
  await reading.goto('/matches');
  await expect(reading.getByText('Photo', { exact: true })).toBeVisible();
});

test('a photo that may be nude asks its sender, and warns its receiver, who deletes it', async ({
  browser,
  contextOptions,
  press,
}) => {
  const { sending, reading } = await openBoth(browser, contextOptions, await makePayingCouple());
  await send(sending, await drawPhotoOfSize(explicitSize));
  await expect(sending.getByText(/^This may be a nude photo\. .* sees a warning/)).toBeVisible();
  await expectAccessible(sending, 'the question before a nude photo');
  await press(sending.getByRole('button', { name: 'Send it anyway' }));
  await expect(log(reading).getByText('This may be a nude photo')).toBeVisible();
  await expectAccessible(reading, 'a warning before a photo');
  await press(log(reading).getByRole('button', { name: 'Delete', exact: true }));
  await expect(log(reading).getByText('Message deleted')).toBeVisible();
  await expect(log(sending).getByText('Message deleted')).toBeVisible();
});

test('a photo that the network loses waits, says so, and is sent when the network is back', async ({
  browser,
  contextOptions,
}) => {
  const { sending, reading } = await openBoth(browser, contextOptions, await makePayingCouple());
  await choosePhoto(sending, makePlainPhoto(90, 20, 120));
  const preview = sending.getByRole('dialog', { name: /^Photo for/ });
  await expect(preview.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await sending.context().setOffline(true);
  await preview.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending.getByText('Waits here and goes by itself')).toBeVisible();
  await sending.context().setOffline(false);
  await expect(log(reading).getByRole('button', { name: /Photo from .*tap to show/s })).toBeVisible();
});

test('a photo that the server refuses is not sent, and a tap tries again', async ({
  browser,
  contextOptions,
  press,
}) => {
  const { sending, reading } = await openBoth(browser, contextOptions, await makePayingCouple());
  await sending.route('**/api/messages/media/photos/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await send(sending, makePlainPhoto(120, 20, 20), 'Look');
  const again = sending.getByRole('button', { name: 'Not sent. Tap to try again.' });
  await expect(again).toBeVisible();
  await expectAccessible(sending, 'a photo that was not sent');
  await sending.unroute('**/api/messages/media/photos/');
  await press(again);
  await expect(log(reading).getByText('Look')).toBeVisible();
});

test('a Basic member reads what Premium adds and costs, and what is no photo is refused before it leaves', async ({
  browser,
  contextOptions,
  press,
}) => {
  const couple = await makePayingCouple();
  const { sending, reading } = await openBoth(browser, contextOptions, couple);
  await press(reading.getByRole('button', { name: 'Add a photo' }));
  const sheet = reading.getByRole('dialog', { name: 'Photos and voice notes' });
  await expect(sheet.getByText('From KES 50 for a day. It does not renew by itself.')).toBeVisible();
  await expectAccessible(reading, 'what Premium adds to a conversation');
  await expect(sheet.getByRole('link', { name: 'Get Premium' })).toBeVisible();
  await choosePhoto(sending, { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  const preview = sending.getByRole('dialog', { name: /^Photo for/ });
  await expect(preview.getByText(/^This file is not a photo/)).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
});
