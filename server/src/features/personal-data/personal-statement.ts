import type { SqlAboutMember } from '../../database/personal-table.ts';
import { sql, statement, type Statement } from '../../database/sql.ts';

/** Rows as they are read from the database. */
export type Row = Readonly<Record<string, unknown>>;

/** A statement about one member. */
export type PersonalStatement = Statement<{ readonly me: number }, Row>;

export const personalStatement = (text: SqlAboutMember): PersonalStatement =>
  statement(({ me }) => text(sql`${me}::bigint`));
