import { callLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isRestricted } from '../../people/accounts/index.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { callColumns, dueReason, endCalls, isDue, isOfCall, unansweredCalls, type CallRow } from './call-sql.ts';

/**
 * The phone of a restricted callee rings like any other, so that no caller learns of the restriction. The callee cannot
 * answer.
 */
const mayGoOn = (call: string) => `(${areMatched(`${call}.caller_id`, `${call}.callee_id`)} and not exists (
      select from users member where ${isRestricted('member')} and (member.id = ${call}.caller_id
        or member.id = ${call}.callee_id and ${call}.answered_at is not null)
    ))`;
const pushedColumns = 'call.id, call.caller_id as "callerId", call.callee_id as "calleeId"';
const mine = `call.id = $1::uuid and ${isOfCall('call', '$2::bigint')}`;
const myDevice = `case when call.caller_id = $2 then call.caller_device else call.callee_device end`;

const find = prepared<CallRow>('find-call', `select ${callColumns('call')} from calls call where ${mine}`);
const findByClientId = prepared<CallRow>(
  'find-call-by-client-id',
  `select ${callColumns('call')} from calls call where call.caller_id = $1 and call.client_id = $2`,
);
const findLive = prepared<CallRow>(
  'find-live-call',
  `select ${callColumns('call')} from calls call
   where call.id = (select call_id from members_in_calls where member_id = $1) and call.ended_at is null`,
);
const insert = prepared<CallRow>(
  'insert-call',
  `insert into calls as call (id, client_id, caller_id, callee_id, caller_device, started_at, rings_until,
    caller_seen_at)
   values ($1, $2, $3, $4, $5, $6, $7, $6) on conflict do nothing returning ${callColumns('call')}`,
);
/** The members are locked in the order of their ids. Otherwise two who call each other would deadlock. */
const enter = prepared<{ memberId: number }>(
  'enter-call',
  `insert into members_in_calls (member_id, call_id)
   select member_id, $1 from unnest(array[least($2::bigint, $3::bigint), greatest($2, $3)]) member_id order by member_id
   on conflict do nothing returning member_id as "memberId"`,
);
const countUnanswered = prepared<{ unanswered: number }>(
  'count-unanswered-calls',
  `select ${unansweredCalls('$1::bigint', '$2::bigint', '$3::timestamptz')} as unanswered`,
);
const remove = prepared('remove-call', 'delete from calls where id = $1');
const endDueOf = prepared<CallRow>(
  'end-due-calls-of-members',
  endCalls({
    when:
      `(${isOfCall('call', '$1::bigint')} or ${isOfCall('call', '$2::bigint')}) and ` +
      `${isDue('call', '$3::timestamptz')}`,
    reason: dueReason('call', '$3'),
    at: '$3',
  }),
);
/** A call between two separated members looks as if it had been ended or declined. */
const endDue = prepared<CallRow>(
  'end-due-calls',
  endCalls({
    when: `(${isDue('call', '$1::timestamptz')} or not ${mayGoOn('call')})`,
    reason: `case when ${mayGoOn('call')} then ${dueReason('call', '$1')}
      when call.answered_at is null then 'declined' else 'user_hangup' end`,
    at: '$1',
  }),
);
const answer = prepared<CallRow>(
  'answer-call',
  `update calls call set answered_at = $3, callee_device = $4, callee_seen_at = $3
   where call.id = $1 and call.callee_id = $2 and call.ended_at is null and call.answered_at is null
     and call.refused_as is null and call.rings_until > $3::timestamptz and ${mayGoOn('call')}
   returning ${callColumns('call')}`,
);
/** The first offer is stored in the row for the callee, up to a length. Later signals are only passed on. */
const keepWords = prepared<CallRow>(
  'keep-call-words',
  `update calls call set
     offer = case when call.answered_at is null then coalesce($4::text, call.offer, '') || $5::text else call.offer end
   where ${mine} and call.ended_at is null and ${myDevice} = $3::uuid
     and (call.answered_at is not null or length(coalesce($4, call.offer, '') || $5) <= ${callLimits.offerMax})
   returning ${callColumns('call')}`,
);
const stayAlive = prepared<CallRow>(
  'keep-call-alive',
  `update calls call set
     caller_seen_at = case when call.caller_id = $2 then $4 else call.caller_seen_at end,
     callee_seen_at = case when call.callee_id = $2 then $4 else call.callee_seen_at end
   where ${mine} and call.ended_at is null and ${myDevice} = $3::uuid
   returning ${callColumns('call')}`,
);
/**
 * Before a call is answered, its caller cancels it. Its callee ends it only when sound is impossible, and not after a
 * refusal. An answered call can only be ended by a device that takes part.
 */
const end = prepared<CallRow>(
  'end-call',
  endCalls({
    when: `${mine} and case when call.answered_at is not null then ${myDevice} = $3::uuid
      else call.caller_id = $2 or $4 <> 'user_hangup' and call.refused_as is null end`,
    reason: `case when call.answered_at is null and $4 = 'user_hangup' then 'cancelled' else $4 end`,
    at: '$5::timestamptz',
  }),
);
/** The callee is free again. The caller stays in the call, as in one that nobody answers. */
const decline = prepared<CallRow>(
  'decline-call',
  `with declined as (
    update calls call set refused_as = 'declined'
    where call.id = $1 and call.callee_id = $2 and call.ended_at is null and call.answered_at is null
      and call.refused_as is null
    returning ${callColumns('call')}
  ), freed as (
    delete from members_in_calls place using declined
      where place.call_id = declined.id and place.member_id = declined."calleeId"
  )
  select * from declined`,
);
const refuseAsBusy = prepared<CallRow>(
  'refuse-call-as-busy',
  `update calls call set refused_as = 'user_busy' where call.id = $1 returning ${callColumns('call')}`,
);
/** `$1` has refused the call of `$2`, and calls back. */
const endRefused = prepared<CallRow>(
  'end-refused-call',
  endCalls({
    when: 'call.callee_id = $1 and call.caller_id = $2 and call.refused_as is not null',
    reason: `'invite_timeout'`,
    at: '$3',
  }),
);
/** Calls that ring and were not pushed yet. */
const takeRinging = prepared<PushedRow>(
  'take-ringing-calls',
  `update calls call set pushed = 'ringing'
   where call.ended_at is null and call.answered_at is null and call.refused_as is null and call.pushed is null
   returning ${pushedColumns}`,
);
/** Ended calls whose end was not pushed yet: a push about a missed call replaces that of the ringing one. */
const takeOver = prepared<PushedRow & { isMissed: boolean }>(
  'take-calls-that-are-over',
  `update calls call set pushed = 'over' where call.pushed = 'ringing' and call.ended_at is not null
   returning ${pushedColumns},
     call.refused_as is null and call.reason in ('invite_timeout', 'cancelled') as "isMissed"`,
);
const rate = prepared<{ id: string }>(
  'rate-call',
  `update calls call set
     caller_rating = case when call.caller_id = $2 then $3 else call.caller_rating end,
     callee_rating = case when call.callee_id = $2 then $3 else call.callee_rating end
   where ${mine} and call.answered_at is not null returning call.id`,
);

export const callStatements = { find, findByClientId, findLive, endDue, endDueOf, takeRinging, takeOver };

type PushedRow = Pick<CallRow, 'id' | 'callerId' | 'calleeId'>;

export interface NewCall {
  readonly id: string;
  readonly clientId: string;
  readonly callerId: number;
  readonly calleeId: number;
  readonly device: string;
  readonly now: Date;
  readonly ringsUntil: Date;
}

const one = async (...run: Parameters<typeof runPrepared<CallRow>>): Promise<CallRow | null> =>
  (await runPrepared(...run))[0] ?? null;

export function createCallsRepository(on: Database | Transaction) {
  return {
    find: (id: string, userId: number) => one(on, find, [id, userId]),
    findByClientId: (userId: number, clientId: string) => one(on, findByClientId, [userId, clientId]),
    findLive: (userId: number) => one(on, findLive, [userId]),
    /** Null when the call exists already, or the two are in a call with each other. */
    insert: ({ id, clientId, callerId, calleeId, device, now, ringsUntil }: NewCall) =>
      one(on, insert, [id, clientId, callerId, calleeId, device, now, ringsUntil]),
    /** Resolves to true if neither of the two was in another call. */
    async enter(id: string, callerId: number, calleeId: number): Promise<boolean> {
      return (await runPrepared(on, enter, [id, callerId, calleeId])).length === 2;
    },
    async countUnanswered(callerId: number, calleeId: number, since: Date): Promise<number> {
      return (await runPrepared(on, countUnanswered, [callerId, calleeId, since]))[0]?.unanswered ?? 0;
    },
    async remove(id: string): Promise<void> {
      await runPrepared(on, remove, [id]);
    },
    refuseAsBusy: (id: string) => one(on, refuseAsBusy, [id]),
    /** Null unless the call rings for this callee. */
    decline: (id: string, userId: number) => one(on, decline, [id, userId]),
    endRefused: (calleeId: number, callerId: number, now: Date) =>
      runPrepared(on, endRefused, [calleeId, callerId, now]),
    endDueOf: (one_: number, other: number, now: Date) => runPrepared(on, endDueOf, [one_, other, now]),
    endDue: (now: Date) => runPrepared(on, endDue, [now]),
    takeRinging: () => runPrepared(on, takeRinging, []),
    async takeMissed(): Promise<PushedRow[]> {
      return (await runPrepared(on, takeOver, [])).filter(({ isMissed }) => isMissed);
    },
    answer: (id: string, userId: number, now: Date, device: string) => one(on, answer, [id, userId, now, device]),
    keepWords: (id: string, userId: number, device: string, words: { offer: string | null; more: string }) =>
      one(on, keepWords, [id, userId, device, words.offer, words.more]),
    stayAlive: (id: string, userId: number, device: string, now: Date) => one(on, stayAlive, [id, userId, device, now]),
    end: (id: string, userId: number, ending: { device: string; reason: string; now: Date }) =>
      one(on, end, [id, userId, ending.device, ending.reason, ending.now]),
    async rate(id: string, userId: number, rating: string): Promise<boolean> {
      return (await runPrepared(on, rate, [id, userId, rating])).length > 0;
    },
  };
}
