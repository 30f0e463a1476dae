import { sql, statement } from '../../../database/sql.ts';
import { releaseMedia } from './media-sql.ts';

/** Keeps media for the reviewers of a case. */
export const keepMediaFor = statement<{ caseId: number; ids: readonly number[] }>(
  ({ caseId, ids }) => sql`
    update message_media set case_ids = array_append(case_ids, ${caseId}::bigint)
    where id = any (${ids}::bigint[]) and not ${caseId}::bigint = any (case_ids)`,
);

/** Ends the keeping of media for a case. `removeGoneMedia` runs after the commit. */
export const releaseMediaOf = statement<{ caseId: number }>(
  ({ caseId }) => sql`${releaseMedia(sql`select ${caseId}::bigint`)}`,
);
