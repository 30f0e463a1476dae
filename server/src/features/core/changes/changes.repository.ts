import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
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

interface ChangeOf extends Omit<WaitingChange, 'photo'> {
  readonly userId: number;
}

/** The columns of a photo are null without one. */
interface SavedChange extends ChangeOf {
  readonly photoId: number | undefined;
  readonly storageKey: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly thumbhash: string | undefined;
  readonly now: Date;
}

const nothing: WaitingChange = { name: null, gender: null, genderDetail: null, photoIds: null, photo: null };

const find = statement<{ userId: number }, WaitingChange>(
  ({ userId }) => sql`
    select name, gender, gender_detail as "genderDetail", to_json(photo_ids) as "photoIds",
      case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
    from profile_changes where user_id = ${userId}`,
);

// A reviewer must not approve a version that they have not seen. So a change with another name, gender or first photo
// gets a new id.
const deleteOther = statement<ChangeOf>(
  ({ userId, name, gender, photoIds }) => sql`
    delete from profile_changes
    where user_id = ${userId} and (name is distinct from ${name}::text or gender is distinct from ${gender}::text
      or photo_ids[1] is distinct from (${photoIds}::bigint[])[1])`,
);

const save = statement<SavedChange>(
  (input) => sql`
    insert into profile_changes
      (user_id, name, gender, photo_ids, gender_detail, photo_id, storage_key, width, height, thumbhash, submitted_at)
    values (${input.userId}, ${input.name}, ${input.gender}, ${input.photoIds}, ${input.genderDetail}, ${input.photoId},
      ${input.storageKey}, ${input.width}, ${input.height}, ${input.thumbhash}, ${input.now})
    on conflict (user_id) do update set photo_ids = excluded.photo_ids, gender_detail = excluded.gender_detail`,
);

/** Lock the profile before changing it. */
export function createChangesRepository(on: Database | Transaction) {
  return {
    async findChange(userId: number): Promise<WaitingChange> {
      return (await getRow(on, find, { userId })) ?? nothing;
    },

    /** Replaces the waiting change. A reviewer's claim stays only if name, gender and first photo are the same. */
    async saveChange(userId: number, change: WaitingChange, now: Date): Promise<void> {
      await getRows(on, deleteOther, { userId, ...change });
      if (change.name === null && change.gender === null && change.photoIds === null) return;
      const [photoId, storageKey, width, height, thumbhash] = change.photo ?? [];
      await getRows(on, save, { userId, ...change, photoId, storageKey, width, height, thumbhash, now });
    },
  };
}
