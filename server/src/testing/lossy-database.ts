import type { PoolClient, QueryResult } from 'pg';
import type { Database } from '../database/connect.ts';

type Commit = () => Promise<QueryResult>;

/** A database that commits each transaction by calling this. */
export function committingBy(database: Database, around: (commit: Commit) => Promise<QueryResult>): Database {
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'connect') return async () => connected(await target.connect(), around);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, pool };
}

function connected(client: PoolClient, around: (commit: Commit) => Promise<QueryResult>): PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return (...words: Parameters<PoolClient['query']>) => {
        const run = () => target.query(...words) as unknown as Promise<QueryResult>;
        return String(words[0]) === 'commit' ? around(run) : run();
      };
    },
  });
}

/** A database whose connections break right after a commit: everything is stored, but the caller gets an error. */
export const losingCommits = (database: Database): Database =>
  committingBy(database, async (commit) => {
    await commit();
    throw new Error('Connection terminated unexpectedly');
  });
