import type { Browser } from '@playwright/test';
import { toast, topCard } from '../../page/locators.ts';
import { fillProfile, findByName, sendMessage, signUp, submitDocuments, type Person } from '../../page/member-steps.ts';
import { storedKeys } from '../../page/stored-keys.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { flick } from '../../page/touch.ts';
import { watchPage } from '../../page/watch-page.ts';
import { approveVerification } from '../../people/approve-verification.ts';
import { inventPair } from '../../people/new-member.ts';
import { makeHugePhoto, makePhonePhoto } from '../../people/photo-files.ts';
import { serverAddress } from '../../server/api-requests.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { expect, test } from '../../test.ts';

/** Opens a new browser context for one person. */
async function openBrowser(browser: Browser, press: Person['press']) {
  const context = await browser.newContext({ baseURL: serverAddress() });
  const page = await context.newPage();
  return { page, press, watched: watchPage(page) };
}

test('two new members sign up, are verified, find each other, match and chat', async ({ browser, press, hasTouch }) => {
  test.slow();
  const { woman, man } = inventPair();
  const [her, him] = await Promise.all([openBrowser(browser, press), openBrowser(browser, press)]);

  /** Likes the person on top: with a flick on the phone, with a key on the desktop. */
  const like = async ({ page }: Person) => {
    if (hasTouch) return flick(topCard(page), 'right');
    // In the search box an arrow key would move the cursor.
    await page.getByRole('button', { name: /^Filters/ }).focus();
    await waitUntilSeen(page);
    return page.keyboard.press('ArrowRight');
  };

  await test.step('she signs up and fills in her profile, with a photo that her phone saved sideways', async () => {
    await signUp(her, woman);
    await fillProfile(her, woman, await makePhonePhoto(woman.looks));
  });

  await test.step('she submits her ID and a selfie', () => submitDocuments(her, woman));

  await test.step('her photo is upright in her panel', async () => {
    await press(her.page.getByRole('button', { name: 'Your profile, edit' }));
    const photo = her.page.getByRole('dialog', { name: 'Your profile' }).getByRole('img', { name: 'Your photo' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
      .toBeCloseTo(1.25, 1);
    await press(her.page.getByRole('button', { name: 'Close' }).first());
  });

  await test.step('nobody has reviewed her yet, so her like waits for that and the card comes back', async () => {
    const name = await topCard(her.page).getByRole('heading').textContent();
    await like(her);
    const sheet = her.page.getByRole('dialog', { name: 'Profile not verified' });
    await expect(sheet).toContainText('You must verify your profile before you can match.');
    await press(sheet.getByRole('button', { name: 'Not now' }));
    await expect(sheet).toBeHidden();
    await expect(topCard(her.page).getByRole('heading')).toHaveText(name ?? '');
  });

  await test.step('he does the same with a photo of over 5 MB, which his browser makes smaller', async () => {
    await signUp(him, man);
    const photo = makeHugePhoto();
    expect(photo.buffer.length).toBeGreaterThan(7_000_000);
    const saving = him.page.waitForRequest((request) => request.method() === 'PUT', { timeout: 60_000 });
    await fillProfile(him, man, photo);
    const bytesSent = Number(await (await saving).headerValue('content-length'));
    expect(bytesSent).toBeGreaterThan(10_000);
    expect(bytesSent).toBeLessThan(5 * 1024 * 1024);
    await submitDocuments(him, man);
  });

  await test.step('the reviewer looks at the photos of both and approves', async () => {
    await approveVerification(woman.name);
    await approveVerification(man.name);
  });

  await test.step('she reads it in her notifications, finds him by name and likes him', async () => {
    await her.page.reload();
    await press(her.page.getByRole('button', { name: 'Notifications, 1 unread' }));
    await press(her.page.getByRole('button', { name: /^Your profile is verified/ }));
    await expect(her.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await her.page.goto('/discover');
    await findByName(her, man.name);
    await like(her);
    if (hasTouch) await expect(toast(her.page, 'You liked the profile!')).toContainText(`We'll let ${man.name} know.`);
    await expect(her.page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  });

  await test.step('he finds her too and likes her with the button, and it is a match', async () => {
    await him.page.reload();
    await findByName(him, woman.name);
    await press(him.page.getByRole('button', { name: 'Like', exact: true }));
    const dialog = him.page.getByRole('dialog', { name: "It's a match!" });
    await expect(dialog).toContainText(`You and ${woman.name} liked each other!`);
    await press(dialog.getByRole('link', { name: 'Say hello' }));
    await expect(him.page.getByRole('heading', { name: woman.name, level: 1 })).toBeVisible();
  });

  await test.step('her page shows the match by itself, once she does not type any more', async () => {
    await her.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const dialog = her.page.getByRole('dialog', { name: "It's a match!" });
    await expect(dialog).toContainText(`You and ${man.name} liked each other!`);
    await press(dialog.getByRole('button', { name: 'Keep swiping' }));
    await expect(dialog).toBeHidden();
    await waitForLayersToLeaveHistory(her.page);
  });

  await test.step('she is asked whether to keep chats on her phone, once nothing else is to be said', async () => {
    const question = her.page.getByRole('dialog', { name: 'Keep your chats on this phone?' });
    await press(question.getByRole('button', { name: 'Not on this phone' }));
    await expect(question).toBeHidden();
    await waitForLayersToLeaveHistory(her.page);
  });

  await test.step('he writes to her', () => sendMessage(him, 'Habari! Do your bees ride trains?'));

  await test.step('her bell counts his message without a reload, and no more the match that she saw', async () => {
    await press(her.page.getByRole('button', { name: 'Notifications, 1 unread' }));
    const list = her.page.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toContainText(`${man.name} sent you a message.`);
    await her.page.keyboard.press('Escape');
    await waitForLayersToLeaveHistory(her.page);
  });

  await test.step('she opens his message from her matches and replies', async () => {
    await press(her.page.getByRole('link', { name: 'Matches' }));
    const card = her.page.getByRole('link', { name: new RegExp(man.name) });
    await expect(card).toContainText('Do your bees ride trains?');
    await expect(card).toContainText('Just now');
    await press(card);
    await expect(her.page.getByRole('log')).toContainText('Habari! Do your bees ride trains?');
    await sendMessage(her, 'Only first class. Karibu Voi!');
  });

  await test.step('he sees her reply between his own messages', async () => {
    await sendMessage(him, 'Are you there?');
    await expect(him.page.getByRole('log').getByText(/bees|class|there/)).toHaveText([
      /bees/,
      /first class/,
      /Are you there/,
    ]);
    await press(him.page.getByRole('button', { name: 'Back' }));
    await press(him.page.getByRole('link', { name: 'Matches' }));
    // He was in the chat when the celebration closed.
    const question = him.page.getByRole('dialog', { name: 'Keep your chats on this phone?' });
    await press(question.getByRole('button', { name: 'Keep them here' }));
    await expect(question).toBeHidden();
    await expect(him.page.getByRole('link', { name: new RegExp(woman.name) })).toContainText('You: Are you there?');
  });

  await test.step('reading the chat has taken his message out of her bell', async () => {
    await her.page.goto('/matches');
    await press(her.page.getByRole('button', { name: 'Notifications', exact: true }));
    const list = her.page.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toContainText('No new notifications');
    await her.page.keyboard.press('Escape');
    await waitForLayersToLeaveHistory(her.page);
  });

  await test.step('both sign out, and nothing about them stays in the browser', async () => {
    for (const person of [her, him]) {
      expect(await storedKeys(person.page)).toEqual(['accessToken', 'refreshToken', 'user', 'profile']);
      await press(person.page.getByRole('button', { name: 'Logout' }));
      await expect(person.page).toHaveURL('/login');
      expect(await storedKeys(person.page)).toEqual([]);
    }
  });

  for (const { watched } of [her, him])
    expect(watched).toEqual({ foreignRequests: [], complaints: [], failedRequests: [] });
});
