import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalPremium: PersonalTables = {
  premium_periods: {
    personal: 'user_id source product starts_at ends_at stops_at revoked_at created_at',
    other: 'id order_id reminded_days',
    exported: {
      document: 'premium_periods',
      rows: (me) => sql`select source, product, starts_at, ends_at, stops_at, revoked_at, created_at
        from premium_periods where user_id = ${me} order by starts_at, id`,
    },
  },
  premium_trials: {
    personal: 'mark user_id started_at',
    other: '',
    exported: {
      document: 'premium_trials',
      rows: (me) => sql`
        select encode(mark, 'hex') as mark_of_number, started_at from premium_trials where user_id = ${me}
        order by started_at, mark`,
    },
    kept:
      'A keyed hash of the number of the identity document, and when the trial began, for two years from then: the ' +
      'trial is given once for each document. Without the account nobody can read a name from it.',
  },
};
