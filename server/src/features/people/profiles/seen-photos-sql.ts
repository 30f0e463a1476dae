import { sql, type Sql } from '../../../database/sql.ts';
import { maySee } from '../../core/pairs/index.ts';
import { isForEveryone, isKept, isShown } from './profile-sql.ts';

/**
 * Condition: a member may now see the photos of another, in the profile or as a match. A deleted, suspended or banned
 * member may not, and nobody sees theirs.
 */
export function maySeePhotosOf(viewerId: string, ownerId: string): Sql {
  const meeting = {
    me: viewerId,
    them: 'owner.user_id',
    isShown: isShown('owner'),
    isKept: isKept('owner'),
    isForEveryone: isForEveryone('owner'),
  };
  return sql`exists (select from users viewer where viewer.id = ${viewerId} and viewer.restriction is null)
      and exists (
        select from profiles owner
        where owner.user_id = ${ownerId} and ${maySee(meeting)}
      )`;
}
