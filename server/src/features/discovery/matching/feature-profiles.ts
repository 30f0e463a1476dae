import { countyOf } from '@mwanzo/contract/counties';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import {
  distanceBand,
  listRankingFacts,
  rankingFactsOf,
  shownAge,
  weekOf,
  type RankingFacts,
} from '../../people/profiles/index.ts';
import { featuresOf, type FeatureProfile, type Features } from './model/pair-features.ts';
import { baseOf, type Weights } from './model/weights.ts';

/** This many photos, prompts or interests are enough, as in the advice to a member. */
const enough = 3;

/** A member as strangers see them on a Nairobi day (YYYY-MM-DD). */
export function featureProfileOf(facts: RankingFacts, day: string): FeatureProfile {
  const { town, interests, photoCount, isVerified, activeOn } = facts;
  const parts = [
    photoCount > 0,
    photoCount >= enough,
    facts.hasBio,
    facts.promptCount >= enough,
    interests.length >= enough,
  ];
  return {
    age: shownAge(facts, day),
    county: countyOf(town),
    town,
    goal: facts.publicIntent,
    interests,
    languages: [],
    completeness: parts.filter(Boolean).length / parts.length,
    photoCount,
    isVerified,
    weeksAway: Math.max(0, weekOf(day) - weekOf(activeOn)),
  };
}

/** The members with an account among these, as strangers see them on a Nairobi day. */
export async function listFeatureProfiles(
  on: Database | Transaction,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, FeatureProfile>> {
  const rows = await getRows(on, listRankingFacts, { ids });
  return new Map(rankingFactsOf(rows).map((facts) => [facts.id, featureProfileOf(facts, day)]));
}

/** The features of a candidate for a viewer, from what both show. */
export function featuresBetween(viewer: FeatureProfile, candidate: FeatureProfile): Features {
  const isKnown = viewer.town !== '' && candidate.town !== '';
  return featuresOf(viewer, candidate, isKnown ? distanceBand(viewer.town ?? '', candidate.town ?? '') : null);
}

/** Log odds that an average viewer likes a candidate, and an average candidate the viewer, from what both show. */
export function basesOf(weights: Weights, viewer: FeatureProfile, candidate: FeatureProfile) {
  return {
    baseOfViewer: baseOf(weights, featuresBetween(viewer, candidate)),
    baseOfCandidate: baseOf(weights, featuresBetween(candidate, viewer)),
  };
}
