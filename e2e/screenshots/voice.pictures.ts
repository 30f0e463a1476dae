import type { Page } from '@playwright/test';
import { Buffer } from 'node:buffer';
import type { MessageVoice } from '@mwanzo/contract/conversations/chat-media';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import { respondWith } from '../network/intercept-requests.ts';
import { stageChat, stagedMessage } from '../network/staged-chat.ts';
import { emailOf } from '../people/demo-members.ts';
import { findMatch } from '../people/matches.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: emailOf('samuel') });

const staged = (id: number, seconds: number): MessageVoice => ({
  kind: 'voice',
  id,
  duration_ms: seconds * 1000,
  bytes: seconds * 2250,
  waveform: Buffer.from(
    Array.from({ length: chatMediaLimits.waveformBars }, (_, bar) => 60 + Math.round(90 * (1 + Math.sin(bar * id)))),
  ).toString('base64'),
  path: `/media/messages/${String(id).repeat(32).slice(0, 32)}/note.webm?expires=1&signature=a&viewer=1`,
  path_aac: `/media/messages/${String(id).repeat(32).slice(0, 32)}/note.m4a?expires=1&signature=a&viewer=1`,
});

async function openVoices(page: Page, token: string, own: number) {
  const { user } = await findMatch(token);
  const people = { own, partner: user.id };
  const premium = { plan: 'premium', until: null, stops_at: null, checkout: 'mpesa', pretend_phone_port: null };
  await respondWith(page, 'GET /api/premium/', premium);
  await respondWith(page, 'GET /api/messages/media/', { voice_notes: true });
  await page.route('**/media/messages/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await stageChat(page, people, [
    stagedMessage(people, 1, 'Which hike was it?', { mine: true, minutesAgo: 31 }),
    stagedMessage(people, 2, '', { minutesAgo: 20, media: staged(2, 17) }),
    stagedMessage(people, 3, '', { minutesAgo: 19, media: staged(3, 94) }),
    stagedMessage(people, 4, '', { mine: true, minutesAgo: 2, media: staged(4, 8) }),
  ]);
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByRole('log').getByRole('button', { name: 'Play voice note' })).toHaveCount(3);
}

test('voice', async ({ page, token, session, press, picture }) => {
  await openVoices(page, token, session?.user.id ?? 0);
  await picture('voice-notes');
  await press(page.getByRole('button', { name: 'Play voice note' }).first());
  await expect(page.getByText('The voice note did not load. Tap to try again.')).toBeVisible();
  await picture('voice-note-not-loaded');

  const microphone = page.getByRole('button', { name: 'Record a voice note' });
  // The microphone's code comes once the page is idle.
  await expect(microphone).toBeEnabled();
  const box = await microphone.boundingBox();
  if (!box) throw new Error('There is no microphone');
  await page.mouse.move(box.x + 26, box.y + 26);
  await page.mouse.down();
  await expect(page.getByText('Slide to cancel')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await picture('voice-recording-held');
  await page.mouse.move(box.x + 26, box.y - 60);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Send voice note' })).toBeVisible();
  await picture('voice-recording-locked');
  await press(page.getByRole('button', { name: 'Pause', exact: true }));
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await picture('voice-recording-paused');
  await page.route('**/api/messages/media/voice-notes/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await press(page.getByRole('button', { name: 'Send voice note' }));
  await expect(page.getByText('Not sent. Tap to try again.')).toBeVisible();
  await picture('voice-not-sent');
});

test('voice-refused', async ({ page, token, session, press, picture }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await openVoices(page, token, session?.user.id ?? 0);
  await press(page.getByRole('button', { name: 'Record a voice note' }));
  await expect(page.locator('[data-toast]')).toContainText('may not use the microphone');
  await picture('voice-microphone-refused');
});
