import { distanceBand, mixBits } from '../../people/profiles/index.ts';

export interface Candidate {
  readonly id: number;
  /** The known town, or ''. */
  readonly town: string;
  /** Recency in days since 2026-01-01, by week and already shuffled (profiles/rank-rules.ts). */
  readonly rankKey: number;
}

/** Chance may move a candidate for one viewer by this much, in days of recency. */
const shuffleDays = 7;

/**
 * Orders a deck, best first: nearer bands first, and within a band the recently active first, shuffled differently for
 * each viewer and day (YYYY-MM-DD). The candidates themselves were chosen by distance and `rankKey`
 * (retrieve-candidates.ts).
 */
export function rankDeck(
  candidates: readonly Candidate[],
  viewer: { readonly id: number; readonly town: string },
  day: string,
): Candidate[] {
  const seed = mixBits(hashOf(`${viewer.id} ${day}`));
  return candidates
    .map((candidate) => ({
      candidate,
      band: distanceBand(viewer.town, candidate.town),
      score: candidate.rankKey + shuffleDays * chanceOf(candidate.id, seed),
    }))
    .sort((one, other) => one.band - other.band || other.score - one.score || one.candidate.id - other.candidate.id)
    .map(({ candidate }) => candidate);
}

/** Puts some people before the others, in the given order, and nobody twice. */
export function putFirst(firstIds: readonly number[], rankedIds: readonly number[]): number[] {
  return [...new Set([...firstIds, ...rankedIds])];
}

/** A number from 0 up to 1 of an id. All bits of the id and the seed change it. */
function chanceOf(id: number, seed: number): number {
  return mixBits((id % 2 ** 32) ^ mixBits(Math.floor(id / 2 ** 32) ^ seed)) / 2 ** 32;
}

/** A 32-bit hash: FNV-1a (public domain, Fowler, Noll and Vo). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
