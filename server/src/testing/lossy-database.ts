import type { PoolClient, QueryResult } from 'pg';
import type { Database } from '../database/connect.ts';

/** A database whose connections break right after a commit: everything is stored, but the caller gets an error. */
export function losingCommits(database: Database): Database {
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'connect') return async () => breakAfterCommit(await target.connect());
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, pool };
}

function breakAfterCommit(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return async (...words: Parameters<PoolClient['query']>): Promise<QueryResult> => {
        const result = (await target.query(...words)) as unknown as QueryResult;
        if (result.command === 'COMMIT') throw new Error('Connection terminated unexpectedly');
        return result;
      };
    },
  });
}
