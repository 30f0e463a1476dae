import type { MessagePhoto } from '@mwanzo/contract/conversations/chat-media';
import { expect, test, vi } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { taskTurns } from '../../../../testing/run-hook.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { inChat } from '../in-chat.fixture.tsx';

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
  const { conversationKey } = await import('../../../../queries/conversation.ts');
  const { addMessages, messagesOf } = await import('../../../../shared/conversations/conversations.ts');
  page.client.setQueryData(conversationKey(7), 1);
  addMessages(7, [{ ...exampleMessage(3, 7), media: { ...photo, ...fields } }]);
  const chat = await inChat();
  const message = (changed: Partial<MessagePhoto> = fields) =>
    chat(<PhotoMessage photo={{ ...photo, ...changed }} messageId={messageId} mine={false} />);
  const screen = await showScreen(page, message());
  const isStale = () => page.client.getQueryState(conversationKey(7))?.isInvalidated;
  const shown = () => messagesOf(7)[0]?.media as MessagePhoto | null | undefined;
  return { page, screen, message, isStale, shown };
}

test('a covered photo is loaded once the receiver wants it, with the others that lose their cover', async () => {
  const { page, screen, message, isStale, shown } = await openPhoto({ is_covered: true });
  // A photo that was uncovered loads without another question.
  (await import('../../../../device/low-data.ts')).setLowData(true);
  expect(screen.all('img', '')).toEqual([]);
  await screen.pressElement(screen.all('button', '')[0]);
  const { reply } = await page.api.take('POST /api/messages/3/photo/shown/');
  reply({ body: { ...exampleMessage(3, 7), media: photo } });
  await until(() => expect([shown()?.is_covered, isStale()]).toEqual([false, true]));
  screen.show(message({}));
  expect(screen.all('img', '')[0]?.getAttribute('src')).toMatch(/\/media\/x$/);
});

test('a photo that may be nude is shown or deleted, and after a failure it stays covered, in words', async () => {
  const { page, screen, shown, isStale } = await openPhoto({ is_covered: true, is_explicit: true });
  vi.spyOn(console, 'error').mockReturnValue();
  expect(screen.text()).toContain('This may be a nude photo');
  await screen.press('Delete');
  expect(screen.all('button', 'Show')[0]?.hasAttribute('disabled')).toBe(true);
  (await page.api.take('POST /api/messages/3/photo/declined/')).reply({ status: 503 });
  await until(() => expect(page.toast()).toBe('That did not work. Try again.'));
  expect(page.toastError()).toMatchObject({ status: 503 });
  await screen.press('Delete');
  const { reply } = await page.api.take('POST /api/messages/3/photo/declined/');
  expect(await page.requestsUnderWay()).toBe(1);
  reply({ body: { ...exampleMessage(3, 7), media: null, is_deleted: true } });
  await until(() => expect(shown()).toBeNull());
  // Only a photo that is shown uncovers others.
  expect(isStale()).toBe(false);
  await screen.press('Show');
  await page.api.take('POST /api/messages/3/photo/shown/');
});

test('a photo is named by its writer, its size and what a press on it does, in each of its states', async () => {
  const { page, screen, message } = await openPhoto({ is_covered: true });
  const { PhotoMessage } = await import('./photo-message.tsx');
  const { setLowData } = await import('../../../../device/low-data.ts');
  const chat = await inChat();
  let told = `# covered\n${screen.words()}`;
  const tell = (state: string, shown: ReturnType<typeof message>) => {
    screen.show(null);
    screen.show(shown);
    told += `# ${state}\n${screen.words()}`;
  };
  tell('may be nude', message({ is_covered: true, is_explicit: true }));
  tell('own, on its way', chat(<PhotoMessage photo={{ ...photo, is_covered: true }} messageId={null} mine />));
  tell('explicit, uncovered', message({ is_explicit: true }));
  screen.dispatch(screen.all('img', '')[0] ?? expect.fail('no picture'), 'error');
  told += `# failed\n${screen.words()}`;
  setLowData(true);
  page.dispatch('storage');
  tell('low data', message({}));
  tell('own with low data', chat(<PhotoMessage photo={photo} messageId={3} mine />));
  await expect(told).toMatchFileSnapshot('./in-words/photo-message.txt');
});

test('with low data a photo waits for a press, unless it was just sent from this phone', async () => {
  const { page, screen, message } = await openPhoto({});
  const { setLowData } = await import('../../../../device/low-data.ts');
  const { rememberPicture } = await import('../outbox/local-pictures.ts');
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
  const [first] = screen.all('img', '');
  screen.dispatch(first ?? expect.fail('no picture'), 'error');
  expect(screen.text()).toContain('The photo did not load. Tap to try again.');
  await screen.pressElement(screen.all('button', '')[0]);
  expect(screen.all('img', '')).toHaveLength(1);
  expect(screen.all('img', '')[0]).not.toBe(first);
  expect(screen.all('img', '')[0]?.getAttribute('src')).toMatch(/\/media\/x$/);
});

/** Opens a photo on the whole screen of 400 by 800 px. */
async function openViewer() {
  const { screen } = await openPhoto({});
  await screen.press('Photo from Otieno. Open photo');
  const dialog = await until(() => document.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('no viewer'));
  const box = await until(() => dialog.querySelector<HTMLElement>('.touch-none') ?? expect.fail('no photo'));
  const rectangle = { left: 0, top: 0, width: 400, height: 800 };
  Object.defineProperties(box, {
    clientWidth: { value: 400 },
    clientHeight: { value: 800 },
    getBoundingClientRect: { value: () => rectangle },
  });
  const [image] = box.children;
  const zoom = () => (image as HTMLElement).style.transform;
  return { screen, dialog, box, zoom };
}

test('buttons and keys zoom a photo up to five times and move it, and other keys do nothing', async () => {
  const { screen, box, zoom } = await openViewer();
  const isOff = (name: string) => screen.all('button', name)[0]?.hasAttribute('disabled');
  const key = (name: string) => screen.dispatch(box, 'keydown', { key: name });
  expect([isOff('Zoom out'), isOff('Zoom in')]).toEqual([true, false]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/photo-viewer.txt');
  await screen.press('Zoom in');
  expect([zoom(), isOff('Zoom out')]).toEqual(['translate(0px, 0px) scale(1.5)', false]);
  expect([key('ArrowLeft'), zoom()]).toEqual([false, 'translate(60px, 0px) scale(1.5)']);
  key('ArrowDown');
  expect(zoom()).toBe('translate(60px, -60px) scale(1.5)');
  expect([key('a'), zoom()]).toEqual([true, 'translate(60px, -60px) scale(1.5)']);
  expect([key('ArrowRight'), key('ArrowUp'), zoom()]).toEqual([false, false, 'translate(0px, 0px) scale(1.5)']);
  expect([key('='), zoom()]).toEqual([false, 'translate(0px, 0px) scale(2.25)']);
  expect([key('-'), zoom()]).toEqual([false, 'translate(0px, 0px) scale(1.5)']);
  for (let presses = 0; presses < 4; presses += 1) key('+');
  expect([zoom().endsWith('scale(5)'), isOff('Zoom in')]).toEqual([true, true]);
  screen.dispatch(box, 'dblclick', { clientX: 200, clientY: 400 });
  expect(zoom()).toBe('translate(0px, 0px) scale(1)');
  screen.dispatch(box, 'dblclick', { clientX: 200, clientY: 400 });
  expect(zoom()).toBe('translate(0px, 0px) scale(2.25)');
  for (let presses = 0; presses < 2; presses += 1) key('-');
  expect(isOff('Zoom out')).toBe(true);
  await screen.press('Zoom in');
  screen.dispatch(box, 'dblclick', { clientX: 200, clientY: 400 });
  expect(zoom()).toBe('translate(0px, 0px) scale(1)');
});

test('two fingers zoom, one moves, and one that the browser took away zooms no more', async () => {
  const { screen, box, zoom } = await openViewer();
  const touch = async (type: string, pointerId: number, clientX: number, clientY = 400) => {
    screen.dispatch(box, `pointer${type}`, { pointerId, clientX, clientY });
    await taskTurns();
    return zoom();
  };
  const capture = vi.spyOn(box, 'setPointerCapture');
  await touch('down', 1, 150);
  await touch('down', 2, 250);
  // A finger that slides over the buttons still moves the photo.
  expect(capture.mock.calls).toEqual([[1], [2]]);
  expect(await touch('move', 2, 350)).toBe('translate(50px, 0px) scale(2)');
  await touch('cancel', 1, 150);
  expect(await touch('move', 2, 360, 430)).toBe('translate(60px, 30px) scale(2)');
  expect(await touch('move', 2, 360, 410)).toBe('translate(60px, 10px) scale(2)');
  await touch('up', 2, 360, 410);
  expect(await touch('move', 2, 100)).toBe('translate(60px, 10px) scale(2)');
});

test('the wheel zooms at the pointer, and the button makes the photo smaller again', async () => {
  const { screen, box, zoom } = await openViewer();
  screen.dispatch(box, 'wheel', { deltaY: -400, clientX: 300, clientY: 400 });
  await taskTurns();
  expect(zoom()).toMatch(/^translate\(-171\.8\d*px, 0px\) scale\(2\.718/);
  screen.dispatch(box, 'wheel', { deltaY: 400, clientX: 300, clientY: 400 });
  await taskTurns();
  expect(zoom()).toBe('translate(0px, 0px) scale(1)');
  await screen.press('Zoom in');
  await screen.press('Zoom out');
  expect(zoom()).toBe('translate(0px, 0px) scale(1)');
});

test('an enlarged photo is closed by its cross', async () => {
  const { screen, dialog } = await openViewer();
  await screen.press('Close');
  expect(dialog.hasAttribute('open')).toBe(false);
});
