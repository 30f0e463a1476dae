import type { DocumentLooksState } from '@mwanzo/contract/trust/document-looks';
import { getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { DocumentLooksDependencies } from './ask-for-documents.ts';
import { documentsAnHour } from './check-document-look.ts';
import { countedLooksSince, documentsMax, ownAsk } from './document-look-rules.ts';
import { isModeratorNow, listAskedGrants, listOwnGrants } from './grants.repository.ts';

/**
 * Lists the questions of colleagues, with the state of the reviewer's own one and how many documents they may open
 * within an hour.
 *
 * @throws ApiError not_found for somebody who is no longer a moderator
 */
export async function listAskedDocuments(
  { database, clock, config }: DocumentLooksDependencies,
  moderatorId: number,
): Promise<DocumentLooksState> {
  const now = clock.now();
  const since = countedLooksSince(now);
  if (!(await isModeratorNow(database, moderatorId))) throw new ApiError('not_found');
  const grants = await getRows(database, listOwnGrants, { moderatorId, since });
  const own = ownAsk(grants, now);
  return {
    max: documentsMax(grants, now, documentsAnHour(config)),
    own: own && { state: own.state, ask_again_at: own.askAgainAt.toISOString() },
    asked: (await getRows(database, listAskedGrants, { moderatorId, since })).map((ask) => ({
      id: ask.id,
      moderator_id: ask.moderatorId,
      name: ask.name,
      opened: ask.opened,
      asked_at: ask.askedAt.toISOString(),
    })),
  };
}
