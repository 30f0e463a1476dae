import type { Transaction } from '../../server/src/database/transaction.ts';

/** The statements that drop and recreate a key, an index or a foreign key, or that stop and start a trigger. */
interface Droppable {
  readonly drop: string;
  readonly create: string;
}

/** Keys come before the foreign keys that need them. */
const findDroppable = `
  with filled as (select unnest($1::text[]::regclass[]) as id)
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
    case contype when 'f' then 3 else 1 end as turn, conrelid as "table"
  from pg_constraint
  where contype in ('p', 'u') and conrelid in (select id from filled)
    or contype = 'f' and (conrelid in (select id from filled) or confrelid in (select id from filled))
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2, indrelid
  from pg_index where indrelid in (select id from filled)
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
  union all
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname), 4, tgrelid
  from pg_trigger where not tgisinternal and tgrelid in (select id from filled)
  order by turn, "table"`;

/**
 * Drops them from the tables, runs `work`, and recreates them, which also checks keys and foreign keys. Filling is much
 * faster without them.
 */
export async function withoutIndexes(
  client: Transaction,
  tables: readonly string[],
  work: () => Promise<void>,
  recreate: (statement: string) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Droppable>(findDroppable, [tables]);
  for (const { drop } of rows.toReversed()) await client.query(drop);
  await work();
  for (const { create } of rows) await recreate(create);
}
