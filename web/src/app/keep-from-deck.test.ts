import { expect, test, vi } from 'vitest';
import type { DiscoverHandle } from '../features/discovery/deck/use-discover-handle.ts';
import { keepFromDeck } from './keep-from-deck.ts';

function deckOf(ids: readonly number[], pending?: 'swipe') {
  const swipe = vi.fn();
  const nextKeep: DiscoverHandle['swipes']['nextKeep'] = { current: undefined };
  const deck = { state: { cards: ids.map((id) => ({ id })) } };
  const handle = { deck, swipes: { pending, nextKeep }, card: { current: { swipe } } };
  return { swipe, nextKeep, handle: handle as unknown as DiscoverHandle };
}

test.each([
  [true, 'away'],
  [false, undefined],
])('a card that is kept for later leaves to the right; stored: %s', async (isStored, result) => {
  const { swipe, nextKeep, handle } = deckOf([7, 8]);
  const send = vi.fn(async () => isStored);
  keepFromDeck(handle, 7, send);
  expect([swipe.mock.calls, send.mock.calls]).toEqual([[['right']], []]);
  expect(await nextKeep.current?.()).toBe(result);
});

test.each([
  ['is not on top', deckOf([8, 7])],
  ['waits for another decision', deckOf([7], 'swipe')],
  ['has left', deckOf([])],
])('nobody is kept whose card %s', (_, { swipe, nextKeep, handle }) => {
  keepFromDeck(handle, 7, () => Promise.resolve(true));
  expect([swipe.mock.calls, nextKeep.current]).toEqual([[], undefined]);
});
