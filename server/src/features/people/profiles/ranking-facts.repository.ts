import type { Intent } from '@mwanzo/contract/people/options';
import { sql, statement } from '../../../database/sql.ts';
import { photoCountColumn } from '../photos/index.ts';

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

/** The facts of some members. Members without an account have no row. */
export const listRankingFacts = statement<{ ids: readonly number[] }, RankingFacts>(
  ({ ids }) => sql`
    select user_id as id, is_verified as "isVerified", age, birthday, town, public_intent as "publicIntent",
      to_json(interests) as interests, bio <> '' as "hasBio", jsonb_array_length(prompts) as "promptCount",
      ${photoCountColumn(sql`profiles.user_id`)} as "photoCount", active_on as "activeOn"
    from profiles where user_id = any (${ids}::bigint[])`,
);
