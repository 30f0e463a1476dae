import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { PersonalTables } from '../../database/personal-table.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockAccount } from '../people/accounts/index.ts';
import { storedWaitingPhotoOf } from '../core/changes/index.ts';
import { storedMediaOf } from '../conversations/chat-media/index.ts';
import { storedPhotosOf } from '../people/photos/index.ts';
import { nameOf } from '../people/profiles/index.ts';

export const personalExports: PersonalTables = {
  exports: {
    personal: 'user_id started_at',
    other: 'id',
    exported: {
      document: 'downloads',
      rows: 'select started_at from exports where user_id = $1 order by started_at, id',
    },
  },
};

const lock = prepared<{ id: number }>('lock-account-of-export', lockAccount('$1::bigint'));
const countSince = prepared<{ count: number; first: Date | null }>(
  'count-exports',
  `select count(*)::integer as count, min(started_at) as first from exports where user_id = $1 and started_at > $2`,
);
const write = prepared('write-export', 'insert into exports (user_id, started_at) values ($1, $2)');

export interface StoredPhoto {
  readonly storage_key: string;
  readonly id: number;
}

export interface StoredMedia {
  readonly storage_key: string;
  readonly stored: string;
  readonly file: string;
}

/** Rows as they are read from the database. */
export type Row = Readonly<Record<string, unknown>>;

/** The number of rows that are in memory at once. */
const batchSize = 500;

/** `match_id` becomes the first name of that match. Only what others called themselves there leaves with it. */
const withNames = (rows: string) =>
  `select exported.*, ${nameOf('match_profile')} as match_name from (${rows}) exported
   left join profiles match_profile on match_profile.user_id = exported.match_id`;

export function createExportsRepository(on: Database | Transaction) {
  return {
    /** Keeps other exports and the deletion of this account waiting until the transaction ends. */
    async lockAccount(userId: number): Promise<boolean> {
      return (await runPrepared(on, lock, [userId])).length > 0;
    },

    async countSince(userId: number, since: Date) {
      const [row] = await runPrepared(on, countSince, [userId, since]);
      return { count: row?.count ?? 0, first: row?.first ?? null };
    },

    async write(userId: number, now: Date): Promise<void> {
      await runPrepared(on, write, [userId, now]);
    },
  };
}

/** Reads the rows of a document in small steps, inside a transaction. */
export async function* readDocument(transaction: Transaction, rows: string, userId: number): AsyncGenerator<Row> {
  const query = rows.includes('match_id') ? withNames(rows) : rows;
  await transaction.query(`declare exported cursor for ${query}`, [userId]);
  for (;;) {
    const { rows: batch } = await transaction.query<Row>(`fetch ${batchSize} from exported`);
    for (const { match_id: _, ...row } of batch) yield row;
    if (batch.length < batchSize) break;
  }
  await transaction.query('close exported');
}

export async function listStoredPhotos(transaction: Transaction, userId: number): Promise<StoredPhoto[]> {
  const stored = `${storedPhotosOf('$1')}`;
  const { rows } = await transaction.query<StoredPhoto>(
    `select * from (${stored}) shown union all select * from (${storedWaitingPhotoOf('$1')}) waiting`,
    [userId],
  );
  return rows;
}

export async function listStoredMedia(transaction: Transaction, userId: number): Promise<StoredMedia[]> {
  const { rows } = await transaction.query<StoredMedia>(storedMediaOf('$1'), [userId]);
  return rows;
}
