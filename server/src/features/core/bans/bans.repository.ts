import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isSamePictureHash, hashBitsOf } from './perceptual-hash-sql.ts';

/** Marks by which a banned person is recognised. A mark of a document is made from its number. */
type Marks = { readonly kind: 'email' | 'document' | 'photo'; readonly marks: readonly Buffer[] };

export const addMarks = statement<Marks & { caseId: number; now: Date }>(
  ({ kind, marks, caseId, now }) => sql`insert into banned_marks (kind, mark, case_id, created_at)
    select ${kind}, mark, ${caseId}, ${now} from unnest(${marks}::bytea[]) mark
    on conflict do nothing`,
);

/** Deletes the marks of a ban that was lifted. */
export const removeMarks = statement<{ caseId: number }>(
  ({ caseId }) => sql`delete from banned_marks where case_id = ${caseId}`,
);

const find = statement<Marks>(
  ({ kind, marks }) => sql`select from banned_marks where kind = ${kind} and mark = any (${marks}::bytea[]) limit 1`,
);

/** Resolves to true if somebody with one of these marks was banned. */
export const isBanned = async (on: Database | Transaction, marks: Marks): Promise<boolean> =>
  (await getRow(on, find, marks)) !== null;

/** Compares with all marks of photos in one query: each banned member has a few dozen. */
const findLook = statement<{ looks: readonly string[] }>(
  ({ looks }) => sql`select from banned_marks banned, unnest(${looks}::text[]) sent
    where banned.look is not null and ${isSamePictureHash(sql`banned.look`, hashBitsOf(sql`sent`))} limit 1`,
);

/** Resolves to true if a picture with one of these perceptual hashes is a photo of somebody who was banned. */
export const isPhotoBanned = async (on: Database, looks: readonly string[]): Promise<boolean> =>
  looks.length > 0 && (await getRow(on, findLook, { looks })) !== null;
