import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalAllowances: PersonalTables = {
  daily_usage: {
    personal: 'user_id day swipes messages',
    other: 'dealt_ids last_passed_id last_swiped_id',
    exported: {
      document: 'daily_usage',
      rows: (me) => sql`select day, swipes, messages from daily_usage where user_id = ${me} order by day`,
    },
    kept:
      'The days of others can hold the number of a deleted account among those they were shown, for a week. It ' +
      'leads nowhere.',
  },
  network_usage: {
    personal: 'network day dealt_ids',
    other: '',
    exported: {
      because: 'It counts a network as a whole, by a keyed hash, and does not say who of its members saw what.',
    },
    kept:
      'The number of a deleted account can stay among those that a network was shown, until the day is over. It ' +
      'leads nowhere.',
  },
};
