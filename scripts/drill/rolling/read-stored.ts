import type { Database } from '../../../server/src/database/connect.ts';
import type { StoredMessage } from './ledger.ts';

/** Reads the messages and swipes of these members from the tables themselves. */
export async function readStored(database: Database, members: readonly number[]) {
  const messages = await database.pool.query<StoredMessage>(
    'select id, client_id, text from messages where sender_id = any ($1::bigint[])',
    [members],
  );
  const swipes = await database.pool.query<{ swipe: string }>(
    `select low_id || '-' || high_id as swipe from pairs where low_liked is not null
     union all select high_id || '-' || low_id from pairs where high_liked is not null`,
  );
  return { messages: messages.rows, swipes: new Set(swipes.rows.map(({ swipe }) => swipe)) };
}
