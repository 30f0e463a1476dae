import type { Database } from '../../../database/connect.ts';
import { inOneDocument, type InOneDocument } from '../../../database/in-one-document.ts';
import type { Query } from '../../../database/plan-once.ts';
import { joinSql, sql } from '../../../database/sql.ts';
import { asUnavailable } from '../../../database/unavailable.ts';
import { logicOfSql } from '../../core/pairs/index.ts';
import { candidates } from '../../people/profiles/index.ts';
import {
  answeredOnce,
  branchConditions,
  conditionsFor,
  isOfBranch,
  seeksOf,
  withParameters,
  type CandidateQuery,
  type TextFilter,
} from './candidate-conditions.ts';
import type { Candidate } from './rank-deck.ts';

export type BranchCandidate = Candidate & { readonly genderKey: string; readonly seeks: string };

/** With `usesHidden`, sought genders count even while hidden. Only a plain deck may do so (deck-rules.ts). */
export type DeckCandidateQuery = CandidateQuery & { readonly usesHidden: boolean };

type BranchRow = readonly [id: number, town: string, rankKey: number, genderKey: string, seeks: string];
type PlaceRow = readonly [id: number, town: string, rankKey: number, isByChance: boolean];

export const branchCandidatesOf = (rows: readonly InOneDocument<BranchRow>[]): BranchCandidate[] =>
  rows.flatMap(({ found }) =>
    found.map(([id, town, rankKey, genderKey, seeks]) => ({ id, town, rankKey, genderKey, seeks })),
  );

export const placeCandidatesOf = (
  rows: readonly InOneDocument<PlaceRow>[],
): (Candidate & Pick<Place, 'isByChance'>)[] =>
  rows.flatMap(({ found }) => found.map(([id, town, rankKey, isByChance]) => ({ id, town, rankKey, isByChance })));

/**
 * The best candidates of each branch (town, gender, seek), each read in the order of an index, and of these the best,
 * all if `limit` is null, for `branchCandidatesOf`.
 */
export function branchesStatement(
  query: DeckCandidateQuery,
  towns: readonly string[],
  limitPerBranch: number,
  limit: number | null,
) {
  return withParameters<InOneDocument<BranchRow>>((bind) => {
    const viewer = bind(query.viewer.id);
    const bestOfAll = sql`select best.id, wanted_town.value as town, best.rank_key, wanted_gender.value as gender_key,
    wanted_seek.value as seeks
  from unnest(${bind(towns)}::text[]) wanted_town (value)
  cross join unnest(${bind(query.eligibility.genderKeys)}::text[]) wanted_gender (value)
  cross join unnest(${bind(query.eligibility.seeks)}::text[]) wanted_seek (value)
  cross join lateral (
    select candidate.id, candidate.rank_key from ${candidates} candidate
    where ${isOfBranch(query.usesHidden)}
      and ${conditionsFor(query, viewer, bind)}
    order by candidate.rank_key desc, candidate.id limit ${bind(limitPerBranch)}
  ) best
  order by best.rank_key desc, best.id limit ${bind(limit)}::integer`;
    return sql`with ${answeredOnce(viewer)}
  ${inOneDocument(sql`id, town, rank_key, gender_key, seeks`, sql`(${bestOfAll}) best_of_all`)}`;
  });
}

/**
 * The candidates that match a search text, in no order: few members match a text, while a branch may be long. Hidden
 * values never count here. It searches all towns if `towns` is null.
 */
export function textStatement(query: CandidateQuery, filter: TextFilter, towns: readonly string[] | null, max: number) {
  return withParameters<Candidate>((bind) => {
    const viewer = bind(query.viewer.id);
    const conditions = [...branchConditions(query, filter, towns, bind), conditionsFor(query, viewer, bind)];
    return sql`with ${answeredOnce(viewer)}
  select candidate.id, candidate.town, candidate.rank_key as "rankKey" from ${candidates} candidate
    where ${logicOfSql.all(...conditions)} limit ${bind(max)}`;
  });
}

/** Those of some people who fit a viewer, in no order. */
export function fittingStatement(query: DeckCandidateQuery, ids: readonly number[]) {
  return withParameters<{ id: number }>((bind) => {
    const viewer = bind(query.viewer.id);
    const { genderKeys, seeks, towns } = query.eligibility;
    const conditions = [
      sql`candidate.id = any (${bind(ids)}::bigint[])`,
      sql`candidate.gender_key = any (${bind(genderKeys)}::text[])`,
      sql`${seeksOf(query.usesHidden)} = any (${bind(seeks)}::text[])`,
      ...(towns === null ? [] : [sql`candidate.town = any (${bind(towns)}::text[])`]),
      conditionsFor(query, viewer, bind),
    ];
    return sql`with ${answeredOnce(viewer)}
  select candidate.id from ${candidates} candidate where ${logicOfSql.all(...conditions)}`;
  });
}

/** A branch of people, from a rank key downwards. */
export interface Place {
  readonly town: string;
  readonly genderKey: string;
  readonly below: number;
  /** So many are read of each kind that fits the viewer. */
  readonly most: number;
  /** The people are there by chance. */
  readonly isByChance: boolean;
}

/**
 * The next people of each place, whatever they seek among what fits the viewer, for `placeCandidatesOf`. Two places may
 * have the same ones.
 */
export function placesStatement(query: DeckCandidateQuery, places: readonly Place[]) {
  return withParameters<InOneDocument<PlaceRow>>((bind) => {
    const viewer = bind(query.viewer.id);
    const wanted = [
      sql`${bind(places.map(({ town }) => town))}::text[]`,
      sql`${bind(places.map(({ genderKey }) => genderKey))}::text[]`,
      sql`${bind(places.map(({ below }) => below))}::double precision[]`,
      sql`${bind(places.map(({ most }) => most))}::integer[]`,
      sql`${bind(places.map(({ isByChance }) => isByChance))}::boolean[]`,
    ];
    const nextOfEach = sql`select best.id, place.town, best.rank_key, place.is_by_chance
  from unnest(${joinSql(wanted, sql`, `)}) place (town, gender_key, below, most, is_by_chance)
  cross join unnest(${bind(query.eligibility.seeks)}::text[]) wanted_seek (value)
  cross join lateral (
    select candidate.id, candidate.rank_key from ${candidates} candidate
    where candidate.town = place.town and candidate.gender_key = place.gender_key
      and ${seeksOf(query.usesHidden)} = wanted_seek.value and candidate.rank_key < place.below
      and ${conditionsFor(query, viewer, bind)}
    order by candidate.rank_key desc, candidate.id limit place.most
  ) best`;
    return sql`with ${answeredOnce(viewer)}
  ${inOneDocument(sql`id, town, rank_key, is_by_chance`, sql`(${nextOfEach}) next_of_each`)}`;
  });
}

/** Runs a query without preparing it: a plan that was kept does not know how frequent a word is. */
export async function runUnprepared<Row extends object>({ pool }: Database, query: Query<Row>): Promise<Row[]> {
  try {
    return (await pool.query<Row>(query.text, [...query.values])).rows;
  } catch (error) {
    throw asUnavailable(error);
  }
}
