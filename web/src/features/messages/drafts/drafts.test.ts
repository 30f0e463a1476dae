import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';

const tried = { text: 'Habari?', clientId: 'first' };

async function openDrafts() {
  const page = await openPage();
  const drafts = await import('./drafts.ts');
  return { page, ...drafts, stored: () => page.storage.getItem('mwanzo.drafts') };
}

test('a draft is stored for its chat alone, and null removes it', async () => {
  const { writeDraft, readDraft, stored } = await openDrafts();
  writeDraft(7, { text: 'Habari?' });
  writeDraft(8, { text: 'Mambo?' });
  expect([readDraft(7)?.text, readDraft(8)?.text]).toEqual(['Habari?', 'Mambo?']);
  writeDraft(7, null);
  expect([readDraft(7), readDraft(8)?.text]).toEqual([null, 'Mambo?']);
  writeDraft(8, null);
  expect(stored()).toBeNull();
});

test('a tab that has not heard of the logout in another one stores no draft any more', async () => {
  const { page, writeDraft, stored } = await openDrafts();
  writeDraft(7, { text: 'Habari?' });
  // What a logout in another tab removes, before this one gets the event.
  for (const key of ['accessToken', 'refreshToken', 'user', 'profile', 'mwanzo.drafts']) page.storage.removeItem(key);
  writeDraft(7, { text: 'Habari yako?' });
  expect(stored()).toBeNull();
});

test('a logout removes the drafts', async () => {
  const { page, writeDraft, stored } = await openDrafts();
  writeDraft(7, { text: 'Habari?' });
  page.session.logout();
  expect(stored()).toBeNull();
});

test('another member who signs in finds no drafts, and sends none', async () => {
  const { page, writeDraft, readDraft, listWaiting } = await openDrafts();
  writeDraft(7, { text: 'Habari?', tried, waiting: true });
  expect(listWaiting()).toEqual([[7, tried]]);
  page.session.signedIn({ access: 'b', refresh: 's' }, { id: 2 } as Parameters<typeof page.session.signedIn>[1]);
  expect([readDraft(7), listWaiting()]).toEqual([null, []]);
});

test('only messages that wait for a connection are sent by themselves', async () => {
  const { writeDraft, listWaiting } = await openDrafts();
  writeDraft(7, { text: 'Habari?', tried });
  writeDraft(8, { text: 'Half a th' });
  expect(listWaiting()).toEqual([]);
});

test('followers hear of a change in this tab, and no longer once they have left', async () => {
  const { subscribeToDrafts, writeDraft } = await openDrafts();
  const heard = vi.fn();
  const leave = subscribeToDrafts(heard);
  writeDraft(7, { text: 'Habari?' });
  expect(heard.mock.calls).toEqual([[false]]);
  leave();
  writeDraft(7, { text: 'Mambo?' });
  expect(heard).toHaveBeenCalledTimes(1);
});
