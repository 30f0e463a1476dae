import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';
import * as sql from './allowance-sql.ts';

const day = { userId: '$1', day: '$2::date' };

const giveBack = {
  swipes: prepared('give-back-swipe', sql.giveBack('swipes', day)),
  messages: prepared('give-back-message', sql.giveBack('messages', day)),
};

const lockLastSwipe = prepared<{ lastSwipedId: number | null }>('lock-last-swipe', sql.lockLastSwipe(day));

export const allowanceStatements = { giveBack, lockLastSwipe };

export function createAllowancesRepository(on: Database | Transaction) {
  return {
    async giveBack(kind: sql.Allowance, userId: number, usedOn: string): Promise<void> {
      await runPrepared(on, giveBack[kind], [userId, usedOn]);
    },

    /**
     * The id of the member whom the day's last swipe was about, or null. The caller cannot swipe until the transaction
     * ends.
     */
    async lockLastSwipe(userId: number, usedOn: string): Promise<number | null> {
      const [row] = await runPrepared(on, lockLastSwipe, [userId, usedOn]);
      return row?.lastSwipedId ?? null;
    },
  };
}
