import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isSamePictureHash, hashBitsOf } from './perceptual-hash-sql.ts';

/** The marks by which a banned person is recognised. `document` is the number of an identity document. */
type MarkKind = 'email' | 'document' | 'photo';

const add = prepared(
  'add-banned-marks',
  `insert into banned_marks (kind, mark, case_id, created_at) select $1, mark, $3, $4 from unnest($2::bytea[]) mark
   on conflict do nothing`,
);

const find = prepared(
  'find-banned-mark',
  'select from banned_marks where kind = $1 and mark = any ($2::bytea[]) limit 1',
);

/** Compares with all marks of photos in one query: each banned member has a few dozen. */
const findLook = prepared(
  'find-banned-look',
  `select from banned_marks banned, unnest($1::text[]) sent
   where banned.look is not null and ${isSamePictureHash('banned.look', hashBitsOf('sent'))} limit 1`,
);

const removeOf = prepared('remove-banned-marks', 'delete from banned_marks where case_id = $1');

export function createBansRepository(on: Database | Transaction) {
  return {
    async add(kind: MarkKind, marks: readonly Buffer[], caseId: number, now: Date): Promise<void> {
      await runPrepared(on, add, [kind, marks, caseId, now]);
    },

    /** Resolves to true if somebody with one of these marks was banned. */
    async isBanned(kind: MarkKind, marks: readonly Buffer[]): Promise<boolean> {
      return (await runPrepared(on, find, [kind, marks])).length > 0;
    },

    /** Resolves to true if a picture with one of these perceptual hashes is a photo of somebody who was banned. */
    async isPhotoBanned(looks: readonly string[]): Promise<boolean> {
      return looks.length > 0 && (await runPrepared(on, findLook, [looks])).length > 0;
    },

    /** Deletes the marks of a ban that was lifted. */
    async removeOf(caseId: number): Promise<void> {
      await runPrepared(on, removeOf, [caseId]);
    },
  };
}
