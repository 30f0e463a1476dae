import { getRow, getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import { mustTellOfAsked } from './asked-sanction-rules.ts';
import { listAnswerers, listUntoldSanctions, markTold } from './sanctions.repository.ts';
import { askedSanction } from './decision-rules.ts';
import { tellMembers } from './tell-members.ts';

interface TellingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Notifies the reviewers who may answer a ban or a long suspension, once, before the suspension that holds meanwhile
 * ends. The notification names no member.
 */
export async function tellOfAskedSanctions({ database, clock, events }: TellingDependencies): Promise<void> {
  const now = clock.now();
  for (const untold of await getRows(database, listUntoldSanctions, {}))
    if (mustTellOfAsked(untold, now)) publishNotified(events, await tellOfAsked(database, untold.id, now));
}

function tellOfAsked(database: Database, caseId: number, at: Date) {
  return inTransaction(database, async (transaction) => {
    const told = await getRow(transaction, markTold, { caseId, now: at });
    if (!told) return [];
    const members = (await getRows(transaction, listAnswerers, { caseId })).map(({ id }) => id);
    const details = { asked: askedSanction(told.askedUntil) };
    return tellMembers(transaction, { members, kind: 'report', details, at });
  });
}
