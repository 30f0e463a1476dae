import type { Page } from '@playwright/test';
import { stageChat, stagedMessage } from '../network/staged-chat.ts';
import { findMatch } from '../people/matches.ts';
import { emailOf } from '../people/demo-members.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: emailOf('samuel') });

const seenAt = new Date(Date.now() - 60_000).toISOString();

/** Stages a conversation with messages of every kind. */
async function openRichChat(page: Page, token: string, own: number) {
  const { user } = await findMatch(token);
  const people = { own, partner: user.id };
  const heart = { user: own, emoji: '❤️' } as const;
  const prompt = { prompt_id: 'best-sunday', answer: 'Hills early, nyama at Kikopey' } as const;
  const quoted = { id: 3, sender: user.id, text: 'Kikopey is the whole reason I hike', media_kind: null };
  const chat = await stageChat(page, people, [
    stagedMessage(people, 1, 'Hills early, nyama at Kikopey', { minutesAgo: 1500 }),
    stagedMessage(people, 2, 'Kikopey! You have my attention', { mine: true, minutesAgo: 40, reply_to_prompt: prompt }),
    stagedMessage(people, 3, 'Kikopey is the whole reason I hike', { minutesAgo: 31 }),
    stagedMessage(people, 4, 'Chai or kahawa on the way?', { minutesAgo: 30, reactions: [heart] }),
    stagedMessage(people, 5, 'Chai. With tangawizi.', {
      mine: true,
      minutesAgo: 20,
      seen_at: seenAt,
      reply_to: quoted,
    }),
    stagedMessage(people, 6, '', { is_deleted: true, minutesAgo: 12 }),
    stagedMessage(people, 7, '😂', { minutesAgo: 11 }),
    stagedMessage(people, 8, 'https://example.com/nyama is the place', {
      mine: true,
      minutesAgo: 2,
      delivered_at: seenAt,
    }),
  ]);
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByRole('log').getByText('Chai. With tangawizi.')).toBeVisible();
  return chat;
}

test('chat-rich', async ({ page, token, session, press, isMobile, picture }) => {
  const chat = await openRichChat(page, token, session?.user.id ?? 0);
  await picture('chat-rich');
  await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0, behavior: 'instant' }));
  await chat.arrive('Saturday then?');
  await chat.arrive('I will be the one with two sweaters.');
  const last = page.getByRole('log').getByText('I will be the one with two sweaters.');
  await expect(last).toBeAttached();
  await picture('chat-pill');
  const pill = page.getByRole('button', { name: /new messages?$/ });
  if (await pill.isVisible()) await press(pill);
  await page
    .getByRole('button', { name: 'Actions for this message' })
    .nth(isMobile ? 2 : 3)
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'Actions for this message' })).toBeVisible();
  await picture('chat-menu');
  await press(page.getByRole('button', { name: 'Reply', exact: true }));
  await page
    .getByPlaceholder('Type a message...')
    .fill('Two sweaters are enough for both of us.\nAnd if it rains we run, as always.\nSaturday at eight?');
  await picture('chat-reply');
});

test.describe('in Swahili', () => {
  test.beforeEach(async ({ context, baseURL }) =>
    context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]),
  );

  test('chat-swahili', async ({ page, token, session, isMobile, picture }) => {
    await openRichChat(page, token, session?.user.id ?? 0);
    await picture('chat-swahili');
    await page
      .locator('[data-menu-button]')
      .nth(isMobile ? 2 : 3)
      .press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await picture('chat-menu-swahili');
  });
});

test('chat-edge-texts', async ({ page, token, session, picture }) => {
  const { user } = await findMatch(token);
  const people = { own: session?.user.id ?? 0, partner: user.id };
  await stageChat(page, people, [
    stagedMessage(people, 1, 'Long. '.repeat(660), { minutesAgo: 9 }),
    stagedMessage(people, 2, 'Donaudampfschifffahrt'.repeat(9), { mine: true, minutesAgo: 8 }),
    stagedMessage(people, 3, 'مرحبا، كيف حالك اليوم؟', { minutesAgo: 7 }),
    stagedMessage(people, 4, '🇰🇪👩🏿‍🍳', { mine: true, minutesAgo: 2 }),
  ]);
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByRole('log').getByText('مرحبا')).toBeVisible();
  await picture('chat-edge-texts');
});

test('chat-scam', async ({ page, token, session, press, picture }) => {
  const { user } = await findMatch(token);
  const people = { own: session?.user.id ?? 0, partner: user.id };
  await stageChat(page, people, [
    stagedMessage(people, 1, 'How was the drive back?', { mine: true, minutesAgo: 20 }),
    stagedMessage(people, 2, 'Long. My bag was taken at the stage in Nakuru, with my charger and all', {
      minutesAgo: 12,
    }),
    stagedMessage(people, 3, 'Could you send me 3,500 for the matatu and a charger? I refund you on Friday, promise', {
      minutesAgo: 12,
      warning: 'money',
    }),
  ]);
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByText('Only you see this.')).toBeVisible();
  await picture('chat-scam');
  await press(page.getByRole('button', { name: 'What to know' }));
  await expect(page.getByRole('dialog', { name: 'What to know' })).toBeVisible();
  await picture('what-to-know');
});

test('think-again', async ({ page, token, press, picture }) => {
  const { user } = await findMatch(token);
  await page.goto(`/chat/${user.id}`);
  await page
    .getByPlaceholder('Type a message...')
    .fill('Could you send me 3,500 for the matatu and a charger? I refund you on Friday, promise');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Think again before you send' })).toBeVisible();
  await picture('think-again');
});
