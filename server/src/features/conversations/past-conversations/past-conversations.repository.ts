import { conversationCharactersMax, pastConversationsListedMax, quoteMax } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';

interface ConversationRow {
  readonly id: string;
  readonly endedAt: Date;
  readonly lastAt: Date;
  readonly lastText: string | null;
}

export interface MessageRow {
  readonly position: number;
  readonly isOwn: boolean;
  readonly text: string | null;
  readonly sentAt: Date;
}

const list = prepared<ConversationRow>(
  'list-past-conversations',
  `select conversation.id, conversation.ended_at as "endedAt",
    (select sent_at from past_messages where conversation_id = conversation.id order by position desc
      limit 1) as "lastAt",
    (select left(text, ${quoteMax}) from past_messages
      where conversation_id = conversation.id and text is not null order by position desc limit 1) as "lastText"
   from past_conversations conversation where conversation.owner_id = $1
   order by conversation.ended_at desc, conversation.id limit ${pastConversationsListedMax}`,
);

/**
 * One row without a position for a page without messages; no row when the conversation does not exist or belongs to
 * somebody else.
 */
const read = prepared<{ readonly endedAt: Date } & (MessageRow | { readonly position: null })>(
  'read-past-conversation',
  `select conversation.ended_at as "endedAt", message.position, message.is_own as "isOwn", message.text,
    message.sent_at as "sentAt"
   from past_conversations conversation left join lateral (
     select * from (
       select page.*, sum(coalesce(char_length(page.text), 0)) over (order by page.position desc) as characters from (
         select * from past_messages
         where conversation_id = conversation.id and position < $3 order by position desc limit $4
       ) page
     ) measured where characters <= ${conversationCharactersMax}
   ) message on true
   where conversation.id = $1 and conversation.owner_id = $2 order by message.position`,
);

const remove = prepared('remove-past-conversation', 'delete from past_conversations where id = $1 and owner_id = $2');

export const pastStatements = { list, read };

export function createPastConversationsRepository(database: Database) {
  return {
    list: (ownerId: number): Promise<ConversationRow[]> => runPrepared(database, list, [ownerId]),

    /** The newest messages before a position, oldest first. Null when the member has no such conversation. */
    async read(id: string, ownerId: number, { before, limit }: { before: number; limit: number }) {
      const rows = await runPrepared(database, read, [id, ownerId, before, limit]);
      const [first] = rows;
      if (!first) return null;
      return {
        endedAt: first.endedAt,
        messages: rows.filter((row): row is typeof row & MessageRow => row.position !== null),
      };
    },

    async remove(id: string, ownerId: number): Promise<void> {
      await runPrepared(database, remove, [id, ownerId]);
    },
  };
}
