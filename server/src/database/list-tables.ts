import type { Client } from 'pg';

export interface TableColumns {
  readonly name: string;
  /** All columns but those that PostgreSQL computes from others. */
  readonly columns: readonly string[];
}

/** The value that a sequence has given last, or null when it has given none. */
export interface SequenceValue {
  readonly name: string;
  readonly value: string | null;
}

/** Schemas whose tables no backup takes, each with the reason. Those of `public` are all taken. */
export const schemasLeftOut: Readonly<Record<string, string>> = {
  pgboss: 'The queue only shares the work: what is due stands in the other tables. pg-boss makes its tables again.',
};

/** All tables of the schema `public`, by name. */
export async function listTables(on: Pick<Client, 'query'>): Promise<TableColumns[]> {
  const { rows } = await on.query<TableColumns>(`
    select class.relname::text as name, array(
      select attname::text from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns
    from pg_class class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  return rows;
}

/** All sequences of the schema `public`, also those of identity columns. */
export async function listSequences(on: Pick<Client, 'query'>): Promise<SequenceValue[]> {
  const { rows } = await on.query<SequenceValue>(`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename`);
  return rows;
}
