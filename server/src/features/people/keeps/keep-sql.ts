import { sql, type Sql } from '../../../database/sql.ts';

/** Query for the ids of those whom a member keeps for later. */
export const keptBy = (me: Sql): Sql => sql`select keep.kept_id from keeps keep where keep.user_id = ${me}`;
