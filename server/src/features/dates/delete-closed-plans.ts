import { createDatesRepository } from './dates.repository.ts';
import type { DateDependencies } from './manage-plans.ts';

/** Deletes what has closed: nobody keeps whom a member has met, where and when. */
export function deleteClosedPlans({ database, clock }: Pick<DateDependencies, 'database' | 'clock'>): Promise<void> {
  return createDatesRepository(database).deleteClosed(clock.now());
}
