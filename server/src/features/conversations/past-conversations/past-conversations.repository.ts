import { conversationCharactersMax, pastConversationsListedMax, quoteMax } from '@mwanzo/contract/limits';
import { sql, statement } from '../../../database/sql.ts';

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

export const listPast = statement<{ ownerId: number }, ConversationRow>(
  ({ ownerId }) => sql`select conversation.id, conversation.ended_at as "endedAt",
      (select sent_at from past_messages where conversation_id = conversation.id order by position desc
        limit 1) as "lastAt",
      (select left(text, ${quoteMax}) from past_messages
        where conversation_id = conversation.id and text is not null order by position desc limit 1) as "lastText"
    from past_conversations conversation where conversation.owner_id = ${ownerId}
    order by conversation.ended_at desc, conversation.id limit ${pastConversationsListedMax}`,
);

type WantedPage = { readonly id: string } & Readonly<Record<'ownerId' | 'before' | 'limit', number>>;

/**
 * Lists the newest messages before a position, oldest first. One row without a position for a page without messages; no
 * row when the conversation does not exist or belongs to somebody else.
 */
export const readPast = statement<WantedPage, { readonly endedAt: Date } & (MessageRow | { readonly position: null })>(
  ({ id, ownerId, before, limit }) => sql`
    select conversation.ended_at as "endedAt", message.position, message.is_own as "isOwn", message.text,
      message.sent_at as "sentAt"
    from past_conversations conversation left join lateral (
      select * from (
        select page.*, sum(coalesce(char_length(page.text), 0)) over (order by page.position desc) as characters from (
          select * from past_messages
          where conversation_id = conversation.id and position < ${before} order by position desc limit ${limit}
        ) page
      ) measured where characters <= ${conversationCharactersMax}
    ) message on true
    where conversation.id = ${id} and conversation.owner_id = ${ownerId} order by message.position`,
);

export const removePast = statement<{ id: string; ownerId: number }>(
  ({ id, ownerId }) => sql`delete from past_conversations where id = ${id} and owner_id = ${ownerId}`,
);
