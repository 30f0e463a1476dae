import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { candidateSql } from '../../people/profiles/index.ts';
import type { DeckViewer } from './deck-rules.ts';

/** The columns of `candidateSql.viewerObject`. */
export interface ViewerRow extends Omit<DeckViewer, 'id'> {
  /** The Nairobi day of the last visit. */
  readonly activeOn: string;
}

const findViewer = prepared<{ viewer: ViewerRow }>(
  'find-deck-viewer',
  `with viewer as (
    select ${candidateSql.viewerColumns('profile', '$2::date')} from profiles profile where profile.user_id = $1
  )
  select ${candidateSql.viewerObject('viewer')} as viewer from viewer`,
);

export const viewerStatements = { findViewer };

export function createDeckViewersRepository(database: Database) {
  return {
    /** The viewer on a Nairobi day. Null when the account is deleted. */
    async findViewer(userId: number, day: string): Promise<DeckViewer | null> {
      const [row] = await runPrepared(database, findViewer, [userId, day]);
      return row ? { id: userId, ...row.viewer } : null;
    },
  };
}
