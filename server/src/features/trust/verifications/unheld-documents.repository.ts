import { sql, statement } from '../../../database/sql.ts';

interface Keys {
  readonly keys: readonly string[];
}

export const insertUnheld = statement<Keys & { userId: number; eraseAt: Date }>(
  ({ keys, userId, eraseAt }) => sql`
    insert into unheld_documents (key, user_id, erase_at)
    select key, ${userId}, ${eraseAt} from unnest(${keys}::text[]) key`,
);

/** A row for each of them that existed. */
export const removeUnheld = statement<Keys, { key: string }>(
  ({ keys }) => sql`delete from unheld_documents where key = any (${keys}::text[]) returning key`,
);

/** The due documents that nobody else is working on, without those that are stuck. The transaction locks them. */
export const lockDueDocuments = statement<{ now: Date; limit: number; stuck: readonly string[] }, { key: string }>(
  ({ now, limit, stuck }) => sql`
    select key from unheld_documents where erase_at <= ${now} and key <> all (${stuck}::text[])
    order by erase_at limit ${limit} for update skip locked`,
);

/** Those of these keys that exist, locked until the transaction ends. */
export const lockUnheld = statement<Keys, { key: string }>(
  ({ keys }) => sql`select key from unheld_documents where key = any (${keys}::text[]) for update`,
);
