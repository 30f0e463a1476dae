import type { Message } from '@mwanzo/contract/messages';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const tried = { text: 'Habari?', clientId: 'first' };
const waiting = { text: 'Habari?', tried, waiting: true };

/** The input of a chat with member 7, with a draft that was stored before. */
async function openInput(draft: typeof waiting | null) {
  const page = await openPage();
  const { readDraft, writeDraft } = await import('../drafts/drafts.ts');
  const { useDraft } = await import('./use-draft.ts');
  writeDraft(7, draft);
  const none: readonly Message[] = [];
  const input = page.run((messages: readonly Message[]) => useDraft(7, 'Karibu!', messages), none);
  return { page, input, readDraft, writeDraft };
}

test('the input starts with the stored draft', async () => {
  expect((await openInput(waiting)).input.now()).toMatchObject({ text: 'Habari?', waiting: true });
});

test('without a stored draft the input starts with the first line that was picked', async () => {
  expect((await openInput(null)).input.now()).toMatchObject({ text: 'Karibu!', waiting: false });
});

test('what is typed is stored, and is no longer sent by itself', async () => {
  const { input, readDraft } = await openInput(waiting);
  input.now().setText('Habari yako?');
  await until(() => expect(input.now()).toMatchObject({ text: 'Habari yako?', waiting: false }));
  expect(readDraft(7)).toEqual({ text: 'Habari yako?', tried, waiting: false });
});

test('the input is cleared when its text was sent in the background', async () => {
  const { input, writeDraft } = await openInput(waiting);
  writeDraft(7, null);
  await until(() => expect(input.now()).toMatchObject({ text: '', waiting: false }));
});

test('text that was typed meanwhile stays when the message before it arrives', async () => {
  const { page, input, writeDraft } = await openInput(waiting);
  input.now().setText('And you?');
  await until(() => expect(input.now().text).toBe('And you?'));
  writeDraft(7, { text: 'And you?' });
  await page.settled();
  expect(input.now()).toMatchObject({ text: 'And you?', waiting: false });
});

test('a message whose response was lost is settled by the conversation that shows it', async () => {
  const { input, readDraft } = await openInput(waiting);
  input.change([{ id: 3, client_id: 'another' } as Message]);
  expect(readDraft(7)).toEqual(waiting);
  input.change([{ id: 4, client_id: 'first' } as Message]);
  await until(() => expect(input.now()).toMatchObject({ text: '', waiting: false }));
  expect(readDraft(7)).toBeNull();
});

test('a message that another tab has sent is fetched', async () => {
  const { page, input } = await openInput(waiting);
  const invalidate = vi.spyOn(page.client, 'invalidateQueries');
  page.storage.removeItem('mwanzo.drafts');
  page.hearStorage('mwanzo.drafts');
  await until(() => expect(input.now().text).toBe(''));
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['conversation', 7] });
});

test('a member can keep a waiting message from being sent', async () => {
  const { input, readDraft } = await openInput(waiting);
  input.now().keepUnsent();
  await until(() => expect(input.now()).toMatchObject({ text: 'Habari?', waiting: false }));
  expect(readDraft(7)?.waiting).toBe(false);
});

test('text that was typed a moment before the response, and not shown yet, stays', async () => {
  const { page, input, writeDraft } = await openInput(waiting);
  input.now().setText('And you?');
  writeDraft(7, { text: 'And you?' });
  await page.settled();
  expect(input.now().text).toBe('And you?');
});
