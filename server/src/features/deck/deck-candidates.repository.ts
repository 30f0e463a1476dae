import type { Database } from '../../database/connect.ts';
import { asUnavailable } from '../../database/unavailable.ts';
import { latestBirthdayFor, type Eligibility } from './deck-rules.ts';
import type { Candidate } from './rank-deck.ts';

export interface CandidateQuery {
  readonly viewerId: number;
  readonly eligibility: Eligibility;
  /** The Nairobi day that ages are counted on. */
  readonly today: string;
}

/** What is looked for in text, folded: words of name and interests by their beginnings, and a part of the location. */
export interface TextFilter {
  readonly words: readonly string[];
  readonly location: string | null;
}

export interface BranchCandidate extends Candidate {
  readonly genderKey: string;
  readonly seeks: string;
}

/** Gives a value its place among a query's parameters. */
type Bind = (value: unknown) => string;

function withParameters(write: (bind: Bind) => string): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  return { text: write((value) => `$${values.push(value)}`), values };
}

/** Whom the viewer has answered, read once into a hash: cheaper than a look-up for each candidate of a long history. */
const answeredBy = (viewer: string) => `answered as materialized (
    select high_id as user_id from pairs where low_id = ${viewer}::bigint and low_liked is not null
    union all
    select low_id from pairs where high_id = ${viewer}::bigint and high_liked is not null
  )`;

function conditionsFor({ eligibility, today }: CandidateQuery, viewer: string, bind: Bind): string {
  const { genderDetail, orientation, minAge, maxAge } = eligibility;
  const conditions = [
    'profile.saved_at is not null and profile.is_active',
    `profile.user_id <> ${viewer} and profile.user_id not in (select user_id from answered)`,
  ];
  if (genderDetail !== null) conditions.push(`profile.gender_detail = ${bind(genderDetail)}`);
  if (orientation !== null)
    conditions.push(`profile.orientation = ${bind(orientation)} and profile.orientation_visibility = 'everyone'`);
  if (minAge !== null) {
    const latest = bind(latestBirthdayFor(minAge, today));
    conditions.push(
      `case when profile.is_verified then profile.birthday <= ${latest}::date else profile.age >= ${bind(minAge)} end`,
    );
  }
  if (maxAge !== null) {
    const tooEarly = bind(latestBirthdayFor(maxAge + 1, today));
    conditions.push(
      `case when profile.is_verified then profile.birthday > ${tooEarly}::date else profile.age <= ${bind(maxAge)} end`,
    );
  }
  return conditions.join('\n      and ');
}

/** The best of each branch (town, gender, seek), each read in the order of the index profiles_deck. */
function branchesStatement(query: CandidateQuery, towns: readonly string[], limitPerBranch: number) {
  return withParameters((bind) => {
    const viewer = bind(query.viewerId);
    return `with ${answeredBy(viewer)}
  select candidate.id, town.name as town, candidate.rank_key as "rankKey", gender.key as "genderKey", seek.key as seeks
  from unnest(${bind(towns)}::text[]) town (name)
  cross join unnest(${bind(query.eligibility.genderKeys)}::text[]) gender (key)
  cross join unnest(${bind(query.eligibility.seeks)}::text[]) seek (key)
  cross join lateral (
    select profile.user_id as id, profile.rank_key from profiles profile
    where profile.town = town.name and profile.gender_key = gender.key and profile.seeks = seek.key
      and ${conditionsFor(query, viewer, bind)}
    order by profile.rank_key desc limit ${bind(limitPerBranch)}
  ) candidate`;
  });
}

/** Those whom a text filter finds, in no order: the text is rarer than any branch is long. */
function textStatement(query: CandidateQuery, filter: TextFilter, towns: readonly string[] | null, limit: number) {
  return withParameters((bind) => {
    const viewer = bind(query.viewerId);
    const { genderKeys, seeks } = query.eligibility;
    const conditions = [
      conditionsFor(query, viewer, bind),
      `profile.gender_key = any (${bind(genderKeys)}::text[]) and profile.seeks = any (${bind(seeks)}::text[])`,
    ];
    // Folded words hold letters and digits only: nothing in them needs to be escaped.
    if (filter.words.length > 0)
      conditions.push(`profile.search @@ ${bind(filter.words.map((word) => `'${word}':*`).join(' & '))}::tsquery`);
    if (filter.location !== null) conditions.push(`profile.location_folded like ${bind(`%${filter.location}%`)}`);
    if (towns !== null) conditions.push(`profile.town = any (${bind(towns)}::text[])`);
    return `with ${answeredBy(viewer)}
  select profile.user_id as id, profile.town, profile.rank_key as "rankKey" from profiles profile
    where ${conditions.join('\n      and ')}
    limit ${bind(limit)}`;
  });
}

export const candidateStatements = { branchesStatement, textStatement };

/**
 * These queries have no names: a plan that is kept does not know how long a branch or how rare a word is,
 * and was measured to be many times slower.
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
    listBest: (query: CandidateQuery, towns: readonly string[], limitPerBranch: number): Promise<BranchCandidate[]> =>
      list(branchesStatement(query, towns, limitPerBranch)),

    /** In all towns if `towns` is null. */
    listByText: (
      query: CandidateQuery,
      filter: TextFilter,
      towns: readonly string[] | null,
      limit: number,
    ): Promise<Candidate[]> => list(textStatement(query, filter, towns, limit)),
  };
}
