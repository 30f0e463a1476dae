import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { localClock } from '../../../i18n/times.ts';
import { matchWith } from '../../../testing/example-match.ts';
import { until } from '../../../testing/until.ts';
import { message, minutesAgo, openChat } from './open-chat.fixture.ts';

test('without a network the chat says how old it is, and that what is written waits', async () => {
  const { page, screen, putInOutbox } = await openChat([message(1, 7)], { match: matchWith(7, { presence: 'today' }) });
  // The network may go before or after the next read of the conversation.
  page.steps.leaveOut();
  putInOutbox({ receiver: 7, text: 'Habari?', replyTo: null });
  await until(() => expect(screen.text()).toContain('|Habari?|'));
  expect(screen.text()).toMatch(/\|Active today\|.*\|Sending\.\.\./);
  const { readConversation } = await import('../../../shared/conversations/conversations.ts');
  const loadedAt = readConversation(7)?.loadedAt ?? 0;
  vi.setSystemTime(loadedAt + 2 * 3_600_000);
  onTestFinished(() => void vi.useRealTimers());
  page.setOnline(false);
  page.dispatch('offline');
  await until(() => expect(screen.text()).toContain('|No connection.|'));
  expect(screen.text()).toContain(`Otieno|As of ${localClock(loadedAt, Date.now())}|`);
  expect(screen.text()).toMatch(/\|Waiting for the line\|You: \|Habari\?\|[^|]+\|Waits here and goes by itself$/);
  expect(screen.text()).not.toMatch(/Active today|Sending/);
  page.setOnline(true);
  page.dispatch('online');
  await until(() => expect(screen.text()).toContain('|Active today|'));
  expect(screen.text()).not.toMatch(/No connection|As of/);
});

test('what waits in another chat is not counted, and a message that arrives leaves the group', async () => {
  const { page, screen, outbox, putInOutbox } = await openChat([message(1, 7)]);
  page.setOnline(false);
  page.dispatch('offline');
  const ids = ['One', 'Two', 'Three'].map((text) => putInOutbox({ receiver: 7, text, replyTo: null }));
  putInOutbox({ receiver: 8, text: 'To another', replyTo: null });
  await until(() => expect(screen.text()).toContain('|All 3 wait here and go by themselves'));
  expect(screen.text()).not.toContain('To another');
  const arrived = message(2, 1, { text: 'One', client_id: ids[0] ?? '' });
  const { addMessages } = await import('../../../shared/conversations/conversations.ts');
  addMessages(7, [arrived]);
  await until(() => expect(screen.text()).toContain('|Both wait here and go by themselves'));
  expect(screen.text()).toMatch(/One\|.*\|Waiting for the line\|.*\|Two\|.*\|Three\|/);
  // It turns filled where it is.
  expect([...document.querySelectorAll('.bubble-arrived')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('One'),
  ]);
  outbox.change(ids[1] ?? '', { phase: 'failed' });
  await until(() => expect(screen.text()).toContain('|Waits here and goes by itself'));
  expect(screen.text()).toMatch(/\|Two\|.*Not sent\. Tap to try again\.\|Delete\|Waiting for the line\|.*\|Three\|/);
});

test('the list scrolls to its end with each message that waits', async () => {
  const { page, screen, putInOutbox } = await openChat([message(1, 7)]);
  page.setOnline(false);
  page.dispatch('offline');
  const list = document.querySelector('[role="log"]') ?? expect.fail('no list');
  const scrolled = vi.spyOn(list, 'scrollTo');
  for (const text of ['One', 'Two', 'Three']) {
    scrolled.mockClear();
    putInOutbox({ receiver: 7, text, replyTo: null });
    await until(() => expect(screen.text()).toContain(text));
    expect(scrolled).toHaveBeenCalled();
  }
});

test('messages behind a lost one wait too; held back, they leave only their words, in the input', async () => {
  const { page, screen, outbox, putInOutbox, input, openWaiting } = await openChat([message(1, 7), message(2, 1)]);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  for (const text of ['One', 'Two', 'Three']) putInOutbox({ receiver: 7, text, replyTo: null });
  outbox.change(outbox.read()[0]?.id ?? '', { phase: 'lost' });
  await until(() => expect(screen.text()).toContain('All 3 wait'));
  page.setOnline(false);
  page.dispatch('offline');
  for (const wait of ['Both wait', 'Waits here']) {
    await openWaiting();
    await screen.press('Change');
    await until(() => expect(screen.text()).toContain(wait));
  }
  await until(() => expect(input()?.value).toBe('One\nTwo'));
  await openWaiting();
  await screen.press('Delete');
  expect([screen.all('button', 'Not sent'), screen.text().includes('|One|')]).toEqual([[], false]);
  expect([screen.text().includes('Waiting for the line'), outbox.read().map(({ phase }) => phase)]).toEqual([
    false,
    ['kept'],
  ]);
  // The button of the message is gone.
  await until(() => expect(document.activeElement?.getAttribute('role')).toBe('log'));
});

test('of several that wait Tab leads to the last, and the arrow keys to the others', async () => {
  const { page, screen, putInOutbox } = await openChat([message(1, 7)]);
  page.setOnline(false);
  page.dispatch('offline');
  for (const text of ['One', 'Two']) putInOutbox({ receiver: 7, text, replyTo: null });
  const covers = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.bubble-cover')];
    return found.length === 2 ? found : expect.fail('no buttons');
  });
  expect(covers.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  covers[1]?.focus();
  screen.dispatch(document.activeElement as HTMLElement, 'keydown', { key: 'ArrowUp' });
  expect(document.activeElement).toBe(covers[0]);
});

test('of many that wait only those whose look changes are drawn again, and none for another chat', async () => {
  const drawn: string[] = [];
  vi.doMock(import('./conversation/message-bubble.tsx'), async (original) => {
    const { MessageBubble } = await original();
    return { MessageBubble: (props) => (drawn.push(props.text), createElement(MessageBubble, props)) };
  });
  onTestFinished(() => void vi.doUnmock('./conversation/message-bubble.tsx'));
  const { page, screen, putInOutbox } = await openChat([message(1, 7)]);
  const { addMessages } = await import('../../../shared/conversations/conversations.ts');
  page.setOnline(false);
  page.dispatch('offline');
  const ids = Array.from({ length: 200 }, (_, index) => putInOutbox({ receiver: 7, text: `${index}`, replyTo: null }));
  await until(() => expect(screen.text()).toContain('|All 200 wait'));
  const drawnBy = async (act: () => void) => {
    drawn.length = 0;
    act();
    await page.requestsUnderWay();
    return [...drawn];
  };
  // The first one turns filled and takes the place in the order of Tab, and the second one begins the group.
  const arrived = message(2, 1, { text: '0', client_id: ids[0] ?? '' });
  expect(await drawnBy(() => addMessages(7, [arrived]))).toEqual(['text 1', '0', '1']);
  expect(await drawnBy(() => putInOutbox({ receiver: 7, text: '200', replyTo: null }))).toEqual(['199', '200']);
  expect(await drawnBy(() => putInOutbox({ receiver: 8, text: 'To another', replyTo: null }))).toEqual([]);
});

test('whoever is asked about a photo is asked below it, and not in the dialog about words', async () => {
  const { page, screen, outbox } = await openChat([message(1, 7)]);
  const photo = { kind: 'photo', width: 4, height: 3 } as const;
  const media = { ...photo, id: 5, bytes: 9, path: '/x', is_covered: false, is_explicit: true } as never;
  const asking = { id: 'a', receiver: 7, text: '', replyTo: null, writtenAt: minutesAgo(0), inInput: false } as const;
  outbox.add({ ...asking, phase: 'asking', file: { ...photo, isKept: false }, media });
  page.dispatch('load');
  await until(() => expect(screen.all('button', 'Send it anyway')).toHaveLength(1));
  await page.settled();
  expect(document.querySelector('dialog[open]')).toBeNull();
});
