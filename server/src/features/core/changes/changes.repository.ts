import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** The new first photo: id, storage key, width and height in px, thumbhash. */
type WaitingPhoto = readonly [id: number, storageKey: string, width: number, height: number, thumbhash: string];

/** A change by a verified member that no reviewer has looked at. */
export interface WaitingChange {
  readonly name: string | null;
  readonly gender: Gender | null;
  /** The detail of that gender. It waits with it, but no reviewer looks at it. */
  readonly genderDetail: GenderDetail | null;
  /** The photos in the wanted order; null if the first one stays. */
  readonly photoIds: readonly number[] | null;
  /** The new first photo, unless it is one of the existing ones. */
  readonly photo: WaitingPhoto | null;
}

const nothing: WaitingChange = { name: null, gender: null, genderDetail: null, photoIds: null, photo: null };

const find = prepared<WaitingChange>(
  'find-waiting-change',
  `select name, gender, gender_detail as "genderDetail", to_json(photo_ids) as "photoIds",
     case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
   from profile_changes where user_id = $1`,
);

// A reviewer must not approve a version that they have not seen. So a change with another name, gender or first photo
// gets a new id.
const deleteOther = prepared(
  'delete-other-waiting-change',
  `delete from profile_changes
   where user_id = $1 and (name is distinct from $2::text or gender is distinct from $3::text
     or photo_ids[1] is distinct from ($4::bigint[])[1])`,
);

const save = prepared(
  'save-waiting-change',
  `insert into profile_changes
     (user_id, name, gender, photo_ids, gender_detail, photo_id, storage_key, width, height, thumbhash, submitted_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (user_id) do update set photo_ids = excluded.photo_ids, gender_detail = excluded.gender_detail`,
);

/** Lock the profile before changing it. */
export function createChangesRepository(on: Database | Transaction) {
  return {
    async findChange(userId: number): Promise<WaitingChange> {
      const [row] = await runPrepared(on, find, [userId]);
      return row ?? nothing;
    },

    /** Replaces the waiting change. A reviewer's claim stays only if name, gender and first photo are the same. */
    async saveChange(userId: number, change: WaitingChange, now: Date): Promise<void> {
      const { name, gender, genderDetail, photoIds, photo } = change;
      await runPrepared(on, deleteOther, [userId, name, gender, photoIds]);
      if (name === null && gender === null && photoIds === null) return;
      await runPrepared(on, save, [
        userId,
        name,
        gender,
        photoIds,
        genderDetail,
        ...(photo ?? Array(5).fill(null)),
        now,
      ]);
    },
  };
}
