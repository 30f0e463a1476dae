import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isSamePictureHash, hashBitsOf } from './perceptual-hash-sql.ts';

/** The marks by which a banned person is recognised. `document` is the number of an identity document. */
type MarkKind = 'email' | 'document' | 'photo';

const add = statement<{ kind: MarkKind; marks: readonly Buffer[]; caseId: number; now: Date }>(
  ({ kind, marks, caseId, now }) => sql`
    insert into banned_marks (kind, mark, case_id, created_at)
    select ${kind}, mark, ${caseId}, ${now} from unnest(${marks}::bytea[]) mark
    on conflict do nothing`,
);

const find = statement<{ kind: MarkKind; marks: readonly Buffer[] }>(
  ({ kind, marks }) => sql`select from banned_marks where kind = ${kind} and mark = any (${marks}::bytea[]) limit 1`,
);

/** Compares with all marks of photos in one query: each banned member has a few dozen. */
const findLook = statement<{ looks: readonly string[] }>(
  ({ looks }) => sql`
    select from banned_marks banned, unnest(${looks}::text[]) sent
    where banned.look is not null and ${isSamePictureHash('banned.look', hashBitsOf('sent'))} limit 1`,
);

const removeOf = statement<{ caseId: number }>(({ caseId }) => sql`delete from banned_marks where case_id = ${caseId}`);

export function createBansRepository(on: Database | Transaction) {
  return {
    async add(kind: MarkKind, marks: readonly Buffer[], caseId: number, now: Date): Promise<void> {
      await getRows(on, add, { kind, marks, caseId, now });
    },

    /** Resolves to true if somebody with one of these marks was banned. */
    async isBanned(kind: MarkKind, marks: readonly Buffer[]): Promise<boolean> {
      return (await getRows(on, find, { kind, marks })).length > 0;
    },

    /** Resolves to true if a picture with one of these perceptual hashes is a photo of somebody who was banned. */
    async isPhotoBanned(looks: readonly string[]): Promise<boolean> {
      return looks.length > 0 && (await getRows(on, findLook, { looks })).length > 0;
    },

    /** Deletes the marks of a ban that was lifted. */
    async removeOf(caseId: number): Promise<void> {
      await getRows(on, removeOf, { caseId });
    },
  };
}
