import type { Database } from '../../../database/connect.ts';
import { asUnavailable } from '../../../database/unavailable.ts';
import { candidateSql } from '../../people/profiles/index.ts';
import {
  answeredOnce,
  branchConditions,
  conditionsFor,
  withParameters,
  type CandidateQuery,
  type TextFilter,
} from './candidate-conditions.ts';
import type { Candidate } from './rank-deck.ts';

export interface BranchCandidate extends Candidate {
  readonly genderKey: string;
  readonly seeks: string;
}

export interface DeckCandidateQuery extends CandidateQuery {
  /**
   * If true, the genders that a candidate seeks count even while they are hidden. That is allowed only in a plain deck
   * (deck-rules.ts).
   */
  readonly usesHidden: boolean;
}

/** The best candidates of each branch (town, gender, seek), each read in the order of an index. */
function branchesStatement(query: DeckCandidateQuery, towns: readonly string[], limitPerBranch: number) {
  return withParameters((bind) => {
    const viewer = bind(query.viewer.id);
    const branch = { town: 'wanted_town.value', genderKey: 'wanted_gender.value', seeks: 'wanted_seek.value' };
    return `with ${answeredOnce(viewer)}
  select candidate.id, wanted_town.value as town, candidate.rank_key as "rankKey", wanted_gender.value as "genderKey",
    wanted_seek.value as seeks
  from unnest(${bind(towns)}::text[]) wanted_town (value)
  cross join unnest(${bind(query.eligibility.genderKeys)}::text[]) wanted_gender (value)
  cross join unnest(${bind(query.eligibility.seeks)}::text[]) wanted_seek (value)
  cross join lateral (
    select profile.user_id as id, ${candidateSql.rankKeyOf('profile')} as rank_key from profiles profile
    where ${candidateSql.isOfBranch('profile', branch, query.usesHidden)}
      and ${conditionsFor(query, viewer, bind)}
    order by ${candidateSql.bestFirst('profile')} limit ${bind(limitPerBranch)}
  ) candidate`;
  });
}

/**
 * The candidates that match a search text, in no order: few members match a text, while a branch may be long. Hidden
 * values never count here.
 */
function textStatement(query: CandidateQuery, filter: TextFilter, towns: readonly string[] | null, limit: number) {
  return withParameters((bind) => {
    const viewer = bind(query.viewer.id);
    const conditions = [...branchConditions(query, filter, towns, bind), conditionsFor(query, viewer, bind)];
    return `with ${answeredOnce(viewer)}
  select profile.user_id as id, ${candidateSql.townOf('profile')} as town,
    ${candidateSql.rankKeyOf('profile')} as "rankKey"
    from profiles profile
    where ${conditions.join('\n      and ')}
    limit ${bind(limit)}`;
  });
}

/**
 * Those of some people who fit a viewer, in no order. Hidden values never count here, because the response shows who is
 * missing.
 */
function chosenStatement(query: CandidateQuery, ids: readonly number[]) {
  return withParameters((bind) => {
    const viewer = bind(query.viewer.id);
    const conditions = [
      ...branchConditions(query, null, query.eligibility.towns, bind),
      conditionsFor(query, viewer, bind),
    ];
    return `with ${answeredOnce(viewer)}
  select profile.user_id as id from profiles profile
    where profile.user_id = any (${bind(ids)}::bigint[])
      and ${conditions.join('\n      and ')}`;
  });
}

export const candidateStatements = { branchesStatement, textStatement, chosenStatement };

/**
 * These queries are not prepared. A cached plan does not know the length of a branch or the frequency of a word, and
 * was measured to be many times slower.
 */
export function createDeckCandidatesRepository({ pool }: Database) {
  async function list<Row extends object>({ text, values }: { text: string; values: unknown[] }): Promise<Row[]> {
    try {
      return (await pool.query<Row>(text, values)).rows;
    } catch (error) {
      throw asUnavailable(error);
    }
  }
  return {
    listBest: (
      query: DeckCandidateQuery,
      towns: readonly string[],
      limitPerBranch: number,
    ): Promise<BranchCandidate[]> => list(branchesStatement(query, towns, limitPerBranch)),

    /** Searches all towns if `towns` is null. */
    listByText: (
      query: DeckCandidateQuery,
      filter: TextFilter,
      towns: readonly string[] | null,
      limit: number,
    ): Promise<Candidate[]> => list(textStatement(query, filter, towns, limit)),

    listChosen: (query: CandidateQuery, ids: readonly number[]): Promise<{ id: number }[]> =>
      list(chosenStatement(query, ids)),
  };
}
