import type { AppParts } from '../app.ts';
import { recordDecision } from '../features/verifications/index.ts';
import { swipeProfile } from '../features/swipes/index.ts';

/** How long a demo person takes to like back, in seconds: long enough for the like to be seen as one. */
const likeBackSeconds = 2;

/** Lets demo people like whoever likes them, by the same way as everybody. */
export async function likeBack(parts: AppParts, likerIds: readonly number[]): Promise<void> {
  const since = new Date(parts.clock.now().getTime() - likeBackSeconds * 1000);
  const { rows } = await parts.database.pool.query<{ likerId: number; targetId: number }>(
    `select low_id as "likerId", high_id as "targetId" from pairs
     where low_id = any($1) and low_liked is null and high_liked and high_swiped_at <= $2 and not high_id = any($1)
     union all
     select high_id, low_id from pairs
     where high_id = any($1) and high_liked is null and low_liked and low_swiped_at <= $2 and not low_id = any($1)
     limit 20`,
    [likerIds, since],
  );
  for (const { likerId, targetId } of rows) {
    await swipeProfile({ ...parts, requirePhoto: false, signPhoto: () => '' }, likerId, { targetId, liked: true });
  }
}

/** Approves what members have submitted and no moderator has decided or claimed for a while; the demo people's own stay. */
export async function approveWaiting(parts: AppParts, demoIds: readonly number[]): Promise<void> {
  const now = parts.clock.now();
  const { rows } = await parts.database.pool.query<{ id: number }>(
    `select id from verifications where status = 'pending' and submitted_at <= $1 and not user_id = any($2) order by submitted_at limit 20`,
    [new Date(now.getTime() - parts.config.demoReviewSeconds * 1000), demoIds],
  );
  for (const { id } of rows) {
    await recordDecision(
      parts.database,
      { verificationId: id, decision: 'approve', moderatorId: null, isDemo: true },
      now,
    );
  }
}
