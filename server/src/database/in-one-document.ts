import { sql, type Sql } from './sql.ts';

/** Rows as `inOneDocument` selects them: in the one row of the query, each a list of the columns. */
export interface InOneDocument<Row> {
  readonly found: readonly Row[];
}

/** Query for columns of a row source, in one JSON document: the driver takes twice as long for hundreds of rows. */
export const inOneDocument = (columns: Sql, from: Sql): Sql =>
  sql`select coalesce(json_agg(json_build_array(${columns})), '[]'::json) as found from ${from}`;
