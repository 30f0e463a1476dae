import type { Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { topCard } from '../../page/locators.ts';
import { pressTwice } from '../../page/press-twice.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { emailOf } from '../../people/demo-members.ts';
import { openDevice } from '../../people/stored-session.ts';
import { swipe } from '../../people/swipe.ts';
import { makeUnseenMember } from '../../people/verified-member.ts';
import { serverAddress, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({
  signedInAs: async ({}, use) => use((await makeUnseenMember({ location: 'Voi', interests: ['Music'] })).email),
});

const words = 'Does she know that you say so?';

const comments = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a like of an answer carries a comment, which the other reads at the match', async ({
  page,
  browser,
  press,
  session,
  isMobile,
}) => {
  const kiprono = await signIn(emailOf('kiprono'));
  await page.goto('/discover');
  await page.getByPlaceholder('Search by name, interests...').fill('Kiprono');
  await expect(topCard(page).getByRole('heading', { level: 2 })).toContainText('Kiprono');
  await waitUntilSeen(page);
  // Her first look is at the bio. The answer comes with the next photo.
  if (isMobile) await press(topCard(page).getByRole('button', { name: 'Next photo' }));
  const answer = isMobile ? topCard(page) : page.getByRole('region', { name: /Kiprono/ });
  await expect(answer).toContainText('My mother: patience, with tea.');

  await test.step('she likes his answer and writes a few words, which survive a change of mind', async () => {
    await press(topCard(page).getByRole('button', { name: 'View the profile of Kiprono' }));
    const preview = page.getByRole('dialog', { name: 'Kiprono', exact: true });
    const close = preview.getByRole('button', { name: 'Close' });
    const { y = 0 } = (await close.boundingBox()) ?? {};
    // The heart on the photo scrolls to the place of the button that closes the sheet, and stays below it.
    await preview.getByRole('button', { name: 'Like this photo' }).evaluate((likePhoto, top) => {
      const scroller = likePhoto.closest('[tabindex]');
      scroller?.scrollBy({ top: likePhoto.getBoundingClientRect().top - top, behavior: 'instant' });
    }, y);
    await close.click({ trial: true });
    const heart = preview.getByRole('button', { name: /^Like this answer: The best thing somebody taught me/ });
    await press(heart);
    const sheet = page.getByRole('dialog', { name: 'Like Kiprono' });
    await expect(sheet).toContainText('My mother: patience, with tea.');
    await sheet.getByLabel('Say something about it').fill(words);
    await press(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(sheet).toBeHidden();
    await press(heart);
    await expect(sheet.getByLabel('Say something about it')).toHaveValue(words);
    // Only people whom she likes can see her, so his like has to come after hers.
    const arrived = page.waitForResponse('**/api/profiles/like-pass/');
    const likes = recordRequests(page, 'POST /api/profiles/like-pass');
    // The second press of a double press decides on nobody.
    await pressTwice(sheet.getByRole('button', { name: 'Send like' }), isMobile);
    const sent = (await arrived).request().postDataJSON();
    expect(sent).toMatchObject({ matched: true, comment: words, prompt_id: 'taught-me' });
    await expect(sheet).toBeHidden();
    await expect(preview).toBeHidden();
    expect(likes).toHaveLength(1);
  });

  const herId = session?.user.id ?? 0;
  await swipe(kiprono.access, herId, 'like');

  await test.step('he reads it first in their chat, above three icebreakers', async () => {
    const context = await openDevice(browser, kiprono);
    const his = await context.newPage();
    await his.goto(`${serverAddress()}/chat/${herId}`);
    await expect(comments(his)).toContainText([words]);
    await expect(comments(his)).toContainText(['liked your answer']);
    await expect(comments(his)).toContainText(['My mother: patience, with tea.']);
    // The form also has buttons to add a photo, to record and to send.
    await expect(his.locator('form').getByRole('button')).toHaveCount(6);
    const icebreaker = his.getByRole('button', { name: 'What song is on repeat?' });
    await icebreaker.click();
    await expect(his.getByPlaceholder('Type a message...')).toHaveValue('What song is on repeat?');
    await context.close();
  });

  await test.step('she sees in the chat what she liked', async () => {
    await page.goto(`/chat/${kiprono.user.id}`);
    await expect(comments(page)).toContainText(['You liked this answer']);
    await expect(comments(page)).toContainText([words]);
  });
});
