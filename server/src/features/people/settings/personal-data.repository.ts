import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalSettings: PersonalTables = {
  member_settings: {
    personal:
      'user_id language read_receipts shows_presence push_kinds mail_kinds quiet_from quiet_to ' +
      'shows_names_when_locked stopped_learning_at',
    other: '',
    exported: {
      document: 'settings',
      rows: (me) => sql`select language, read_receipts, shows_presence, push_kinds, mail_kinds, quiet_from, quiet_to,
        shows_names_when_locked, stopped_learning_at
        from member_settings where user_id = ${me}`,
    },
  },
};
