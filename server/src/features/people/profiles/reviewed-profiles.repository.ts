import { sql, statement } from '../../../database/sql.ts';

// Reviewers decide with these statements about a profile.

/** Keeps a profile as it is until the transaction ends. Every change of it, and of what waits, locks it first. */
export const lockProfile = statement<{ userId: number }, { name: string; isVerified: boolean }>(
  ({ userId }) => sql`
    select name, is_verified as "isVerified" from profiles where user_id = ${userId} for no key update`,
);

/** Gives a member the badge, or takes it. */
export const setVerified = statement<{ userId: number; isVerified: boolean }>(
  ({ userId, isVerified }) => sql`update profiles set is_verified = ${isVerified} where user_id = ${userId}`,
);

/** Hides a profile from others, whatever its owner has chosen. */
export const hideProfile = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`update profiles set hidden_at = coalesce(hidden_at, ${now}) where user_id = ${userId}`,
);

/** Shows a profile again as its owner has chosen. */
export const unhideProfile = statement<{ userId: number }>(
  ({ userId }) => sql`update profiles set hidden_at = null where user_id = ${userId} and hidden_at is not null`,
);
