import type { Page } from '@playwright/test';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { makeCouple, openPageOf } from '../../people/couple.ts';
import { makePremium } from '../../people/premium-member.ts';
import { expect, test } from '../../test.ts';

// Two new members, verified and matched, take a busy machine a while.
test.describe.configure({ timeout: 120_000 });

const log = (page: Page) => page.getByRole('log');
const microphone = (page: Page) => page.getByRole('button', { name: 'Record a voice note' });
const time = (page: Page) => page.getByRole('timer');

test('a Premium member records a voice note, listens to it and sends it; the partner plays it', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, other] = await makeCouple();
  await makePremium(one);
  const sending = await openPageOf(browser, contextOptions, one, `/chat/${other.id}`);
  const reading = await openPageOf(browser, contextOptions, other, `/chat/${one.id}`);
  await press(microphone(sending));
  await expect(time(sending)).toHaveText(/0:0[2-9]/);
  await expectAccessible(sending, 'a recording');
  await press(sending.getByRole('button', { name: 'Pause', exact: true }));
  await press(sending.getByRole('button', { name: 'Listen' }));
  await press(sending.getByRole('button', { name: 'Go on recording' }));
  const before = await time(sending).textContent();
  await expect(time(sending)).not.toHaveText(before ?? '');
  await press(sending.getByRole('button', { name: 'Send voice note' }));
  await expect(log(sending).getByRole('button', { name: 'Play voice note' })).toBeVisible();
  await expect(
    log(sending)
      .getByText(/^(Sent|Delivered|Seen)/)
      .last(),
  ).toBeVisible();

  const play = log(reading).getByRole('button', { name: 'Play voice note' });
  await expect(play).toBeVisible();
  // The length and the size of a voice note are shown before it is loaded.
  await expect(log(reading).getByText(/^0:\d\d · \d+\s?KB$/)).toBeVisible();
  await expectAccessible(reading, 'a voice note');
  const loads: string[] = [];
  reading.on('request', (request) => request.url().includes('/note.') && loads.push(request.url()));
  expect(loads).toEqual([]);
  await press(play);
  const place = log(reading).getByRole('slider', { name: 'Place in the voice note' });
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.5);
  await press(log(reading).getByRole('button', { name: 'Speed 1x' }));
  await expect(log(reading).getByRole('button', { name: 'Speed 1.5x' })).toBeVisible();
  // The voice note ends, and plays again without another download.
  await expect(play).toBeVisible();
  await press(play);
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.5);
  expect(loads).toHaveLength(1);
  await reading.goto('/matches');
  await expect(reading.getByText('Voice note', { exact: true })).toBeVisible();
});

test('a recording that is thrown away, or too short, is not sent, and the microphone is off', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, other] = await makeCouple();
  await makePremium(one);
  const page = await openPageOf(browser, contextOptions, one, `/chat/${other.id}`);
  await press(microphone(page));
  await expect(time(page)).toHaveText(/0:0[1-9]/);
  await press(page.getByRole('button', { name: 'Delete recording' }));
  await expect(toast(page, 'Deleted')).toBeVisible();
  await expect(time(page)).toHaveCount(0);

  // The member holds the button for a moment and lets go.
  const box = await microphone(page).boundingBox();
  if (!box) throw new Error('There is no microphone');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await expect(page.getByText('Slide to cancel')).toBeVisible();
  await page.mouse.up();
  await expect(toast(page, 'Hold to record, or tap once.')).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'Play voice note' })).toHaveCount(0);

  // This recording starts by keyboard and lasts until the chat is left.
  await microphone(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send voice note' })).toBeFocused();
  await page.goto('/matches');
  await page.goto(`/chat/${other.id}`);
  await expect(microphone(page)).toBeVisible();
});

test('without Premium the microphone says what it adds and costs; without permission it says what to do', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, other] = await makeCouple();
  const basic = await openPageOf(browser, contextOptions, one, `/chat/${other.id}`);
  await press(microphone(basic));
  await expect(basic.getByRole('dialog', { name: 'Photos and voice notes' })).toBeVisible();

  await makePremium(other);
  const refused = await openPageOf(browser, contextOptions, other, `/chat/${one.id}`);
  await refused.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await refused.reload();
  await press(microphone(refused));
  await expect(refused.locator('[data-toast]')).toContainText('may not use the microphone');
  await expect(microphone(refused)).toBeVisible();
});
