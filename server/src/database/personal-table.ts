/**
 * What becomes of the rows of one table about a member, in the export and when the account is deleted. Each feature has
 * a rule for each of its tables, and `features/personal-data` composes them.
 */
export interface PersonalTable {
  /** The columns that say something about a member, with a space between. */
  readonly personal: string;
  /** All other columns: places of the software, and what is computed from the others. */
  readonly other: string;
  readonly exported: ExportedRows | { readonly because: string };
  /**
   * Statements that run before the account's own row is deleted ($1: the member's id). Without one, the rows go with that
   * row, by their foreign keys.
   */
  readonly erased?: readonly string[];
  /** What stays of it after a deletion, and why. */
  readonly kept?: string;
}

interface ExportedRows {
  /** The name of the file in the archive, without its ending. */
  readonly document: string;
  /** Query for its rows ($1: the member's id). The ids in a column `match_id` are replaced by the first names of matches. */
  readonly rows: string;
}

/** The rules of one feature, by table. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;
