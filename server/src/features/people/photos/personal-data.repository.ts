import { sql, type Sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalPhotos: PersonalTables = {
  photos: {
    personal: 'id user_id position storage_key width height thumbhash created_at is_held has_face',
    other: '',
    exported: {
      document: 'photos',
      rows: (me) => sql`
        select 'photos/' || id || '.webp' as file, position, width, height, created_at, is_held, has_face
        from photos where user_id = ${me} order by position`,
    },
  },
  photo_reviews: {
    personal: 'photo_id why explicit submitted_at',
    other: 'claimed_by claimed_at',
    exported: {
      document: 'photo_reviews',
      rows: (me) => sql`
        select 'photos/' || review.photo_id || '.webp' as file, review.why, review.explicit, review.submitted_at
        from photo_reviews review join photos photo on photo.id = review.photo_id where photo.user_id = ${me}
        order by review.submitted_at, review.photo_id`,
    },
  },
  photo_looks: {
    personal: 'photo_id user_id looks',
    other: '',
    exported: { because: 'They are computed from the photos, which are in the archive, to find copies of them.' },
  },
};

/** Query for the storage keys and ids of a member's photos. */
export const storedPhotosOf = (userId: Sql): Sql =>
  sql`select storage_key, id from photos where user_id = ${userId} order by position`;
