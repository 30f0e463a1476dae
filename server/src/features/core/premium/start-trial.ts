import { premiumTrial } from '@mwanzo/contract/billing/products';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { listDocumentMarks, pretendDocumentMark } from '../bans/index.ts';
import { lockMember } from '../members/index.ts';
import { giveTrial } from './premium.repository.ts';
import { trialState, type TrialState } from './trial-rules.ts';
import { findUse, forgetTrialsBefore, insertUses, readTrialFacts } from './trials.repository.ts';

export interface TrialDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** True where a program verifies members and reads no document: in the demo, and with VERIFY_AUTO_APPROVE. */
  readonly verifiesWithoutDocument: boolean;
}

interface ReadTrial {
  readonly state: TrialState;
  readonly wasStarted: boolean;
  /** The marks of the member's documents. */
  readonly marks: readonly Buffer[];
}

/** Reads how the member stands to the trial. */
export async function readTrial(
  { verifiesWithoutDocument }: Pick<TrialDependencies, 'verifiesWithoutDocument'>,
  on: Database | Transaction,
  userId: number,
  now: Date,
): Promise<ReadTrial> {
  const member = await getRow(on, readTrialFacts, { userId, now });
  if (!member) return { state: { kind: 'none' }, wasStarted: false, marks: [] };
  const stored = (await getRows(on, listDocumentMarks, { userId })).map(({ mark }) => mark);
  const marks = stored.length === 0 && verifiesWithoutDocument ? [pretendDocumentMark(userId)] : stored;
  const isUsed = (await getRow(on, findUse, { marks, userId })) !== null;
  const state = trialState({ ...member, documents: marks.length, isUsed }, now);
  return { state, wasStarted: member.endsAt !== null, marks };
}

/**
 * Starts three days of Premium. While they run, a repeated request changes nothing. The event `payment` tells the
 * member's other pages.
 *
 * @throws ApiError trial_not_offered
 */
export async function startTrial(
  dependencies: TrialDependencies & { readonly events: EventBus },
  userId: number,
): Promise<void> {
  const { database, clock, events } = dependencies;
  const hasBegun = await inTransaction(database, async (transaction) => {
    await getRow(transaction, lockMember, { id: userId });
    // The time is taken under the lock: a payment that came first has its period, and the days are whole.
    const now = clock.now();
    const { state, marks } = await readTrial(dependencies, transaction, userId, now);
    if (state.kind === 'running') return false;
    if (state.kind === 'none') throw new ApiError('trial_not_offered');
    // Another account may have started it with the document at this moment.
    const noted = await getRows(transaction, insertUses, { marks, userId, now });
    if (noted.length < marks.length) throw new ApiError('trial_not_offered');
    await giveTrial(transaction, userId, now);
    return true;
  });
  if (hasBegun) events.publish({ to: [userId], event: { type: 'payment' } });
}

const dayMs = 24 * 60 * 60 * 1000;

/** Forgets the documents of deleted accounts two years after their trial. */
export async function forgetTrials({ database, clock }: Pick<TrialDependencies, 'database' | 'clock'>): Promise<void> {
  const startedAt = new Date(clock.now().getTime() - premiumTrial.rememberedDays * dayMs);
  await getRows(database, forgetTrialsBefore, { startedAt });
}
