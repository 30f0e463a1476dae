import type { Database } from '../../server/src/database/connect.ts';
import type { PgbenchScript } from './pgbench.ts';

/** A variable of pgbench, which a repository passes on in place of a value. */
class PgbenchVariable {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for a value that the script's `setUp` chooses. It must reach the statement unchanged. */
export const variable = (name: string): never => new PgbenchVariable(name) as never;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Makes the script of an operation from the one statement that its repository runs, so that they cannot differ: neither in
 * the SQL nor in the values.
 */
export async function recordScript(
  setUp: readonly string[],
  operation: (database: Database) => Promise<unknown>,
): Promise<PgbenchScript> {
  const statements: Statement[] = [];
  const query = async (statement: Statement) => {
    statements.push(statement);
    return { rows: [] };
  };
  await operation({ pool: { query } } as unknown as Database);
  const [statement, ...others] = statements;
  if (!statement || others.length > 0) throw new Error(`The operation runs ${statements.length} statements, not one`);
  return { setUp, statement: statement.text, values: statement.values.map(toSql) };
}

function toSql(value: unknown): string {
  if (value instanceof PgbenchVariable) return `:${value.name}`;
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return 'now()';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new TypeError(`pgbench has no constant for ${JSON.stringify(value)}`);
}
