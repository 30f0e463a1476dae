import { sql, type Sql } from '../../../database/sql.ts';
import { bothShow } from '../settings/index.ts';

/** SQL for the member's answer to this prompt, or null. */
export function answerTo(profile: Sql, promptId: Sql): Sql {
  return sql`(select item ->> 'answer' from jsonb_array_elements(${profile}.prompts) item
    where item ->> 'prompt_id' = ${promptId})`;
}

/**
 * SQL for a NewsRow about the member of `profile`, for a stranger. A visit counts only if both show their presence, as
 * between matches.
 */
export const newsColumns = (viewer: Sql): Sql => sql`profile.saved_at as "firstSavedAt",
  case when ${bothShow('shows_presence', viewer, sql`profile.user_id`)} then profile.active_on end as "lastHereOn"`;

/**
 * Row source of profiles for the deck, of the viewer and of candidates. PostgreSQL looks through it, so the partial
 * indexes of the table (profiles_deck, profiles_deck_public, profiles_search, profiles_location) serve conditions on it
 * together with `is_shown`.
 *
 * A hidden orientation or gender detail cannot be looked up (docs/product/deck.md): public_orientation,
 * public_gender_detail and public_seeks are null, or 'everyone', while the owner hides them. `seeks` may be read only
 * where hidden values count.
 */
export const candidates = sql`(
    select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
      shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
      gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
      location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
      changed_at
    from profiles
  )`;
