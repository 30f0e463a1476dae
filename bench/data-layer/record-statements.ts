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

/** Statements that are sent together, in one transaction, or one alone. */
export type RoundTrip = readonly RecordedStatement[];

/**
 * Records the statements that an operation runs, so that what is measured cannot differ from them, neither in the SQL
 * nor in the values. The database is not there: a statement finds what the operation says, and its last one nothing,
 * so the operation may fail after it.
 * @throws what the operation throws before its first statement
 */
export async function recordStatements({ run, draw, found = [] }: Operation): Promise<RoundTrip[]> {
  const trips: RoundTrip[] = [];
  const record = (...statements: RoundTrip) => {
    const at = trips.flat().length;
    trips.push(statements);
    return statements.map((_, index) => [...(found[at + index] ?? [])]);
  };
  const query = async (statement: RecordedStatement) => ({ rows: record(statement)[0] ?? [] });
  const inTransaction = async (asked: RecordedStatement | Batch | string) => {
    // The commands that begin and end a transaction have no name.
    if (typeof asked === 'string') return { rows: [] };
    if (!(asked instanceof Batch)) return query(asked);
    return asked.callback(null, record(...asked.calls));
  };
  const connect = async () => ({ query: inTransaction, release: () => {} });
  const variables = Object.fromEntries(Object.keys(draw()).map((name) => [name, new Variable(name) as never]));
  try {
    await run({ pool: { query, connect } } as unknown as Database, variables);
  } catch (error) {
    if (trips.flat().length <= found.length) throw error;
  }
  return trips;
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
