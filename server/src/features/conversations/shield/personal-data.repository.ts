import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalWarnings: PersonalTables = {
  message_warnings: {
    personal: 'sender_id kind sent last_sent_at',
    other: 'receiver_id',
    exported: {
      document: 'message_warnings',
      rows: (me) => sql`select kind, sum(sent) as sent, max(last_sent_at) as last_sent_at from message_warnings
        where sender_id = ${me} group by kind order by kind`,
    },
    kept:
      'That a member was warned of another one stays with that other one: their case counts how many were warned. ' +
      'It is a number that leads nowhere.',
  },
};
