import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';
import { matchesOf } from '../../core/pairs/index.ts';

export const personalMessages: PersonalTables = {
  messages: {
    personal:
      'id low_id high_id sender_id text created_at reply_to prompt_id prompt_answer delivered_at deleted_at ' +
      'low_reaction high_reaction warning media_kind',
    other: 'client_id',
    exported: {
      document: 'messages',
      rows: (me) => sql`
        select matched.partner_id as match_id, message.sender_id = ${me} as is_mine, message.text, message.created_at,
          message.delivered_at, message.deleted_at, message.prompt_id, message.prompt_answer, message.media_kind,
          case when matched.low_id = ${me} then message.low_reaction else message.high_reaction end as my_reaction,
          case when matched.low_id = ${me} then message.high_reaction else message.low_reaction end as their_reaction
        from (${matchesOf(me)}) matched
        join messages message on message.low_id = matched.low_id and message.high_id = matched.high_id
        where message.deleted_at is null or message.sender_id = ${me}
        order by message.low_id, message.high_id, message.id`,
    },
  },
  held_messages: {
    personal: 'sender_id held_at',
    other: 'receiver_id text_hash client_id',
    exported: { because: 'They hold no text, and are forgotten within two hours.' },
  },
  conversation_reads: {
    personal: 'low_id high_id reader_id up_to read_at is_receipt',
    other: '',
    exported: {
      document: 'reads',
      rows: (me) => sql`select matched.partner_id as match_id, reads.read_at, reads.is_receipt
        from (${matchesOf(me)}) matched
        join conversation_reads reads on reads.low_id = matched.low_id and reads.high_id = matched.high_id
          and reads.reader_id = ${me}
        order by reads.read_at, reads.low_id, reads.high_id`,
    },
  },
};
