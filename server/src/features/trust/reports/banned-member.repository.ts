import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { emailOf } from '../../people/accounts/index.ts';
import { documentMarksOf } from '../../core/bans/index.ts';
import { perceptualHashesOfMember } from '../../people/photos/index.ts';

const findEmail = statement<{ userId: number }, { email: string }>(
  ({ userId }) => sql`select ${emailOf('member')} as email from users member where member.id = ${userId}`,
);

const listLooks = statement<{ userId: number }, { bits: string }>(
  ({ userId }) => sql`${perceptualHashesOfMember(sql`${userId}::bigint`)}`,
);

const listDocumentMarks = statement<{ userId: number }, { mark: Buffer }>(
  ({ userId }) => sql`${documentMarksOf(sql`${userId}::bigint`)}`,
);

export async function findEmailOf(on: Transaction, userId: number): Promise<string | null> {
  const row = await getRow(on, findEmail, { userId });
  return row?.email ?? null;
}

/** The perceptual hashes of the member's photos, in binary digits. */
export async function listLooksOf(on: Transaction, userId: number): Promise<string[]> {
  return (await getRows(on, listLooks, { userId })).map(({ bits }) => bits);
}

export async function listDocumentMarksOf(on: Transaction, userId: number): Promise<Buffer[]> {
  return (await getRows(on, listDocumentMarks, { userId })).map(({ mark }) => mark);
}
