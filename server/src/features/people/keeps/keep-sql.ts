import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which other features read the lists of kept people. The arguments are SQL for the ids of members.

/** Condition: the first member keeps the second for later. */
export function isKeptBy(me: string, them: string): Sql {
  return sql`exists (select from keeps keep where keep.user_id = ${me} and keep.kept_id = ${them})`;
}

/** Condition: the member keeps anybody for later. */
export function keepsAnybody(me: string): Sql {
  return sql`exists (select from keeps keep where keep.user_id = ${me})`;
}
