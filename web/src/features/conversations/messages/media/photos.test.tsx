import { textLimits } from '@mwanzo/contract/limits';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { taskTurns } from '../../../../testing/run-hook.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { wordsOf } from '../../../../testing/words-of.ts';
import { inChat } from '../in-chat.fixture.tsx';

const sent = vi.hoisted(() => ({ photos: [] as { caption: string; receiver: number; replyTo: unknown }[] }));
vi.mock('./send-photo.ts', () => ({
  sendPhoto: (photo: (typeof sent.photos)[number]) => void sent.photos.push(photo),
}));
vi.mock('../../../../photos/picture-rules.ts', async (original) => ({
  ...(await original<object>()),
  isPicture: (file: File) => Promise.resolve(file.name !== 'text.pdf'),
}));

/** Opens the preview of a chosen file. */
async function openPreview() {
  const page = await openPage();
  sent.photos.length = 0;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 40, height: 30, close: () => undefined }));
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { PhotoPreview } = await import('./photo-preview.tsx');
  const [onClose, onSent] = [vi.fn(), vi.fn()];
  const chat = await inChat();
  const preview = (name: string | null) =>
    chat(<PhotoPreview file={name === null ? null : new File(['x'], name)} {...{ onClose, onSent }} replyTo={null} />);
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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/photo-preview.txt');
  expect(screen.all('textarea', 'Add a caption')[0]?.maxLength).toBe(textLimits.messageMax);
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
  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  await until(() => expect(alert()).toContain('This file is not a photo.'));
  expect((await screen.button('Send')).disabled).toBe(true);
  await screen.press('Send');
  expect(sent.photos).toEqual([]);
});

test('a photo that this browser cannot draw is sent in the usual size', async () => {
  const { screen, preview } = await openPreview();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('HEIC')));
  screen.show(preview('two.heic'));
  await until(() => expect(screen.all('img', '')[0]?.getAttribute('src')).toBe('blob:two.heic'));
  await screen.press('Send');
  expect(sent.photos).toMatchObject([{ width: 4, height: 3, caption: '' }]);
});

test('a photo whose code or size comes after it was given up is neither shown nor kept in memory', async () => {
  const { screen, preview, made } = await openPreview();
  const size = Promise.withResolvers<object>();
  vi.stubGlobal('createImageBitmap', () => size.promise);
  screen.show(preview('late.jpg'));
  await until(() => expect(screen.all('img', '')).toEqual([]));
  screen.show(preview(null));
  made.mockClear();
  size.resolve({ width: 4, height: 3, close: () => undefined });
  await taskTurns();
  expect(made).not.toHaveBeenCalled();
});

test('until the next photo is ready it cannot be sent with the size of the one before', async () => {
  const { screen, preview } = await openPreview();
  await until(() => expect(screen.all('img', '')).toHaveLength(1));
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  screen.show(preview('two.jpg'));
  await screen.press('Send');
  expect([screen.all('img', ''), sent.photos]).toEqual([[], []]);
});

/** Opens the composer of a chat, with the button for photos. */
async function openComposer(plan: 'basic' | 'premium') {
  const page = await openPage();
  sent.photos.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 40, height: 30, close: () => undefined }));
  const { premiumQuery } = await import('../../../../queries/premium.ts');
  page.client.setQueryDefaults(premiumQuery.queryKey, { staleTime: Infinity });
  page.client.setQueryData<object>(premiumQuery.queryKey, { plan });
  const { Writing } = await import('../composer/writing.tsx');
  const setQuote = vi.fn();
  const quote = { id: 3, sender: 7, text: 'Chai?', media_kind: null };
  const writing = { text: '', type: () => undefined, send: () => undefined, quote, setQuote, repliesTo: 3 };
  const screen = await showScreen(
    page,
    (await inChat())(<Writing writing={writing} limited={false} icebreakers={[]} />),
  );
  // The code of the button comes once the page has loaded and is idle.
  page.dispatch('load');
  const button = await until(() => {
    const [found] = screen.all('button', 'Add a photo');
    return found && !found.hasAttribute('disabled') ? found : expect.fail('no button');
  });
  const control = await screen.field('Add a photo');
  return { screen, button, control, setQuote, quote };
}

test('a chosen photo is given up or sent with the reply, and the same one can be chosen again', async () => {
  const { screen, setQuote, quote } = await openComposer('premium');
  const photoOfOne = new File(['x'], 'one.jpg');
  await screen.choose('Add a photo', photoOfOne);
  await screen.press('Cancel');
  expect([screen.text().includes('Photo for Otieno'), sent.photos]).toEqual([false, []]);
  await screen.choose('Add a photo', photoOfOne);
  await until(() => expect(screen.all('dialog img', '')).toHaveLength(1));
  await screen.pressElement(screen.all('dialog button', 'Send')[0]);
  expect([sent.photos, setQuote.mock.calls]).toEqual([[expect.objectContaining({ replyTo: quote })], [[null]]]);
  expect(screen.text()).not.toContain('Photo for Otieno');
});

test.each([
  ['basic', 0],
  ['premium', 1],
] as const)(
  'on the plan "%s" the button chooses a photo %i times, and otherwise says what Premium adds',
  async (plan, count) => {
    const { screen, button, control } = await openComposer(plan);
    const chooses = vi.spyOn(control, 'click').mockReturnValue();
    await screen.pressElement(button);
    expect(chooses).toHaveBeenCalledTimes(count);
    if (count > 0) return;
    await until(() => expect(screen.text()).toContain('With Premium you send photos and voice notes'));
    expect(document.querySelector('dialog[open] a')?.getAttribute('href')).toBe('/coming-soon');
    await expect(wordsOf(document.querySelector('dialog[open]') ?? expect.fail('no sheet'))).toMatchFileSnapshot(
      './in-words/premium-sheet.txt',
    );
    await screen.press('Close');
    expect(screen.text()).not.toContain('With Premium you send');
  },
);
