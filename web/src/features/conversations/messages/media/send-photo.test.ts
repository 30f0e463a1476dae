import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const shrunk = vi.hoisted(() => ({ asked: [] as unknown[][], fails: false }));
vi.mock('../../../../photos/shrink-picture.ts', () => ({
  shrinkPicture: async (...given: unknown[]) => {
    shrunk.asked.push(given);
    if (shrunk.fails) throw new Error('this browser cannot draw it');
    return new Blob(['small']);
  },
}));

test.each([
  ['is made smaller', false, 'small'],
  ['cannot be made smaller, and leaves as it is', true, 'large'],
])('a chosen photo %s, and is shown from this page meanwhile', async (_, fails, content) => {
  Object.assign(shrunk, { asked: [], fails });
  await openPage();
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  onTestFinished(() => made.mockRestore());
  vi.spyOn(console, 'error').mockReturnValue();
  const { sendPhoto } = await import('./send-photo.ts');
  const { chatPhotoDrawing } = await import('./photo-rules.ts');
  const { readOutbox } = await import('../outbox/outbox.ts');
  const { localPicture } = await import('../outbox/local-pictures.ts');
  const file = new File(['large'], 'a.jpg');
  const replyTo = { id: 3, sender: 7, text: 'Chai?', media_kind: null };
  sendPhoto({ receiver: 7, file, width: 40, height: 30, caption: 'My goats', replyTo });
  const [message] = readOutbox();
  expect(readOutbox()).toEqual([
    {
      id: expect.any(String),
      receiver: 7,
      receiverName: undefined,
      text: 'My goats',
      replyTo,
      file: { kind: 'photo', isKept: false, width: 40, height: 30 },
      writtenAt: expect.any(String),
      phase: 'waiting',
      inInput: false,
    },
  ]);
  expect([shrunk.asked, made.mock.calls]).toEqual([[[file, chatPhotoDrawing]], [[file]]]);
  expect(localPicture(message?.id ?? '')).toBe('blob:1');
  const { forgetPictures } = await import('../outbox/local-pictures.ts');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  forgetPictures(8);
  expect(localPicture(message?.id ?? '')).toBe('blob:1');
  const { fileOf } = await import('../outbox/unsent-files.ts');
  const blob = await until(async () => (await fileOf(message?.id ?? '', 1)) ?? expect.fail('no file'));
  expect(await blob.text()).toBe(content);
});
