import type { Page } from '@playwright/test';
import { stageChat, stagedMessage } from '../../network/staged-chat.ts';
import { findLayoutProblems } from '../../page/find-layout-problems.ts';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: emailOf('samuel') });

const word = 'Donaudampfschifffahrt'.repeat(9);
const row = (page: Page, id: number) => page.getByRole('log').locator(`[data-message="${id}"]`);
const input = (page: Page) => page.getByPlaceholder('Type a message...');

/** Opens a chat of messages that are hard to show. */
async function openEdges(page: Page, token: string, own: number) {
  const { user } = await findMatch(token);
  const people = { own, partner: user.id };
  const delivered_at = new Date().toISOString();
  const chat = await stageChat(page, people, [
    stagedMessage(people, 1, 'Ndefu. '.repeat(571), { minutesAgo: 9 }),
    stagedMessage(people, 2, word, {
      mine: true,
      minutesAgo: 8,
      reply_to: { id: 1, sender: user.id, text: 'Ndefu.', media_kind: null },
    }),
    stagedMessage(people, 3, 'مرحبا، كيف حالك اليوم؟', { minutesAgo: 7 }),
    stagedMessage(people, 4, '🇰🇪👩🏿‍🍳', { minutesAgo: 6 }),
    stagedMessage(people, 5, 'https://example.com/nyama', {
      mine: true,
      minutesAgo: 1,
      delivered_at,
      reply_to_prompt: { prompt_id: 'chai-rules', answer: word },
    }),
  ]);
  await page.goto(`/chat/${user.id}`);
  await expect(row(page, 5)).toBeVisible();
  return chat;
}

test(
  'a very long word, 4,000 letters, emoji and right-to-left text stay within the screen',
  { tag: '@desktop' },
  async ({ page, token, session }) => {
    await openEdges(page, token, session?.user.id ?? 0);
    expect(await findLayoutProblems(page)).toEqual([]);
    expect(await page.getByRole('log').evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
    await expect(row(page, 3).getByText('مرحبا')).toHaveCSS('direction', 'rtl');
    const sizeOf = (id: number) =>
      row(page, id)
        .locator('.bubble > [dir]')
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(await sizeOf(4)).toBeGreaterThan(2 * (await sizeOf(3)));
    // A link is text: nothing of it can be opened.
    await expect(page.getByRole('log').getByRole('link')).toHaveCount(0);
    await expect(row(page, 5)).toContainText('’s answer: ');
    await expect(page.getByRole('log').getByText('Delivered', { exact: true })).toBeVisible();
  },
);

test('4,000 letters can be typed and sent, and not one more; the input keeps to its height', async ({
  page,
  press,
  token,
  session,
}) => {
  const chat = await openEdges(page, token, session?.user.id ?? 0);
  await input(page).fill('a'.repeat(3999));
  await input(page).pressSequentially('bc');
  await expect(input(page)).toHaveValue(`${'a'.repeat(3999)}b`);
  expect((await input(page).boundingBox())?.height).toBeLessThanOrEqual(160);
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect.poll(() => chat.messages.at(-1)?.text.length).toBe(4000);
  await expect(input(page)).toHaveValue('');
});

test('on a phone on its side, and above an open keyboard, the newest message and the input are in sight', async ({
  page,
  token,
  session,
}) => {
  await openEdges(page, token, session?.user.id ?? 0);
  const inSight = async () => {
    await expect(input(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('log').getByText('Delivered', { exact: true })).toBeInViewport();
  };
  await inSight();
  await page.setViewportSize({ width: 844, height: 390 });
  await inSight();
  await page.setViewportSize({ width: 390, height: 844 });
  await input(page).focus();
  // An on-screen keyboard leaves this height.
  await page.setViewportSize({ width: 390, height: 460 });
  await inSight();
});
