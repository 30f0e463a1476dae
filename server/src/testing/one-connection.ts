import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient, QueryResult } from 'pg';
import type { Database } from '../database/connect.ts';

export interface OneConnection {
  /** The changes since the last look, or since the beginning of `undone`, while its work goes on. */
  takeChanges(): Promise<string[]>;
  /**
   * Runs `work` and returns the tables that it has changed, and how: "pairs:insert", or "photos:delete of others" when
   * the row belongs to another member. Then it undoes all changes, also those of the statement `before`.
   */
  undone<Result>(
    memberId: number,
    work: () => Promise<Result>,
    before?: string,
  ): Promise<{ result: Result; changed: string[] }>;
  /** Restores the pool's own connections. */
  end(): Promise<void>;
}

/**
 * Runs all statements of a pool on one connection, inside a transaction that never commits. A commit by the app only
 * releases a savepoint. So each request can make its changes, and the next one starts from the same world. Needs
 * `followChanges`.
 */
export async function onOneConnection({ pool }: Database): Promise<OneConnection> {
  const client = await pool.connect();
  const ways = { query: pool.query.bind(pool), connect: pool.connect.bind(pool) };
  const raw = client.query.bind(client) as (...words: unknown[]) => Promise<QueryResult<{ name: string }>>;
  const turns = takeTurns();
  const query = async (...words: unknown[]) => {
    const end = await turns.take();
    try {
      await raw('savepoint statement');
      return await raw(...words);
    } catch (error) {
      await raw('rollback to savepoint statement');
      throw error;
    } finally {
      end();
    }
  };
  const inTransaction = (...words: unknown[]) => {
    const [text] = words;
    if (typeof text !== 'string') return raw(...words);
    if (/^begin/i.test(text)) return raw('savepoint transaction');
    if (text === 'rollback') return raw('rollback to savepoint transaction');
    return text === 'commit' ? Promise.resolve({ command: 'COMMIT' }) : raw(...words);
  };
  const connect = async (): Promise<PoolClient> => {
    const end = await turns.take();
    return { query: inTransaction, release: end } as unknown as PoolClient;
  };
  Object.assign(pool, { query, connect });
  const takeChanges = async () => {
    await turns.ended();
    const { rows } = await raw(
      'with taken as (delete from changes_of_request returning name) ' +
        'select distinct name from taken order by name',
    );
    return rows.map(({ name }) => name);
  };
  await raw('begin');
  await raw('savepoint before');
  return {
    takeChanges,
    async undone(memberId, work, before) {
      if (before !== undefined) {
        await raw(before);
        await raw('delete from changes_of_request');
      }
      await raw(`set local permissions.member = '${memberId}'`);
      const result = await work();
      const changed = await takeChanges();
      await raw('rollback to savepoint before');
      return { result, changed };
    },
    async end() {
      Object.assign(pool, ways);
      await raw('rollback');
      client.release();
    },
  };
}

/** Statements and transactions run one at a time: a failed one would abort the others. */
function takeTurns() {
  let last = Promise.resolve();
  return {
    /** Resolves when nothing else is running, with a function that ends the turn. */
    async take(): Promise<() => void> {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
    /** Resolves when nothing is running, including work that begins after a response. */
    async ended(): Promise<void> {
      for (let seen; seen !== last; await nextTurn()) {
        await nextTurn();
        seen = last;
        await seen;
      }
    },
  };
}

/** Installs triggers that note the name of every table of which a row changes. An update to the same values is none. */
export async function followChanges({ pool }: Database): Promise<void> {
  await pool.query('create table changes_of_request (name text not null)');
  await pool.query('grant select, delete on changes_of_request to public');
  await pool.query(`create function note_change() returns trigger language plpgsql security definer as $$
    declare owner text := to_jsonb(coalesce(new, old)) ->> 'user_id';
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      insert into public.changes_of_request values (tg_table_name || ':' || lower(tg_op) ||
        case when owner <> current_setting('permissions.member', true) then ' of others' else '' end);
      return null;
    end $$`);
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'changes_of_request'`,
  );
  for (const { name } of rows)
    await pool.query(
      `create trigger note_change after insert or update or delete
        on "${name}" for each row execute function note_change()`,
    );
}
