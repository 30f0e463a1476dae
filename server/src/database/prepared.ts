import type { QueryResultRow } from 'pg';
import type { Database } from './connect.ts';
import type { Transaction } from './transaction.ts';
import { asUnavailable } from './unavailable.ts';

/** A named statement that each connection parses and plans once. */
export interface PreparedStatement<Row extends QueryResultRow> {
  readonly name: string;
  readonly text: string;
  /** This is never set. It carries the type of the rows. */
  readonly row?: Row;
}

const textsByName = new Map<string, string>();

/**
 * Defines a named statement: `prepared<{ id: number }>('find-member', 'select id from members where email = $1')`.
 * Not for queries whose best plan depends on the values, such as that of the deck.
 *
 * @throws when another statement has this name, because a connection would run that one
 */
export function prepared<Row extends QueryResultRow = never>(name: string, text: string): PreparedStatement<Row> {
  const known = textsByName.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two prepared statements are named "${name}"`);
  textsByName.set(name, text);
  return { name, text };
}

/** Returns the texts of all statements of the modules that are loaded, by name. */
export const listPrepared = (): ReadonlyMap<string, string> => textsByName;

/**
 * Runs a named statement and returns its rows.
 * @throws DatabaseUnavailableError when the database cannot be reached or is too slow
 */
export async function runPrepared<Row extends QueryResultRow>(
  on: Database | Transaction,
  statement: PreparedStatement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { name, text } = statement;
  try {
    const { rows } = await ('pool' in on ? on.pool : on).query<Row>({ name, text, values: [...values] });
    return rows;
  } catch (error) {
    throw asUnavailable(error);
  }
}
