import type { Transaction } from '../../server/src/database/transaction.ts';

/**
 * The names of tables and columns come from this folder, never from input. The values are sent as one JSON parameter.
 */
export async function insertRows(
  transaction: Pick<Transaction, 'query'>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
