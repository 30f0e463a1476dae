import { conversationCharactersMax, textLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { isPairOf, matchedPair, type Two } from '../../core/pairs/index.ts';
import { plainColumns, quotedColumns } from './message-columns.ts';
import type { PlainRow, Quoted } from './message-rules.ts';

/** Messages between the ids `after` and `before`. */
type Page = Two & Readonly<Record<'after' | 'before' | 'limit', number>>;

/** So many of the longest messages fit into a response. */
const fittingMax = Math.floor(conversationCharactersMax / textLimits.messageMax);

/**
 * Lists a page, in the order of `order`. One row without an id for a match without messages; no row without a match.
 *
 * @param isMeasured true reads as many messages as fit into `conversationCharactersMax`, so that long messages do not
 * make a response of many megabytes
 */
const listPage = (order: 'asc' | 'desc', isMeasured: boolean) =>
  statement<Page, PlainRow | { readonly id: null }>(({ me, them, after, before, limit }) => {
    const page = sql`select * from messages
        where low_id = pair.low_id and high_id = pair.high_id and id > ${after} and id < ${before}
        order by id ${order} limit ${limit}`;
    const measured = sql`select * from (
        select page.*, sum(char_length(page.text)) over (order by page.id ${order}) as characters from (${page}) page
      ) measured where characters <= ${conversationCharactersMax} order by id ${order}`;
    return sql`select ${plainColumns({ sender: me, receiver: them }, sql`message.sender_id = ${me}`)}
      from (${matchedPair(me, them)}) pair
      left join lateral (${isMeasured ? measured : page}) message on true`;
  });

export const pageStatements = {
  newest: listPage('desc', false),
  next: listPage('asc', false),
  newestMeasured: listPage('desc', true),
  nextMeasured: listPage('asc', true),
};

/** The messages of a conversation that others reply to. */
export const listQuoted = statement<Two & { ids: readonly number[] }, Quoted>(
  ({ me, them, ids }) => sql`select ${quotedColumns} from messages quoted
    where quoted.id = any (${ids}::bigint[]) and ${isPairOf(sql`quoted`, me, them)}`,
);

interface Wanted {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * Messages, oldest first: the next ones after an id or, without one, the newest (before an id if one is given).
 * Null when the two are no match.
 */
export async function listMessages(on: Database, two: Two, wanted: Wanted): Promise<PlainRow[] | null> {
  const { limit, after, before = Number.MAX_SAFE_INTEGER } = wanted;
  const isNewest = after === undefined;
  const { newest, next, newestMeasured, nextMeasured } = pageStatements;
  const [fitting, measured] = isNewest ? [newest, newestMeasured] : [next, nextMeasured];
  const list = limit <= fittingMax ? fitting : measured;
  const rows = await getRows(on, list, { ...two, after: after ?? 0, before, limit });
  if (rows.length === 0) return null;
  const found = rows.filter((row): row is PlainRow => row.id !== null);
  return isNewest ? found.toReversed() : found;
}

const countWritten = statement<Two & { max: number }, { written: number }>(
  ({ me, them, max }) => sql`select count(*)::integer as written from (
      select from messages message
      where ${isPairOf(sql`message`, me, them)} and message.sender_id = ${me} limit ${max}
    ) written`,
);

/** The number of messages that each of two members has written at least, counted up to `max`. */
export async function countLeastWritten(on: Database, { me, them, max }: Two & { max: number }): Promise<number> {
  const byMe = await getRow(on, countWritten, { me, them, max });
  const byThem = await getRow(on, countWritten, { me: them, them: me, max });
  return Math.min(byMe?.written ?? 0, byThem?.written ?? 0);
}
