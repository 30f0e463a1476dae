import type { PersonalTables } from '../../../database/personal-table.ts';
import { matchesOf } from '../../core/pairs/index.ts';

export const personalMatches: PersonalTables = {
  opened_matches: {
    personal: 'low_id high_id user_id',
    other: '',
    exported: {
      document: 'opened_matches',
      rows: `select matched.partner_id as match_id from (${matchesOf('$1::bigint')}) matched
        join opened_matches opened on opened.low_id = matched.low_id and opened.high_id = matched.high_id
          and opened.user_id = $1
        order by matched.matched_at, matched.partner_id`,
    },
  },
};
