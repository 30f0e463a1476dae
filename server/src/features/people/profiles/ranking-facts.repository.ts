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

type FactsRow = readonly [
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

/** The facts of some members, for `rankingFactsOf`. Members without an account are left out. */
export const listRankingFacts = statement<{ ids: readonly number[] }, InOneDocument<FactsRow>>(({ ids }) =>
  inOneDocument(
    sql`user_id, is_verified, age, birthday, town, public_intent, interests, bio <> '', jsonb_array_length(prompts),
      coalesce(shown_photos, 0), active_on`,
    sql`profiles where user_id = any (${ids}::bigint[])`,
  ),
);

export const rankingFactsOf = (rows: readonly InOneDocument<FactsRow>[]): RankingFacts[] =>
  rows.flatMap(({ found }) => found.map(readFacts));

function readFacts(row: FactsRow): RankingFacts {
  const [id, isVerified, age, birthday, town, publicIntent, interests, hasBio, promptCount, photoCount, activeOn] = row;
  return { id, isVerified, age, birthday, town, publicIntent, interests, hasBio, promptCount, photoCount, activeOn };
}
