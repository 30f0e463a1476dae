import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which other features read and write profiles. `profile` is the alias of a row of the table.

/** Condition: matches may see the profile, whether or not it is paused. */
export function isKept(profile: string): Sql {
  return sql`${profile}.saved_at is not null and ${profile}.hidden_at is null`;
}

export function isVerified(profile: string): Sql {
  return sql`${profile}.is_verified`;
}

/** SQL for the member's answer to this prompt, or null. */
export function answerTo(profile: string, promptId: string): Sql {
  return sql`(select item ->> 'answer' from jsonb_array_elements(${profile}.prompts) item
    where item ->> 'prompt_id' = ${promptId})`;
}

export function nameOf(profile: string): Sql {
  return sql`${profile}.name`;
}

/** SQL for the name of a member in the news of others, or null while a reviewer hides the profile. */
export function nameInNews(profile: string): Sql {
  return sql`case when ${isKept(profile)} then ${nameOf(profile)} end`;
}

export function genderOf(profile: string): Sql {
  return sql`${profile}.gender`;
}

/** Columns for `shownAge`: age, birthday, isVerified. */
export function ageColumns(profile: string): Sql {
  return sql`${profile}.age, ${profile}.birthday, ${profile}.is_verified as "isVerified"`;
}
