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

test('a load starts with the first card of its response', () => {
  const state = play({ type: 'loaded', cards: cards(1, 2, 3) }, { type: 'loadStarted' });
  expect(state.status).toBe('loading');
  expect(ids(deckReducer(state, { type: 'loaded', cards: cards(3, 9) }))).toEqual([3, 9]);
});

test('a deck that starts over also shows people who had left it', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2) },
    { type: 'decided', id: 1 },
    { type: 'startedOver' },
    { type: 'loaded', cards: cards(1, 2) },
  );
  expect(ids(state)).toEqual([1, 2]);
});

test('a refill keeps the current card and shows nobody twice', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2, 3) },
    { type: 'decided', id: 1 },
    { type: 'refillStarted' },
    { type: 'loaded', cards: cards(3, 1, 4, 4, 2, 5) },
  );
  expect(ids(state)).toEqual([2, 3, 4, 5]);
});

test('a profile decided on during a refill does not come back with its response', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2) },
    { type: 'refillStarted' },
    { type: 'decided', id: 1 },
    { type: 'loaded', cards: cards(1, 2, 3) },
  );
  expect(ids(state)).toEqual([2, 3]);
});

test('the deck refills when a swipe leaves two cards, with one request at a time', () => {
  const four = play({ type: 'loaded', cards: cards(1, 2, 3, 4) }, { type: 'decided', id: 1 });
  expect(four.refillDue).toBe(false);
  const two = deckReducer(four, { type: 'decided', id: 2 });
  expect(two.refillDue).toBe(true);
  const refilling = deckReducer(two, { type: 'refillStarted' });
  expect(refilling.refillDue).toBe(false);
  expect(deckReducer(refilling, { type: 'decided', id: 3 }).refillDue).toBe(false);
});

test('a short response alone does not start another refill', () => {
  expect(play({ type: 'loaded', cards: cards(1) }).refillDue).toBe(false);
});

test('a failed refill keeps the cards and is retried after the next swipe', () => {
  const state = play({ type: 'loaded', cards: cards(1, 2) }, { type: 'refillStarted' }, { type: 'loadFailed' });
  expect(ids(state)).toEqual([1, 2]);
  expect(deckReducer(state, { type: 'decided', id: 1 }).refillDue).toBe(true);
});

test('a profile whose pass was taken back comes first, once, and can be decided on again', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2, 3) },
    { type: 'decided', id: 1 },
    { type: 'returned', card: { id: 1 }, from: 'right' },
  );
  expect(ids(state)).toEqual([1, 2, 3]);
  expect(state.returned).toEqual({ id: 1, from: 'right' });
  expect(ids(deckReducer(state, { type: 'returned', card: { id: 1 }, from: 'right' }))).toEqual([1, 2, 3]);
  expect(ids(deckReducer(state, { type: 'loaded', cards: cards(1, 4) }))).toEqual([1, 2, 3, 4]);
  expect(ids(deckReducer(state, { type: 'decided', id: 1 }))).toEqual([2, 3]);
  expect(state.status).toBe('ready');
});

test('a card that was taken back stays, whatever is told of its decision, and leaves with its person', () => {
  const state = play(
    { type: 'loaded', cards: cards(1, 2, 3) },
    { type: 'decided', id: 1 },
    { type: 'returned', card: { id: 1 }, from: 'right' },
  );
  expect(deckReducer(state, { type: 'decided_anywhere', id: 1 })).toBe(state);
  expect(deckReducer(state, { type: 'decided_anywhere', id: undefined })).toBe(state);
  expect(ids(deckReducer(state, { type: 'decided_anywhere', id: 2 }))).toEqual([1, 3]);
  expect(ids(deckReducer(state, { type: 'contact_ended', id: 1 }))).toEqual([2, 3]);
});

test('while the deck is loaded, who leaves it starts no other request', () => {
  const loading = play({ type: 'loaded', cards: cards(1, 2, 3) }, { type: 'loadStarted' });
  expect(deckReducer(loading, { type: 'decided', id: 1 }).refillDue).toBe(false);
  const rewound = deckReducer(deckReducer(loading, { type: 'decided', id: 1 }), { type: 'rewound_elsewhere', id: 1 });
  expect(rewound.refillDue).toBe(false);
});

test('an empty deck shows a card whose pass was taken back', () => {
  const state = play(
    { type: 'loaded', cards: cards(1) },
    { type: 'decided', id: 1 },
    { type: 'refillStarted' },
    { type: 'loaded', cards: [] },
  );
  expect(ids(deckReducer(state, { type: 'returned', card: { id: 1 }, from: 'right' }))).toEqual([1]);
});

test('somebody who was blocked or unmatched leaves the deck, and no response brings them back', () => {
  const state = play({ type: 'loaded', cards: cards(1, 2, 3, 4) }, { type: 'contact_ended', id: 2 });
  expect(ids(state)).toEqual([1, 3, 4]);
  expect(ids(deckReducer(state, { type: 'loaded', cards: cards(2, 5) }))).toEqual([1, 3, 4, 5]);
});

test('who has left the deck already does not make it refill again', () => {
  const state = play({ type: 'loaded', cards: cards(1, 2, 3) }, { type: 'decided', id: 1 }, { type: 'refillStarted' });
  const filled = deckReducer(state, { type: 'loaded', cards: [] });
  expect(deckReducer(filled, { type: 'contact_ended', id: 1 })).toBe(filled);
});

test('a deck whose cards are all decided has found somebody, and the next search begins without', () => {
  const liked = play(
    { type: 'loaded', cards: cards(1) },
    { type: 'decided', id: 1 },
    { type: 'refillStarted' },
    { type: 'loaded', cards: [] },
  );
  expect([ids(liked), liked.hasFound]).toEqual([[], true]);
  const next = deckReducer(deckReducer(liked, { type: 'loadStarted' }), { type: 'loaded', cards: [] });
  expect(next.hasFound).toBe(false);
});

test('a card that was taken back on another device comes next, behind the one that is looked at', () => {
  const decided = play(
    { type: 'loaded', cards: cards(1, 2, 3, 4) },
    { type: 'decided_anywhere', id: 1 },
    { type: 'rewound_elsewhere', id: 1 },
  );
  expect([ids(decided), decided.refillDue]).toEqual([[2, 3, 4], true]);
  const refilled = deckReducer(deckReducer(decided, { type: 'refillStarted' }), {
    type: 'loaded',
    cards: cards(1, 2, 3, 4, 5),
  });
  expect(ids(refilled)).toEqual([2, 1, 3, 4, 5]);
  // It is back, so another event about it changes nothing.
  expect(deckReducer(refilled, { type: 'rewound_elsewhere', id: 1 })).toBe(refilled);
  expect(ids(deckReducer(refilled, { type: 'loaded', cards: cards(6, 1) }))).toEqual([2, 1, 3, 4, 5, 6]);
});

test('a deck is told whole after each step of a visit', () => {
  const started = deckReducer(play({ type: 'loaded', cards: cards(9) }), { type: 'loadStarted' });
  expect(started).toEqual({
    cards: [],
    status: 'loading',
    decided: new Set(),
    comesNext: undefined,
    hasFound: false,
    refillDue: false,
  });
  const loaded = deckReducer(started, { type: 'loaded', cards: cards(1, 2, 3, 4) });
  expect(loaded).toEqual({ ...started, cards: cards(1, 2, 3, 4), status: 'ready', hasFound: true });
  const passed = deckReducer(loaded, { type: 'decided', id: 1 });
  expect(passed).toEqual({ ...loaded, cards: cards(2, 3, 4), decided: new Set([1]), returned: undefined });
  const back = deckReducer(passed, { type: 'returned', card: { id: 1 }, from: 'left' });
  expect(back).toEqual({ ...loaded, returned: { id: 1, from: 'left' } });
  // The next decision ends the return, so later news about that person count again.
  const liked = deckReducer(back, { type: 'decided', id: 1 });
  expect(liked).toEqual(passed);
  const failed = deckReducer(deckReducer(liked, { type: 'refillStarted' }), { type: 'loadFailed' });
  expect(failed).toEqual({ ...passed, status: 'failed' });
  const rewound = deckReducer(failed, { type: 'rewound_elsewhere', id: 1 });
  expect(rewound).toEqual({ ...failed, decided: new Set(), comesNext: 1, refillDue: true });
  const refilling = deckReducer(rewound, { type: 'refillStarted' });
  expect(refilling).toEqual({ ...rewound, status: 'refilling', refillDue: false });
  expect(deckReducer(refilling, { type: 'startedOver' })).toEqual(emptyDeck);
});

test.each([
  [3, false],
  [2, true],
  [0, true],
])('of %i cards that are left more are due: %s', (left, isDue) => {
  const all = Array.from({ length: left + 1 }, (_, index) => ({ id: index + 1 }));
  expect(play({ type: 'loaded', cards: all }, { type: 'decided', id: 1 }).refillDue).toBe(isDue);
});
