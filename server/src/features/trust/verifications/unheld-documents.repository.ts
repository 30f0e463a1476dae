import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

export const insertUnheld = statement<{ keys: readonly string[]; userId: number; eraseAt: Date }>(
  ({ keys, userId, eraseAt }) => sql`
   insert into unheld_documents (key, user_id, erase_at) select key, ${userId}, ${eraseAt}
      from unnest(${keys}::text[]) key`,
);

const remove = statement<{ keys: readonly string[] }>(
  ({ keys }) => sql`delete from unheld_documents where key = any (${keys}::text[]) returning key`,
);

const lockDue = statement<{ now: Date; limit: number; stuck: readonly string[] }, { key: string }>(
  ({ now, limit, stuck }) => sql`
   select key from unheld_documents where erase_at <= ${now} and key <> all (${stuck}::text[])
   order by erase_at limit ${limit} for update skip locked`,
);

const lock = statement<{ keys: readonly string[] }, { key: string }>(
  ({ keys }) => sql`select key from unheld_documents where key = any (${keys}::text[]) for update`,
);

export const unheldStatements = { lockDue };

/** Returns the number of them that existed. */
export async function removeUnheld(on: Database | Transaction, keys: readonly string[]): Promise<number> {
  return (await getRows(on, remove, { keys })).length;
}

/** The due documents that nobody else is working on, without those that are stuck. The transaction locks them. */
export async function lockDueDocuments(
  on: Database | Transaction,
  now: Date,
  { stuck, limit }: { stuck: readonly string[]; limit: number },
): Promise<string[]> {
  return (await getRows(on, lockDue, { now, limit, stuck })).map(({ key }) => key);
}

/** Those of these keys that exist, locked until the transaction ends. */
export async function lockUnheld(on: Database | Transaction, keys: readonly string[]): Promise<string[]> {
  return (await getRows(on, lock, { keys })).map(({ key }) => key);
}
