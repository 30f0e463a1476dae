import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { showsPresence } from '../../people/settings/index.ts';

interface TypingRow {
  readonly isMatched: boolean;
  /** True if the receiver may be told: typing reveals presence. */
  readonly isShown: boolean;
}

const findTyping = prepared<TypingRow>(
  'find-typing',
  `select ${areMatched('$1::bigint', '$2::bigint')} as "isMatched",
    ${showsPresence('$1')} and ${showsPresence('$2')} as "isShown"`,
);

export function createTypingRepository(database: Database) {
  return {
    async find(userId: number, receiverId: number): Promise<TypingRow> {
      const [row] = await runPrepared(database, findTyping, [userId, receiverId]);
      if (!row) throw new Error('A query without conditions has no row');
      return row;
    },
  };
}
