import type { Database } from '../../database/connect.ts';
import type { Allowance } from './allowance-sql.ts';
import { createAllowancesRepository } from './allowances.repository.ts';

interface Spender {
  readonly kind: Allowance;
  readonly userId: number;
  /** The Nairobi day that it is counted on. */
  readonly day: string;
}

interface Write<Row> {
  readonly write: () => Promise<Row>;
  /** Whether the same request, sent twice at once, was written by its twin between this one's reading and its writing. */
  readonly hasLostToItsTwin: (row: Row) => boolean;
  /** Whether this statement has counted it. */
  readonly isCounted: (row: Row) => boolean;
}

/** Runs a statement that spends from the day's limit. One that lost to its twin gives back what it spent, and reads what the twin wrote. */
export async function spendOnce<Row>(
  database: Database,
  { kind, userId, day }: Spender,
  { write, hasLostToItsTwin, isCounted }: Write<Row>,
): Promise<Row> {
  const row = await write();
  if (!hasLostToItsTwin(row)) return row;
  if (isCounted(row)) await createAllowancesRepository(database).giveBack(kind, userId, day);
  return write();
}
