import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';

/** As many workers at once have reviewers of their own. */
const workersMax = 8;

const reviewers = ['moderator', 'reviewer'];

/**
 * Adds two reviewers for each worker, like the two of the demo. A reviewer holds one case at a time, so tests that run
 * at once must not share one.
 */
export async function addReviewers({ database }: AppDependencies): Promise<void> {
  for (const reviewer of reviewers)
    for (let worker = 0; worker < workersMax; worker += 1)
      await database.pool.query(
        `with added as (
           insert into users (id, email, password_hash, full_name, role, created_at)
             select id + $3, $2, password_hash, full_name, role, created_at from users where email = $1 returning id
         )
         insert into profiles (user_id, name, birthday, active_on)
           select added.id, profile.name, profile.birthday, profile.active_on from added
           join users model on model.email = $1 join profiles profile on profile.user_id = model.id`,
        [`${reviewer}@mwanzo.test`, reviewerOf(`${reviewer}@mwanzo.test`, String(worker)), 1000 * (worker + 1)],
      );
}

/** The address of this worker's reviewer instead of that of the demo's. Other addresses stay as they are. */
export function reviewerOf(email: string, worker = process.env['TEST_PARALLEL_INDEX']): string {
  const [name = ''] = email.split('@');
  return worker !== undefined && reviewers.includes(name) ? `${name}-${worker}@mwanzo.test` : email;
}
