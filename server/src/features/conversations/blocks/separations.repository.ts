import { getRows, type Statement } from '../../../database/sql.ts';
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

/** They run after the pair is locked, so that they cover everything that was written before. */
const cleanups: readonly Statement<Separation, never>[] = [
  deleteConsents,
  deleteOpenings,
  freeClientIds,
  takeMediaBetween,
];

/** Resolves to true if this ended a match. Blocking somebody who does not exist changes nothing. */
export async function separate(on: Transaction, how: 'block' | 'unmatch', separation: Separation): Promise<boolean> {
  const separated = await (how === 'block' ? blockMember : endMatch)(on, separation);
  if (!separated) return false;
  await deleteNoticesBetween(on, separation);
  await deleteKeepsBetween(on, separation);
  for (const cleanup of cleanups) await getRows(on, cleanup, separation);
  return separated.isMatchOver;
}
