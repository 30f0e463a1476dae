import type { Intent } from '@mwanzo/contract/people/options';
import { inOneDocument, type InOneDocument } from '../../../database/in-one-document.ts';
import { sql, statement } from '../../../database/sql.ts';

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

/** The facts of a row of `rankingFacts`, in the order of `factColumns`. */
export type FactsRow = readonly [
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

/** Row source of what a ranking counts of each member: user_id, is_verified, and what `factColumns` names. */
export const rankingFacts = sql`(
    select user_id, is_verified, age, birthday, town, public_intent, interests, bio <> '' as has_bio,
      jsonb_array_length(prompts) as prompt_count, coalesce(shown_photos, 0) as photo_count, active_on
    from profiles
  )`;

/** The columns of the row source `facts`, for `factsOf`. */
export const factColumns = sql`facts.user_id, facts.is_verified, facts.age, facts.birthday, facts.town,
      facts.public_intent, facts.interests, facts.has_bio, facts.prompt_count, facts.photo_count, facts.active_on`;

/** The facts of some members, for `rankingFactsOf`. Members without an account are left out. */
export const listRankingFacts = statement<{ ids: readonly number[] }, InOneDocument<FactsRow>>(({ ids }) =>
  inOneDocument(factColumns, sql`${rankingFacts} facts where facts.user_id = any (${ids}::bigint[])`),
);

export const rankingFactsOf = (rows: readonly InOneDocument<FactsRow>[]): RankingFacts[] =>
  rows.flatMap(({ found }) => found.map(factsOf));

export function factsOf(row: FactsRow): RankingFacts {
  const [id, isVerified, age, birthday, town, publicIntent, interests, hasBio, promptCount, photoCount, activeOn] = row;
  return { id, isVerified, age, birthday, town, publicIntent, interests, hasBio, promptCount, photoCount, activeOn };
}
