import { ApiError } from '../../../errors/api-error.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { checkBudgets, type Budget } from './try-rules.ts';
import { giveTryBack, takeTry } from './tries.repository.ts';

/** Counting tries against budgets needs these dependencies. */
export interface BudgetDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secretKey: Secret;
  /** The factor for all budgets. */
  readonly relaxation: number;
}

/** The sender of a request that checks a password. */
export interface Asker {
  readonly email: string;
  readonly network: string;
  /** The id of the device, if this e-mail has signed in there before (known-device.ts); otherwise null. */
  readonly deviceId: string | null;
}

export interface PasswordChecks {
  /**
   * Checks a password if the budgets allow it, and returns true if it is right. A right password does not count towards
   * the network's budget. A check that did not take place, because too many others wait, counts towards none.
   *
   * @throws ApiError too_many_requests, before the check, equally for e-mails with and without an account
   */
  run(asker: Asker, check: () => Promise<boolean>): Promise<boolean>;
}

/** Limits the checks of passwords, over all networks and processes together (try-rules.ts). */
export function createPasswordChecks({ database, clock, secretKey, relaxation }: BudgetDependencies): PasswordChecks {
  const subjectOf = createKeyedHash(secretKey, 'mwanzo tries 1');

  async function take({ kind, of, max, windowSeconds }: Budget): Promise<Buffer> {
    const subject = subjectOf(kind, ...of);
    const budget = max * relaxation;
    const taken = await takeTry(database, { subject, max: budget, windowSeconds, now: clock.now() });
    if (taken.tries <= budget) return subject;
    throw new ApiError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
  }

  return {
    async run(asker, check) {
      const taken: { subject: Buffer; counts: Budget['counts'] }[] = [];
      const giveBack = (what: 'all' | 'failures') =>
        Promise.all(
          taken
            .filter(({ counts }) => what === 'all' || counts === what)
            .map(({ subject }) => getRows(database, giveTryBack, { subject })),
        );
      try {
        // The budgets are counted one after the other: a check that the first one refuses does not count in the second.
        for (const budget of checkBudgets(asker)) taken.push({ subject: await take(budget), counts: budget.counts });
        const isRight = await check();
        if (isRight) await giveBack('failures');
        return isRight;
      } catch (error) {
        await giveBack('all');
        throw error;
      }
    },
  };
}
