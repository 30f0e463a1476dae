import { sql, type Sql } from '../../../database/sql.ts';

/** SQL for the member's answer to this prompt, or null. */
export function answerTo(profile: Sql, promptId: Sql): Sql {
  return sql`(select item ->> 'answer' from jsonb_array_elements(${profile}.prompts) item
    where item ->> 'prompt_id' = ${promptId})`;
}
