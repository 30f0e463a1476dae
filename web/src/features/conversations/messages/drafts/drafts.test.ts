import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

async function openDrafts() {
  const page = await openPage();
  const drafts = await import('./drafts.ts');
  return { page, ...drafts, stored: () => page.storage.getItem('mwanzo.drafts') };
}

test('a draft is stored for its chat alone, and blank text removes it', async () => {
  const { keepDraft, readDraft, stored } = await openDrafts();
  keepDraft(7, 'Habari?');
  keepDraft(8, 'Mambo?');
  expect([readDraft(7), readDraft(8)]).toEqual(['Habari?', 'Mambo?']);
  keepDraft(7, ' ');
  expect([readDraft(7), readDraft(8)]).toEqual(['', 'Mambo?']);
  keepDraft(8, '');
  expect(stored()).toBeNull();
});

test('a tab that has not heard of the logout in another one stores no draft any more', async () => {
  const { page, keepDraft, stored } = await openDrafts();
  keepDraft(7, 'Habari?');
  // A logout in another tab removes these keys before this tab gets the event.
  for (const key of ['accessToken', 'refreshToken', 'user', 'profile', 'mwanzo.drafts']) page.storage.removeItem(key);
  keepDraft(7, 'Habari yako?');
  expect(stored()).toBeNull();
});

test('a logout removes the drafts', async () => {
  const { page, keepDraft, stored } = await openDrafts();
  keepDraft(7, 'Habari?');
  page.session.logout();
  expect(stored()).toBeNull();
});

test('a session that the server has ended keeps its drafts, also if their chat is emptied afterwards', async () => {
  const { page, keepDraft, readDraft, stored } = await openDrafts();
  keepDraft(7, 'Habari?');
  page.session.endSession();
  keepDraft(7, '');
  expect(stored()).not.toBeNull();
  page.signInAs(1);
  expect(readDraft(7)).toBe('Habari?');
});

test('another member who signs in finds no drafts', async () => {
  const { page, keepDraft, readDraft } = await openDrafts();
  keepDraft(7, 'Habari?');
  page.signInAs(2);
  expect(readDraft(7)).toBe('');
});

test('followers hear of a replaced draft, not of typing, and no longer once they have left', async () => {
  const { subscribeToDrafts, keepDraft, replaceDraft } = await openDrafts();
  const heard = vi.fn();
  const leave = subscribeToDrafts(heard);
  keepDraft(7, 'Hab');
  expect(heard).not.toHaveBeenCalled();
  replaceDraft(7, 'Habari?');
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  replaceDraft(7, '');
  expect(heard).toHaveBeenCalledTimes(1);
});

/** Opens the input of a chat with member 7. */
async function openInput(draft: string) {
  const opened = await openDrafts();
  const { useDraft } = await import('./use-draft.ts');
  opened.keepDraft(7, draft);
  return { ...opened, input: opened.page.run((partner: number) => useDraft(partner, 'Karibu!'), 7) };
}

test('the input starts with the stored draft, otherwise with the first line that was picked', async () => {
  const { page, input, keepDraft } = await openInput('Habari?');
  expect(input.now()[0]).toBe('Habari?');
  input.unmount();
  keepDraft(7, '');
  const { useDraft } = await import('./use-draft.ts');
  expect(page.run((partner: number) => useDraft(partner, 'Karibu!'), 7).now()[0]).toBe('Karibu!');
});

test('what is typed is shown and stored', async () => {
  const { input, readDraft } = await openInput('');
  input.now()[1]('Habari yako?');
  await until(() => expect(input.now()[0]).toBe('Habari yako?'));
  expect(readDraft(7)).toBe('Habari yako?');
});

test('who writes something else in its place is not told that another tab did', async () => {
  const { page, input } = await openInput('');
  for (const text of ['Habari yako?', 'Sasa?']) {
    input.now()[1](text);
    await until(() => expect(input.now()[0]).toBe(text));
  }
  expect(page.toast()).toBeUndefined();
});

test('what the outbox puts into the input is shown, and the draft of another chat is not', async () => {
  const { page, input, replaceDraft } = await openInput('');
  replaceDraft(8, 'Not here');
  await page.settled();
  expect(input.now()[0]).toBe('Karibu!');
  replaceDraft(7, 'Habari?');
  await until(() => expect(input.now()[0]).toBe('Habari?'));
});

test('an input that another tab has emptied is empty here too', async () => {
  const { page, input } = await openInput('Habari?');
  page.storage.removeItem('mwanzo.drafts');
  page.hearStorage('mwanzo.drafts');
  await until(() => expect(input.now()[0]).toBe(''));
});

/** Another tab stores this draft of the chat with member 7. */
function writeElsewhere({ page }: Awaited<ReturnType<typeof openDrafts>>, text: string): void {
  page.storage.setItem('mwanzo.drafts', JSON.stringify({ owner: 1, chats: { 7: { text } } }));
}

test('what another tab replaces is brought back before its words, once this tab is looked at', async () => {
  const opened = await openInput('Habari yako?');
  const { page, input, readDraft } = opened;
  Object.assign(document, { visibilityState: 'hidden' });
  for (const text of ['S', 'Sa', 'Sasa']) {
    writeElsewhere(opened, text);
    page.hearStorage('mwanzo.drafts');
    await until(() => expect(input.now()[0]).toBe(text));
  }
  expect(page.toast()).toBeUndefined();
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.toast()).toBe('Another tab has replaced what you wrote here');
  page.pressToast();
  await until(() => expect(input.now()[0]).toBe('Habari yako?\nSasa'));
  expect(readDraft(7)).toBe('Habari yako?\nSasa');
  // It is said once, also when the tab is looked at again.
  const { dismissToast, toastStore } = await import('../../../../ui/layers/toast-store.ts');
  dismissToast();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(toastStore.read()?.open).toBe(false);
});

test('who has left the chat reads nothing of it, however often another tab has replaced the words', async () => {
  const opened = await openInput('Habari yako?');
  const { page, input } = opened;
  Object.assign(document, { visibilityState: 'hidden' });
  for (const text of ['Sasa', 'Umekuwa wapi?']) {
    writeElsewhere(opened, text);
    page.hearStorage('mwanzo.drafts');
    await until(() => expect(input.now()[0]).toBe(text));
  }
  input.unmount();
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.toast()).toBeUndefined();
});

test('a tab that has not heard of another one’s words does not replace them in silence', async () => {
  const opened = await openInput('');
  const { page, input } = opened;
  writeElsewhere(opened, 'Habari yako?');
  input.now()[1]('Sasa');
  expect(page.toast()).toBe('Another tab has replaced what you wrote here');
  page.pressToast();
  await until(() => expect(input.now()[0]).toBe('Habari yako?\nSasa'));
});

test('an edit in another tab is no news, and neither are words that were sent there', async () => {
  const opened = await openInput('Habari yako?');
  for (const text of ['Habari gani yako?', '']) {
    writeElsewhere(opened, text);
    opened.page.hearStorage('mwanzo.drafts');
    await until(() => expect(opened.input.now()[0]).toBe(text));
  }
  expect(opened.page.toast()).toBeUndefined();
});

test('a page that is looked at is told at once, and one that was stopped before is not', async () => {
  const { page } = await openDrafts();
  const { tellReplaced } = await import('./tell-replaced.ts');
  Object.assign(document, { visibilityState: 'hidden' });
  tellReplaced(7, 'Habari?')();
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.toast()).toBeUndefined();
  tellReplaced(7, 'Habari?');
  expect(page.toast()).toBe('Another tab has replaced what you wrote here');
});

test('a chat that was left tells of nothing', async () => {
  const opened = await openInput('Habari yako?');
  Object.assign(document, { visibilityState: 'hidden' });
  writeElsewhere(opened, 'Sasa');
  opened.page.hearStorage('mwanzo.drafts');
  opened.input.unmount();
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(opened.page.toast()).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"owner":1,"chats":{"12":{"te'],
  ['a number', '5'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no chats', '{"owner":1}'],
  ['chats of another kind', '{"owner":1,"chats":"none"}'],
  ['somebody else’s drafts', '{"owner":8,"chats":{"12":{"text":"Not yours"}}}'],
])('%s in storage gives no drafts', async (_, text) => {
  const { page, readDraft } = await openDrafts();
  page.storage.setItem('mwanzo.drafts', text);
  expect(readDraft(12)).toBe('');
});

test('an input hears of storage that was emptied as a whole, and of nothing once it has left', async () => {
  const { page, subscribeToDrafts } = await openDrafts();
  const heard = vi.fn();
  const leave = subscribeToDrafts(heard);
  page.dispatch('storage', { key: null });
  page.hearStorage('mwanzo.other');
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  page.hearStorage('mwanzo.drafts');
  expect(heard).toHaveBeenCalledTimes(1);
});
