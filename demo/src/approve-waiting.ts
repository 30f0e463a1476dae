import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import { recordChangeDecision } from '../../server/src/features/trust/moderation/index.ts';
import { publishDecision, recordDecision } from '../../server/src/features/trust/verifications/index.ts';

type ReviewDependencies = Pick<AppDependencies, 'config' | 'clock' | 'database' | 'events' | 'photoStorage'>;

/**
 * Approves verifications, and changes of verified members, that have waited for `demoReviewSeconds`; except
 * verifications of `exceptIds`, and at most 20 of each at a time.
 */
export async function approveWaiting(dependencies: ReviewDependencies, exceptIds: readonly number[]): Promise<void> {
  const { config, clock, database } = dependencies;
  const now = clock.now();
  const submittedBefore = new Date(now.getTime() - config.demoReviewSeconds * 1000);
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from verifications
     where status = 'pending' and submitted_at <= $1 and not user_id = any($2)
     order by submitted_at limit 20`,
    [submittedBefore, exceptIds],
  );
  for (const { id } of rows) {
    const approval = { verificationId: id, decision: 'approve', moderatorId: null, isDemo: true } as const;
    publishDecision(dependencies.events, (await recordDecision(database, approval, now)) ?? []);
  }
  await approveChanges(dependencies, submittedBefore);
}

async function approveChanges(dependencies: ReviewDependencies, submittedBefore: Date): Promise<void> {
  const { rows } = await dependencies.database.pool.query<{ id: number }>(
    'select id from profile_changes where submitted_at <= $1 order by submitted_at limit 20',
    [submittedBefore],
  );
  for (const { id } of rows) {
    const decision = { decision: 'approve', reason: null, reasonCode: null, checks: null } as const;
    await recordChangeDecision(dependencies, { changeId: id, ...decision, moderatorId: null, isDemo: true });
  }
}
