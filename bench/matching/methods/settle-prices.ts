import { nextLogPrice } from '../../../server/src/features/discovery/matching/model/prices.ts';
import { firstOnes } from '../first-ones.ts';
import type { Known } from '../ranking-method.ts';
import type { Place } from '../read-events.ts';

/** As many intervals as prices need until they hardly move. */
const intervals = 200;

/** Shows all decks again and again, each time at the prices that the last time has led to. */
export function settlePrices({ decks }: Known, score: (viewer: Place, candidate: Place) => number) {
  const prices = new Map<Place, number>();
  const fairShares = new Map<Place, number>();
  const scored = decks.map(({ viewer, candidates }) =>
    candidates.map((place) => ({ place, score: score(viewer, place) })),
  );
  for (const deck of scored)
    for (const { place } of deck)
      fairShares.set(place, (fairShares.get(place) ?? 0) + Math.min(1, firstOnes / deck.length));
  const priceOf = (place: Place) => prices.get(place) ?? 0;
  for (let interval = 0; interval < intervals; interval += 1) {
    const shown = new Map<Place, number>();
    for (const deck of scored) {
      const ordered = deck.toSorted(
        (one, other) => other.score - priceOf(other.place) - one.score + priceOf(one.place),
      );
      for (const { place } of ordered.slice(0, firstOnes)) shown.set(place, (shown.get(place) ?? 0) + 1);
    }
    for (const [place, fairShare] of fairShares)
      prices.set(place, nextLogPrice(priceOf(place), { shown: shown.get(place) ?? 0, fairShare, waitingLikes: 0 }));
  }
  return priceOf;
}
