import type { waitingAppeal } from '@mwanzo/contract/report-reviews';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createAuditRepository } from '../audit/index.ts';
import { createBansRepository } from '../bans/index.ts';
import { publishNotified } from '../notifications/index.ts';
import { createAppealsRepository } from './appeals.repository.ts';
import type { DecideCaseDependencies } from './decide-case.ts';
import { createSanctionsRepository } from './sanctions.repository.ts';

type Dependencies = Omit<DecideCaseDependencies, 'vaultKey'>;

/** Appeals that wait, except those against the moderator's own decisions. The audit records the listing. */
export async function listAppeals(
  { database, clock }: Dependencies,
  moderatorId: number,
): Promise<z.input<typeof waitingAppeal>[]> {
  const rows = await createAppealsRepository(database).listAppeals(moderatorId);
  await createAuditRepository(database).noteListing(moderatorId, 'list_appeals', clock.now());
  return rows.map((row) => ({
    id: row.id,
    user_id: row.userId,
    name: row.name,
    decision: row.decision,
    reason: row.reason,
    note: row.note,
    until: row.until?.toISOString() ?? null,
    text: row.appealText ?? '',
    appealed_at: (row.appealedAt ?? row.decidedAt).toISOString(),
  }));
}

/**
 * Upholds or lifts a decision of another moderator. A lifted decision has no effect any more.
 *
 * @throws ApiError not_found also for an appeal against the moderator's own decision
 */
export async function decideAppeal(
  { database, clock, events }: Dependencies,
  moderatorId: number,
  { caseId, outcome, note }: { caseId: number; outcome: 'uphold' | 'lift'; note: string },
) {
  const now = clock.now();
  const decided = await inTransaction(database, async (transaction) => {
    const sanctions = createSanctionsRepository(transaction);
    const row = await createAppealsRepository(transaction).decideAppeal(moderatorId, caseId, outcome, note, now);
    if (row && outcome === 'lift') {
      await sanctions.lift(row.userId, caseId, now);
      await createBansRepository(transaction).removeOf(caseId);
    }
    return row;
  });
  if (!decided) throw new ApiError('not_found');
  publishNotified(events, decided.notified);
  events.publish({ to: [decided.userId], event: { type: 'decision' } });
  return { id: caseId, outcome };
}
