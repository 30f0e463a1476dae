import type { AppDependencies } from '../../server/src/app.ts';
import { recordDecision } from '../../server/src/features/verifications/index.ts';

/**
 * Approves verifications that have waited for `demoReviewSeconds`, except those of `exceptIds`, at most 20 at a time.
 */
export async function approveWaiting(
  { config, clock, database }: Pick<AppDependencies, 'config' | 'clock' | 'database'>,
  exceptIds: readonly number[],
): Promise<void> {
  const now = clock.now();
  const submittedBefore = new Date(now.getTime() - config.demoReviewSeconds * 1000);
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from verifications where status = 'pending' and submitted_at <= $1 and not user_id = any($2) order by submitted_at limit 20`,
    [submittedBefore, exceptIds],
  );
  for (const { id } of rows) {
    await recordDecision(database, { verificationId: id, decision: 'approve', moderatorId: null, isDemo: true }, now);
  }
}
