import { sql, type Sql } from '../../../database/sql.ts';

/**
 * Row source of the changes that no reviewer has looked at: id, user_id, name, gender, gender_detail, photo_ids,
 * submitted_at; of a new first photo photo_id, storage_key, width, height, thumbhash, and photo, a PhotoRow or null.
 * Only the member and reviewers may see them.
 */
export function waitingChanges(alias: Sql): Sql {
  return sql`(select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
      photo_id, storage_key, width, height, thumbhash, case
        when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
    from profile_changes) ${alias}`;
}
