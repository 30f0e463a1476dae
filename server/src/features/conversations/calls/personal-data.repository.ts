import type { PersonalTables } from '../../../database/personal-table.ts';
import { endFor, reasonFor } from './call-sql.ts';

export const personalCalls: PersonalTables = {
  call_talks: {
    personal: 'member_id partner_id says_yes said_at',
    other: '',
    exported: {
      document: 'call_talks',
      rows: 'select partner_id as match_id, says_yes, said_at from call_talks where member_id = $1 order by partner_id',
    },
  },
  calls: {
    personal: 'id caller_id callee_id started_at answered_at ended_at reason refused_as caller_rating callee_rating',
    other: 'client_id caller_device callee_device rings_until caller_seen_at callee_seen_at offer pushed',
    exported: {
      document: 'calls',
      rows: `select case when caller_id = $1 then callee_id
        else caller_id end as match_id, caller_id = $1 as is_mine, started_at,
          answered_at, ${endFor('call', '$1')} as ended_at, ${reasonFor('call', '$1')} as reason,
          case when caller_id = $1 then caller_rating else callee_rating end as rating
        from calls call where $1 in (caller_id, callee_id) order by started_at, id`,
    },
  },
  members_in_calls: {
    personal: 'member_id call_id',
    other: '',
    exported: { because: 'It names the call that goes on at this moment.' },
  },
};
