import type { Page } from '@playwright/test';
import { respondWith } from '../network/intercept-requests.ts';
import { emailOf } from '../people/demo-members.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: emailOf('samuel') });

const id = '5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0';
const at = (minute: number) => `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
const said = (position: number, minute: number, text: string | null, is_own = text !== null) => ({
  position,
  is_own,
  text,
  timestamp: at(minute),
});

/** Stages a conversation whose partner has left. */
async function stagePast(page: Page): Promise<void> {
  const list = [{ id, ended_at: at(59), last_at: at(20), last_text: 'Saturday at ten, at the gate of Karura?' }];
  const messages = [
    said(61, 2, 'How was the drive back from Naivasha?'),
    said(62, 3, null),
    said(63, 4, null),
    said(64, 12, 'Then we should walk next time.'),
    said(65, 14, null, true),
    said(66, 18, null),
    said(67, 20, 'Saturday at ten, at the gate of Karura?'),
  ];
  await respondWith(page, 'GET /api/messages/past/', list);
  await respondWith(page, 'GET /api/messages/past/*', { ended_at: at(59), messages });
}

for (const language of ['en', 'sw'] as const) {
  const suffix = language === 'sw' ? '-swahili' : '';
  test(`past-conversation${suffix}`, async ({ page, context, baseURL, press, picture }) => {
    if (language === 'sw') await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
    await stagePast(page);
    await page.goto(`/chat/past/${id}`);
    await expect(page.getByText('Saturday at ten, at the gate of Karura?').last()).toBeVisible();
    // Wide windows show the matches beside the conversation.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await picture(`past-conversation${suffix}`);
    await press(page.getByRole('button', { name: language === 'sw' ? 'Ondoa mazungumzo' : 'Remove conversation' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await picture(`past-conversation-remove${suffix}`);
    await page.goto('/matches');
    const row = page.getByRole('link', { name: language === 'sw' ? 'Mwanachama aliyefutwa' : 'Deleted member' });
    await row.scrollIntoViewIfNeeded();
    await picture(`past-conversation-row${suffix}`);
  });
}
