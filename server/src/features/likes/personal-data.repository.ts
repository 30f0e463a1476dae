import type { PersonalTables } from '../../database/personal-table.ts';

export const personalLikes: PersonalTables = {
  like_reveals: {
    personal: 'user_id week liker_id',
    other: '',
    exported: { because: 'it is about who liked the member, which belongs to them' },
  },
  like_visits: {
    personal: 'user_id seen_until',
    other: '',
    exported: {
      document: 'likes_seen',
      rows: 'select seen_until from like_visits where user_id = $1',
    },
  },
};
