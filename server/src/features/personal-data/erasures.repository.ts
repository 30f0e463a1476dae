import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../database/connect.ts';
import { getRow, getRows, sql, statement, valuesOf } from '../../database/sql.ts';
import type { PersonalTables } from '../../database/personal-table.ts';
import type { Transaction } from '../../database/transaction.ts';
import { storedWaitingPhotoOf } from '../core/changes/index.ts';
import { matchesOf } from '../core/pairs/index.ts';
import { storedPhotosOf } from '../people/photos/index.ts';
import { documentsOf, forgetPoses, forgetSubmissions, unheldDocumentsOf } from '../trust/verifications/index.ts';
import type { PersonalStatement } from './personal-statement.ts';

const because = 'It names files and sessions of deleted accounts until they are gone, and nobody.';

export const personalErasures: PersonalTables = {
  erasures: {
    personal: '',
    other: 'id erased_at session_ids photo_keys document_keys files_gone_at',
    exported: { because },
    kept: because,
  },
};

export interface Erasure {
  readonly id: number;
  readonly sessionIds: readonly number[];
  readonly photoKeys: readonly string[];
  readonly documentKeys: readonly string[];
}

/** The address of a deleted account, which nothing keeps. */
export interface FormerAddress {
  readonly email: string;
  readonly language: Language;
}

/** Counts the deleted accounts whose files are not gone yet. */
export const countOpenErasures = statement<object, { count: number; oldest: Date | null }>(
  () => sql`
   select count(*)::integer as count, min(erased_at) as oldest from erasures where files_gone_at is null`,
);

const listPartners = statement<{ userId: number }, { id: number }>(
  ({ userId }) => sql`select partner_id as id from (${matchesOf(sql`${userId}::bigint`)}) matched`,
);

const write = statement<{ userId: number; sessionIds: readonly number[]; now: Date }, Erasure>(
  ({ userId, sessionIds, now }) => sql`
   insert into erasures (erased_at, session_ids, photo_keys, document_keys)
   values (${now}, ${sessionIds}::bigint[],
     array(select storage_key from (${storedPhotosOf(sql`${userId}::bigint`)}) photo
       union all select storage_key from (${storedWaitingPhotoOf(sql`${userId}::bigint`)}) waiting),
     array(${documentsOf(sql`${userId}::bigint`)} union all ${unheldDocumentsOf(sql`${userId}::bigint`)}))
   returning id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys", document_keys as "documentKeys"`,
);

const writeDocuments = statement<{ userId: number; now: Date }, Erasure>(
  ({ userId, now }) => sql`
   insert into erasures (erased_at, session_ids, photo_keys, document_keys)
   values (${now}, '{}', '{}', array(${documentsOf(sql`${userId}::bigint`)}))
   returning id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys", document_keys as "documentKeys"`,
);

/** The next deletions whose files are not all removed, without those that are stuck. */
export const listOpenErasures = statement<{ stuck: readonly number[] }, Erasure>(
  ({ stuck }) => sql`
   select id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys",
    document_keys as "documentKeys"
    from erasures
   where files_gone_at is null and id <> all (${stuck}::bigint[]) order by id limit 100`,
);
const listPhotos = statement<object, { key: string }>(
  () => sql`select unnest(photo_keys) as key from erasures where files_gone_at is null`,
);
export const endErasure = statement<{ id: number; now: Date }>(
  ({ id, now }) =>
    sql`update erasures set files_gone_at = ${now}, photo_keys = '{}', document_keys = '{}' where id = ${id}`,
);
/** Deletes finished records that are no longer needed. */
export const forgetErasures = statement<{ erasedBefore: Date }>(
  ({ erasedBefore }) => sql`delete from erasures where files_gone_at is not null and erased_at < ${erasedBefore}`,
);
export async function listPartnersOf(on: Database | Transaction, userId: number): Promise<number[]> {
  return (await getRows(on, listPartners, { userId })).map(({ id }) => id);
}

/** Records the files that have to be removed after the rows. */
export async function writeErasure(on: Transaction, erased: { userId: number; sessionIds: number[]; now: Date }) {
  const row = await getRow(on, write, erased);
  if (!row) throw new Error('An insert has a row');
  return row;
}

/** Deletes the rows of a verification, and records its pictures for removal. */
export async function forgetVerification(
  on: Database | Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<Erasure | null> {
  const row = await getRow(on, writeDocuments, { userId, now });
  await getRows(on, forgetPoses, { userId });
  await getRows(on, forgetSubmissions, { userId });
  return row ?? null;
}

/** The photos of all deletions whose files are not all removed. */
export async function listPhotosToErase(on: Database | Transaction): Promise<string[]> {
  return (await getRows(on, listPhotos, {})).map(({ key }) => key);
}

/** Runs the statement of a table's rule. There are many and they run rarely, so they are not prepared. */
export async function runErasure(transaction: Transaction, erasure: PersonalStatement, userId: number): Promise<void> {
  await transaction.query(erasure.text, valuesOf(erasure, { me: userId }));
}
