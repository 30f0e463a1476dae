import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalPastConversations: PersonalTables = {
  past_conversations: {
    personal: 'id owner_id ended_at',
    other: '',
    exported: {
      document: 'past_conversations',
      rows: (me) => sql`select id, ended_at from past_conversations where owner_id = ${me} order by ended_at, id`,
    },
  },
  past_messages: {
    personal: 'conversation_id is_own text sent_at',
    other: 'position',
    exported: {
      document: 'past_messages',
      rows: (me) => sql`select message.conversation_id, message.is_own as is_mine, message.text, message.sent_at
        from past_messages message join past_conversations conversation on conversation.id = message.conversation_id
        where conversation.owner_id = ${me} order by conversation.ended_at, conversation.id, message.position`,
    },
  },
};
