import { conversationPageMax } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { listMediaOf, type MediaRow } from '../chat-media/index.ts';
import { listMessages, listQuoted } from './conversation.repository.ts';
import type { PlainRow, Quoted } from './message-rules.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentWith } from './present-message.ts';

interface ConversationQuery {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * The messages with a match, oldest first; the newest 1,000 at most, and at most 300,000 characters.
 * @throws ApiError not_found unless the two members are a match
 */
export async function listConversation(
  { database, signMediaFor }: Pick<MessageDependencies, 'database' | 'signMediaFor'>,
  userId: number,
  partnerId: number,
  query: ConversationQuery,
): Promise<Message[]> {
  const talkers = { me: userId, them: partnerId };
  const rows = await listMessages(database, talkers, { ...query, limit: query.limit ?? conversationPageMax });
  if (!rows) throw new ApiError('not_found');
  const quotes = await readQuotes(database, talkers, rows);
  const media = await readMedia(database, rows);
  const viewer = { viewerId: userId, signMediaFor };
  return rows.map((row) => {
    const quoted = row.replyTo === null ? null : (quotes.get(row.replyTo) ?? null);
    return presentWith(row, { quoted, media: media.get(row.id) ?? null }, viewer);
  });
}

type ById<Value> = ReadonlyMap<number, Value>;

async function readQuotes(
  database: Database,
  talkers: { readonly me: number; readonly them: number },
  rows: readonly PlainRow[],
): Promise<ById<Quoted>> {
  const ids = rows.flatMap(({ replyTo }) => replyTo ?? []);
  const quotes = ids.length === 0 ? [] : await getRows(database, listQuoted, { ...talkers, ids });
  return new Map(quotes.map((quote) => [quote.id, quote]));
}

async function readMedia(database: Database, rows: readonly PlainRow[]): Promise<ById<MediaRow>> {
  const messageIds = rows.flatMap(({ id, mediaKind }) => (mediaKind === null ? [] : id));
  const found = messageIds.length === 0 ? [] : await getRows(database, listMediaOf, { messageIds });
  return new Map(found.map(({ messageId, media }) => [messageId, media]));
}
