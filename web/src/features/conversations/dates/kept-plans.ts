import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { realNow } from '../../../device/server-clock.ts';
import { readOwn, writeOwn } from '../../../api/own-storage.ts';
import { removeStored } from '../../../device/member-storage.ts';

const key = 'mwanzo.dates';

interface KeptPlans {
  plans: DatePlan[];
  /** The time when the plans were fetched, in ms since the epoch. */
  at: number;
}

/**
 * Returns the open plans as last saved, because a member who is out may have no network. Undefined if none were saved.
 */
export function readKeptPlans(): KeptPlans | undefined {
  const { plans, at } = readOwn(key) ?? {};
  if (!Array.isArray(plans) || typeof at !== 'number') return undefined;
  return { plans: (plans as DatePlan[]).filter(({ closes_at }) => Date.parse(closes_at) > realNow()), at };
}

/** Saves the plans on the device until logout. An empty list removes them. */
export function keepPlans(plans: readonly DatePlan[]): void {
  if (plans.length === 0) removeStored(key);
  else writeOwn(key, { plans, at: Date.now() });
}
