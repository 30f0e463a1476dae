import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { lockMember } from '../../core/members/index.ts';
import {
  closingOf,
  markFine,
  moveCheckIn,
  refusalOfPlan,
  unmarkFine,
  wrongTimes,
  type DatePlanRow,
} from './date-rules.ts';
import {
  deletePlan,
  findPlanByClientId,
  findWishFacts,
  insertPlan,
  listOpenPlans,
  lockPlan,
  savePlan,
  type NewPlan,
} from './dates.repository.ts';
import { hashSecret, linkOf, linkSecret, newNonce } from './link-secret.ts';

export interface DateDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secretKey: Secret;
  /** The address of the web app. */
  readonly siteUrl: string;
}

interface WantedPlan {
  readonly partner: number;
  readonly client_id: string;
  readonly place: string;
  readonly meets_at: string;
  readonly check_in_at: string;
  readonly friend_email?: string | undefined;
}

/**
 * Creates a plan to meet a match.
 *
 * @throws ApiError invalid_input for times that do not fit, not_found unless the two are a match,
 * date_plan_limit_reached
 */
export async function createPlan(
  dependencies: DateDependencies,
  userId: number,
  wanted: WantedPlan,
): Promise<DatePlan> {
  const { database, clock, secretKey } = dependencies;
  const now = clock.now();
  const times = { meetsAt: new Date(wanted.meets_at), checkInAt: new Date(wanted.check_in_at) };
  const fields = wrongTimes(times, now);
  if (fields) throw new ApiError('invalid_input', { fields });
  const nonce = newNonce();
  const plan = await storePlan(database, {
    ...times,
    userId,
    clientId: wanted.client_id,
    partnerId: wanted.partner,
    place: wanted.place,
    closesAt: closingOf(times.checkInAt),
    friendEmail: wanted.friend_email ?? null,
    nonce,
    secretHash: hashSecret(linkSecret(nonce, secretKey)),
    now,
  });
  return present(dependencies, plan);
}

/** The same plan again, with the same client id, is the stored one. */
function storePlan(database: Database, plan: Omit<NewPlan, 'partnerName'>): Promise<DatePlanRow> {
  return inTransaction(database, async (transaction) => {
    // One after the other, so that no two take the last place.
    await getRow(transaction, lockMember, { id: plan.userId });
    const stored = await getRow(transaction, findPlanByClientId, plan);
    if (stored) return stored;
    const facts = await getRow(transaction, findWishFacts, plan);
    const refusal = facts ? refusalOfPlan(facts) : 'not_found';
    if (refusal) throw new ApiError(refusal);
    const made = await getRow(transaction, insertPlan, { ...plan, partnerName: facts?.partnerName ?? '' });
    // The match has just ended.
    if (!made) throw new ApiError('not_found');
    return made;
  });
}

export async function listPlans(dependencies: DateDependencies, userId: number): Promise<DatePlan[]> {
  const { database, clock } = dependencies;
  const plans = await getRows(database, listOpenPlans, { userId, now: clock.now() });
  return plans.map((plan) => present(dependencies, plan));
}

/** @throws ApiError not_found unless it is the member's own, open plan */
function changePlan(
  dependencies: DateDependencies,
  { userId, id }: { readonly userId: number; readonly id: number },
  change: (plan: DatePlanRow, now: Date) => DatePlanRow,
): Promise<DatePlan> {
  const { database, clock } = dependencies;
  return inTransaction(database, async (transaction) => {
    const now = clock.now();
    const plan = await getRow(transaction, lockPlan, { id });
    if (plan?.userId !== userId || plan.closesAt <= now) throw new ApiError('not_found');
    const changed = change(plan, now);
    await getRows(transaction, savePlan, changed);
    return present(dependencies, changed);
  });
}

/** @throws ApiError not_found unless it is the member's own, open plan */
export const sayFine = (dependencies: DateDependencies, userId: number, id: number): Promise<DatePlan> =>
  changePlan(dependencies, { userId, id }, markFine);

/**
 * Waits for "I am fine" again. If its time has passed, the plan is late at once.
 *
 * @throws ApiError not_found unless it is the member's own, open plan
 */
export const takeBackFine = (dependencies: DateDependencies, userId: number, id: number): Promise<DatePlan> =>
  changePlan(dependencies, { userId, id }, unmarkFine);

/** @throws ApiError invalid_input for a time that does not fit, not_found unless it is the member's own, open plan */
export const changeCheckIn = (
  dependencies: DateDependencies,
  userId: number,
  id: number,
  checkInAt: Date,
): Promise<DatePlan> =>
  changePlan(dependencies, { userId, id }, (plan, now) => {
    // A meeting that began hours ago may still go on.
    const fields = wrongTimes({ meetsAt: plan.meetsAt, checkInAt }, plan.meetsAt < now ? plan.meetsAt : now);
    if (fields ?? checkInAt <= now)
      throw new ApiError('invalid_input', { fields: fields ?? { check_in_at: ['must be to come'] } });
    if (plan.fineAt) throw new ApiError('not_found');
    return moveCheckIn(plan, checkInAt);
  });

/** @throws ApiError not_found unless it is the member's own plan */
export async function cancelPlan({ database }: DateDependencies, userId: number, id: number): Promise<void> {
  if (!(await getRow(database, deletePlan, { id, userId }))) throw new ApiError('not_found');
}

function present({ secretKey, siteUrl }: DateDependencies, plan: DatePlanRow): DatePlan {
  return {
    id: plan.id,
    partner: { id: plan.partnerId, name: plan.partnerName },
    place: plan.place,
    meets_at: plan.meetsAt.toISOString(),
    check_in_at: plan.checkInAt.toISOString(),
    closes_at: plan.closesAt.toISOString(),
    friend_email: plan.friendEmail,
    fine_at: plan.fineAt?.toISOString() ?? null,
    opened_count: plan.openedCount,
    opened_at: plan.openedAt?.toISOString() ?? null,
    link: linkOf(plan, secretKey, siteUrl),
  };
}
