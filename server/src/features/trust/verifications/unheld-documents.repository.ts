import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

const insert = prepared(
  'insert-unheld-documents',
  'insert into unheld_documents (key, user_id, erase_at) select key, $2, $3 from unnest($1::text[]) key',
);

const remove = prepared(
  'delete-unheld-documents',
  'delete from unheld_documents where key = any ($1::text[]) returning key',
);

const lockDue = prepared<{ key: string }>(
  'lock-due-documents',
  `select key from unheld_documents where erase_at <= $1 and key <> all ($3::text[])
   order by erase_at limit $2 for update skip locked`,
);

const lock = prepared<{ key: string }>(
  'lock-unheld-documents',
  'select key from unheld_documents where key = any ($1::text[]) for update',
);

export const unheldStatements = { lockDue };

/** Documents in the vault that no submission holds, each with the time from which it is erased. */
export function createUnheldDocumentsRepository(on: Database | Transaction) {
  return {
    async insert(keys: readonly string[], userId: number, eraseAt: Date): Promise<void> {
      await runPrepared(on, insert, [keys, userId, eraseAt]);
    },

    /** Returns the number of them that existed. */
    async remove(keys: readonly string[]): Promise<number> {
      return (await runPrepared(on, remove, [keys])).length;
    },

    /** The due documents that nobody else is working on, without those that are stuck. The transaction locks them. */
    async lockDue(now: Date, { stuck, limit }: { stuck: readonly string[]; limit: number }): Promise<string[]> {
      return (await runPrepared(on, lockDue, [now, limit, stuck])).map(({ key }) => key);
    },

    /** Those of these keys that exist, locked until the transaction ends. */
    async lock(keys: readonly string[]): Promise<string[]> {
      return (await runPrepared(on, lock, [keys])).map(({ key }) => key);
    },
  };
}
