import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { waitingChanges } from './change-sql.ts';

// The profile is locked before any of its changes is written.

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

const columns = sql`waiting.name, waiting.gender, waiting.gender_detail as "genderDetail",
  to_json(waiting.photo_ids) as "photoIds", waiting.photo`;

const findOf = statement<{ userId: number }, WaitingChange>(
  ({ userId }) => sql`select ${columns} from ${waitingChanges(sql`waiting`)} where waiting.user_id = ${userId}`,
);

export const findWaitingChange = statement<{ id: number }, WaitingChange & { userId: number }>(
  ({ id }) => sql`
    select waiting.user_id as "userId", ${columns} from ${waitingChanges(sql`waiting`)} where waiting.id = ${id}`,
);

/** Removes a change from the queue. */
export const deleteChange = statement<{ id: number }>(({ id }) => sql`delete from profile_changes where id = ${id}`);

// A reviewer must not approve a version that they have not seen. So a change with another name, gender or first photo
// gets a new id.
const deleteOther = statement<Pick<WaitingChange, 'name' | 'gender' | 'photoIds'> & { userId: number }>(
  ({ userId, name, gender, photoIds }) => sql`delete from profile_changes
    where user_id = ${userId} and (name is distinct from ${name}::text or gender is distinct from ${gender}::text
      or photo_ids[1] is distinct from (${photoIds}::bigint[])[1])`,
);

/** The columns of a new photo, which are null without one. */
type PhotoColumns = Record<'photoId' | 'width' | 'height', number | undefined> &
  Record<'storageKey' | 'thumbhash', string | undefined>;

const save = statement<Omit<WaitingChange, 'photo'> & PhotoColumns & { userId: number; now: Date }>(
  (input) => sql`insert into profile_changes
      (user_id, name, gender, photo_ids, gender_detail, photo_id, storage_key, width, height, thumbhash, submitted_at)
    values (${input.userId}, ${input.name}, ${input.gender}, ${input.photoIds}, ${input.genderDetail}, ${input.photoId},
      ${input.storageKey}, ${input.width}, ${input.height}, ${input.thumbhash}, ${input.now})
    on conflict (user_id) do update set photo_ids = excluded.photo_ids, gender_detail = excluded.gender_detail`,
);

export async function findChangeOf(on: Database | Transaction, userId: number): Promise<WaitingChange> {
  return (await getRow(on, findOf, { userId })) ?? nothing;
}

/** Replaces the waiting change. A reviewer's claim stays only if name, gender and first photo are the same. */
export async function saveChange(on: Database | Transaction, userId: number, change: WaitingChange, now: Date) {
  await getRows(on, deleteOther, { userId, ...change });
  if (change.name === null && change.gender === null && change.photoIds === null) return;
  const [photoId, storageKey, width, height, thumbhash] = change.photo ?? [];
  await getRows(on, save, { userId, ...change, photoId, storageKey, width, height, thumbhash, now });
}

/** A decided change of the name alone, which can be taken back. */
type DecidedChange = { readonly userId: number; readonly oldName: string; readonly newName: string };

export const rememberDecided = statement<DecidedChange & { id: number; decidedAt: Date }>(
  (input) => sql`insert into decided_changes (id, user_id, old_name, new_name, decided_at)
    values (${input.id}, ${input.userId}, ${input.oldName}, ${input.newName}, ${input.decidedAt})`,
);

/** The ids of those decided changes that can be taken back. */
export const listDecided = statement<{ ids: readonly number[] }, { id: number }>(
  ({ ids }) => sql`select decided.id from decided_changes decided where decided.id = any (${ids})`,
);

/** No row when it was taken before, or is forgotten. */
export const takeDecided = statement<{ id: number; decidedAt: Date }, DecidedChange>(
  ({ id, decidedAt }) => sql`delete from decided_changes where id = ${id} and decided_at = ${decidedAt}
    returning user_id as "userId", old_name as "oldName", new_name as "newName"`,
);

export const forgetDecided = statement<{ decidedUntil: Date }>(
  ({ decidedUntil }) => sql`delete from decided_changes where decided_at <= ${decidedUntil}`,
);
