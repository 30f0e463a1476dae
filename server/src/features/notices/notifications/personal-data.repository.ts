import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalNotifications: PersonalTables = {
  notifications: {
    personal: 'id user_id kind actor_id details read_at created_at withdrawn_at',
    other: 'push_batch mail_collected_at mail_id',
    exported: {
      document: 'notifications',
      rows: (me) => sql`select kind, details, created_at, read_at from notifications
        where user_id = ${me} and withdrawn_at is null order by id`,
    },
  },
};
