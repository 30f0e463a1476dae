import { expect, test, vi } from 'vitest';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { memoryDatabase } from '../../../../testing/memory-database.ts';
import { openPage } from '../../../../testing/open-page.ts';

const key = ['deck', { search: '' }];
const reason = new Error('no network');
const card = (id: number) => ({ id, name: `Member ${id}`, interests: [] }) as unknown as VisibleProfile;

/** Opens a page of a member who keeps cards on the phone, or does not, with three cards from an earlier visit. */
async function openDeck({ keeps = true, owner = 1 } = {}) {
  const page = await openPage();
  const { database } = memoryDatabase();
  vi.doMock(import('../../../../device/offline-copy/offline-database.ts'), () => ({ offlineDatabase: database }));
  const { changeOfflineCopy } = await import('../../../../device/offline-copy/offline-copy.ts');
  page.storage.setItem('user', JSON.stringify({ id: owner }));
  await changeOfflineCopy(owner, () => ({ [JSON.stringify(key)]: { at: 5, data: [1, 2, 3].map(card) } }));
  page.storage.setItem('user', '{"id":1}');
  if (keeps) page.storage.setItem('mwanzo.keepOffline', 'on');
  const { readOfflineDeck } = await import('./offline-deck.ts');
  const { offlineDeckAt } = await import('../../../../device/offline-copy/offline-deck-age.ts');
  const ids = async () => (await readOfflineDeck(key, reason)).map(({ id }) => id);
  return { page, ids, readOfflineDeck, offlineDeckAt };
}

test('without a network the cards of the last visit are dealt, with the time at which they came', async () => {
  const { ids, offlineDeckAt } = await openDeck();
  expect(await ids()).toEqual([1, 2, 3]);
  expect(offlineDeckAt.read()).toBe(5);
});

test('who was decided on without a network is not dealt again after a reload', async () => {
  const { ids } = await openDeck();
  const { keepSwipe } = await import('./waiting-swipes.ts');
  keepSwipe(card(2), true, false);
  keepSwipe(card(3), false, false);
  expect(await ids()).toEqual([1]);
});

test('another search has no cards', async () => {
  const { readOfflineDeck } = await openDeck();
  await expect(readOfflineDeck(['deck', { search: 'Asha' }], reason)).rejects.toBe(reason);
});

test.each([{ keeps: false }, { owner: 2 }])('%j deals no cards', async (given) => {
  const { ids } = await openDeck(given);
  await expect(ids()).rejects.toBe(reason);
});

test('after a logout no cards are dealt', async () => {
  const { page, ids } = await openDeck();
  page.session.logout();
  await expect(ids()).rejects.toBe(reason);
});

test('with a network a server that fails is no reason to deal the cards of the last visit', async () => {
  const { page } = await openDeck();
  const { deckQuery } = await import('../cards/deck-query.ts');
  const load = async () => {
    const request = { search: '' } as Parameters<typeof deckQuery>[0];
    const { signal } = new AbortController();
    const loaded = deckQuery(request)
      .queryFn({ signal })
      .then(
        (cards) => cards.length,
        () => 'failed',
      );
    (await page.api.take('GET /api/profiles/discover/')).reply({ status: 503 });
    return loaded;
  };
  expect(await load()).toBe('failed');
  page.setOnline(false);
  expect(await load()).toBe(3);
});
