import type { PoolClient } from 'pg';
import type { Database } from '../database/connect.ts';
import { inSpan, type SpanAttributes, type Tracing } from '../gateways/tracing/tracing.ts';

/** The signatures of the driver's `query` are many. Here they are all the same. */
type Query = (...given: unknown[]) => unknown;

/**
 * Makes a span of each statement inside a request or a job. It has the kind of the statement, its first table and its
 * name, and neither values nor the text.
 */
export function traceDatabase({ pool, close }: Database, tracing: Tracing): Database {
  const query = pool.query.bind(pool) as Query;
  pool.query = ((...given: unknown[]) => traced(tracing, given, () => query(...given))) as typeof pool.query;
  const connect = pool.connect.bind(pool);
  const known = new WeakSet<PoolClient>();
  // The pool itself connects with a callback. The clients of transactions come as a promise.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback
      ? connect(callback)
      : connect().then((client) => {
          if (!known.has(client)) traceClient(client, tracing);
          known.add(client);
          return client;
        })) as typeof pool.connect;
  return { pool, close };
}

function traceClient(client: PoolClient, tracing: Tracing): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...given: unknown[]) => traced(tracing, given, () => query(...given))) as typeof client.query;
}

/** One with a callback is the pool's own, which has a span already, and one that copies a table takes streams. */
function traced(tracing: Tracing, given: unknown[], run: () => unknown): unknown {
  const [what, last] = [given[0], given.at(-1)];
  const { text, name } = typeof what === 'string' ? { text: what, name: undefined } : (what as Named);
  if (typeof text !== 'string' || typeof last === 'function' || !tracing.isInside()) return run();
  const span = describeStatement(text, name);
  return inSpan(tracing, { ...span, kind: 'client' }, async () => run());
}

interface Named {
  readonly text?: unknown;
  readonly name?: string;
}

/** @returns the kind of a statement and its first table, such as `select pairs` */
export function describeStatement(text: string, name?: string): { name: string; attributes: SpanAttributes } {
  const operation = /^\s*(?:--.*\s+)*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'unknown';
  const table = /\b(?:from|into|update)\s+([a-z_]+)\b/i.exec(text)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
      ...(name !== undefined && { 'mwanzo.statement': name }),
    },
  };
}
