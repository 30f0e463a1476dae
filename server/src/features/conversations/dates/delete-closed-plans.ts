import { getRows } from '../../../database/sql.ts';
import { deletePlansClosed } from './dates.repository.ts';
import type { DateDependencies } from './manage-plans.ts';

/** Deletes closed plans, so that nobody keeps a record of a member's meetings. */
export async function deleteClosedPlans({ database, clock }: Pick<DateDependencies, 'database' | 'clock'>) {
  await getRows(database, deletePlansClosed, { now: clock.now() });
}
