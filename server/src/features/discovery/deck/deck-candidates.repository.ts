import type { Database } from '../../../database/connect.ts';
import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { asUnavailable } from '../../../database/unavailable.ts';
import { candidates } from '../../people/profiles/index.ts';
import {
  answeredOnce,
  branchConditions,
  conditionsFor,
  isOfBranch,
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
    return sql`with ${answeredOnce(viewer)}
  select best.id, wanted_town.value as town, best.rank_key as "rankKey", wanted_gender.value as "genderKey",
    wanted_seek.value as seeks
  from unnest(${bind(towns)}::text[]) wanted_town (value)
  cross join unnest(${bind(query.eligibility.genderKeys)}::text[]) wanted_gender (value)
  cross join unnest(${bind(query.eligibility.seeks)}::text[]) wanted_seek (value)
  cross join lateral (
    select candidate.id, candidate.rank_key from ${candidates} candidate
    where ${isOfBranch(query.usesHidden)}
      and ${conditionsFor(query, viewer, bind)}
    order by candidate.rank_key desc, candidate.id limit ${bind(limitPerBranch)}
  ) best`;
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
    return sql`with ${answeredOnce(viewer)}
  select candidate.id, candidate.town, candidate.rank_key as "rankKey" from ${candidates} candidate
    where ${joinSql(
      conditions,
      sql`
      and `,
    )}
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
    return sql`with ${answeredOnce(viewer)}
  select candidate.id from ${candidates} candidate
    where candidate.id = any (${bind(ids)}::bigint[])
      and ${joinSql(
        conditions,
        sql`
      and `,
      )}`;
  });
}

export const candidateStatements = { branchesStatement, textStatement, chosenStatement };

/**
 * These queries are not prepared. A cached plan does not know the length of a branch or the frequency of a word, and
 * was measured to be many times slower.
 */
export async function runUnprepared<Row extends object>(
  { pool }: Database,
  { text, values }: { text: Sql; values: unknown[] },
): Promise<Row[]> {
  try {
    return (await pool.query<Row>(text, values)).rows;
  } catch (error) {
    throw asUnavailable(error);
  }
}

export const listBest = (
  on: Database,
  query: DeckCandidateQuery,
  towns: readonly string[],
  limitPerBranch: number,
): Promise<BranchCandidate[]> => runUnprepared(on, branchesStatement(query, towns, limitPerBranch));

/** Searches all towns if `towns` is null. */
export const listByText = (
  on: Database,
  query: DeckCandidateQuery,
  filter: TextFilter,
  towns: readonly string[] | null,
  limit: number,
): Promise<Candidate[]> => runUnprepared(on, textStatement(query, filter, towns, limit));

export const listChosen = (on: Database, query: CandidateQuery, ids: readonly number[]): Promise<{ id: number }[]> =>
  runUnprepared(on, chosenStatement(query, ids));
