import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import * as sql from './allowance-sql.ts';

const day = { userId: '$1', day: '$2::date' };

const giveBack = {
  swipes: prepared('give-back-swipe', sql.giveBack('swipes', day)),
  messages: prepared('give-back-message', sql.giveBack('messages', day)),
};

const lockLastSwipe = prepared<{ lastSwipedId: number | null }>('lock-last-swipe', sql.lockLastSwipe(day));

const forgetNetworks = prepared('forget-networks', sql.forgetNetworksBefore('$1::date'));

const forgetDays = prepared<{ count: number }>('forget-days', sql.forgetDaysBefore('$1::date', '$2::integer'));

/** Past days of a member are kept for this time, in ms. Only the archive of a member's own data reads them. */
const keptDaysMs = 7 * 24 * 60 * 60 * 1000;

export const allowanceStatements = { giveBack, lockLastSwipe };

export function createAllowancesRepository(on: Database | Transaction) {
  return {
    async giveBack(kind: sql.Allowance, userId: number, usedOn: string): Promise<void> {
      await runPrepared(on, giveBack[kind], [userId, usedOn]);
    },

    /** Deletes the profiles served to networks before the Nairobi day of this moment. */
    async forgetNetworks(now: Date): Promise<void> {
      await runPrepared(on, forgetNetworks, [nairobiDay(now)]);
    },

    /** Deletes a limited number of members' days that were over a week ago, and returns the number. */
    async forgetDays(now: Date, limit: number): Promise<number> {
      const firstKept = nairobiDay(new Date(now.getTime() - keptDaysMs));
      return (await runPrepared(on, forgetDays, [firstKept, limit]))[0]?.count ?? 0;
    },

    /** The target of the day's last swipe, or null. The caller cannot swipe until the transaction ends. */
    async lockLastSwipe(userId: number, usedOn: string): Promise<number | null> {
      const [row] = await runPrepared(on, lockLastSwipe, [userId, usedOn]);
      return row?.lastSwipedId ?? null;
    },
  };
}
