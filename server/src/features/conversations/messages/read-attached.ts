import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { listMediaOf } from '../chat-media/index.ts';
import { listQuoted } from './conversation.repository.ts';
import { findMessage } from './message-changes.repository.ts';
import type { Two } from '../../core/pairs/index.ts';
import type { Attached, MessageRow, PlainRow } from './message-rules.ts';

/**
 * Reads what belongs to messages of two members: the messages that they reply to, and their media. Nothing is read when
 * none of them has any. Returns a function that says what belongs to each.
 */
export async function readAttached(
  database: Database,
  two: Two,
  rows: readonly PlainRow[],
): Promise<(row: PlainRow) => Attached> {
  const ids = rows.flatMap(({ replyTo }) => replyTo ?? []);
  const messageIds = rows.flatMap(({ id, mediaKind }) => (mediaKind === null ? [] : id));
  const quotes = ids.length === 0 ? [] : await getRows(database, listQuoted, { ...two, ids });
  const media = messageIds.length === 0 ? [] : await getRows(database, listMediaOf, { messageIds });
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]));
  const mediaOf = new Map(media.map((found) => [found.messageId, found.media]));
  return ({ id, replyTo }) => ({
    quoted: replyTo === null ? null : (quoteOf.get(replyTo) ?? null),
    media: mediaOf.get(id) ?? null,
  });
}

/** A message with all that belongs to it; null stays null. */
export async function withAttached(database: Database, row: PlainRow | null): Promise<MessageRow | null> {
  if (!row) return null;
  const attachedOf = await readAttached(database, { me: row.senderId, them: row.receiverId }, [row]);
  return { ...row, ...attachedOf(row) };
}

/** A message from or to a match, as one of the two reads it. Null when there is none. */
export const readMessage = async (
  database: Database,
  of: { readonly me: number; readonly id: number },
): Promise<MessageRow | null> => withAttached(database, await getRow(database, findMessage, of));
