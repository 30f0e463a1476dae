import type { PastCall } from '@mwanzo/contract/conversations/calls';
import { callLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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
const between = `least(call.caller_id, call.callee_id) = least($1, $2)
  and greatest(call.caller_id, call.callee_id) = greatest($1, $2)`;

/** No row unless the two are a match. `$3` is now, `$4` the moment at which the day in Nairobi began. */
const findAvailability = prepared<AvailabilityRow>(
  'find-call-availability',
  `select (
      select count(*) = 2 from profiles profile
        where profile.user_id in ($1::bigint, $2::bigint) and ${isVerified('profile')}
    ) as "areVerified", ${leastWritten('$1', '$2', String(callLimits.messagesMin))} as messages,
    ${says('$1', '$2')} as "iSayYes", ${says('$2', '$1')} as "theySayYes",
    (select ${utc('said_at')} from call_talks where member_id = $2 and partner_id = $1 and says_yes) as "theyAskedAt",
    ${hasPremium('$1', '$3::timestamptz')} as "hasPremium",
    exists (select from members_in_calls where member_id = $1) as "isInCall",
    ${unansweredCalls('$1', '$2', '$4::timestamptz')} as unanswered, ${pushChoicesOf('$2')} as choices,
    coalesce((
      select json_agg(json_build_object('id', past.id, 'mine', past.caller_id = $1,
        'reason', ${reasonFor('past', '$1')},
        'started_at', ${utc('past.started_at')},
        'seconds', floor(extract(epoch from past.ended_at - past.answered_at))::integer) order by past.started_at desc)
      from (
        select * from calls call where ${between}
          and (call.ended_at is not null or call.refused_as is not null and call.callee_id = $1)
        order by call.started_at desc limit ${callLimits.listedMax}
      ) past
    ), '[]') as calls
   where ${areMatched('$1', '$2')}`,
);

interface SaidRow {
  readonly notified: NotifiedMember[];
}

/** No row unless the two are a match. With `$5` the match is notified. The same word again keeps its time. */
const saveConsent = prepared<SaidRow>(
  'say-call-talk',
  `with said as (
    insert into call_talks (member_id, partner_id, says_yes, said_at)
    select $1::bigint, $2::bigint, $3, $4 where ${areMatched('$1', '$2')}
    on conflict (member_id, partner_id) do update set says_yes = excluded.says_yes,
      said_at = case when call_talks.says_yes = excluded.says_yes then call_talks.said_at else excluded.said_at end
    returning partner_id
  ), notified as (
    ${notify({
      recipient: '$2',
      kind: "'message'",
      actor: '$1',
      details: `'{"asks_to_talk": true}'::jsonb`,
      at: '$4',
      from: 'said where $5',
    })}
  )
  select ${notifiedMembers('notified')} as notified from said`,
);

export const callConsentStatements = { findAvailability, saveConsent };

export function createCallConsentsRepository(database: Database) {
  return {
    async findAvailability(userId: number, partnerId: number, now: Date, today: Date): Promise<AvailabilityRow | null> {
      const [row] = await runPrepared(database, findAvailability, [userId, partnerId, now, today]);
      return row ?? null;
    },

    /** Null unless the two are a match. With `isNews` the match is notified. */
    async say(userId: number, partnerId: number, yes: boolean, isNews: boolean, now: Date): Promise<SaidRow | null> {
      const [row] = await runPrepared(database, saveConsent, [userId, partnerId, yes, now, isNews]);
      return row ?? null;
    },
  };
}
