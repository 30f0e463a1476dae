import type { PoolClient } from 'pg';
import type { Database } from '../database/connect.ts';

/** A row that was inserted, updated or deleted. */
export interface Change {
  /** The table and the operation: "pairs:insert". */
  readonly name: string;
  /** The table and the row's primary key. */
  readonly row: string;
  /** The columns that an update has changed. */
  readonly columns: readonly string[];
  readonly owner: number | null;
  /** The rows of other tables on which it depends. */
  readonly parents: readonly string[];
  /** Everybody whom the row names. */
  readonly people: readonly number[];
}

/** The columns of all tables that hold the number of a member. */
const peopleColumns = (
  'user low high partner sender receiver reader owner author member reporter reported caller callee liker ' +
  'kept actor moderator'
).replaceAll(/\w+/g, '$&_id');

/** A notice about a change begins with this. */
const noted = 'change ';

/** Reads a notice of the database: one change, or none if it is about something else. */
export const readChange = (notice: string): Change[] =>
  notice.startsWith(noted) ? [JSON.parse(notice.slice(noted.length)) as Change] : [];

/** Calls `listener` for each change through these pools, also one that is rolled back later. */
export function watchChanges(pools: readonly Database['pool'][], listener: (change: Change) => void): void {
  const watched = new WeakSet<PoolClient>();
  for (const pool of pools)
    pool.on('acquire', (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      client.on('notice', ({ message = '' }) => readChange(message).forEach(listener));
    });
}

/**
 * Installs triggers that tell the connection of every row that changes. An update to the same values is none. Rows of a
 * table would pile up, because the one transaction never ends.
 */
export async function followChanges({ pool }: Database): Promise<void> {
  await pool.query(`create function note_change() returns trigger language plpgsql security definer as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
      former jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else changed end;
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      raise notice '${noted}%', jsonb_build_object(
        'name', tg_table_name || ':' || lower(tg_op), 'owner', changed -> 'user_id',
        'row', concat_ws(' ', tg_table_name, (
          select string_agg(changed ->> name, ' ') from unnest(string_to_array(tg_argv[0], ' ')) name)),
        'columns', array(
          select name from jsonb_each(changed) each(name, value) where value is distinct from former -> name
          order by name),
        'parents', array(
          select concat_ws(' ', tg_argv[at + 1], changed ->> tg_argv[at]) from generate_series(2, tg_nargs - 1, 2) at
          where changed ->> tg_argv[at] is not null),
        'people', array(
          select changed -> name from unnest(string_to_array(tg_argv[1], ' ')) name
          where changed ->> name is not null));
      return null;
    end $$`);
  const { rows } = await pool.query<{ name: string; words: string }>(
    `select tables.table_name as name, concat_ws(', ',
       (select quote_literal(coalesce(string_agg(attname, ' ' order by attname), '')) from pg_index
         join pg_attribute on attrelid = indrelid and attnum = any (indkey)
         where indisprimary and indrelid = quote_ident(tables.table_name)::regclass),
       (select quote_literal(coalesce(string_agg(column_name, ' '), '')) from information_schema.columns
         where columns.table_schema = 'public' and columns.table_name = tables.table_name
           and (column_name = any ($1) or columns.table_name = 'users' and column_name = 'id')),
       (select string_agg(quote_literal(attname) || ', ' || quote_literal(confrelid::regclass::text), ', ')
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         where contype = 'f' and cardinality(conkey) = 1 and conrelid = quote_ident(tables.table_name)::regclass)
     ) as words
     from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
    [peopleColumns.split(' ')],
  );
  for (const { name, words } of rows)
    await pool.query(
      `create trigger note_change after insert or update or delete
        on "${name}" for each row execute function note_change(${words})`,
    );
}
