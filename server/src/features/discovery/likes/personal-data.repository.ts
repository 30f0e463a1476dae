import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalLikes: PersonalTables = {
  like_counts: {
    personal: 'user_id day count still_to_come',
    other: '',
    exported: {
      document: 'likes_counted',
      rows: (me) => sql`select day, count, still_to_come from like_counts where user_id = ${me}`,
    },
  },
  like_reveals: {
    personal: 'user_id week liker_id',
    other: '',
    exported: { because: 'It is about who liked the member, which belongs to them.' },
  },
  like_visits: {
    personal: 'user_id seen_until',
    other: '',
    exported: {
      document: 'likes_seen',
      rows: (me) => sql`select seen_until from like_visits where user_id = ${me}`,
    },
  },
};
