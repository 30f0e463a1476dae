import type { Database } from '../../../database/connect.ts';
import type { Allowance } from './allowance-sql.ts';
import { giveBack } from './allowances.repository.ts';

interface Spender {
  readonly kind: Allowance;
  readonly userId: number;
  /** The Nairobi day on which it counts. */
  readonly day: string;
}

interface Write<Row> {
  readonly write: () => Promise<Row>;
  /**
   * Returns true if the same request, sent twice at once, has lost: its twin wrote the row between this one's reading
   * and writing.
   */
  readonly hasLostToItsTwin: (row: Row) => boolean;
  /** Returns true if this statement has counted against the limit. */
  readonly isCounted: (row: Row) => boolean;
}

/**
 * Runs a statement that counts against the day's limit. If it lost to its twin, it takes its count back and runs again,
 * to read the twin's result.
 */
export async function spendOnce<Row>(
  database: Database,
  { kind, userId, day }: Spender,
  { write, hasLostToItsTwin, isCounted }: Write<Row>,
): Promise<Row> {
  const row = await write();
  if (!hasLostToItsTwin(row)) return row;
  if (isCounted(row)) await giveBack(database, kind, { userId, day });
  return write();
}
