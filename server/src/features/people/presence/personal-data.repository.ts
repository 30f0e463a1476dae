import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalPresence: PersonalTables = {
  presences: {
    personal: 'user_id active_at online_until',
    other: '',
    exported: {
      document: 'presence',
      rows: (me) => sql`select active_at, online_until from presences where user_id = ${me}`,
    },
  },
};
