import type { PairOfMembers } from './belief.ts';
import { predictLike, probabilityOf } from './predict-like.ts';
import { clipLogPrice } from './prices.ts';

export interface Circumstances {
  /** The probability that the candidate visits within seven days, above 0 and up to 1. */
  readonly activeProbability: number;
  readonly logPrice: number;
  /** The candidate's like counts as certain: of somebody who likes the viewer, and of each of their decoys. */
  readonly isLikeGiven?: boolean;
}

/** The probabilities of both likes, each above 0 and below 1. */
export function predictBoth({ viewer, candidate, baseOfViewer, baseOfCandidate }: PairOfMembers) {
  return {
    viewerLikes: predictLike(baseOfViewer, viewer.generosity, candidate.attractiveness),
    candidateLikes: predictLike(baseOfCandidate, candidate.generosity, viewer.attractiveness),
  };
}

/**
 * A candidate's score for a viewer, by which a deck is ordered, higher first:
 * `ln P(viewer likes) + ln P(candidate likes) + ln P(active within 7 days) - log price`. The product of both likes is
 * the chance that both say yes; their mean is clearly worse, because one yes is no match.
 * @returns the logarithm of a probability, lowered by the price
 */
export function scorePair(pair: PairOfMembers, { activeProbability, logPrice, isLikeGiven }: Circumstances): number {
  const { viewerLikes, candidateLikes } = predictBoth(pair);
  const active = activeProbability > 0 ? Math.min(1, activeProbability) : probabilityOf(-Infinity);
  const returned = isLikeGiven === true ? 0 : Math.log(candidateLikes);
  return Math.log(viewerLikes) + returned + Math.log(active) - clipLogPrice(logPrice);
}
