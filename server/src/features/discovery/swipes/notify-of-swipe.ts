import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { notify, renewLike, type NotifiedMember } from '../../notices/notifications/index.ts';

interface Telling {
  readonly me: number;
  readonly them: number;
  readonly at: Date;
}

type NotifiedRow = { readonly user_id: number; readonly kind: NotifiedMember['kind'] };

const notifyOfMatch = statement<Telling, NotifiedRow>(
  ({ me, them, at }) =>
    sql`${notify({
      recipient: 'due.user_id',
      kind: `'match'`,
      actor: 'due.actor_id',
      at: sql`${at}::timestamptz`,
      from: sql`(values (${me}::bigint, ${them}::bigint), (${them}, ${me})) due (user_id, actor_id)`,
    })}`,
);

const notifyOfLike = statement<Telling, NotifiedRow>(
  ({ me, them, at }) =>
    sql`${notify({
      recipient: sql`${them}::bigint`,
      kind: `'like'`,
      actor: sql`${me}::bigint`,
      at: sql`${at}::timestamptz`,
      from: '(select) due',
    })}`,
);

const renewNotification = statement<Telling>(
  ({ me, them, at }) =>
    sql`${renewLike({
      recipient: sql`${them}::bigint`,
      actor: sql`${me}::bigint`,
      at: sql`${at}::timestamptz`,
      from: '(select) due',
      when: 'true',
    })}`,
);

const membersOf = (rows: readonly NotifiedRow[]): NotifiedMember[] =>
  rows.map(({ user_id: userId, kind }) => ({ userId, kind }));

/** Notifies both members of their new match, and returns them. */
export async function tellOfMatch(transaction: Transaction, telling: Telling): Promise<NotifiedMember[]> {
  return membersOf(await getRows(transaction, notifyOfMatch, telling));
}

/**
 * Notifies a member of a like, and returns them. If they have a notification of it, or of another like of the day, it
 * stays, and is shown again if it was withdrawn.
 */
export async function tellOfLike(transaction: Transaction, telling: Telling): Promise<NotifiedMember[]> {
  const notified = membersOf(await getRows(transaction, notifyOfLike, telling));
  if (notified.length === 0) await getRows(transaction, renewNotification, telling);
  return notified;
}
