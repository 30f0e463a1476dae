/** A member's exposure in the last interval, beside what an equal share would have been. */
export interface Exposure {
  /** The number of decks that had the member among their first. */
  readonly shown: number;
  /** The same number if everybody who fits had been shown equally often. */
  readonly fairShare: number;
  /** Likes that wait for an answer, with those that are expected of a day. */
  readonly waitingLikes: number;
}

/** A price in log odds is at least 0 and at most this. It caps: whoever is liked is still shown more than others. */
export const logPriceMax = 0.6;

/** The part of the excess that one interval of five to ten minutes adds. */
export const priceStep = 0.05;

/** More unread likes than this in a day are not read (Sekiya et al. 2026), so they become nobody's match. */
export const waitingLikesMax = 30;

/**
 * The price after an interval: `log_price += .05 (shown / fair share - 1)`, within 0 and .6, and the same again for
 * likes beyond 30 a day. Those who are shown too much become dearer until others are shown as well. Source: dual ascent
 * on a cap of exposure; Celdir et al. 2024 (cap, do not equalise).
 * @param logPrice the price before, in log odds
 * @returns the price in log odds, from 0 to `logPriceMax`; a price that is no number becomes 0
 */
export function nextLogPrice(logPrice: number, { shown, fairShare, waitingLikes }: Exposure): number {
  const excess = fairShare > 0 ? shown / fairShare - 1 : 0;
  const crowding = Math.max(0, waitingLikes / waitingLikesMax - 1);
  return clipLogPrice(logPrice + priceStep * (excess + crowding));
}

/** A price within its bounds. What is no number costs nothing. */
export function clipLogPrice(logPrice: number): number {
  return logPrice > 0 ? Math.min(logPriceMax, logPrice) : 0;
}
