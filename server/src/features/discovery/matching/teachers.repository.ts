import { sql, statement } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import { learnsFromSwipes } from '../../people/settings/index.ts';
import { hasOpenCase } from '../../trust/reports/index.ts';

/** Condition: the row `member` is verified and not restricted, and no report about the member is open. */
const isTrusted = sql`(member.is_verified and not member.is_restricted
      and not ${hasOpenCase(sql`member.id`)})`;

/** A member as the learning sees them. */
export interface Learner {
  readonly id: number;
  /** False if the member has stopped the learning: nothing is learned from them, and nothing about them. */
  readonly learns: boolean;
  /** The member's answers teach. */
  readonly isTrusted: boolean;
}

export const listLearners = statement<{ ids: readonly number[] }, Learner>(
  ({ ids }) => sql`
    select member.id, ${learnsFromSwipes(sql`member.id`)} as learns, ${isTrusted} as "isTrusted"
    from ${members} member where member.id = any (${ids}::bigint[])`,
);
