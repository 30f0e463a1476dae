import { sql, type Sql } from '../../../database/sql.ts';

/** Condition: the member is suspended or banned. */
export function isRestricted(member: string): Sql {
  return sql`${member}.restriction is not null`;
}
