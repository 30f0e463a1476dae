import { createDatesRepository } from './dates.repository.ts';
import type { DateDependencies } from './manage-plans.ts';

/** Deletes closed plans, so that nobody keeps a record of a member's meetings. */
export function deleteClosedPlans({ database, clock }: Pick<DateDependencies, 'database' | 'clock'>): Promise<void> {
  return createDatesRepository(database).deleteClosed(clock.now());
}
