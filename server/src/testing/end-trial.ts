import type { AppDependencies } from '../app/app-dependencies.ts';
import { tellOfTrialEnd } from '../features/notices/premium-reminders/index.ts';

/** Ends a member's running trial now, and tells them of it, as the server does every 15 seconds. */
export async function endTrial(dependencies: AppDependencies, memberId: number): Promise<void> {
  const { rowCount } = await dependencies.database.pool.query(
    `update premium_periods set starts_at = now() - interval '3 days', ends_at = now(), stops_at = now()
      where user_id = $1 and source = 'trial'`,
    [memberId],
  );
  if (rowCount !== 1) throw new Error('no trial runs');
  await tellOfTrialEnd(dependencies);
}
