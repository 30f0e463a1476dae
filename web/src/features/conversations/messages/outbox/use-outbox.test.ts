import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

/** Opens the outbox as in the chat with member 7. It has one message for them and one for another member. */
async function openList() {
  const page = await openPage();
  const { putInOutbox, readOutbox } = await import('./outbox.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  page.setOnline(false);
  onTestFinished(startSending(page.client));
  const { useOutbox } = await import('./use-outbox.ts');
  const write = (text: string, receiver = 7) => putInOutbox({ text, receiver, replyTo: null });
  write('Habari?');
  write('To another', 8);
  const list = page.run((messages: readonly Message[]) => useOutbox(7, messages), []);
  const shown = () => list.now().map(({ text }) => text);
  return { page, readOutbox, write, list, shown };
}

test('a chat shows what waits for its partner', async () => {
  const { shown, write } = await openList();
  expect(shown()).toEqual(['Habari?']);
  write('Mambo?');
  await until(() => expect(shown()).toEqual(['Habari?', 'Mambo?']));
});

test('the chat with the next partner shows what waits for them', async () => {
  const { page } = await openList();
  const { useOutbox } = await import('./use-outbox.ts');
  const none: Message[] = [];
  const list = page.run((partnerId: number) => useOutbox(partnerId, none), 7);
  list.change(8);
  expect(list.now().map(({ text }) => text)).toEqual(['To another']);
});

test('a message whose text is in the input only is not listed, and stands last once it is sent', async () => {
  const { shown, write, readOutbox } = await openList();
  const { takeBack } = await import('./outbox.ts');
  takeBack(readOutbox()[0]?.id ?? '');
  await until(() => expect(shown()).toEqual([]));
  write('Habari?');
  await until(() => expect(shown()).toEqual(['Habari?']));
});

test('a message whose response was lost is settled by the conversation that shows it', async () => {
  const { list, shown, readOutbox } = await openList();
  const [first] = readOutbox();
  list.change([{ id: 3, client_id: 'another' } as Message]);
  expect(shown()).toEqual(['Habari?']);
  list.change([{ id: 4, client_id: first?.id } as Message]);
  expect(shown()).toEqual([]);
  await until(() => expect(readOutbox().map(({ text }) => text)).toEqual(['To another']));
});

test('a message that another tab has sent stays until it was fetched', async () => {
  const { page, shown } = await openList();
  const fetched = Promise.withResolvers<void>();
  const invalidate = vi.spyOn(page.client, 'invalidateQueries').mockReturnValue(fetched.promise);
  const waiting = page.storage.getItem('mwanzo.outbox') ?? '';
  page.storage.removeItem('mwanzo.outbox');
  page.hearStorage('mwanzo.outbox');
  await until(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['conversation', 7] }));
  expect(shown()).toEqual(['Habari?']);
  // One that waits again meanwhile stands there once.
  page.storage.setItem('mwanzo.outbox', waiting);
  page.hearStorage('mwanzo.outbox');
  await page.settled();
  expect(shown()).toEqual(['Habari?']);
  page.storage.removeItem('mwanzo.outbox');
  page.hearStorage('mwanzo.outbox');
  fetched.resolve();
  await until(() => expect(shown()).toEqual([]));
});

test('what is sent here, and what another tab has sent to others, is not fetched', async () => {
  const { page, shown, readOutbox } = await openList();
  const { throwAway } = await import('./outbox.ts');
  const invalidate = vi.spyOn(page.client, 'invalidateQueries');
  const [first, other] = readOutbox();
  const { items } = JSON.parse(page.storage.getItem('mwanzo.outbox') ?? '') as { items: object[] };
  page.storage.setItem('mwanzo.outbox', JSON.stringify({ owner: 1, items: items.slice(0, 1) }));
  page.hearStorage('mwanzo.outbox');
  expect([readOutbox(), other?.receiver]).toMatchObject([[{ id: first?.id }], 8]);
  throwAway(first?.id ?? '');
  await until(() => expect(shown()).toEqual([]));
  page.hearStorage('mwanzo.outbox');
  expect(invalidate).not.toHaveBeenCalled();
});
