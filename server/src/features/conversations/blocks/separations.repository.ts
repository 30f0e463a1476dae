import { getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { deleteConsents } from '../calls/index.ts';
import { takeMediaBetween } from '../chat-media/index.ts';
import { deleteKeepsBetween } from '../../people/keeps/index.ts';
import { deleteOpenings } from '../matches/index.ts';
import { freeClientIds } from '../messages/index.ts';
import { deleteNoticesBetween } from '../../notices/notifications/index.ts';
import { blockMember, endMatch } from '../../core/pairs/index.ts';

/** A member who ends it, and the other one. */
interface Two {
  readonly me: number;
  readonly them: number;
}

interface Separation extends Two {
  readonly at: Date;
}

type TwoSql = { readonly [Key in keyof Two]: Sql };
const bigints = ({ me, them }: TwoSql) => ({ me: sql`${me}::bigint`, them: sql`${them}::bigint` });

const between = (word: (me: Sql, them: Sql) => string) =>
  statement<Two>((input) => {
    const { me, them } = bigints(input);
    return sql`${word(me, them)}`;
  });

/** Runs after the pair is locked, so that it covers everything that was written before. */
const cleanups = [deleteConsents, between(deleteOpenings), between(freeClientIds)];
const takeMedia = statement<Separation>((input) => {
  const { me, them } = bigints(input);
  return sql`${takeMediaBetween(me, them, sql`${input.at}::timestamptz`)}`;
});

/** Resolves to true if this ended a match. Blocking somebody who does not exist changes nothing. */
export async function separate(on: Transaction, how: 'block' | 'unmatch', separation: Separation): Promise<boolean> {
  const separated = await (how === 'block' ? blockMember : endMatch)(on, separation);
  if (!separated) return false;
  await deleteNoticesBetween(on, separation);
  for (const cleanup of cleanups) await getRows(on, cleanup, separation);
  await deleteKeepsBetween(on, separation);
  await getRows(on, takeMedia, separation);
  return separated.isMatchOver;
}
