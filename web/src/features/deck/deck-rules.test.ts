import { expect, test } from 'vitest';
import { deckReducer, emptyDeck, type DeckAction, type DeckState } from './deck-rules.ts';

interface Card {
  id: number;
}
const cards = (...ids: number[]): Card[] => ids.map((id) => ({ id }));

function play(...actions: DeckAction<Card>[]): DeckState<Card> {
  return actions.reduce<DeckState<Card>>((state, action) => deckReducer(state, action), emptyDeck);
}
const ids = (state: DeckState<Card>) => state.cards.map((card) => card.id);

test('a swipe moves on to the next card', () => {
  expect(ids(play({ type: 'loaded', cards: cards(1, 2, 3) }, { type: 'decided', id: 1 }))).toEqual([2, 3]);
});

test('a load begins with the first card of its answer', () => {
  const state = play({ type: 'loaded', cards: cards(1, 2, 3) }, { type: 'loadStarted' });
  expect(state.status).toBe('loading');
  expect(ids(deckReducer(state, { type: 'loaded', cards: cards(3, 9) }))).toEqual([3, 9]);
});

test('a refill keeps the present card and shows nobody twice', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2, 3) },
    { type: 'decided', id: 1 },
    { type: 'refillStarted' },
    { type: 'loaded', cards: cards(3, 1, 4, 4, 2, 5) },
  );
  expect(ids(state)).toEqual([2, 3, 4, 5]);
});

test('somebody decided on while an answer was under way does not come back', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2) },
    { type: 'refillStarted' },
    { type: 'decided', id: 1 },
    { type: 'loaded', cards: cards(1, 2, 3) },
  );
  expect(ids(state)).toEqual([2, 3]);
});

test('the deck refills when a swipe leaves two cards, once at a time', () => {
  const four = play({ type: 'loaded', cards: cards(1, 2, 3, 4) }, { type: 'decided', id: 1 });
  expect(four.refillDue).toBe(false);
  const two = deckReducer(four, { type: 'decided', id: 2 });
  expect(two.refillDue).toBe(true);
  const refilling = deckReducer(two, { type: 'refillStarted' });
  expect(refilling.refillDue).toBe(false);
  expect(deckReducer(refilling, { type: 'decided', id: 3 }).refillDue).toBe(false);
});

test('a short answer does not bring another refill by itself', () => {
  expect(play({ type: 'loaded', cards: cards(1) }).refillDue).toBe(false);
});

test('a refill that failed leaves the cards and is tried again after the next swipe', () => {
  const state = play({ type: 'loaded', cards: cards(1, 2) }, { type: 'refillStarted' }, { type: 'loadFailed' });
  expect(ids(state)).toEqual([1, 2]);
  expect(deckReducer(state, { type: 'decided', id: 1 }).refillDue).toBe(true);
});

test('a pass that was taken back comes first, once, and may be decided on again', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2, 3) },
    { type: 'decided', id: 1 },
    { type: 'returned', card: { id: 1 } },
  );
  expect(ids(state)).toEqual([1, 2, 3]);
  expect(state.returned).toBe(1);
  expect(ids(deckReducer(state, { type: 'returned', card: { id: 1 } }))).toEqual([1, 2, 3]);
  expect(ids(deckReducer(state, { type: 'loaded', cards: cards(1, 4) }))).toEqual([1, 2, 3, 4]);
  expect(ids(deckReducer(state, { type: 'decided', id: 1 }))).toEqual([2, 3]);
});

test('a deck at its end has the card that was taken back', () => {
  const state = play(
    { type: 'loaded', cards: cards(1) },
    { type: 'decided', id: 1 },
    { type: 'refillStarted' },
    { type: 'loaded', cards: [] },
  );
  expect(ids(deckReducer(state, { type: 'returned', card: { id: 1 } }))).toEqual([1]);
});
