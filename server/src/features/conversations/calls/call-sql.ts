// SQL for the statements of calls. All arguments are SQL.
import { sql, type Sql } from '../../../database/sql.ts';
import { callLimits } from '@mwanzo/contract/limits';
import { hiddenReasons } from './call-rules.ts';

const hidden = hiddenReasons.map((reason) => sql`'${reason}'`).join(', ');

/** The columns of a CallRow, of calls under this alias. */
export function callColumns(call: string): Sql {
  return sql`${call}.id, ${call}.caller_id as "callerId", ${call}.callee_id as "calleeId",
    ${call}.caller_device as "callerDevice",
    ${call}.callee_device as "calleeDevice", ${call}.started_at as "startedAt", ${call}.rings_until as "ringsUntil",
    ${call}.answered_at as "answeredAt", ${call}.ended_at as "endedAt", ${call}.reason,
    ${call}.refused_as as "refusedAs", ${call}.offer`;
}

export interface CallRow {
  readonly id: string;
  readonly callerId: number;
  readonly calleeId: number;
  readonly callerDevice: string;
  readonly calleeDevice: string | null;
  readonly startedAt: Date;
  readonly ringsUntil: Date;
  readonly answeredAt: Date | null;
  readonly endedAt: Date | null;
  /** The reason that both know, or the caller alone when the callee has refused. */
  readonly reason: string | null;
  /** The callee has declined or is in another call. For the caller the call goes on ringing. */
  readonly refusedAs: string | null;
  readonly offer: string | null;
}

/** Condition: the member is one of the two. */
export function isOfCall(call: string, member: string): Sql {
  return sql`${member} in (${call}.caller_id, ${call}.callee_id)`;
}

/** Scalar: the reason of a call's end as this member of it knows it, like `viewOf`. Null while it goes on for them. */
export function reasonFor(call: string, member: string): Sql {
  return sql`(case when ${call}.caller_id <> ${member} then coalesce(${call}.refused_as, ${call}.reason)
      when ${call}.reason in (${hidden}) then 'invite_timeout'
      else ${call}.reason end)`;
}

/** Scalar: the end of a call as this member of it knows it. Calls of before ended for both when the callee refused. */
export function endFor(call: string, member: string): Sql {
  return sql`(case when ${call}.caller_id = ${member} and ${call}.reason in (${hidden}) then ${call}.rings_until
      else ${call}.ended_at end)`;
}

/** Scalar: the calls of a member to another one since a moment that nobody answered. */
export function unansweredCalls(caller: string, callee: string, since: string): Sql {
  return sql`(select count(*)::integer from calls past
      where least(past.caller_id, past.callee_id) = least(${caller}, ${callee})
        and greatest(past.caller_id, past.callee_id) = greatest(${caller}, ${callee}) and past.caller_id = ${caller}
        and past.answered_at is null and past.ended_at is not null and past.started_at >= ${since})`;
}

/**
 * Statement that ends the live calls under the alias `call` that fulfil a condition, and frees their two members. It
 * returns CallRows.
 */
export function endCalls({ when, reason, at }: Record<'when' | 'reason' | 'at', string>): Sql {
  return sql`with ended as (
      update calls call set ended_at = ${at}, reason = ${reason}, offer = null
      where call.ended_at is null and ${when}
      returning ${callColumns('call')}
    ), freed as (
      delete from members_in_calls member using ended where member.call_id = ended.id
    )
    select * from ended`;
}

/** Statement that deletes the consents of two members to calls with each other. */
export function deleteCallConsents(one: string, other: string): Sql {
  return sql`delete from call_talks where (member_id, partner_id) in ((${one}, ${other}), (${other}, ${one}))`;
}

/** Condition: nobody has answered in time, both devices are silent, or the call has reached its longest duration. */
export function isDue(call: string, now: string): Sql {
  return sql`(case when ${call}.answered_at is null then ${call}.rings_until <= ${now}
      else ${call}.answered_at <= ${now} - interval '${String(callLimits.lastSeconds)} seconds'
        or greatest(${call}.caller_seen_at, ${call}.callee_seen_at)
          <= ${now} - interval '${String(callLimits.silenceSeconds)} seconds'
      end)`;
}

/** Scalar: the reason why a due call ends. */
export function dueReason(call: string, now: string): Sql {
  return sql`case when ${call}.answered_at is null then 'invite_timeout'
      when ${call}.answered_at <= ${now} - interval '${String(callLimits.lastSeconds)} seconds' then 'time_limit'
        else 'ice_timeout' end`;
}
