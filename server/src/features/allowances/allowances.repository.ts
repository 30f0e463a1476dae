import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';
import * as sql from './allowance-sql.ts';

const day = { userId: '$1', day: '$2::date' };

const giveBack = {
  swipes: prepared('give-back-swipe', sql.giveBack('swipes', day)),
  messages: prepared('give-back-message', sql.giveBack('messages', day)),
};

const lockLastPass = prepared<{ lastPassedId: number | null }>('lock-last-pass', sql.lockLastPass(day));

export const allowanceStatements = { giveBack, lockLastPass };

export function createAllowancesRepository(on: Database | Transaction) {
  return {
    async giveBack(kind: sql.Allowance, userId: number, usedOn: string): Promise<void> {
      await runPrepared(on, giveBack[kind], [userId, usedOn]);
    },

    /** Whom the day's last swipe passed, or null. Until the transaction ends the member cannot swipe. */
    async lockLastPass(userId: number, usedOn: string): Promise<number | null> {
      const [row] = await runPrepared(on, lockLastPass, [userId, usedOn]);
      return row?.lastPassedId ?? null;
    },
  };
}
