import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { until } from '../../../testing/until.ts';
import { message, openChat } from './open-chat.fixture.ts';

const menuButtons = '[data-menu-button]';
const list = () => document.querySelector<HTMLElement>('[role="log"]') ?? expect.fail('no list');
const row = (id: number) =>
  document.querySelector<HTMLElement>(`[data-message="${id}"]`) ?? expect.fail(`no row ${id}`);

test('Tab leads to the newest message that is not deleted, and the arrow keys to those beside it', async () => {
  const deleted = message(4, 7, { is_deleted: true, text: '' });
  const { screen } = await openChat([message(1, 7), message(2, 1), message(3, 7), deleted]);
  // The messages are announced elsewhere, each once.
  expect(list().getAttribute('aria-live')).toBe('off');
  const [first, second, third] = document.querySelectorAll<HTMLElement>(menuButtons);
  expect([first, second, third].map((button) => button?.tabIndex)).toEqual([-1, -1, 0]);
  third?.focus();
  const press = (key: string) => screen.dispatch(document.activeElement as HTMLElement, 'keydown', { key });
  expect([press('ArrowUp'), document.activeElement === second]).toEqual([false, true]);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(first);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  expect([press('Home'), document.activeElement === second]).toEqual([true, true]);
});

test('earlier messages are fetched once the list is scrolled to within 80 px of its top', async () => {
  const { page, screen } = await openChat(Array.from({ length: 50 }, (_, at) => message(at + 100, 7)));
  const before = await page.requestsUnderWay();
  const scroll = (top: number) => {
    list().scrollTop = top;
    screen.dispatch(list(), 'scroll');
  };
  scroll(80);
  expect(await page.requestsUnderWay()).toBe(before);
  scroll(79);
  const { request, reply } = await page.api.take('GET /api/messages/conversation/7/?before=100');
  expect([request.endsWith('limit=50'), screen.text().includes('Loading earlier messages...')]).toEqual([true, true]);
  reply({ body: [message(99, 7)] });
  await until(() => expect(screen.text()).toContain('text 99'));
  expect(screen.text()).not.toContain('Loading earlier');
});

const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, button: 0, clientX: 0, clientY: 0 };

test('a swipe replies, two taps give a heart, a held photo has a menu, and a deleted message nothing', async () => {
  const media = { kind: 'photo', id: 5, width: 4, height: 3, bytes: 9, path: '/x', is_covered: false } as never;
  const deleted = message(3, 7, { is_deleted: true, text: '' });
  const { page, screen } = await openChat([message(1, 7), message(2, 7, { text: '', media }), deleted]);
  const open = await until(() => document.querySelector<HTMLElement>('[data-photo]') ?? expect.fail('no photo'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const touch = (element: HTMLElement, ...moves: number[]) => {
    screen.dispatch(element, 'pointerdown', finger);
    for (const x of moves) screen.dispatch(element, 'pointermove', { ...finger, clientX: x });
    screen.dispatch(element, 'pointerup', { ...finger, clientX: moves.at(-1) ?? 0 });
  };
  touch(row(3), 30, 60);
  expect(screen.text()).not.toContain('Replying to');
  touch(row(1), 30, 60);
  expect(screen.text()).toContain('Replying to Otieno|text 1');
  touch(row(1));
  touch(row(1));
  vi.advanceTimersByTime(50);
  expect(JSON.parse((await page.api.take('POST /api/messages/1/reaction/')).body)).toEqual({ emoji: '❤️' });
  screen.dispatch(open, 'pointerdown', finger);
  vi.advanceTimersByTime(350);
  await until(() => expect(screen.all('button', 'Reply')).toHaveLength(1));
  // The browser's own menu would cover ours.
  expect(screen.dispatch(open, 'contextmenu')).toBe(false);
});

test('a photo or voice note without words is named in its menu, in the reply to it and in the quote', async () => {
  const voice = { kind: 'voice', id: 5, path: '/v', path_aac: '/a', waveform: '', bytes: 1, duration_ms: 1 } as never;
  const quote = { id: 1, sender: 7, text: '', media_kind: 'voice' as const };
  const { screen, openMenu, write, readOutbox } = await openChat([
    message(1, 7, { text: '', media: voice }),
    message(2, 1, { reply_to: quote }),
  ]);
  expect(screen.text()).toMatch(/Otieno\|Voice note\|text 2/);
  await openMenu(0);
  expect(document.querySelector('dialog p')?.textContent).toBe('Voice note');
  expect(screen.all('button', 'Copy')).toEqual([]);
  await screen.press('Reply');
  expect(screen.text()).toContain('Replying to Otieno|Voice note');
  await write('Nice');
  await screen.press('Send');
  expect(readOutbox()[0]?.replyTo).toEqual({ id: 1, sender: 7, text: '', media_kind: 'voice' });
});

test('a press on a quote leads to its message', async () => {
  const quote = { id: 1, sender: 7, text: 'text 1', media_kind: null };
  const theirs = message(3, 7, { reply_to: { ...quote, id: 2, sender: 1 } });
  const { screen } = await openChat([message(1, 7), message(2, 1, { reply_to: quote }), theirs]);
  const quotes = [...document.querySelectorAll<HTMLElement>('button.quote')];
  expect(quotes.map(({ title }) => title)).toEqual(['Go to the message of Otieno', 'Go to your message']);
  await screen.pressElement(quotes[0]);
  expect([row(1), row(2)].map(({ dataset }) => 'found' in dataset)).toEqual([true, false]);
});

test('Copy says whether the words were copied', async () => {
  const { page, screen, openMenu } = await openChat([message(1, 7)]);
  const writeText = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await openMenu();
  await screen.press('Copy');
  expect([writeText.mock.calls, page.toast()]).toEqual([[['text 1']], 'Copied']);
  writeText.mockRejectedValue(new Error('forbidden'));
  await openMenu();
  await screen.press('Copy');
  await until(() => expect([page.toast(), page.toastError()]).toEqual(['Copying failed', null]));
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ description: 'Please select the text and copy it.', kind: 'bad' });
});

test('a warning is folded by its title, explained in a sheet, and reported from there', async () => {
  const { screen, onReport } = await openChat([message(1, 7, { warning: 'money' }), message(2, 7)]);
  const title = await screen.button('Otieno asks for money.');
  expect([title.getAttribute('aria-expanded'), screen.all('button', 'Report')]).toEqual(['true', [expect.anything()]]);
  await screen.pressElement(title);
  const body = document.getElementById(title.getAttribute('aria-controls') ?? '');
  expect([title.getAttribute('aria-expanded'), body?.hasAttribute('hidden')]).toEqual(['false', true]);
  await screen.pressElement(title);
  expect(body?.hasAttribute('hidden')).toBe(false);
  await screen.press('What to know');
  expect(document.querySelectorAll('dialog[open] li').length).toBe(3);
  expect(document.querySelector('dialog[open] a')?.getAttribute('href')).toBe('/safety');
  await screen.pressElement(screen.all('dialog button', 'Report')[0]);
  expect(onReport.mock.calls).toEqual([[expect.objectContaining({ id: 1 }), 'Otieno']]);
  expect(document.querySelectorAll('dialog[open]').length).toBe(0);
});

test('the comments of the likes stay above the messages, each with what it was about', async () => {
  const comments = [
    { sender: 7, about: 'prompt', photo: null, prompt: { prompt_id: 'chai-rules', answer: 'No sugar' }, text: 'Why?' },
    { sender: 1, about: null, photo: null, prompt: null, text: 'Same here' },
  ] as never;
  const { screen } = await openChat([message(1, 7)], { match: matchWith(7, { comments }) });
  expect(screen.text()).toMatch(
    /Otieno liked your answer\|[^|]+\|No sugar\|Why\?\|You wrote with your like\|Same here/,
  );
  expect(screen.all('button', '').filter(({ textContent }) => textContent.endsWith('?'))).toEqual([]);
});

test('Back leads to the page behind, and after a deep link to the matches in its place', async () => {
  const { screen } = await openChat([message(1, 7)]);
  const back = vi.fn();
  Object.assign(history, { back });
  await screen.press('Back');
  expect([back.mock.calls.length, screen.paths()]).toEqual([0, ['/matches']]);
  history.replaceState({ behind: true }, '');
  await screen.press('Back');
  expect([back.mock.calls.length, screen.paths()]).toEqual([1, ['/matches']]);
});

const resting = { status: 403, body: { switch: 'read-only', detail: 'Resting.' } };

test('messages that cannot be loaded are tried again by a press', async () => {
  const { page, screen } = await openChat([], { reply: resting });
  expect(screen.text()).toMatch(/We just could not load them on this phone\..*Resting\./);
  expect([page.toast(), screen.text().includes('Loading...')]).toEqual(['Loading failed', false]);
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ description: 'Could not load messages.', kind: 'bad' });
  await screen.press('Try again');
  (await page.api.take('GET /api/messages/conversation/7/')).reply({ body: [message(1, 7)] });
  await until(() => expect(screen.text()).toContain('text 1'));
});

test('first messages wait for the partner’s profile, and the first voice note is seen on its way', async () => {
  const { page, screen, sendFile } = await openChat([]);
  const { profileQuery } = await import('../../../queries/profile.ts');
  void page.client.resetQueries({ queryKey: profileQuery(7).queryKey });
  await until(() => expect(screen.text()).toContain('|Loading...'));
  expect(screen.text()).not.toContain('liked each other');
  const profile = { id: 7, name: 'Otieno', photo: null, photo_details: [], interests: ['Hiking'], location: '' };
  (await page.api.take('GET /api/profiles/7/')).reply({ body: { ...profile, prompts: [] } });
  await until(() => expect(screen.text()).toContain('liked each other'));
  const file = { kind: 'voice', isKept: false, milliseconds: 2000 } as const;
  sendFile({ receiver: 7, text: '', replyTo: null, file }, Promise.resolve(new Blob(['x'])));
  page.dispatch('load');
  await until(() => expect(screen.text()).toMatch(/0:02\|.*\|Sending voice note/));
});

test('news between the messages is reported as read with the newest message', async () => {
  const news = { key: 'asked', at: new Date().toISOString(), node: 'Otieno asks to talk', isNews: true };
  const match = matchWith(7, { unread_count: 0, last_message: { ...message(1, 7), media_kind: null } as never });
  const { page, screen } = await openChat([message(1, 7)], { match, notes: [news] });
  expect(screen.text()).toContain('Otieno asks to talk');
  expect(JSON.parse((await page.api.take('POST /api/messages/conversation/7/read/')).body)).toEqual({ up_to: 1 });
});

test('a chat that has ended and was not kept says that it is not there', async () => {
  const { page, screen } = await openChat([message(1, 7)]);
  const { conversationKey } = await import('../../../queries/conversation.ts');
  void page.client.refetchQueries({ queryKey: conversationKey(7) });
  (await page.api.take('GET /api/messages/conversation/7/')).reply({
    status: 404,
    body: { code: 'not_found', detail: '' },
  });
  const past = await page.api.take('GET /api/messages/past/');
  expect(screen.text()).not.toContain('This conversation is not there');
  past.reply({ body: [] });
  await until(() => expect(screen.text()).toContain('This conversation is not there'));
});

test('while the member types, no message is rendered again', async () => {
  const rendered = vi.fn();
  vi.doMock(import('./conversation/message-bubble.tsx'), async (original) => {
    const { MessageBubble } = await original();
    return { MessageBubble: (props) => (rendered(props.text), (<MessageBubble {...props} />)) };
  });
  onTestFinished(() => void vi.doUnmock('./conversation/message-bubble.tsx'));
  const { write } = await openChat([message(1, 7), message(2, 1)]);
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['text 1', 'text 2']));
  rendered.mockClear();
  await write('Habari?');
  expect(rendered).not.toHaveBeenCalled();
});
