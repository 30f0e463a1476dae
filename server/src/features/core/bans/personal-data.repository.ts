import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

const because =
  'Keyed hashes by which a banned person is known again. They are there after a ban alone, and nobody can read a ' +
  'name from them.';

export const personalBans: PersonalTables = {
  identity_documents: {
    personal: 'mark user_id created_at',
    other: '',
    exported: {
      document: 'identity_documents',
      rows: (me) => sql`
        select encode(mark, 'hex') as mark_of_number, created_at from identity_documents where user_id = ${me}
        order by created_at`,
    },
  },
  banned_marks: {
    personal: 'kind mark case_id created_at look',
    other: '',
    exported: { because },
    kept: because,
  },
};
