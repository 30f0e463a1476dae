import { sql, statement } from '../../../database/sql.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { members } from '../../core/members/index.ts';
import { maySee } from '../../core/pairs/index.ts';

interface Opening {
  readonly storageKey: string;
  readonly viewerId: number;
  /** The path is one of those that reviewers get. */
  readonly isReviewers: boolean;
}

/**
 * A row if a viewer may open the files of a photo now, by the path that they were given: while they may see its owner's
 * profile, and are neither restricted nor deleted. Only its owner and reviewers get the path of a photo that waits in a
 * change.
 */
export const findOpened = statement<Opening>(
  ({ storageKey, viewerId, isReviewers }) => sql`
    select from photos photo where photo.storage_key = ${storageKey} and (
      ${isReviewers}::boolean or photo.user_id = ${viewerId}::bigint
      or not photo.is_held and exists (
        select from ${members} owner join ${members} viewer on viewer.id = ${viewerId} and not viewer.is_restricted
        where owner.id = photo.user_id and ${maySee(viewerId, sql`owner`)}
      )
    )
    union all select from ${waitingChanges(sql`waiting`)} where waiting.storage_key = ${storageKey}`,
);
