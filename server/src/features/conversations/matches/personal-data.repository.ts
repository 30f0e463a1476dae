import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';
import { matchesOf } from '../../core/pairs/index.ts';

export const personalMatches: PersonalTables = {
  opened_matches: {
    personal: 'low_id high_id user_id',
    other: '',
    exported: {
      document: 'opened_matches',
      rows: (me) => sql`select matched.partner_id as match_id from (${matchesOf(me)}) matched
        join opened_matches opened on opened.low_id = matched.low_id and opened.high_id = matched.high_id
          and opened.user_id = ${me}
        order by matched.matched_at, matched.partner_id`,
    },
  },
};
