import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalDates: PersonalTables = {
  date_plans: {
    personal:
      'id user_id partner_name place meets_at check_in_at closes_at friend_email fine_at reminded_at alerted_at ' +
      'created_at opened_count opened_at taken_back_at taken_back_mailed_at taken_back_mails',
    other: 'client_id partner_id nonce secret_hash',
    exported: {
      document: 'date_plans',
      rows: (me) => sql`
        select partner_name, place, meets_at, check_in_at, closes_at, friend_email, fine_at, reminded_at, alerted_at,
          created_at, opened_count, opened_at, taken_back_at, taken_back_mailed_at, taken_back_mails
        from date_plans where user_id = ${me} order by created_at, id`,
    },
    kept:
      'The plan of a match to meet the member keeps the first name until it closes: the friend who is told must ' +
      'know whom they meet.',
  },
};
