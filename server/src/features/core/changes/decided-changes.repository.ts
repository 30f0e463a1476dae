import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** A decided change of the name alone, which can be taken back. */
export interface DecidedChange {
  readonly id: number;
  readonly userId: number;
  readonly oldName: string;
  readonly newName: string;
}

const remember = prepared(
  'remember-decided-change',
  'insert into decided_changes (id, user_id, old_name, new_name, decided_at) values ($1, $2, $3, $4, $5)',
);

const take = prepared<DecidedChange>(
  'take-decided-change',
  `delete from decided_changes where id = $1 and decided_at = $2
   returning id, user_id as "userId", old_name as "oldName", new_name as "newName"`,
);

const forget = prepared('forget-decided-changes', 'delete from decided_changes where decided_at <= $1');

export function createDecidedChangesRepository(on: Database | Transaction) {
  return {
    async remember({ id, userId, oldName, newName }: DecidedChange, decidedAt: Date): Promise<void> {
      await runPrepared(on, remember, [id, userId, oldName, newName, decidedAt]);
    },

    /** Null when it was taken before, or is forgotten. */
    async take(id: number, decidedAt: Date): Promise<DecidedChange | null> {
      const [row] = await runPrepared(on, take, [id, decidedAt]);
      return row ?? null;
    },

    async forget(decidedUntil: Date): Promise<void> {
      await runPrepared(on, forget, [decidedUntil]);
    },
  };
}
