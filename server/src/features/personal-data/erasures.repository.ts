import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { PersonalTables } from '../../database/personal-table.ts';
import type { Transaction } from '../../database/transaction.ts';
import { deleteAccountRow, emailOf, lockAccount, sessionsOf } from '../people/accounts/index.ts';
import { storedWaitingPhotoOf } from '../core/changes/index.ts';
import { matchesOf } from '../core/pairs/index.ts';
import { storedPhotosOf } from '../people/photos/index.ts';
import { forgetOrientation } from '../people/profiles/index.ts';
import { languageOf } from '../people/settings/index.ts';
import { documentsOf, forgetSubmissions, unheldDocumentsOf } from '../trust/verifications/index.ts';

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

const findAddress = prepared<FormerAddress>(
  'find-address-to-delete',
  `select ${emailOf('member')} as email, ${languageOf('member.id')} as language from users member where member.id = $1`,
);
const lock = prepared<{ id: number }>('lock-account-to-delete', lockAccount('$1::bigint'));
const deleteRow = prepared('delete-account', deleteAccountRow('$1'));
const listPartners = prepared<{ id: number }>(
  'list-matches-of-deleted',
  `select partner_id as id from (${matchesOf('$1::bigint')}) matched`,
);

const write = prepared<Erasure>(
  'write-erasure',
  `insert into erasures (erased_at, session_ids, photo_keys, document_keys)
   values ($2, array(${sessionsOf('$1::bigint')}),
     array(select storage_key from (${storedPhotosOf('$1::bigint')}) photo
       union all select storage_key from (${storedWaitingPhotoOf('$1::bigint')}) waiting),
     array(${documentsOf('$1::bigint')} union all ${unheldDocumentsOf('$1::bigint')}))
   returning id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys", document_keys as "documentKeys"`,
);

const writeDocuments = prepared<Erasure>(
  'write-erasure-of-documents',
  `insert into erasures (erased_at, session_ids, photo_keys, document_keys)
   values ($2, '{}', '{}', array(${documentsOf('$1::bigint')}))
   returning id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys", document_keys as "documentKeys"`,
);
const forgetOrientationOf = prepared('forget-orientation', forgetOrientation('$1', '$2'));
const forgetSubmissionsOf = forgetSubmissions('$1').map((text, step) => prepared(`forget-submissions-${step}`, text));

const listOpen = prepared<Erasure>(
  'list-open-erasures',
  `select id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys", document_keys as "documentKeys"
    from erasures
   where files_gone_at is null order by id limit 100`,
);
const listPhotos = prepared<{ key: string }>(
  'list-photos-of-open-erasures',
  'select unnest(photo_keys) as key from erasures where files_gone_at is null',
);
const end = prepared(
  'end-erasure',
  `update erasures set files_gone_at = $2, photo_keys = '{}', document_keys = '{}' where id = $1`,
);
const forget = prepared('forget-erasures', 'delete from erasures where files_gone_at is not null and erased_at < $1');
export function createErasuresRepository(on: Database | Transaction) {
  return {
    /** False when the account is already gone. */
    async lockAccount(userId: number): Promise<boolean> {
      return (await runPrepared(on, lock, [userId])).length > 0;
    },

    async getAddress(userId: number): Promise<FormerAddress> {
      const [row] = await runPrepared(on, findAddress, [userId]);
      if (!row) throw new Error('A locked account has an address');
      return row;
    },

    async listPartners(userId: number): Promise<number[]> {
      return (await runPrepared(on, listPartners, [userId])).map(({ id }) => id);
    },

    /** Records the files that have to be removed after the rows. */
    async writeErasure(userId: number, now: Date) {
      const [row] = await runPrepared(on, write, [userId, now]);
      if (!row) throw new Error('An insert has a row');
      return row;
    },

    async forgetOrientation(userId: number, now: Date): Promise<void> {
      await runPrepared(on, forgetOrientationOf, [userId, now]);
    },

    /** Deletes the rows of a verification, and records its pictures for removal. */
    async forgetSubmissions(userId: number, now: Date): Promise<Erasure | null> {
      const [row] = await runPrepared(on, writeDocuments, [userId, now]);
      for (const step of forgetSubmissionsOf) await runPrepared(on, step, [userId]);
      return row ?? null;
    },

    async deleteAccount(userId: number): Promise<void> {
      await runPrepared(on, deleteRow, [userId]);
    },

    /** The deletions whose files are not all removed. */
    listOpen: (): Promise<Erasure[]> => runPrepared(on, listOpen, []),

    /** The photos of all deletions whose files are not all removed. */
    async listPhotos(): Promise<string[]> {
      return (await runPrepared(on, listPhotos, [])).map(({ key }) => key);
    },

    async end(id: number, now: Date): Promise<void> {
      await runPrepared(on, end, [id, now]);
    },

    /** Deletes finished records that are no longer needed. */
    async forget(erasedBefore: Date): Promise<void> {
      await runPrepared(on, forget, [erasedBefore]);
    },
  };
}

/** Runs the statement of a table's rule. There are many and they run rarely, so they are not prepared. */
export async function runErasure(transaction: Transaction, statement: string, userId: number): Promise<void> {
  await transaction.query(statement, [userId]);
}
