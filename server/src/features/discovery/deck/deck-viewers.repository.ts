import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import { candidateSql } from '../../people/profiles/index.ts';
import type { DeckViewer } from './deck-rules.ts';

/** The columns of `candidateSql.viewerObject`. */
export interface ViewerRow extends Omit<DeckViewer, 'id'> {
  /** The Nairobi day of the last visit. */
  readonly activeOn: string;
}

const readViewer = statement<{ userId: number; day: string }, { viewer: ViewerRow }>(
  ({ userId, day }) => sql`
    with viewer as (
      select ${candidateSql.viewerColumns('profile', sql`${day}::date`)} from profiles profile
      where profile.user_id = ${userId}
    )
    select ${candidateSql.viewerObject('viewer')} as viewer from viewer`,
);

export const viewerStatements = { readViewer };

export function createDeckViewersRepository(database: Database) {
  return {
    /** The viewer on a Nairobi day. Null when the account is deleted. */
    async findViewer(userId: number, day: string): Promise<DeckViewer | null> {
      const row = await getRow(database, readViewer, { userId, day });
      return row ? { id: userId, ...row.viewer } : null;
    },
  };
}
