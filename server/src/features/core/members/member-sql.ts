import { sql } from '../../../database/sql.ts';

/**
 * Row source of members: what decisions and lists ask about one of them. PostgreSQL looks through it, so the indexes of
 * both tables serve conditions on it, and columns that nobody selects cost nothing.
 *
 * A profile is shown while it is saved and neither paused nor hidden by a reviewer. Matches see it while it is kept,
 * because pausing changes nothing for them. One that is not for everyone is shown only to those whom its owner has
 * liked.
 */
export const members = sql`(
    select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
      profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
      profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
      profile.saved_at is not null and profile.hidden_at is null as is_kept,
      profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
      account.restriction is not null as is_restricted, account.created_at as joined_at
    from profiles profile left join users account on account.id = profile.user_id
  )`;

/** Row source of the members' accounts, for what asks about nothing of the profile: id, is_restricted. */
export const accounts = sql`(select id, restriction is not null as is_restricted from users)`;

/** Row source of the members who are moderators now, even if their access tokens say otherwise: id. */
export const moderators = sql`(select id from users where role = 'moderator')`;
