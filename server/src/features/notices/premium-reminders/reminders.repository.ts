import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../notifications/index.ts';
import { takeDueReminders, takeEndedTrials } from '../../core/premium/index.ts';

/** Takes what is due, and notifies its members with these details. */
const notifyDue = (due: string, details: string): string => `with due as (
    ${due}
  ), notified as (
    ${notify({ recipient: 'due.user_id', kind: "'premium'", details, at: '$1', from: 'due' })}
  )
  select ${notifiedMembers('notified')} as notified`;

const limited = { now: '$1::timestamptz', limit: '$2' };
const remind = prepared<{ notified: readonly NotifiedMember[] }>(
  'remind-of-premium-end',
  notifyDue(takeDueReminders(limited), "jsonb_build_object('days_left', due.days_left)"),
);
const tellOfTrialEnd = prepared<{ notified: readonly NotifiedMember[] }>(
  'tell-of-trial-end',
  // A server of release 0.2.0 reads the days alone, and says that Premium is over.
  notifyDue(takeEndedTrials(limited), "jsonb_build_object('days_left', 0, 'is_trial', true)"),
);

export const reminderStatements = { remind, tellOfTrialEnd };

export function createRemindersRepository(database: Database) {
  return {
    /** Notifies at most `limit` members of the end of their month, each of them once for each step. */
    async remind(now: Date, limit: number): Promise<readonly NotifiedMember[]> {
      return (await runPrepared(database, remind, [now, limit]))[0]?.notified ?? [];
    },

    /** Notifies at most `limit` members of the end of their trial, once. */
    async tellOfTrialEnd(now: Date, limit: number): Promise<readonly NotifiedMember[]> {
      return (await runPrepared(database, tellOfTrialEnd, [now, limit]))[0]?.notified ?? [];
    },
  };
}
