import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalFactors: PersonalTables = {
  second_factors: {
    personal: 'user_id created_at confirmed_at',
    // The key is left out, because it opens the account, and so are the counters of its codes.
    other: 'sealed_secret last_step wrong_tries wrong_since',
    exported: {
      document: 'second_step',
      rows: (me) => sql`select created_at, confirmed_at from second_factors where user_id = ${me}`,
    },
  },
  recovery_codes: {
    personal: '',
    other: 'user_id code_hash',
    exported: { because: 'These are hashes of codes that open the account.' },
  },
};
