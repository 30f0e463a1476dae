import type { Database } from '../../database/connect.ts';
import { asUnavailable } from '../../database/unavailable.ts';
import { answeredBy, maySwipe } from '../pairs/index.ts';
import { candidateSql, isShown } from '../profiles/index.ts';
import { latestBirthdayFor, type Eligibility } from './deck-rules.ts';
import type { Candidate } from './rank-deck.ts';

export interface CandidateQuery {
  readonly viewerId: number;
  readonly eligibility: Eligibility;
  /** Whether whom a candidate seeks counts even while it is hidden: only in a plain deck (deck-rules.ts). */
  readonly usesHidden: boolean;
  /** The Nairobi day that ages are counted on. */
  readonly today: string;
}

/** A search by text, folded: beginnings of words in name and interests, and part of the location. */
export interface TextFilter {
  readonly words: readonly string[];
  readonly location: string | null;
}

export interface BranchCandidate extends Candidate {
  readonly genderKey: string;
  readonly seeks: string;
}

/** Adds a value to a query's parameters and returns its placeholder. */
type Bind = (value: unknown) => string;

function withParameters(write: (bind: Bind) => string): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  return { text: write((value) => `$${values.push(value)}`), values };
}

/**
 * Everyone whom the viewer has answered, read once into a hash: cheaper than a look-up for each candidate of a long
 * history.
 */
const answeredOnce = (viewer: string) => `answered as materialized (
    ${answeredBy(`${viewer}::bigint`)}
  )`;

function conditionsFor({ eligibility, today }: CandidateQuery, viewer: string, bind: Bind): string {
  const { genderDetail, orientation, minAge, maxAge } = eligibility;
  const conditions = [
    maySwipe({ me: viewer, them: 'profile.user_id', isShown: isShown('profile') }),
    'profile.user_id not in (select user_id from answered)',
  ];
  if (genderDetail !== null) conditions.push(candidateSql.showsGenderDetail('profile', bind(genderDetail)));
  if (orientation !== null) conditions.push(candidateSql.showsOrientation('profile', bind(orientation)));
  if (minAge !== null) {
    const latestBirthday = bind(latestBirthdayFor(minAge, today));
    conditions.push(candidateSql.isAtLeast('profile', bind(minAge), latestBirthday));
  }
  if (maxAge !== null) {
    const tooEarlyBirthday = bind(latestBirthdayFor(maxAge + 1, today));
    conditions.push(candidateSql.isAtMost('profile', bind(maxAge), tooEarlyBirthday));
  }
  return conditions.join('\n      and ');
}

/** The best of each branch (town, gender, seek), each read in the order of an index. */
function branchesStatement(query: CandidateQuery, towns: readonly string[], limitPerBranch: number) {
  return withParameters((bind) => {
    const viewer = bind(query.viewerId);
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
 * The candidates that a text filter finds, in no order: few members match a text, while a branch may be long. Hidden
 * values never count here.
 */
function textStatement(query: CandidateQuery, filter: TextFilter, towns: readonly string[] | null, limit: number) {
  return withParameters((bind) => {
    const viewer = bind(query.viewerId);
    const { genderKeys, seeks } = query.eligibility;
    const conditions = [
      conditionsFor(query, viewer, bind),
      candidateSql.isOfAnyBranch('profile', { genderKeys: bind(genderKeys), seeks: bind(seeks) }),
    ];
    // Folded words hold only letters and digits, so nothing in them needs to be escaped.
    if (filter.words.length > 0) {
      const words = filter.words.map((word) => `'${word}':*`).join(' & ');
      conditions.push(candidateSql.matchesWords('profile', bind(words)));
    }
    if (filter.location !== null)
      conditions.push(candidateSql.hasLocationLike('profile', bind(`%${filter.location}%`)));
    if (towns !== null) conditions.push(candidateSql.isInTowns('profile', bind(towns)));
    return `with ${answeredOnce(viewer)}
  select profile.user_id as id, ${candidateSql.townOf('profile')} as town, ${candidateSql.rankKeyOf('profile')} as "rankKey"
    from profiles profile
    where ${conditions.join('\n      and ')}
    limit ${bind(limit)}`;
  });
}

export const candidateStatements = { branchesStatement, textStatement };

/**
 * These queries are not prepared: a cached plan does not know how long a branch or how rare a word is, and was measured
 * to be many times slower.
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
