import { getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { areMatched } from '../../core/pairs/index.ts';
import type { CallRow, CallStanding } from './course-rules.ts';
import { members } from '../../core/members/index.ts';

const columns = sql`call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
  call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
  call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
  call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
  call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating"`;
const isRestrictedMember = (id: Sql) =>
  sql`exists (select from ${members} member where member.id = ${id} and member.is_restricted)`;
const areBetween = (one: Sql, other: Sql) =>
  sql`least(call.caller_id, call.callee_id) = least(${one}::bigint, ${other}::bigint)
      and greatest(call.caller_id, call.callee_id) = greatest(${one}, ${other})`;
const standing = sql`${areMatched(sql`call.caller_id`, sql`call.callee_id`)} as "areMatched",
  ${isRestrictedMember(sql`call.caller_id`)} as "isCallerRestricted",
  ${isRestrictedMember(sql`call.callee_id`)} as "isCalleeRestricted"`;

export const findCallByClientId = statement<{ userId: number; clientId: string }, CallRow>(
  ({ userId, clientId }) =>
    sql`select ${columns} from calls call where call.caller_id = ${userId} and call.client_id = ${clientId}`,
);
export const findLiveCall = statement<{ userId: number }, CallRow>(
  ({ userId }) => sql`select ${columns} from calls call
    where call.id = (select call_id from members_in_calls where member_id = ${userId}) and call.ended_at is null`,
);
export const listLiveCalls = statement<object, CallRow & CallStanding>(
  () => sql`select ${columns}, ${standing} from calls call where call.ended_at is null`,
);
/** The calls of two members with each other that are over for this one of them, newest first. */
export const listPastCalls = statement<{ me: number; them: number; limit: number }, CallRow>(
  ({ me, them, limit }) => sql`select ${columns} from calls call
    where ${areBetween(me, them)}
      and (call.ended_at is not null or call.refused_as is not null and call.callee_id = ${me})
    order by call.started_at desc limit ${limit}`,
);
/** The calls of a member to another one since a moment that nobody answered. */
export const countUnanswered = statement<Pair & { since: Date }, { unanswered: number }>(
  ({ callerId, calleeId, since }) => sql`select count(*)::integer as unanswered from calls call
    where ${areBetween(callerId, calleeId)} and call.caller_id = ${callerId} and call.started_at >= ${since}
      and call.answered_at is null and call.ended_at is not null`,
);
/** Calls are locked before their members' places, as everywhere. */
export const lockCall = statement<{ id: string; userId: number }, CallRow & CallStanding>(
  ({ id, userId }) => sql`select ${columns}, ${standing} from calls call
    where call.id = ${id} and ${userId}::bigint in (call.caller_id, call.callee_id) for update of call`,
);
export const lockLiveCallsOf = statement<Pair, CallRow>(
  ({ callerId, calleeId }) => sql`select ${columns} from calls call
    where call.ended_at is null
      and (${callerId}::bigint in (call.caller_id, call.callee_id)
        or ${calleeId}::bigint in (call.caller_id, call.callee_id))
    order by call.id for update`,
);

type Pair = Readonly<Record<'callerId' | 'calleeId', number>>;

export interface NewCall extends Pair {
  readonly id: string;
  readonly clientId: string;
  readonly device: string;
  readonly now: Date;
  readonly ringsUntil: Date;
}

/** No row when the call exists already, or the two are in a call with each other. */
export const insertCall = statement<NewCall, CallRow>(
  ({ id, clientId, callerId, calleeId, device, now, ringsUntil }) => sql`insert into calls as call
      (id, client_id, caller_id, callee_id, caller_device, started_at, rings_until, caller_seen_at)
    values (${id}, ${clientId}, ${callerId}, ${calleeId}, ${device}, ${now}, ${ringsUntil}, ${now})
    on conflict do nothing returning ${columns}`,
);
/** The members are locked in the order of their ids. Otherwise two who call each other would deadlock. */
const enter = statement<Pair & { id: string }, { memberId: number }>(
  ({ id, callerId, calleeId }) => sql`insert into members_in_calls (member_id, call_id)
    select member_id, ${id} from unnest(array[${callerId}::bigint, ${calleeId}::bigint]) member_id
    order by member_id on conflict do nothing returning member_id as "memberId"`,
);
const leave = statement<{ id: string; leavers: readonly number[] }>(
  ({ id, leavers }) =>
    sql`delete from members_in_calls where call_id = ${id} and member_id = any (${leavers}::bigint[])`,
);
const save = statement<Omit<CallRow, 'callerId' | 'calleeId' | 'callerDevice' | 'startedAt' | 'ringsUntil'>>(
  (call) => sql`update calls set callee_device = ${call.calleeDevice}, answered_at = ${call.answeredAt},
      caller_seen_at = ${call.callerSeenAt}, callee_seen_at = ${call.calleeSeenAt}, ended_at = ${call.endedAt},
      reason = ${call.reason}, refused_as = ${call.refusedAs}, offer = ${call.offer},
      caller_rating = ${call.callerRating}, callee_rating = ${call.calleeRating}
    where id = ${call.id}`,
);

const pushedColumns = sql`call.id, call.caller_id as "callerId", call.callee_id as "calleeId"`;
type PushedRow = Pick<CallRow, 'id' | 'callerId' | 'calleeId'>;

/** Calls that ring and were not pushed yet. */
export const takeRinging = statement<object, PushedRow>(
  () => sql`update calls call set pushed = 'ringing'
    where call.ended_at is null and call.answered_at is null and call.refused_as is null and call.pushed is null
    returning ${pushedColumns}`,
);
/** Ended calls whose end was not pushed yet: a push about a missed call replaces that of the ringing one. */
export const takeEnded = statement<object, PushedRow & { isMissed: boolean }>(
  () => sql`update calls call set pushed = 'over' where call.pushed = 'ringing' and call.ended_at is not null
    returning ${pushedColumns},
      call.refused_as is null and call.reason in ('invite_timeout', 'cancelled') as "isMissed"`,
);

/** Writes a call that this transaction has locked. Who is out of it is free for another one. */
export async function writeCall(transaction: Transaction, call: CallRow): Promise<void> {
  await getRows(transaction, save, call);
  const { id, callerId, calleeId } = call;
  const leavers = call.endedAt ? [callerId, calleeId] : call.refusedAs ? [calleeId] : [];
  if (leavers.length > 0) await getRows(transaction, leave, { id, leavers });
}

/** Resolves to true if neither of the two was in another call. */
export const enterCall = async (transaction: Transaction, call: Pair & { id: string }): Promise<boolean> =>
  (await getRows(transaction, enter, call)).length === 2;
