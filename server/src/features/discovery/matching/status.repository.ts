import { sql, statement } from '../../../database/sql.ts';
import { servedOn } from '../../core/allowances/index.ts';
import { members } from '../../core/members/index.ts';
import { meanMax, priorVariance } from './model/belief.ts';

type Day = { readonly day: string };

/** The members who were dealt cards on a Nairobi day. */
export const listDealt = statement<Day, { viewer: number; cards: number }>(
  ({ day }) => sql`select served.user_id as viewer, cardinality(served.dealt_ids) as cards
    from (${servedOn(sql`${day}::date`)}) served`,
);

/** The members who were in decks on a Nairobi day, with the number of these decks. */
export const listExposures = statement<Day, { id: number; gender: string | null; times: number }>(
  ({ day }) => sql`select dealt.id, member.gender, count(*)::integer as times
    from (${servedOn(sql`${day}::date`)}) served cross join unnest(served.dealt_ids) dealt (id)
      left join ${members} member on member.id = dealt.id
    group by dealt.id, member.gender`,
);

/** The numbers of shown members by gender. */
export const countShown = statement<object, { gender: string | null; count: number }>(
  () => sql`select member.gender, count(*)::integer as count from ${members} member where member.is_shown
    group by member.gender order by member.gender`,
);

const isSound = (of: 'generosity' | 'attractiveness') =>
  sql`abs(${of}_mean) <= ${meanMax} and ${of}_variance > 0 and ${of}_variance <= ${priorVariance}`;

/** Members whose numbers cannot be right. */
interface Wrong {
  /** They are damaged, as `isSound` of belief.ts says. NaN is greater than all numbers. */
  readonly unsound: number;
  /** They were learned later than now. */
  readonly ofFuture: number;
}

/** Counts the members whose numbers cannot be right. An hour is left to clocks that differ. */
export const countWrong = statement<{ now: Date }, Wrong>(
  ({
    now,
  }) => sql`select count(*) filter (where not (${isSound('generosity')} and ${isSound('attractiveness')}))::integer
      as unsound, count(*) filter (where learned_at > ${now}::timestamptz + interval '1 hour')::integer as "ofFuture"
    from matching_states`,
);
