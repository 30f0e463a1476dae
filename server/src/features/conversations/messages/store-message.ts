import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { dailyLimitReached } from '../../core/allowances/index.ts';
import { claimMedia } from '../chat-media/index.ts';
import { countWarned } from '../shield/index.ts';
import type { MessageRow } from './message-rules.ts';
import type { AllowedMessage } from './sending-rules.ts';
import { countMessage, writeMessage } from './sending.repository.ts';

interface Sending {
  readonly now: Date;
  /** The sender may send so many messages on this day; null is no limit. */
  readonly limit: number | null;
}

interface Stored {
  readonly row: MessageRow;
  /** The receiver got a notification. */
  readonly isNotified: boolean;
}

/** Undoes the transaction, because what was decided on is no longer true. */
class Overtaken extends Error {}

/**
 * Stores a message. Null, with nothing written, when the match has ended, or when the client id or the upload was used
 * in the meantime.
 *
 * @throws ApiError daily_limit_reached
 */
export async function storeMessage(
  database: Database,
  message: AllowedMessage,
  sending: Sending,
): Promise<Stored | null> {
  // Most messages of Premium members are one statement, which needs no transaction around it.
  const isAlone = sending.limit === null && !message.media && !message.warning;
  const write = (on: Database | Transaction) => writeAll(on, message, sending);
  try {
    return await (isAlone ? write(database) : inTransaction(database, write));
  } catch (error) {
    if (error instanceof Overtaken) return null;
    throw error;
  }
}

/** The day's usage is locked before the pair, as in a swipe. */
async function writeAll(on: Database | Transaction, message: AllowedMessage, { now, limit }: Sending): Promise<Stored> {
  const { senderId: me, receiverId: them, warning, media } = message;
  if (limit !== null && !(await getRow(on, countMessage, { me, day: nairobiDay(now), limit })))
    throw dailyLimitReached(now);
  const content = { ...message, mediaKind: media?.kind ?? null };
  const written = await getRow(on, writeMessage, { ...content, me, them, at: now });
  if (!written) throw new Overtaken();
  const { id, clientId, isNotified } = written;
  if (media && !(await getRow(on, claimMedia, { id: media.id, me, them, messageId: id }))) throw new Overtaken();
  if (warning) await countWarned(on, { sender: me, receiver: them, kind: warning, at: now });
  return { row: { ...content, ...untouched, id, clientId, sentAt: now }, isNotified };
}

/** The columns of a message that was just written: nobody has reacted to it or received it. */
const untouched = { isDeleted: false, lowReaction: null, highReaction: null, deliveredAt: null, seenAt: null };
