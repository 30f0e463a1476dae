import { sql, statement } from '../../../database/sql.ts';

// Reviewers decide with these statements about a profile.

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
