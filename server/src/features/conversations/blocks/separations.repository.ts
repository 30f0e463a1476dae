import { blocksListedMax } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { deleteCallConsents } from '../calls/index.ts';
import { takeMediaBetween } from '../chat-media/index.ts';
import { deleteKeepsBetween } from '../../people/keeps/index.ts';
import { deleteOpenings } from '../matches/index.ts';
import { freeClientIds } from '../messages/index.ts';
import { deleteNoticesBetween } from '../../notices/notifications/index.ts';
import { blockedBy, blockNewPair, blockPair, endMatch, unblockMember } from '../../core/pairs/index.ts';
import { nameOf } from '../../people/profiles/index.ts';

const separation = { me: '$1::bigint', them: '$2::bigint', at: '$3::timestamptz' };

interface SeparatedRow {
  readonly isMatchOver: boolean;
}

const asSeparated = (statement: string) =>
  `with separated as (${statement}) select is_match_over as "isMatchOver" from separated`;
const blockNew = prepared<SeparatedRow>('block-new-pair', asSeparated(blockNewPair(separation)));
const block = prepared<SeparatedRow>('block-pair', asSeparated(blockPair(separation)));
const unmatch = prepared<SeparatedRow>('end-match', asSeparated(endMatch(separation)));

/** Runs after the pair is locked, so that it covers everything that was written before. */
const cleanups = [
  prepared('delete-notices-of-parted', deleteNoticesBetween(separation)),
  prepared('forget-talks-of-parted', deleteCallConsents('$1::bigint', '$2::bigint')),
  prepared('forget-keeps-of-parted', deleteKeepsBetween('$1::bigint', '$2::bigint')),
  prepared('forget-openings-of-parted', deleteOpenings('$1::bigint', '$2::bigint')),
  prepared('free-client-ids-of-parted', freeClientIds('$1::bigint', '$2::bigint')),
];
const takeMedia = prepared('take-media-of-parted', takeMediaBetween('$1::bigint', '$2::bigint', '$3::timestamptz'));

const unblock = unblockMember('$1::bigint', '$2::bigint').map((text, step) => prepared(`unblock-member-${step}`, text));

interface BlockedRow {
  readonly userId: number;
  readonly name: string;
  readonly blockedAt: Date;
}

const listBlocked = prepared<BlockedRow>(
  'list-blocked-members',
  `select blocked.user_id as "userId", ${nameOf('profile')} as name, blocked.blocked_at as "blockedAt"
   from (${blockedBy('$1::bigint', String(blocksListedMax))}) blocked
   join profiles profile on profile.user_id = blocked.user_id
   order by blocked.blocked_at desc, blocked.user_id`,
);

export const separationStatements = { blockNew, block, unmatch, listBlocked };

export function createSeparationsRepository(on: Transaction) {
  /** Runs the statements in order, until one of them finds something to do. */
  async function separate(statements: (typeof block)[], userId: number, otherId: number, now: Date): Promise<boolean> {
    for (const statement of statements) {
      const [row] = await runPrepared(on, statement, [userId, otherId, now]);
      if (!row) continue;
      for (const cleanup of cleanups) await runPrepared(on, cleanup, [userId, otherId]);
      await runPrepared(on, takeMedia, [userId, otherId, now]);
      return row.isMatchOver;
    }
    return false;
  }
  return {
    /** Resolves to true if the block ended a match. Blocking somebody who does not exist changes nothing. */
    block: (userId: number, otherId: number, now: Date) =>
      // The last statement repeats the first. It covers a pair that the first one missed and that was gone at the
      // second.
      separate([blockNew, block, blockNew], userId, otherId, now),

    /** Resolves to true if there was a match. */
    unmatch: (userId: number, otherId: number, now: Date) => separate([unmatch], userId, otherId, now),

    async unblock(userId: number, otherId: number): Promise<void> {
      for (const step of unblock) await runPrepared(on, step, [userId, otherId]);
    },
  };
}

export function createBlocksRepository(database: Database) {
  return {
    listBlocked: (userId: number): Promise<BlockedRow[]> => runPrepared(database, listBlocked, [userId]),
  };
}
