import type { Database } from '../../database/connect.ts';
import { getRow, sql, statement, valuesOf, type Sql } from '../../database/sql.ts';
import type { PersonalTables, SqlAboutMember } from '../../database/personal-table.ts';
import type { Transaction } from '../../database/transaction.ts';
import { storedWaitingPhotoOf } from '../core/changes/index.ts';
import { storedMediaOf } from '../conversations/chat-media/index.ts';
import { storedPhotosOf } from '../people/photos/index.ts';
import { members } from '../core/members/index.ts';
import { personalStatement, type PersonalStatement, type Row } from './personal-statement.ts';

export const personalExports: PersonalTables = {
  exports: {
    personal: 'user_id started_at',
    other: 'id',
    exported: {
      document: 'downloads',
      rows: (me) => sql`select started_at from exports where user_id = ${me} order by started_at, id`,
    },
  },
};

const countSince = statement<{ userId: number; since: Date }, { count: number; first: Date | null }>(
  ({ userId, since }) => sql`
   select count(*)::integer as count, min(started_at) as first from exports where user_id = ${userId}
      and started_at > ${since}`,
);
export const noteExport = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`insert into exports (user_id, started_at) values (${userId}, ${now})`,
);

export interface StoredPhoto {
  readonly storage_key: string;
  readonly id: number;
}

export interface StoredMedia {
  readonly storage_key: string;
  readonly stored: string;
  readonly file: string;
}

/** The number of rows that are in memory at once. */
const batchSize = 500;

/**
 * `match_id` becomes the first name of that match. Only what others called themselves there leaves with it.
 * A join would lose the order of the rows.
 */
const withNames = (rows: Sql): Sql =>
  sql`select exported.*,
     (select partner.name from ${members} partner where partner.id = exported.match_id) as match_name
   from (${rows}) exported`;

/** The query for the rows of a document. */
export const documentRows = (rows: SqlAboutMember): PersonalStatement =>
  personalStatement((me) => (rows(me).includes('match_id') ? withNames(rows(me)) : rows(me)));

export async function countExports(on: Database | Transaction, { userId, since }: { userId: number; since: Date }) {
  const row = await getRow(on, countSince, { userId, since });
  return { count: row?.count ?? 0, first: row?.first ?? null };
}

/** Reads the rows of a document in small steps, inside a transaction. */
export async function* readDocument(
  transaction: Transaction,
  rows: PersonalStatement,
  userId: number,
): AsyncGenerator<Row> {
  await transaction.query(`declare exported cursor for ${rows.text}`, valuesOf(rows, { me: userId }));
  for (;;) {
    const { rows: batch } = await transaction.query<Row>(`fetch ${batchSize} from exported`);
    for (const { match_id: _, ...row } of batch) yield row;
    if (batch.length < batchSize) break;
  }
  await transaction.query('close exported');
}

export const listStoredPhotos = statement<{ userId: number }, StoredPhoto>(
  ({ userId }) => sql`
    select * from (${storedPhotosOf(sql`${userId}::bigint`)}) shown
    union all select * from (${storedWaitingPhotoOf(sql`${userId}::bigint`)}) waiting`,
);

export const listStoredMedia = statement<{ userId: number }, StoredMedia>(
  ({ userId }) => sql`${storedMediaOf(sql`${userId}::bigint`)}`,
);
