import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which other features read changes that no reviewer has looked at. Only their owner may see them.

/** The name that waits for a reviewer, or null. */
export function waitingNameOf(userId: string): Sql {
  return sql`(select waiting.name from profile_changes waiting where waiting.user_id = ${userId})`;
}

/** The gender that waits for a reviewer, or null. */
export function waitingGenderOf(userId: string): Sql {
  return sql`(select waiting.gender from profile_changes waiting where waiting.user_id = ${userId})`;
}

/** The detail of that gender, or null. */
export function waitingGenderDetailOf(userId: string): Sql {
  return sql`(select waiting.gender_detail from profile_changes waiting where waiting.user_id = ${userId})`;
}

/** Condition: a new first photo waits for a reviewer. */
export function hasWaitingPhoto(userId: string): Sql {
  return sql`exists (
    select from profile_changes waiting where waiting.user_id = ${userId} and waiting.photo_ids is not null
  )`;
}

/** Query for the order of photos that the member wants, if it waits for a reviewer: photo_ids. */
export function waitingOrderOf(userId: string): Sql {
  return sql`select waiting.photo_ids from profile_changes waiting
      where waiting.user_id = ${userId} and waiting.photo_ids is not null`;
}

/** Query for a new photo that waits: id, storage_key, width, height, thumbhash. */
export function waitingPhotoOf(userId: string): Sql {
  return sql`select waiting.photo_id as id, waiting.storage_key, waiting.width, waiting.height, waiting.thumbhash
      from profile_changes waiting where waiting.user_id = ${userId} and waiting.photo_id is not null`;
}

/** Query for those of these storage keys that belong to a waiting photo: storage_key. */
export function waitingKeys(storageKeys: string): Sql {
  return sql`select waiting.storage_key from profile_changes waiting where waiting.storage_key = any (${storageKeys})`;
}
