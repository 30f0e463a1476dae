import type { Database } from '../../server/src/database/connect.ts';
import { Batch } from '../../server/src/database/together.ts';
import type { Drawn, Operation } from './operation.ts';

/** Stands for a value that is drawn, and must reach the statements unchanged. */
class Variable {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export interface RecordedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Records the statements that an operation runs, so that what is measured cannot differ from them, neither in the SQL
 * nor in the values. The database is not there: a statement finds what the operation says, and its last one nothing,
 * so the operation may fail after it.
 * @throws what the operation throws before its first statement
 */
export async function recordStatements({ run, draw, found = [] }: Operation): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  const query = async (statement: RecordedStatement) => {
    statements.push(statement);
    return { rows: found[statements.length - 1] ?? [] };
  };
  const inTransaction = async (asked: RecordedStatement | Batch | string) => {
    // The commands that begin and end a transaction have no name.
    if (typeof asked === 'string') return { rows: [] };
    if (!(asked instanceof Batch)) return query(asked);
    const results = await Promise.all(asked.calls.map(query));
    return asked.callback(
      null,
      results.map(({ rows }) => rows),
    );
  };
  const connect = async () => ({ query: inTransaction, release: () => {} });
  const variables = Object.fromEntries(Object.keys(draw()).map((name) => [name, new Variable(name) as never]));
  try {
    await run({ pool: { query, connect } } as unknown as Database, variables);
  } catch (error) {
    if (statements.length <= found.length) throw error;
  }
  return statements;
}

/** The values of a recorded statement for the driver. Moments are now. */
export function valuesOf({ values }: RecordedStatement, drawn: Drawn): unknown[] {
  return values.map((value) =>
    value instanceof Variable ? drawn[value.name] : value instanceof Date ? new Date() : value,
  );
}

/** The values of a recorded statement as SQL: `:variable` of pgbench or a constant. */
export function constantsOf({ values }: RecordedStatement): string[] {
  return values.map(toSql);
}

function toSql(value: unknown): string {
  if (value instanceof Variable) return `:${value.name}`;
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return 'now()';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new TypeError(`pgbench has no constant for ${JSON.stringify(value)}`);
}
