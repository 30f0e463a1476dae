import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalMails: PersonalTables = {
  notice_mails: {
    personal: 'id user_id created_at ended_at outcome failure',
    other: 'handovers',
    exported: {
      document: 'mails',
      rows: (me) => sql`select created_at, ended_at, outcome from notice_mails where user_id = ${me} order by id`,
    },
  },
};
