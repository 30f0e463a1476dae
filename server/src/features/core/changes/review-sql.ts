import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which reviewers list and decide changes.

/**
 * Row source of the changes: id, user_id, name, gender, photo_ids, photo (a PhotoRow or null), submitted_at.
 */
export function waitingChanges(alias: string): Sql {
  return sql`(select id, user_id, name, gender, photo_ids, submitted_at,
      case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
    from profile_changes) ${alias}`;
}

/** A decision about a change, or about a photo. */
export interface ReviewedItem {
  readonly id: string;
  /** SQL condition: the reviewer may act on what the member with this id has sent. */
  readonly mayAct: (userId: string) => string;
}

/**
 * Statement that removes a change, to be applied or dropped: id, user_id, name, gender, gender_detail, photo_ids,
 * photo.
 */
export function takeChange({ id, mayAct }: ReviewedItem): Sql {
  return sql`delete from profile_changes change
     where change.id = ${id} and ${mayAct('change.user_id')}
     returning change.id, change.user_id, change.name, change.gender, change.gender_detail, change.photo_ids,
       case when change.photo_id is not null
         then json_build_array(change.photo_id, change.storage_key, change.width, change.height, change.thumbhash)
       end as photo`;
}
