import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import { getRows } from '../../server/src/database/sql.ts';
import { teachNothingTogether } from '../../server/src/features/core/pairs/index.ts';
import { swipeProfile } from '../../server/src/features/discovery/swipes/index.ts';

/**
 * Demo people wait this long before they like back, in seconds, so that the member sees their own like before the
 * match.
 */
const likeBackSeconds = 2;

/** Makes demo people like members back, at most 20 at a time, through the same code as any member's like. */
export async function likeBack(dependencies: AppDependencies, likerIds: readonly number[]): Promise<void> {
  const likedBefore = new Date(dependencies.clock.now().getTime() - likeBackSeconds * 1000);
  const { rows } = await dependencies.database.pool.query<{ likerId: number; targetId: number }>(
    `select low_id as "likerId", high_id as "targetId" from pairs
     where low_id = any($1) and low_liked is null and high_liked and high_swiped_at <= $2 and not high_id = any($1)
     union all
     select high_id, low_id from pairs
     where high_id = any($1) and high_liked is null and low_liked and low_swiped_at <= $2 and not low_id = any($1)
     limit 20`,
    [likerIds, likedBefore],
  );
  for (const { likerId, targetId } of rows) {
    // A script has no taste.
    const teaches = dependencies.config.demoTeaches;
    if (!teaches) await getRows(dependencies.database, teachNothingTogether, { one: likerId, other: targetId });
    await swipeProfile({ ...dependencies, requirePhoto: false, signPhotoFor: () => () => '' }, likerId, {
      targetId,
      liked: true,
      teaches,
    });
  }
}
