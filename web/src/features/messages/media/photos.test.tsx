import type { MessagePhoto } from '@mwanzo/contract/chat-media';
import { expect, test, vi } from 'vitest';
import { exampleMessage } from '../../../testing/example-message.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const sent = vi.hoisted(() => ({ photos: [] as { caption: string; receiver: number; replyTo: unknown }[] }));
vi.mock('./sending-photos.ts', () => ({
  sendPhoto: (photo: (typeof sent.photos)[number]) => void sent.photos.push(photo),
}));
vi.mock('../../../photos/picture-rules.ts', async (original) => ({
  ...(await original<object>()),
  isPicture: (file: File) => Promise.resolve(file.name !== 'text.pdf'),
}));

const photo: MessagePhoto = {
  kind: 'photo',
  id: 5,
  width: 4,
  height: 3,
  bytes: 90_000,
  path: '/media/x',
  is_covered: false,
  is_explicit: false,
} as MessagePhoto;

/** Opens a chat with member 7, Otieno, who has sent this photo. */
async function openPhoto(fields: Partial<MessagePhoto>, messageId: number | null = 3) {
  const page = await openPage();
  const { PhotoMessage } = await import('./photo-message.tsx');
  const { conversationKey } = await import('../../../queries/conversation.ts');
  page.client.setQueryData<object[]>(conversationKey(7), [{ ...exampleMessage(3, 7), media: { ...photo, ...fields } }]);
  const message = (changed: Partial<MessagePhoto> = fields) => (
    <PhotoMessage
      photo={{ ...photo, ...changed }}
      messageId={messageId}
      partnerId={7}
      partnerName="Otieno"
      mine={false}
    />
  );
  const screen = await showScreen(page, message());
  const isStale = () => page.client.getQueryState(conversationKey(7))?.isInvalidated;
  const shown = () => page.client.getQueryData<{ media: MessagePhoto | null }[]>(conversationKey(7))?.[0]?.media;
  return { page, screen, message, isStale, shown };
}

test('a covered photo is loaded once the receiver wants it, with the others that lose their cover', async () => {
  const { page, screen, message, isStale, shown } = await openPhoto({ is_covered: true });
  // A photo that was uncovered loads without another question.
  (await import('../../../device/low-data.ts')).setLowData(true);
  expect(screen.all('img', '')).toEqual([]);
  await screen.pressElement(screen.all('button', '')[0]);
  const { reply } = await page.api.take('POST /api/messages/3/photo/shown/');
  reply({ body: { ...exampleMessage(3, 7), media: photo } });
  await until(() => expect([shown()?.is_covered, isStale()]).toEqual([false, true]));
  screen.show(message({}));
  expect(screen.all('img', '')[0]?.getAttribute('src')).toMatch(/\/media\/x$/);
});

test('a photo that may be nude is shown or deleted, and after a failure it stays covered, in words', async () => {
  const { page, screen, shown } = await openPhoto({ is_covered: true, is_explicit: true });
  vi.spyOn(console, 'error').mockReturnValue();
  expect(screen.text()).toContain('This may be a nude photo');
  await screen.press('Delete');
  expect(screen.all('button', 'Show')[0]?.hasAttribute('disabled')).toBe(true);
  (await page.api.take('POST /api/messages/3/photo/declined/')).reply({ status: 503 });
  await until(() => expect(page.toast()).toBe('That did not work. Try again.'));
  await screen.press('Delete');
  const { reply } = await page.api.take('POST /api/messages/3/photo/declined/');
  reply({ body: { ...exampleMessage(3, 7), media: null, is_deleted: true } });
  await until(() => expect(shown()).toBeNull());
  await screen.press('Show');
  await page.api.take('POST /api/messages/3/photo/shown/');
});

test('with low data a photo waits for a press, unless it was just sent from this phone', async () => {
  const { page, screen, message } = await openPhoto({});
  const { setLowData } = await import('../../../device/low-data.ts');
  const { rememberPicture } = await import('./local-pictures.ts');
  setLowData(true);
  page.dispatch('storage');
  await until(() => expect(screen.text()).toMatch(/Photo · .*, tap to load/));
  expect(screen.all('img', '')).toEqual([]);
  rememberPicture(6, { receiver: 7, url: 'blob:six' });
  screen.show(message({ id: 6 }));
  expect(screen.all('img', '')[0]?.getAttribute('src')).toBe('blob:six');
  screen.show(message());
  await screen.pressElement(screen.all('button', '')[0]);
  expect(screen.all('img', '')[0]?.getAttribute('src')).toMatch(/\/media\/x$/);
});

test('a photo that does not load says so, and a press tries again', async () => {
  const { screen } = await openPhoto({});
  screen.dispatch(screen.all('img', '')[0] ?? expect.fail('no picture'), 'error');
  expect(screen.text()).toContain('The photo did not load. Tap to try again.');
  await screen.pressElement(screen.all('button', '')[0]);
  expect(screen.all('img', '')).toHaveLength(1);
});

/** Opens the preview of a chosen file. */
async function openPreview() {
  const page = await openPage();
  sent.photos.length = 0;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 40, height: 30, close: () => undefined }));
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { PhotoPreview } = await import('./photo-preview.tsx');
  const [onClose, onSent] = [vi.fn(), vi.fn()];
  const preview = (name: string | null) => (
    <PhotoPreview
      file={name === null ? null : new File(['x'], name)}
      {...{ onClose, onSent }}
      partnerId={7}
      partnerName="Otieno"
      replyTo={null}
    />
  );
  const screen = await showScreen(page, preview('one.jpg'));
  const caption = async (text: string) => {
    const input = screen.all('textarea', 'Add a caption')[0] ?? expect.fail('no caption');
    await screen.write(input, text);
  };
  return { screen, preview, caption, onClose, onSent, made, freed };
}

test('a photo is sent with its caption, and the next one begins without', async () => {
  const { screen, preview, caption, onClose, onSent, freed } = await openPreview();
  await until(() => expect(screen.all('img', '')).toHaveLength(1));
  await caption(' Chai? ');
  await screen.press('Send');
  expect(sent.photos).toMatchObject([{ receiver: 7, caption: 'Chai?', width: 40, height: 30 }]);
  expect([onSent.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  screen.show(preview(null));
  expect(freed.mock.calls).toEqual([['blob:one.jpg']]);
  screen.show(preview('two.jpg'));
  await until(() => expect(screen.all('img', '')[0]?.getAttribute('src')).toBe('blob:two.jpg'));
  await screen.press('Send');
  screen.show(preview(null));
  screen.show(preview('three.jpg'));
  await caption('Never mind');
  await screen.press('Cancel');
  screen.show(preview(null));
  screen.show(preview('four.jpg'));
  await until(() => expect(screen.all('img', '')[0]?.getAttribute('src')).toBe('blob:four.jpg'));
  await screen.press('Send');
  expect(sent.photos.map((each) => each.caption)).toEqual(['Chai?', '', '']);
});

test('what is no photo cannot be sent', async () => {
  const { screen, preview } = await openPreview();
  screen.show(preview('text.pdf'));
  await until(() => expect(screen.text()).toContain('This file is not a photo.'));
  await screen.press('Send');
  expect(sent.photos).toEqual([]);
});
