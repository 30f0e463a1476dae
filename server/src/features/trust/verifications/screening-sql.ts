import { sql, type Sql } from '../../../database/sql.ts';

// SQL for the hints that models give to reviewers.

/** A row of `ScreeningRow` as JSON, or null while the screening has not ended. */
export function screeningColumn(verificationId: string): Sql {
  return sql`(select json_build_object('scores', screening.scores, 'flags', screening.flags)
    from verification_screenings screening
    where screening.verification_id = ${verificationId} and screening.finished_at is not null)`;
}
