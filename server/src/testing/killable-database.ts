import type { Database } from '../database/connect.ts';

/** Where a process dies: before a statement reaches the database, or after it was carried out and before it is known. */
export type DeathPlace = 'before' | 'after';

export interface KillableDatabase extends Database {
  /** From now on statements are counted, and the process dies at the one with this number, the first being 1. */
  killAt(statement: number, place: DeathPlace): void;
  /** How many statements were counted; `begin` and `commit` are among them. */
  readonly counted: number;
  readonly isDead: boolean;
}

/** The target with some of its members replaced. */
function wrap<Target extends object>(target: Target, own: Record<string, unknown>): Target {
  return new Proxy(target, {
    get: (on, key) => (typeof key === 'string' && Object.hasOwn(own, key) ? own[key] : Reflect.get(on, key)),
  });
}

/**
 * A database as a process sees it that is killed at a statement: from then on nothing reaches the database, and every
 * connection is cut, so that PostgreSQL rolls back what was not committed, as it does after kill -9.
 */
export function createKillableDatabase({ pool, close }: Database): KillableDatabase {
  let [counted, dieAt] = [0, Number.POSITIVE_INFINITY];
  let place: DeathPlace = 'before';
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Error('The process was killed');
  };
  async function run(send: () => unknown): Promise<unknown> {
    if (isDead) die();
    counted += 1;
    if (counted !== dieAt) return send();
    if (place === 'after') await send();
    return die();
  }
  const connect = async () => {
    const client = await pool.connect();
    return wrap(client, {
      query: (...asked: Parameters<typeof client.query>) => run(() => client.query(...asked)),
      release: (broken?: Error | boolean) => client.release(isDead || broken),
    });
  };
  return {
    pool: wrap(pool, {
      query: (...asked: Parameters<typeof pool.query>) => run(() => pool.query(...asked)),
      connect,
    }),
    close,
    killAt(statement, at) {
      [counted, dieAt, place] = [0, statement, at];
    },
    get counted() {
      return counted;
    },
    get isDead() {
      return isDead;
    },
  };
}
