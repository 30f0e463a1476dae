import type { Transaction } from '../../server/src/database/transaction.ts';

/** What makes a filling slow, as statements that take it away and that make it again. */
interface Deferred {
  readonly drop: string;
  readonly create: string;
}

/** Foreign keys, and indexes that no constraint stands on. */
const findDeferred = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid = any ($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Takes them from the tables, runs `work`, and makes all of them again, which proves the keys too. */
export async function withDeferredChecks(
  client: Transaction,
  tables: readonly string[],
  work: () => Promise<void>,
  remake: (statement: string) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Deferred>(findDeferred, [tables]);
  for (const { drop } of rows) await client.query(drop);
  await work();
  for (const { create } of rows) await remake(create);
}
