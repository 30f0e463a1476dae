import { callLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isRestricted } from '../../people/accounts/index.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { callColumns, dueReason, endCalls, isDue, isOfCall, unansweredCalls, type CallRow } from './call-sql.ts';

/**
 * The phone of a restricted callee rings like any other, so that no caller learns of the restriction. The callee cannot
 * answer.
 */
const mayGoOn = (call: string) => sql`(${areMatched(`${call}.caller_id`, `${call}.callee_id`)} and not exists (
      select from users member where ${isRestricted('member')} and (member.id = ${call}.caller_id
        or member.id = ${call}.callee_id and ${call}.answered_at is not null)
    ))`;
const pushedColumns = 'call.id, call.caller_id as "callerId", call.callee_id as "calleeId"';
interface Part {
  readonly id: string;
  readonly userId: number;
}

type PartSql = { readonly [Key in keyof Part]: Sql };

const mine = ({ id, userId }: PartSql) => sql`call.id = ${id}::uuid and ${isOfCall('call', sql`${userId}::bigint`)}`;
const myDevice = ({ userId }: PartSql) =>
  sql`case when call.caller_id = ${userId} then call.caller_device else call.callee_device end`;

export const findCall = statement<Part, CallRow>(
  (input) => sql`select ${callColumns('call')} from calls call where ${mine(input)}`,
);
export const findCallByClientId = statement<{ userId: number; clientId: string }, CallRow>(
  ({ userId, clientId }) => sql`
   select ${callColumns('call')} from calls call where call.caller_id = ${userId}
     and call.client_id = ${clientId}`,
);
export const findLiveCall = statement<{ userId: number }, CallRow>(
  ({ userId }) => sql`
   select ${callColumns('call')} from calls call
   where call.id = (select call_id from members_in_calls where member_id = ${userId}) and call.ended_at is null`,
);
interface NewCall {
  readonly id: string;
  readonly clientId: string;
  readonly callerId: number;
  readonly calleeId: number;
  readonly device: string;
  readonly now: Date;
  readonly ringsUntil: Date;
}

/** Null when the call exists already, or the two are in a call with each other. */
export const insertCall = statement<NewCall, CallRow>(
  (input) => sql`
   insert into calls as call (id, client_id, caller_id, callee_id, caller_device, started_at,
     rings_until, caller_seen_at)
   values (${input.id}, ${input.clientId}, ${input.callerId}, ${input.calleeId}, ${input.device}, ${input.now},
     ${input.ringsUntil}, ${input.now}) on conflict do nothing returning ${callColumns('call')}`,
);
/** The members are locked in the order of their ids. Otherwise two who call each other would deadlock. */
const enter = statement<{ id: string; callerId: number; calleeId: number }, { memberId: number }>(
  ({ id, callerId, calleeId }) => sql`
   insert into members_in_calls (member_id, call_id)
   select member_id, ${id} from
     unnest(array[least(${callerId}::bigint, ${calleeId}::bigint), greatest(${callerId}, ${calleeId})]) member_id
   order by member_id
   on conflict do nothing returning member_id as "memberId"`,
);
const countUnanswered = statement<{ callerId: number; calleeId: number; since: Date }, { unanswered: number }>(
  ({ callerId, calleeId, since }) =>
    sql`select
      ${unansweredCalls(sql`${callerId}::bigint`, sql`${calleeId}::bigint`, sql`${since}::timestamptz`)} as unanswered`,
);
export const removeCall = statement<{ id: string }>(({ id }) => sql`delete from calls where id = ${id}`);
export const endDueCallsOf = statement<{ one: number; other: number; now: Date }, CallRow>(
  ({ one, other, now }) =>
    sql`${endCalls({
      when: sql`(${isOfCall('call', sql`${one}::bigint`)} or ${isOfCall('call', sql`${other}::bigint`)})
        and ${isDue('call', sql`${now}::timestamptz`)}`,
      reason: dueReason('call', now),
      at: now,
    })}`,
);
/** A call between two separated members looks as if it had been ended or declined. */
export const endAllDueCalls = statement<{ now: Date }, CallRow>(
  ({ now }) =>
    sql`${endCalls({
      when: sql`(${isDue('call', sql`${now}::timestamptz`)} or not ${mayGoOn('call')})`,
      reason: sql`case when ${mayGoOn('call')} then ${dueReason('call', now)}
      when call.answered_at is null then 'declined' else 'user_hangup' end`,
      at: now,
    })}`,
);
export const markAnswered = statement<Part & { now: Date; device: string }, CallRow>(
  (input) => sql`
   update calls call set answered_at = ${input.now}, callee_device = ${input.device},
    callee_seen_at = ${input.now}
   where call.id = ${input.id} and call.callee_id = ${input.userId} and call.ended_at is null
     and call.answered_at is null
     and call.refused_as is null and call.rings_until > ${input.now}::timestamptz and ${mayGoOn('call')}
   returning ${callColumns('call')}`,
);
/** The first offer is stored in the row for the callee, up to a length. Later signals are only passed on. */
export const keepWords = statement<Part & { device: string; offer: string | null; more: string }, CallRow>(
  (input) => sql`
   update calls call set
     offer = case when call.answered_at is null then coalesce(${input.offer}::text, call.offer,
       '') || ${input.more}::text else call.offer end
   where ${mine(input)} and call.ended_at is null and ${myDevice(input)} = ${input.device}::uuid
     and (call.answered_at is not null
       or length(coalesce(${input.offer}, call.offer, '') || ${input.more}) <= ${String(callLimits.offerMax)})
   returning ${callColumns('call')}`,
);
export const markAlive = statement<Part & { device: string; now: Date }, CallRow>(
  (input) => sql`
   update calls call set
     caller_seen_at = case when call.caller_id = ${input.userId} then ${input.now} else call.caller_seen_at end,
     callee_seen_at = case when call.callee_id = ${input.userId} then ${input.now} else call.callee_seen_at end
   where ${mine(input)} and call.ended_at is null and ${myDevice(input)} = ${input.device}::uuid
   returning ${callColumns('call')}`,
);
/**
 * Before a call is answered, its caller cancels it. Its callee ends it only when sound is impossible, and not after a
 * refusal. An answered call can only be ended by a device that takes part.
 */
export const markEnded = statement<Part & { device: string; reason: string; now: Date }, CallRow>(
  (input) =>
    sql`${endCalls({
      when: sql`${mine(input)} and case
        when call.answered_at is not null then ${myDevice(input)} = ${input.device}::uuid
      else call.caller_id = ${input.userId} or ${input.reason} <> 'user_hangup' and call.refused_as is null end`,
      reason: sql`case when call.answered_at is null and ${input.reason} = 'user_hangup' then 'cancelled'
        else ${input.reason} end`,
      at: sql`${input.now}::timestamptz`,
    })}`,
);
/**
 * Null unless the call rings for this callee. The callee is free again. The caller stays in the call, as in one that
 * nobody answers.
 */
export const markDeclined = statement<Part, CallRow>(
  ({ id, userId }) => sql`
   with declined as (
    update calls call set refused_as = 'declined'
    where call.id = ${id} and call.callee_id = ${userId} and call.ended_at is null and call.answered_at is null
      and call.refused_as is null
    returning ${callColumns('call')}
  ), freed as (
    delete from members_in_calls place using declined
      where place.call_id = declined.id and place.member_id = declined."calleeId"
  )
  select * from declined`,
);
export const refuseAsBusy = statement<{ id: string }, CallRow>(
  ({ id }) =>
    sql`update calls call set refused_as = 'user_busy' where call.id = ${id} returning ${callColumns('call')}`,
);
/** The callee has refused the call, and calls back. */
export const endRefusedCall = statement<{ calleeId: number; callerId: number; now: Date }, CallRow>(
  ({ calleeId, callerId, now }) =>
    sql`${endCalls({
      when: sql`call.callee_id = ${calleeId} and call.caller_id = ${callerId} and call.refused_as is not null`,
      reason: sql`'invite_timeout'`,
      at: now,
    })}`,
);
/** Calls that ring and were not pushed yet. */
export const takeRinging = statement<object, PushedRow>(
  () => sql`
   update calls call set pushed = 'ringing'
   where call.ended_at is null and call.answered_at is null and call.refused_as is null and call.pushed is null
   returning ${pushedColumns}`,
);
/** Ended calls whose end was not pushed yet: a push about a missed call replaces that of the ringing one. */
const takeOver = statement<object, PushedRow & { isMissed: boolean }>(
  () => sql`
   update calls call set pushed = 'over' where call.pushed = 'ringing' and call.ended_at is not null
   returning ${pushedColumns},
     call.refused_as is null and call.reason in ('invite_timeout', 'cancelled') as "isMissed"`,
);
const rate = statement<Part & { rating: string }, { id: string }>(
  (input) => sql`
   update calls call set
     caller_rating = case when call.caller_id = ${input.userId} then ${input.rating} else call.caller_rating end,
     callee_rating = case when call.callee_id = ${input.userId} then ${input.rating} else call.callee_rating end
   where ${mine(input)} and call.answered_at is not null returning call.id`,
);

export const callStatements = {
  find: findCall,
  findByClientId: findCallByClientId,
  findLive: findLiveCall,
  endDue: endAllDueCalls,
  endDueOf: endDueCallsOf,
  takeRinging,
  takeOver,
};

type PushedRow = Pick<CallRow, 'id' | 'callerId' | 'calleeId'>;

/** Resolves to true if neither of the two was in another call. */
export async function enterCall(
  on: Database | Transaction,
  { id, callerId, calleeId }: { id: string; callerId: number; calleeId: number },
): Promise<boolean> {
  return (await getRows(on, enter, { id, callerId, calleeId })).length === 2;
}

export async function countUnansweredSince(
  on: Database | Transaction,
  { callerId, calleeId, since }: { callerId: number; calleeId: number; since: Date },
): Promise<number> {
  return (await getRow(on, countUnanswered, { callerId, calleeId, since }))?.unanswered ?? 0;
}

export async function takeMissed(on: Database | Transaction): Promise<PushedRow[]> {
  return (await getRows(on, takeOver, {})).filter(({ isMissed }) => isMissed);
}

export async function markRated(
  on: Database | Transaction,
  { id, userId, rating }: { id: string; userId: number; rating: string },
): Promise<boolean> {
  return (await getRow(on, rate, { id, userId, rating })) !== null;
}
