import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import { deckRequest, noFilters } from '../filters/filter-rules.ts';

const everyone = deckRequest('', noFilters);
const searched = () => deckRequest('chai', noFilters);
const deckPath = 'GET /api/profiles/discover/';
const cards = (...ids: number[]) => ({ body: ids.map((id) => ({ id })) });
const card = (id: number) => ({ id }) as VisibleProfile;

/** Starts a deck whose first request waits for its response. */
async function startDeck({ keepOffline = 'off' } = {}) {
  const page = await openPage();
  page.storage.setItem('mwanzo.keepOffline', keepOffline);
  const { api } = page;
  const { useDeck } = await import('./use-deck.ts');
  const deck = page.run(useDeck, everyone);
  const shown = () => deck.now().state.cards.map(({ id }) => id);
  return { api, page, deck, shown, status: () => deck.now().state.status };
}

test('the response of an earlier query never shows its cards under a later one', async () => {
  const { api, page, deck, shown } = await startDeck();
  const unfiltered = await api.take(deckPath);
  deck.change(searched());
  const found = await api.take(deckPath);
  expect(found.request).toContain('search=chai');
  found.reply(cards(7));
  await until(() => expect(shown()).toEqual([7]));
  unfiltered.reply(cards(1, 2, 3));
  await page.settled();
  expect(shown()).toEqual([7]);
});

test('an earlier query that fails says nothing once another one is under way', async () => {
  const { api, page, deck, status } = await startDeck();
  const unfiltered = await api.take(deckPath);
  deck.change(searched());
  const found = await api.take(deckPath);
  unfiltered.reply({ status: 400 });
  await until(() => expect(page.client.isFetching()).toBe(1));
  expect([status(), page.toast()]).toEqual(['loading', undefined]);
  found.reply(cards(7));
  await page.settled();
  expect([status(), page.toast()]).toEqual(['ready', undefined]);
});

test('another query starts again without the cards of the one before', async () => {
  const { api, page, deck, shown, status } = await startDeck();
  (await api.take(deckPath)).reply(cards(1, 2, 3));
  await page.settled();
  deck.change(searched());
  await until(() => expect([shown(), status()]).toEqual([[], 'loading']));
  (await api.take(deckPath)).reply(cards(3, 7));
  await page.settled();
  expect(shown()).toEqual([3, 7]);
});

test('the same query in another object does not load again', async () => {
  const { api, page, deck, shown } = await startDeck();
  (await api.take(deckPath)).reply(cards(1, 2, 3));
  await page.settled();
  deck.change({ ...everyone });
  await page.settled();
  expect(await page.requestsUnderWay()).toBe(0);
  expect(shown()).toEqual([1, 2, 3]);
});

test('a deck with two cards left loads more behind them, once, and without those decided meanwhile', async () => {
  const { api, page, deck, shown } = await startDeck();
  (await api.take(deckPath)).reply(cards(1, 2, 3));
  await page.settled();
  deck.now().advance(1);
  const refill = await api.take(deckPath);
  deck.now().advance(2);
  await until(() => expect(shown()).toEqual([3]));
  expect(await page.requestsUnderWay()).toBe(1);
  // The server made this list before it received the second swipe.
  refill.reply(cards(2, 3, 4, 5, 6));
  await page.settled();
  expect(shown()).toEqual([3, 4, 5, 6]);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a refill that is under way when the query changes brings nothing to the new deck', async () => {
  const { api, page, deck, shown } = await startDeck();
  (await api.take(deckPath)).reply(cards(1, 2, 3));
  await page.settled();
  deck.now().advance(1);
  const refill = await api.take(deckPath);
  deck.change(searched());
  (await api.take(deckPath)).reply(cards(7, 8, 9));
  await until(() => expect(shown()).toEqual([7, 8, 9]));
  refill.reply(cards(4, 5, 6));
  await page.settled();
  expect(shown()).toEqual([7, 8, 9]);
});

test('a card that is put back comes first, also when the deck loads meanwhile', async () => {
  const { api, page, deck, shown } = await startDeck();
  (await api.take(deckPath)).reply(cards(1, 2, 3));
  await page.settled();
  deck.now().advance(1);
  const refill = await api.take(deckPath);
  deck.now().putBack(card(1), 'left');
  await until(() => expect(shown()).toEqual([1, 2, 3]));
  refill.reply(cards(1, 4));
  await page.settled();
  expect(shown()).toEqual([1, 2, 3, 4]);
});

test('a reload asks the server again, and a failed load says so', async () => {
  const { api, page, deck, shown, status } = await startDeck();
  (await api.take(deckPath)).reply(cards(1, 2, 3));
  await page.settled();
  deck.now().reload();
  const again = await api.take(deckPath);
  await until(() => expect(shown()).toEqual([]));
  again.reply({ status: 400 });
  await page.settled();
  expect([status(), page.toast(), page.toastError()]).toEqual(['failed', 'Loading failed', expect.any(Error)]);
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()?.description).toBe('Could not load profiles. Please try again.');
});

test('a deck that was left hears of no ended contact any more', async () => {
  const { page, deck } = await startDeck();
  const { endedContacts } = await import('../../../../shared/matches/ended-contacts.ts');
  const { useDeck } = await import('./use-deck.ts');
  const stop = vi.fn();
  vi.spyOn(endedContacts, 'subscribe').mockReturnValue(stop);
  deck.unmount();
  const next = page.run(useDeck, everyone);
  expect(stop).not.toHaveBeenCalled();
  next.unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test('a deck that was left shows no failure on the next screen', async () => {
  const { api, page, deck } = await startDeck();
  const first = await api.take(deckPath);
  deck.unmount();
  first.reply({ status: 400 });
  await page.settled();
  expect(page.toast()).toBeUndefined();
});

test('a deck that starts over shows also who was decided on here', async () => {
  const { api, page, deck, shown } = await startDeck();
  (await api.take(deckPath)).reply(cards(1, 2, 3, 4));
  await page.settled();
  deck.now().advance(1);
  await until(() => expect(shown()).toEqual([2, 3, 4]));
  deck.now().startOver();
  (await api.take(deckPath)).reply(cards(1, 2, 3));
  await page.settled();
  expect(shown()).toEqual([1, 2, 3]);
});

test('whoever was blocked leaves the deck at once, and is in no later one', async () => {
  const { api, page, deck, shown } = await startDeck();
  const { noteEndedContact } = await import('../../../../shared/matches/ended-contacts.ts');
  (await api.take(deckPath)).reply(cards(1, 2, 3, 4));
  await page.settled();
  noteEndedContact(2);
  await until(() => expect(shown()).toEqual([1, 3, 4]));
  deck.unmount();
  const { useDeck } = await import('./use-deck.ts');
  const next = page.run(useDeck, everyone);
  (await api.take(deckPath)).reply(cards(1, 2, 3, 4));
  await page.settled();
  expect(next.now().state.cards.map(({ id }) => id)).toEqual([1, 3, 4]);
});

test('whoever was decided on elsewhere leaves the deck, but not a card that was just taken back', async () => {
  const { api, page, deck, shown } = await startDeck();
  const { decidedProfile } = await import('../../../../shared/deck/decided-profile.ts');
  (await api.take(deckPath)).reply(cards(1, 2, 3, 4));
  await page.settled();
  deck.now().advance(1);
  deck.now().putBack(card(1), 'left');
  // The event of the swipe that was taken back is late.
  decidedProfile.write(1);
  decidedProfile.write(2);
  await until(() => expect(shown()).toEqual([1, 3, 4]));
  decidedProfile.write(undefined);
  decidedProfile.write(3);
  (await api.take(deckPath)).reply(cards(1, 2, 3, 4, 5));
  await until(() => expect(shown()).toEqual([1, 4, 5]));
  deck.unmount();
  decidedProfile.write(4);
});

test('whoever was taken back elsewhere is fetched again, also when nobody is left', async () => {
  const { api, page, deck, shown } = await startDeck();
  const { decidedProfile, rewoundProfile } = await import('../../../../shared/deck/decided-profile.ts');
  (await api.take(deckPath)).reply(cards(1));
  await until(() => expect(shown()).toEqual([1]));
  decidedProfile.write(1);
  (await api.take(deckPath)).reply(cards());
  await until(() => expect(shown()).toEqual([]));
  await page.settled();
  // This page has shown nobody with this id.
  rewoundProfile.write(9);
  expect(await page.requestsUnderWay()).toBe(0);
  rewoundProfile.write(1);
  (await api.take(deckPath)).reply(cards(1));
  await until(() => expect(shown()).toEqual([1]));
  deck.unmount();
  rewoundProfile.write(1);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('filters that the server refuses are forgotten, and stay after any other failure', async () => {
  const { api, page, deck } = await startDeck();
  sessionStorage.setItem('mwanzo.filters', 'chosen');
  (await api.take(deckPath)).reply({ status: 403 });
  await page.settled();
  expect(sessionStorage.getItem('mwanzo.filters')).toBe('chosen');
  deck.now().reload();
  (await api.take(deckPath)).reply({ status: 400 });
  await page.settled();
  expect(sessionStorage.getItem('mwanzo.filters')).toBeNull();
});

test('without a network a failed load is not told, because the notice above says why', async () => {
  const { api, page, status } = await startDeck();
  const first = await api.take(deckPath);
  page.setOnline(false);
  first.reply({ status: 403 });
  await until(() => expect(status()).toBe('failed'));
  expect(page.toast()).toBeUndefined();
});

test.each([
  ['whoever wants to be offline, so that it can be saved', 'on', 1],
  ['nobody else', 'off', 0],
])('the cache keeps the cards for %s', async (_, keepOffline, kept) => {
  const { api, page, status } = await startDeck({ keepOffline });
  (await api.take(deckPath)).reply(cards(1));
  await page.settled();
  expect([status(), page.client.getQueryCache().getAll().length]).toEqual(['ready', kept]);
});
