import type { PersonalTables } from '../../../database/personal-table.ts';
import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { hiddenReasons } from './call-rules.ts';

const hidden = joinSql(
  hiddenReasons.map((reason) => sql`'${reason}'`),
  sql`, `,
);

/** Scalar: the reason of a call's end as this member of it knows it, like `viewOf`. Null while it goes on for them. */
function reasonFor(call: Sql, member: Sql): Sql {
  return sql`(case when ${call}.caller_id <> ${member} then coalesce(${call}.refused_as, ${call}.reason)
      when ${call}.reason in (${hidden}) then 'invite_timeout'
      else ${call}.reason end)`;
}

/** Scalar: the end of a call as this member of it knows it. Calls of before ended for both when the callee refused. */
function endFor(call: Sql, member: Sql): Sql {
  return sql`(case when ${call}.caller_id = ${member} and ${call}.reason in (${hidden}) then ${call}.rings_until
      else ${call}.ended_at end)`;
}

export const personalCalls: PersonalTables = {
  call_talks: {
    personal: 'member_id partner_id says_yes said_at',
    other: '',
    exported: {
      document: 'call_talks',
      rows: (me) => sql`
        select partner_id as match_id, says_yes, said_at from call_talks where member_id = ${me} order by partner_id`,
    },
  },
  calls: {
    personal: 'id caller_id callee_id started_at answered_at ended_at reason refused_as caller_rating callee_rating',
    other: 'client_id caller_device callee_device rings_until caller_seen_at callee_seen_at offer pushed',
    exported: {
      document: 'calls',
      rows: (me) => sql`
        select case when caller_id = ${me} then callee_id else caller_id end as match_id, caller_id = ${me} as is_mine,
          started_at, answered_at, ${endFor(sql`call`, me)} as ended_at, ${reasonFor(sql`call`, me)} as reason,
          case when caller_id = ${me} then caller_rating else callee_rating end as rating
        from calls call where ${me} in (caller_id, callee_id) order by started_at, id`,
    },
  },
  members_in_calls: {
    personal: 'member_id call_id',
    other: '',
    exported: { because: 'It names the call that goes on at this moment.' },
  },
};
