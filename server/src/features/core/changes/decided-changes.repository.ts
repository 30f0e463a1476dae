import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** A decided change of the name alone, which can be taken back. */
export interface DecidedChange {
  readonly id: number;
  readonly userId: number;
  readonly oldName: string;
  readonly newName: string;
}

const remember = statement<DecidedChange & { decidedAt: Date }>(
  (input) => sql`
    insert into decided_changes (id, user_id, old_name, new_name, decided_at)
    values (${input.id}, ${input.userId}, ${input.oldName}, ${input.newName}, ${input.decidedAt})`,
);

const take = statement<{ id: number; decidedAt: Date }, DecidedChange>(
  ({ id, decidedAt }) => sql`
    delete from decided_changes where id = ${id} and decided_at = ${decidedAt}
    returning id, user_id as "userId", old_name as "oldName", new_name as "newName"`,
);

const forget = statement<{ decidedUntil: Date }>(
  ({ decidedUntil }) => sql`delete from decided_changes where decided_at <= ${decidedUntil}`,
);

export function createDecidedChangesRepository(on: Database | Transaction) {
  return {
    async remember({ id, userId, oldName, newName }: DecidedChange, decidedAt: Date): Promise<void> {
      await getRows(on, remember, { id, userId, oldName, newName, decidedAt });
    },

    /** Null when it was taken before, or is forgotten. */
    take(id: number, decidedAt: Date): Promise<DecidedChange | null> {
      return getRow(on, take, { id, decidedAt });
    },

    async forget(decidedUntil: Date): Promise<void> {
      await getRows(on, forget, { decidedUntil });
    },
  };
}
