import type { Sql } from './sql.ts';

/**
 * The rule for the rows of one table about a member, in the export and when the account is deleted. Each feature has a
 * rule for each of its tables, and `features/personal-data` composes them.
 */
export interface PersonalTable {
  /** The columns that hold personal data, separated by spaces. */
  readonly personal: string;
  /** All other columns: technical ones, and those that are computed from the others. */
  readonly other: string;
  readonly exported: ExportedRows | { readonly because: string };
  /**
   * Statements that run before the account's own row is deleted. Without them, foreign keys delete the rows together
   * with the account's row.
   */
  readonly erased?: readonly SqlAboutMember[];
  /** The data that stays after a deletion, and the reason. */
  readonly kept?: string;
}

interface ExportedRows {
  /** The name of the file in the archive, without its extension. */
  readonly document: string;
  /** A query for its rows. The ids in a column `match_id` are replaced by the first names of matches. */
  readonly rows: SqlAboutMember;
}

/** SQL about a member, from SQL for the id of that member. */
export type SqlAboutMember = (me: Sql) => Sql;

/** The rules of one feature, by table. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;
