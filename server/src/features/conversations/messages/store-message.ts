import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import { inTransaction, retryLostRaces, type Transaction } from '../../../database/transaction.ts';
import { dailyLimitReached, giveBackMessage } from '../../core/allowances/index.ts';
import { claimMedia } from '../chat-media/index.ts';
import { countWarned } from '../shield/index.ts';
import type { MessageRow } from './message-rules.ts';
import type { AllowedMessage } from './sending-rules.ts';
import { notifyReceiver, writeCounted, writeUncounted } from './sending.repository.ts';

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
  const isAlone = !message.media && !message.warning;
  try {
    // Statements that are sent together are one transaction, so most messages need none around them.
    return await (isAlone
      ? retryLostRaces(() => write(database, message, sending))
      : inTransaction(database, (transaction) => writeWithOthers(transaction, message, sending)));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const spent = { userId: message.senderId, day: nairobiDay(sending.now) };
    if (isAlone && sending.limit !== null) await getRows(database, giveBackMessage, spent);
    return null;
  }
}

/** Writes a message and its notification. The day's usage is locked before the pair, as in a swipe. */
async function write(on: Database | Transaction, message: AllowedMessage, { now, limit }: Sending): Promise<Stored> {
  const { senderId: me, receiverId: them, media } = message;
  const content = { ...message, mediaKind: media?.kind ?? null };
  const row = { ...content, me, them, at: now };
  const [[sent], notified] = await getRowsTogether(
    on,
    limit === null ? callOf(writeUncounted, row) : callOf(writeCounted, { ...row, day: nairobiDay(now), limit }),
    callOf(notifyReceiver, row),
  );
  if (!sent && limit !== null) throw dailyLimitReached(now);
  if (!sent?.id) throw new Overtaken();
  const { id, clientId } = sent;
  return { row: { ...content, ...untouched, id, clientId, sentAt: now }, isNotified: notified.length > 0 };
}

/** Writes a message with its upload, or the count of its warning, or not at all. */
async function writeWithOthers(tx: Transaction, message: AllowedMessage, sending: Sending): Promise<Stored> {
  const stored = await write(tx, message, sending);
  const { senderId: me, receiverId: them, warning, media } = message;
  const messageId = stored.row.id;
  if (media && !(await getRow(tx, claimMedia, { id: media.id, me, them, messageId }))) throw new Overtaken();
  if (warning) await countWarned(tx, { sender: me, receiver: them, kind: warning, at: sending.now });
  return stored;
}

/** The columns of a message that was just written: nobody has reacted to it or received it. */
const untouched = { isDeleted: false, lowReaction: null, highReaction: null, deliveredAt: null, seenAt: null };
