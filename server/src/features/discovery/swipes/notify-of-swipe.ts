import type { Transaction } from '../../../database/transaction.ts';
import { notifyMembers, renewLikeNotice, type NotifiedMember } from '../../notices/notifications/index.ts';

interface Telling {
  readonly me: number;
  readonly them: number;
  readonly at: Date;
}

/** Notifies both members of their new match, and returns them. */
export function tellOfMatch(transaction: Transaction, { me, them, at }: Telling): Promise<NotifiedMember[]> {
  return notifyMembers(transaction, at, [
    { recipient: me, kind: 'match', actor: them },
    { recipient: them, kind: 'match', actor: me },
  ]);
}

/**
 * Notifies a member of a like, and returns them. If they have a notification of it, or of another like of the day, it
 * stays, and is shown again if it was withdrawn.
 */
export async function tellOfLike(transaction: Transaction, { me, them, at }: Telling): Promise<NotifiedMember[]> {
  const notified = await notifyMembers(transaction, at, [{ recipient: them, kind: 'like', actor: me }]);
  if (notified.length === 0) await renewLikeNotice(transaction, { recipient: them, actor: me, at });
  return notified;
}
