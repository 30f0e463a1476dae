import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalProfiles: PersonalTables = {
  profiles: {
    personal:
      'user_id name bio age birthday location gender gender_detail orientation orientation_visibility ' +
      'birthday_visibility interests is_verified is_active saved_at active_on changed_at intent shows_intent ' +
      'dealt_gender dealt_gender_through shown_to looking_for min_age max_age near wants verified_only prompts ' +
      'hidden_at',
    other:
      'location_folded town rank_key search_words search gender_key public_orientation public_gender_detail ' +
      'public_intent seeks public_seeks shown_photos',
    exported: {
      document: 'profile',
      rows: (me) => sql`
        select name, bio, age, birthday, location, gender, gender_detail, dealt_gender, dealt_gender_through,
          orientation, orientation_visibility, birthday_visibility, interests, prompts, intent, shows_intent, shown_to,
          looking_for, min_age, max_age, near, wants, verified_only, is_verified, not is_active as is_paused,
          hidden_at as hidden_by_reviewers_at, active_on as last_visit_on, saved_at as first_saved_at, changed_at
        from profiles where user_id = ${me}`,
    },
  },
};
