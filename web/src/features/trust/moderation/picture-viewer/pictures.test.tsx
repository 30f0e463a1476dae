import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import type { View } from './view-rules.ts';

test('a picture leaves the memory with its case, and says why it is not there', async () => {
  const page = await openPage();
  const { PictureViewer } = await import('./picture-viewer.tsx');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const retry = vi.fn();
  const viewer = (picture: object) => (
    <PictureViewer picture={{ bytes: undefined, state: 'loading', retry, ...picture }} title="Selfie" alt="" />
  );
  const screen = await showScreen(page, viewer({ bytes: new Blob(['x']) }));
  // A case counts as seen once no picture is loading any more.
  const isLoading = () => document.querySelector('[data-loading]') !== null;
  const areOff = () =>
    ['Zoom out', 'Zoom in', 'Turn'].map((name) => screen.all('button', name)[0]?.hasAttribute('disabled'));
  expect([isLoading(), areOff()]).toEqual([false, [true, false, false]]);
  screen.show(viewer({}));
  expect([isLoading(), areOff()]).toEqual([true, [true, true, true]]);
  screen.show(viewer({ state: 'erased' }));
  expect(isLoading()).toBe(false);
  await until(() => expect(revoke).toHaveBeenCalledTimes(1));
  expect(screen.text()).toContain('This picture is deleted');
  expect(screen.all('button', 'Try again')).toHaveLength(0);
  screen.show(viewer({ state: 'failed' }));
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('The picture could not be loaded');
  await screen.press('Try again');
  expect([retry.mock.calls.length, isLoading()]).toEqual([1, false]);
  screen.show(viewer({ state: 'tooMany' }));
  expect(isLoading()).toBe(false);
  expect(screen.text()).toContain('You have opened 60 identity documents within an hour.');
});

/** Shows a selfie. `view` reads how it is drawn. */
async function openPicture(hasKeys = false) {
  const page = await openPage();
  const { PictureViewer } = await import('./picture-viewer.tsx');
  const picture = { bytes: new Blob(['x']), state: 'loading' as const, retry: () => undefined };
  const viewer = (keys: boolean) => <PictureViewer picture={picture} title="Selfie" alt="" hasKeys={keys} />;
  const screen = await showScreen(page, viewer(hasKeys));
  const frame = document.querySelector<HTMLElement>('[data-frame]');
  if (!frame) throw new Error('no frame');
  const rectangle = { left: 10, top: 20, width: 400, height: 300 };
  Object.assign(frame, { getBoundingClientRect: () => rectangle, setPointerCapture() {} });
  const view = (): View => {
    const drawn = /translate\((\S+)px, (\S+)px\) scale\((\S+)\) rotate\((\S+)deg\)$/;
    const [, x, y, zoom, degrees] = drawn.exec(frame.querySelector('img')?.style.transform ?? '') ?? [];
    return { zoom: Number(zoom), turns: Number(degrees) / 90, x: Number(x), y: Number(y) };
  };
  return { page, screen, frame, view, giveKeys: (keys: boolean) => screen.show(viewer(keys)) };
}

test('a whole picture can be zoomed in and turned, but not out, and the page does not scroll below it', async () => {
  const { screen, frame, view } = await openPicture();
  const isOff = async (name: string) => (await screen.button(name)).hasAttribute('disabled');
  expect([await isOff('Zoom out'), await isOff('Zoom in')]).toEqual([true, false]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/whole-picture.txt');
  await screen.press('Zoom in');
  await screen.press('Turn');
  expect(view()).toEqual({ zoom: 1.35, turns: 1, x: 0, y: 0 });
  await screen.press('Zoom in');
  await screen.press('Zoom out');
  expect(view()).toEqual({ zoom: expect.closeTo(1.35), turns: 1, x: 0, y: 0 });
  expect(screen.dispatch(frame, 'wheel', { deltaY: -100, clientX: 210, clientY: 170 })).toBe(false);
  await until(() => expect(view().zoom).toBeGreaterThan(1.35));
  expect(view().turns).toBe(1);
});

test('the wheel zooms at the pointer: what is below it stays there', async () => {
  const { screen, frame, view } = await openPicture();
  const { zoomed } = await import('./view-rules.ts');
  await screen.press('Zoom in');
  const expected = zoomed(view(), 1.0015 ** 100, { width: 400, height: 300 }, { x: 100, y: -50 });
  screen.dispatch(frame, 'wheel', { deltaY: -100, clientX: 310, clientY: 120 });
  await until(() => expect(view()).toEqual(expected));
  expect(view()).not.toMatchObject({ x: 0, y: 0 });
});

test('a zoomed picture follows the pointer, step by step', async () => {
  const { screen, frame, view } = await openPicture();
  await screen.press('Zoom in');
  const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX, clientY: clientX / 2 });
  screen.dispatch(frame, 'pointerdown', at(0));
  for (const x of [10, 16, 30]) {
    screen.dispatch(frame, 'pointermove', at(x));
    await until(() => expect(view()).toMatchObject({ x, y: x / 2 }));
  }
  screen.dispatch(frame, 'pointerup', at(30));
  // The next drag goes on from there.
  screen.dispatch(frame, 'pointerdown', at(100));
  screen.dispatch(frame, 'pointermove', at(110));
  await until(() => expect(view()).toMatchObject({ x: 40, y: 20 }));
});

test('a whole picture cannot be dragged', async () => {
  const { page, screen, frame, view } = await openPicture();
  const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 0 });
  screen.dispatch(frame, 'pointerdown', at(0));
  screen.dispatch(frame, 'pointermove', at(30));
  await page.requestsUnderWay();
  await screen.press('Zoom in');
  expect(view()).toEqual({ zoom: 1.35, turns: 0, x: 0, y: 0 });
});

test('the keys zoom and turn a picture while they are its own', async () => {
  const { page, screen, view, giveKeys } = await openPicture(true);
  for (const key of ['+', '+', '-', 't']) await screen.key(key);
  expect(view()).toEqual({ zoom: expect.closeTo(1.35), turns: 1, x: 0, y: 0 });
  const held = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  expect(['-', '+', 'a'].map((key) => page.dispatch('keydown', { key, ...held }))).toEqual([false, false, true]);
  giveKeys(false);
  for (const key of ['+', 't']) await screen.key(key);
  expect(view()).toEqual({ zoom: expect.closeTo(1.35), turns: 1, x: 0, y: 0 });
});

const looks = 'GET /api/moderation/document-looks/asked/';
const state = { max: 60, own: null, asked: [] };

/** Opens what stands in place of a document when the hour allows no more. */
async function openTooMany() {
  const page = await openPage();
  const { TooManyDocuments } = await import('../document-looks/too-many-documents.tsx');
  const onRetry = vi.fn();
  const screen = await showScreen(page, <TooManyDocuments onRetry={onRetry} />);
  const read = async (now: object) => {
    (await page.api.take(looks)).reply({ body: now });
    await page.settled();
  };
  await read(state);
  return { page, screen, onRetry, read };
}

test('a reviewer with too many documents asks once, reads a no, and goes on by itself after a yes', async () => {
  const { page, screen, onRetry, read } = await openTooMany();
  const alert = document.querySelector('[role="alert"]');
  expect(alert?.textContent).toMatch(/^You have opened 60 identity documents within an hour/);
  await expect(screen.words()).toMatchFileSnapshot('../document-looks/in-words/too-many.txt');
  await screen.press('Ask a second reviewer for 60 more');
  expect((await screen.button('Asking...')).getAttribute('aria-busy')).toBe('true');
  await screen.press('Asking...');
  expect(await page.requestsUnderWay()).toBe(1);
  (await page.api.take('POST /api/moderation/document-looks/ask/')).reply({ body: { id: 1 } });
  await read({ ...state, own: { state: 'waiting', ask_again_at: '2026-11-25T22:05:00Z' } });
  expect(screen.text()).toContain('Asked. The picture opens when another reviewer says yes.');
  expect([document.activeElement?.tagName, screen.all('button', 'Ask')]).toEqual(['OUTPUT', []]);
  const readAgain = () => void page.client.invalidateQueries({ queryKey: ['moderation', 'document-looks'] });
  readAgain();
  await read({ ...state, own: { state: 'declined', ask_again_at: '2026-11-25T22:05:00Z' } });
  expect(screen.text()).toMatch(/A second reviewer has said no\. You can ask again at (25 Nov, )?22:05\./);
  expect([onRetry.mock.calls, screen.all('button', 'Ask')]).toEqual([[], []]);
  readAgain();
  await read({ ...state, max: 120 });
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(alert?.textContent).toMatch(/^You have opened 120 /);
});

const notSent = { title: 'Not sent', description: 'It did not get through. Please try again.', kind: 'bad' };

test.each([
  ['documents_left', 1, undefined],
  ['too_many_requests', 0, 'Not sent'],
] as const)('a question that is refused with %s opens the picture %i times', async (code, times, toast) => {
  const { page, screen, onRetry, read } = await openTooMany();
  await screen.press('Ask a second reviewer for 60 more');
  (await page.api.take('POST /api/moderation/document-looks/ask/')).reply(refusal(code));
  await read(state);
  expect([onRetry.mock.calls.length, page.toast()]).toEqual([times, toast]);
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  if (toast !== undefined) expect(toastStore.read()).toMatchObject({ ...notSent, error: { code } });
});

test('a colleague’s question is answered once, and asked about again whatever came of it', async () => {
  const page = await openPage();
  const { AskedDocuments } = await import('../document-looks/asked-documents.tsx');
  const asked = { id: 8, name: 'Asha', moderator_id: 'm-1', asked_at: '2026-11-21T08:00:00Z', opened: 30 };
  const list = 'GET /api/moderation/document-looks/';
  const screen = await showScreen(page, <AskedDocuments now={Date.parse('2026-11-21T09:00:00Z')} />);
  (await page.api.take(list)).reply({ body: { asked: [asked] } });
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot('../document-looks/in-words/asked.txt');
  const [yes, no] = screen.all('button', '');
  await screen.pressElement(no);
  await screen.pressElement(yes);
  expect(await page.requestsUnderWay()).toBe(1);
  const sent = await page.api.take('POST /api/moderation/document-looks/8/answer/');
  expect(JSON.parse(sent.body)).toEqual({ answer: 'no' });
  sent.reply(refusal('not_found'));
  await until(() => expect(page.toast()).toBe('Nothing to answer any more'));
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({
    description: 'A colleague has answered, or the hour is over.',
    kind: 'bad',
    error: { code: 'not_found' },
  });
  (await page.api.take(list)).reply({ body: { asked: [] } });
  await page.settled();
  expect(screen.text()).toBe('');
});

test('an answer that was not sent says so', async () => {
  const page = await openPage();
  const { AskedDocuments } = await import('../document-looks/asked-documents.tsx');
  const screen = await showScreen(page, <AskedDocuments now={Date.parse('2026-11-21T09:00:00Z')} />);
  const asked = { id: 8, name: 'Asha', moderator_id: 2, asked_at: '2026-11-21T08:00:00Z', opened: 30 };
  (await page.api.take(looks)).reply({ body: { asked: [asked] } });
  await screen.press('Say no');
  const states = () => screen.all('button', '').map((each) => [each.textContent, each.getAttribute('aria-busy')]);
  expect(states()).toEqual([
    ['Allow 60 more', 'true'],
    ['Recording...', 'true'],
  ]);
  (await page.api.take('POST /api/moderation/document-looks/8/answer/')).reply(refusal('internal'));
  await until(() => expect(page.toast()).toBe('Not sent'));
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ ...notSent, error: { code: 'internal' } });
  (await page.api.take(looks)).reply({ body: { asked: [asked] } });
  await until(() =>
    expect(states()).toEqual([
      ['Allow 60 more', null],
      ['Say no', null],
    ]),
  );
});

test.each([
  ['Allow 60 more', 'yes', 'Asha may open more'],
  ['Say no', 'no', 'Asha is told of your no'],
])('the answer “%s” to a colleague is told as such', async (button, answer, toast) => {
  const page = await openPage();
  const { AskedDocuments } = await import('../document-looks/asked-documents.tsx');
  const screen = await showScreen(page, <AskedDocuments now={Date.parse('2026-11-21T09:00:00Z')} />);
  const asked = { id: 8, name: 'Asha', moderator_id: 2, asked_at: '2026-11-21T08:00:00Z', opened: 30 };
  (await page.api.take(looks)).reply({ body: { asked: [asked] } });
  await screen.press(button);
  expect(screen.all('button', '').map(({ textContent }) => textContent)).toEqual(
    answer === 'yes' ? ['Recording...', 'Say no'] : ['Allow 60 more', 'Recording...'],
  );
  (await page.api.take('POST /api/moderation/document-looks/8/answer/')).reply({ body: { answer } });
  await until(() => expect(page.toast()).toBe(toast));
  await page.api.take(looks);
});
