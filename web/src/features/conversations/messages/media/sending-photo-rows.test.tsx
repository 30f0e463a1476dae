import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

vi.mock('../../../../api/upload.ts', () => ({ uploading: () => fetch }));
vi.mock('../../../../photos/shrink-picture.ts', () => ({ shrinkPicture: (file: File) => Promise.resolve(file) }));

const uploads = 'POST /api/messages/media/';
const media = { kind: 'photo', id: 5, width: 4, height: 3, bytes: 9, path: '/x', is_covered: false };

/** Opens the rows of what is on its way to member 7, who gets a photo. */
async function openRows() {
  const page = await openPage();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { sendPhoto } = await import('./sending-photos.ts');
  const { sendVoice } = await import('../voice/sending-voices.ts');
  const { SendingRows } = await import('../sending-rows.tsx');
  const screen = await showScreen(page, <SendingRows partnerId={7} partnerName="Otieno" />);
  const photo = { receiver: 7, file: new File(['x'], 'a.jpg'), width: 4, height: 3, caption: 'Chai?', replyTo: null };
  return {
    page,
    screen,
    sendPhoto: () => sendPhoto(photo),
    sendVoice: () => sendVoice({ receiver: 7, recording: new Blob(['x']), milliseconds: 2000, replyTo: null }),
    reply: async (status: number, body: object) => (await page.api.take(uploads)).reply({ status, body }),
  };
}

test('a photo that was not sent is sent again by a press, with its caption', async () => {
  const { screen, sendPhoto, reply } = await openRows();
  sendPhoto();
  await reply(500, { code: 'internal', detail: '' });
  await screen.press('Not sent. Tap to try again.');
  await reply(201, { ...media, is_explicit: false });
  const { readOutbox } = await import('../outbox/outbox.ts');
  await until(() => expect(readOutbox()).toMatchObject([{ receiver: 7, text: 'Chai?', media: { id: 5 } }]));
});

test('a photo that may be nude is thrown away by the first of its two buttons', async () => {
  const { page, screen, sendPhoto, reply } = await openRows();
  sendPhoto();
  await reply(201, { ...media, is_explicit: true });
  await until(() => expect(screen.text()).toContain('This may be a nude photo'));
  await screen.press('Delete');
  const { readOutbox } = await import('../outbox/outbox.ts');
  expect([screen.text(), readOutbox(), await page.requestsUnderWay()]).toEqual(['', [], 0]);
});

test('a voice note on its way is thrown away by a press', async () => {
  const { page, screen, sendVoice } = await openRows();
  sendVoice();
  await page.api.take(uploads);
  await screen.press('Delete');
  expect([screen.text(), await page.requestsUnderWay()]).toEqual(['', 0]);
});
