import { Query, type Connection, type PoolClient, type QueryResultRow, type Submittable } from 'pg';
import type { Database } from './connect.ts';
import { valuesOf, type Statement } from './sql.ts';
import type { Transaction } from './transaction.ts';
import { asUnavailable } from './unavailable.ts';

/** A statement with the values of its parameters. */
export interface Call<Row extends QueryResultRow> {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** This is never set. It carries the type of the rows. */
  readonly row?: Row;
}

export const callOf = <Input extends object, Row extends QueryResultRow>(
  of: Statement<Input, Row>,
  input: Input,
): Call<Row> => ({ name: of.name, text: of.text, values: valuesOf(of, input) });

type RowsOf<Calls extends readonly Call<QueryResultRow>[]> = {
  [Index in keyof Calls]: Calls[Index] extends Call<infer Row> ? Row[] : never;
};

/**
 * Runs statements one after the other in one round trip, and returns the rows of each. Each sees what those before it
 * have written. Outside a transaction, they are one: when one of them fails, none has written anything.
 * @throws DatabaseUnavailableError when the database cannot be reached or is too slow
 */
export async function getRowsTogether<const Calls extends readonly Call<QueryResultRow>[]>(
  on: Database | Transaction,
  ...calls: Calls
): Promise<RowsOf<Calls>> {
  try {
    return (await ('pool' in on ? runOnPool(on, calls) : runOn(on, calls))) as RowsOf<Calls>;
  } catch (error) {
    throw asUnavailable(error);
  }
}

type Rows = readonly (readonly QueryResultRow[])[];

async function runOnPool({ pool }: Database, calls: readonly Call<QueryResultRow>[]): Promise<Rows> {
  const client: PoolClient = await pool.connect();
  try {
    const rows = await runOn(client, calls);
    client.release();
    return rows;
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}

function runOn(client: Transaction, calls: readonly Call<QueryResultRow>[]): Promise<Rows> {
  return new Promise((resolve, reject) => {
    client.query(
      new Batch(calls, (error, rows) => {
        if (error) reject(error);
        else resolve(rows ?? []);
      }),
    );
  });
}

/** The part of the driver's query that its client calls. */
interface DriverQuery extends Submittable {
  readonly name: string;
  readonly text: string;
  submit: (connection: Connection) => Error | null;
  handleRowDescription: (message: unknown) => void;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, connection: Connection) => void;
  handleReadyForQuery: (connection: Connection) => void;
}

/** The driver remembers here what it has asked a connection to parse, until the connection has done it. */
interface ParsingConnection extends Connection {
  readonly submittedNamedStatements: Record<string, string>;
}

/**
 * Queries that the driver's client takes for one. They are sent without the message "sync" between them, so PostgreSQL
 * runs them in one transaction, and after an error it skips the rest.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class Batch implements Submittable {
  readonly calls: readonly Call<QueryResultRow>[];
  readonly #queries: readonly DriverQuery[];
  readonly #rows: QueryResultRow[][] = [];
  #broken: Error | undefined;
  /** The query whose messages arrive. */
  #at = 0;

  /** The client calls this, and replaces it by one that ends its timer. */
  callback: (error: Error | null, rows?: Rows) => void;

  constructor(calls: readonly Call<QueryResultRow>[], callback: Batch['callback']) {
    this.calls = calls;
    this.callback = callback;
    this.#queries = calls.map((call) => {
      const query = new Query({ ...call }, undefined, (error: Error | undefined, result) => {
        if (error) this.#broken = error;
        else this.#rows.push(result.rows);
      });
      return query as unknown as DriverQuery;
    });
  }

  /** The client keeps the statement under this name when it has been parsed. */
  get name(): string | undefined {
    return this.#queries[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.#queries[this.#at]?.text;
  }

  submit(connection: Connection): Error | null {
    const withoutSync = Object.create(connection, { sync: { value: () => {} } }) as Connection;
    connection.stream.cork();
    for (const query of this.#queries) {
      const failed = query.submit(withoutSync) ?? this.#broken;
      if (!failed) continue;
      // Nothing that was sent before it may be committed, so the connection ends.
      connection.stream.destroy();
      return failed;
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#queries[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleReadyForQuery(connection: Connection): void {
    for (const query of this.#queries) query.handleReadyForQuery(connection);
    if (this.#broken) this.callback(this.#broken);
    else this.callback(null, this.#rows);
  }

  handleError(error: Error, connection: ParsingConnection): void {
    // PostgreSQL has skipped these, so it has not parsed them either.
    for (const { name } of this.#queries.slice(this.#at)) delete connection.submittedNamedStatements[name];
    this.callback(error);
  }
}
