import type { Database } from '../../server/src/database/connect.ts';
import { insertRows } from './insert-rows.ts';
import { memberRows } from './member-rows.ts';

/** Inserts the demo people into an empty database, without photos, likes and messages. Then `seedDemo` adds nothing. */
export async function insertDemoMembers({ pool }: Database, passwordHash = 'none'): Promise<void> {
  const { users, profiles } = memberRows(new Date(), passwordHash);
  await insertRows(pool, 'users', users);
  await insertRows(pool, 'profiles', profiles);
}
