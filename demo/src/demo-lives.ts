import type { AppDependencies } from '../../server/src/app.ts';
import { recordDecision } from '../../server/src/features/verifications/index.ts';
import { swipeProfile } from '../../server/src/features/swipes/index.ts';

/** How long demo people wait before they like back, in seconds: long enough to see the first like as a like. */
const likeBackSeconds = 2;

/** Makes demo people like members back, through the same code as any member's like. */
export async function likeBack(dependencies: AppDependencies, likerIds: readonly number[]): Promise<void> {
  const since = new Date(dependencies.clock.now().getTime() - likeBackSeconds * 1000);
  const { rows } = await dependencies.database.pool.query<{ likerId: number; targetId: number }>(
    `select low_id as "likerId", high_id as "targetId" from pairs
     where low_id = any($1) and low_liked is null and high_liked and high_swiped_at <= $2 and not high_id = any($1)
     union all
     select high_id, low_id from pairs
     where high_id = any($1) and high_liked is null and low_liked and low_swiped_at <= $2 and not low_id = any($1)
     limit 20`,
    [likerIds, since],
  );
  for (const { likerId, targetId } of rows) {
    await swipeProfile({ ...dependencies, requirePhoto: false, signPhoto: () => '' }, likerId, {
      targetId,
      liked: true,
    });
  }
}

/** Approves verifications that have waited for `demoReviewSeconds`, except those of `exceptIds`. */
export async function approveWaiting(dependencies: AppDependencies, exceptIds: readonly number[]): Promise<void> {
  const now = dependencies.clock.now();
  const { rows } = await dependencies.database.pool.query<{ id: number }>(
    `select id from verifications where status = 'pending' and submitted_at <= $1 and not user_id = any($2) order by submitted_at limit 20`,
    [new Date(now.getTime() - dependencies.config.demoReviewSeconds * 1000), exceptIds],
  );
  for (const { id } of rows) {
    await recordDecision(
      dependencies.database,
      { verificationId: id, decision: 'approve', moderatorId: null, isDemo: true },
      now,
    );
  }
}
