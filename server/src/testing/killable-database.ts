import type { Database } from '../database/connect.ts';

/**
 * The place where a process dies: before a statement reaches the database, or after the statement but before its
 * result.
 */
export type DeathPlace = 'before' | 'after';

export interface KillableDatabase extends Database {
  /** From now on statements are counted, and the process dies at the one with this number, starting at 1. */
  killAt(statement: number, place: DeathPlace): void;
  /** The number of counted statements; `begin` and `commit` are among them. */
  readonly counted: number;
  readonly isDead: boolean;
}

/** A proxy of the target, in which some members are replaced. */
function wrap<Target extends object>(target: Target, own: Record<string, unknown>): Target {
  return new Proxy(target, {
    get: (on, key) => (typeof key === 'string' && Object.hasOwn(own, key) ? own[key] : Reflect.get(on, key)),
  });
}

/**
 * A database as seen by a process that is killed at a statement. From then on nothing reaches the database, and every
 * connection is cut. PostgreSQL then rolls back uncommitted changes, as after kill -9.
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
