import type { Transaction } from '../../server/src/database/transaction.ts';

/** The statements that drop and recreate a foreign key or an index. */
interface Droppable {
  readonly drop: string;
  readonly create: string;
}

/** Foreign keys, and indexes that do not belong to a constraint. */
const findDroppable = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid = any ($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Drops them from the tables, runs `work`, and recreates them, which also checks the foreign keys. Filling is faster
 * without them.
 */
export async function withoutIndexes(
  client: Transaction,
  tables: readonly string[],
  work: () => Promise<void>,
  recreate: (statement: string) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Droppable>(findDroppable, [tables]);
  for (const { drop } of rows) await client.query(drop);
  await work();
  for (const { create } of rows) await recreate(create);
}
