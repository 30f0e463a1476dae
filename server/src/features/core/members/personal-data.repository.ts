import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalMembers: PersonalTables = {
  users: {
    personal: 'id email full_name role created_at restriction restricted_until email_confirmed_at',
    other: 'password_hash told_of_sign_up_on restriction_case_id',
    exported: {
      document: 'account',
      rows: (me) => sql`select id as number, email, full_name, role, created_at, email_confirmed_at,
          restriction, restricted_until
        from users where id = ${me}`,
    },
  },
};
