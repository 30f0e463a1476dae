import type { Intent } from '@mwanzo/contract/people/options';
import { sql, statement, type Sql } from '../../../database/sql.ts';

/** The part of what strangers see of a member that a ranking counts. A hidden value is null here. */
export interface RankingFacts {
  readonly id: number;
  readonly isVerified: boolean;
  readonly age: number | null;
  readonly birthday: string;
  /** The known town, or ''. */
  readonly town: string;
  readonly publicIntent: Intent | null;
  readonly interests: readonly string[];
  readonly hasBio: boolean;
  readonly promptCount: number;
  readonly photoCount: number;
  /** The Nairobi day of the last visit. */
  readonly activeOn: string;
}

/** The facts of one member as `rankingFactsColumn` selects them. */
export type RankingFactsRow = readonly [
  id: number,
  isVerified: boolean,
  age: number | null,
  birthday: string,
  town: string,
  publicIntent: Intent | null,
  interests: readonly string[],
  hasBio: boolean,
  promptCount: number,
  photoCount: number,
  activeOn: string,
];

/**
 * SQL for the facts of a row of profiles, or of `candidates`, as one JSON column: for hundreds of people, eleven columns
 * would take twice as long.
 */
export const rankingFactsColumn = (row: Sql, id: Sql): Sql =>
  sql`json_build_array(${id}, ${row}.is_verified, ${row}.age, ${row}.birthday, ${row}.town, ${row}.public_intent,
      ${row}.interests, ${row}.bio <> '', jsonb_array_length(${row}.prompts), coalesce(${row}.shown_photos, 0),
      ${row}.active_on)`;

export function rankingFactsOf(row: RankingFactsRow): RankingFacts {
  const [id, isVerified, age, birthday, town, publicIntent, interests, hasBio, promptCount, photoCount, activeOn] = row;
  return { id, isVerified, age, birthday, town, publicIntent, interests, hasBio, promptCount, photoCount, activeOn };
}

/** The facts of some members. Members without an account have no row. */
export const listRankingFacts = statement<{ ids: readonly number[] }, { facts: RankingFactsRow }>(
  ({ ids }) => sql`select ${rankingFactsColumn(sql`profile`, sql`profile.user_id`)} as facts from profiles profile
    where profile.user_id = any (${ids}::bigint[])`,
);
