import { sql, type Sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalChanges: PersonalTables = {
  profile_changes: {
    personal: 'id user_id name gender gender_detail photo_id photo_ids storage_key width height thumbhash submitted_at',
    other: 'claimed_by claimed_at',
    exported: {
      document: 'waiting_changes',
      rows: (me) => sql`
        select name, gender, gender_detail, 'photos/' || photo_id || '.webp' as photo, submitted_at
        from profile_changes where user_id = ${me}`,
    },
  },
  decided_changes: {
    personal: 'id user_id old_name new_name decided_at',
    other: '',
    exported: { because: 'It is kept for ten minutes, so that a reviewer can take a decision back.' },
  },
};

/** Query for the storage key and id of a member's photo that waits for a reviewer. */
export const storedWaitingPhotoOf = (userId: Sql): Sql =>
  sql`select storage_key, photo_id as id from profile_changes where user_id = ${userId} and storage_key is not null`;
