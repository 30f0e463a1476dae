import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalConsents: PersonalTables = {
  consents: {
    personal: 'user_id purpose version given_at withdrawn_at',
    other: 'id',
    exported: {
      document: 'consents',
      rows: (me) => sql`
        select purpose, version, given_at, withdrawn_at from consents where user_id = ${me} order by given_at, id`,
    },
  },
};
