import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalKeeps: PersonalTables = {
  keeps: {
    personal: 'user_id kept_id kept_at',
    other: '',
    exported: {
      document: 'kept_for_later',
      // It names nobody: a person who has left, one who has blocked and one who has paused must look the same.
      rows: (me) => sql`select kept_at from keeps where user_id = ${me} order by kept_at`,
    },
  },
};
