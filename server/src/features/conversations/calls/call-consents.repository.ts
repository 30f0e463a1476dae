import type { PastCall } from '@mwanzo/contract/conversations/calls';
import { callLimits } from '@mwanzo/contract/limits';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { leastWritten } from '../messages/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import { isVerified } from '../../people/profiles/index.ts';
import { pushChoicesOf, type PushChoices } from '../../people/settings/index.ts';
import type { CallFacts } from './call-rules.ts';
import { reasonFor, unansweredCalls } from './call-sql.ts';

export interface AvailabilityRow extends Omit<CallFacts, 'isQuiet'> {
  readonly choices: PushChoices;
  readonly calls: PastCall[];
  /** The moment at which the match has said yes; null if they have not. */
  readonly theyAskedAt: string | null;
}

const says = (member: string, partner: string) =>
  `(select says_yes from call_talks where member_id = ${member} and partner_id = ${partner})`;
const utc = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const between = (one: Sql, other: Sql) => sql`least(call.caller_id, call.callee_id) = least(${one}, ${other})
  and greatest(call.caller_id, call.callee_id) = greatest(${one}, ${other})`;

/** No row unless the two are a match. `today` is the moment at which the day in Nairobi began. */
export const findAvailability = statement<
  { userId: number; partnerId: number; now: Date; today: Date },
  AvailabilityRow
>(
  (input) => sql`
   select (
      select count(*) = 2 from profiles profile
        where profile.user_id in (${input.userId}::bigint, ${input.partnerId}::bigint) and ${isVerified('profile')}
    ) as "areVerified", ${leastWritten(input.userId, input.partnerId, String(callLimits.messagesMin))} as messages,
    ${says(input.userId, input.partnerId)} as "iSayYes", ${says(input.partnerId, input.userId)} as "theySayYes",
    (select ${utc('said_at')} from call_talks where member_id = ${input.partnerId} and partner_id = ${input.userId}
      and says_yes) as "theyAskedAt",
    ${hasPremium(input.userId, sql`${input.now}::timestamptz`)} as "hasPremium",
    exists (select from members_in_calls where member_id = ${input.userId}) as "isInCall",
    ${unansweredCalls(input.userId, input.partnerId, sql`${input.today}::timestamptz`)} as unanswered,
      ${pushChoicesOf(input.partnerId)} as choices,
    coalesce((
      select json_agg(json_build_object('id', past.id, 'mine', past.caller_id = ${input.userId},
        'reason', ${reasonFor('past', input.userId)},
        'started_at', ${utc('past.started_at')},
        'seconds', floor(extract(epoch from past.ended_at - past.answered_at))::integer)
        order by past.started_at desc)
      from (
        select * from calls call where ${between(input.userId, input.partnerId)}
          and (call.ended_at is not null or call.refused_as is not null and call.callee_id = ${input.userId})
        order by call.started_at desc limit ${String(callLimits.listedMax)}
      ) past
    ), '[]') as calls
   where ${areMatched(input.userId, input.partnerId)}`,
);

interface SaidRow {
  readonly notified: NotifiedMember[];
}

/**
 * Null unless the two are a match. With `isNews` the match is notified. No row unless the two are a match. With
 * `isNews` the match is notified. The same word again keeps its time.
 */
export const saveConsent = statement<
  { userId: number; partnerId: number; yes: boolean; now: Date; isNews: boolean },
  SaidRow
>(
  (input) => sql`
   with said as (
    insert into call_talks (member_id, partner_id, says_yes, said_at)
    select ${input.userId}::bigint, ${input.partnerId}::bigint, ${input.yes}, ${input.now}
      where ${areMatched(input.userId, input.partnerId)}
    on conflict (member_id, partner_id) do update set says_yes = excluded.says_yes,
      said_at = case when call_talks.says_yes = excluded.says_yes then call_talks.said_at else excluded.said_at end
    returning partner_id
  ), notified as (
    ${notify({
      recipient: input.partnerId,
      kind: sql`'message'`,
      actor: input.userId,
      details: sql`'{"asks_to_talk": true}'::jsonb`,
      at: input.now,
      from: sql`said where ${input.isNews}`,
    })}
  )
  select ${notifiedMembers('notified')} as notified from said`,
);

export const callConsentStatements = { findAvailability, saveConsent };
