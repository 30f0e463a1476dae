import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../notifications/index.ts';
import { takeDueReminders } from '../premium/index.ts';

const remind = prepared<{ notified: readonly NotifiedMember[] }>(
  'remind-of-premium-end',
  `with due as (
    ${takeDueReminders({ now: '$1::timestamptz', limit: '$2' })}
  ), notified as (
    ${notify({
      recipient: 'due.user_id',
      kind: "'premium'",
      details: "jsonb_build_object('days_left', due.days_left)",
      at: '$1',
      from: 'due',
    })}
  )
  select ${notifiedMembers('notified')} as notified`,
);

export const reminderStatements = { remind };

export function createRemindersRepository(database: Database) {
  return {
    /** Notifies at most `limit` members of the end of their month, each of them once for each step. */
    async remind(now: Date, limit: number): Promise<readonly NotifiedMember[]> {
      return (await runPrepared(database, remind, [now, limit]))[0]?.notified ?? [];
    },
  };
}
