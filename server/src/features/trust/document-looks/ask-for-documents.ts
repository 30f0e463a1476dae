import { ApiError } from '../../../errors/api-error.ts';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { logAct } from '../../people/audit/index.ts';
import { notifyMembers, publishNotified, type NotifiedMember } from '../../notices/notifications/index.ts';
import { documentsAnHour, lockFacts } from './check-document-look.ts';
import { askRefusal, countedLooksSince, countOpened, isWaiting } from './document-look-rules.ts';
import { forgetUnanswered, insertGrant, isModeratorNow, listOtherReviewers } from './grants.repository.ts';

export interface DocumentLooksDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly config: Pick<Config, 'rateLimitRelaxation'>;
}

interface Asked {
  readonly id: number;
  readonly askedAt: Date;
  readonly notified: readonly NotifiedMember[];
}

/**
 * Asks the other reviewers for more identity documents and notifies them. Asking again while the question waits changes
 * nothing.
 *
 * @throws ApiError documents_left while documents may be opened, too_many_requests within an hour after a no, not_found
 * for somebody who is no longer a moderator
 */
export async function askForDocuments(
  { database, clock, events, config }: DocumentLooksDependencies,
  moderatorId: number,
): Promise<{ id: number; asked_at: string }> {
  const now = clock.now();
  const { id, askedAt, notified } = await inTransaction(database, (transaction) =>
    ask(transaction, moderatorId, now, documentsAnHour(config)),
  );
  publishNotified(events, notified);
  events.publish({ to: notified.map(({ userId }) => userId), event: { type: 'document_looks' } });
  return { id, asked_at: askedAt.toISOString() };
}

async function ask(transaction: Transaction, moderatorId: number, now: Date, each: number): Promise<Asked> {
  const facts = await lockFacts(transaction, moderatorId, now);
  if (!(await isModeratorNow(transaction, moderatorId))) throw new ApiError('not_found');
  const waiting = facts.grants.find((grant) => isWaiting(grant, now));
  if (waiting) return { id: waiting.id, askedAt: waiting.askedAt, notified: [] };
  const refusal = askRefusal(facts, now, each);
  if (refusal?.code === 'documents_left') throw new ApiError('documents_left');
  if (refusal) {
    const detail = 'A second reviewer has said no. You can ask again an hour after the answer.';
    throw new ApiError(refusal.code, { retryAfterSeconds: refusal.retryAfterSeconds, detail });
  }
  const opened = countOpened(facts.looks, now);
  await getRows(transaction, forgetUnanswered, { moderatorId, forgottenUntil: countedLooksSince(now) });
  const asked = await getRow(transaction, insertGrant, { moderatorId, opened, now });
  if (!asked) throw new Error('A question for more documents was not stored');
  const act = { moderatorId, action: 'ask_documents', userId: moderatorId, checks: { opened } };
  await logAct(transaction, act, now);
  const reviewers = await getRows(transaction, listOtherReviewers, { moderatorId });
  const details = { asked: 'documents' } as const;
  const notices = reviewers.map((reviewer) => ({ recipient: reviewer.id, kind: 'report', details }) as const);
  return { id: asked.id, askedAt: now, notified: await notifyMembers(transaction, now, notices) };
}
