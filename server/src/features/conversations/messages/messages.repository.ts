import { conversationCharactersMax } from '@mwanzo/contract/limits';
import { firstMessages, type WarningKind } from '@mwanzo/contract/conversations/warnings';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { limitOf, spend, type DailyLimits } from '../../core/allowances/index.ts';
import { claimMedia, lockUnsentMedia, unsentMedia } from '../chat-media/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { areMatched, lockMatchedPair, matchedPair } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import { answerTo } from '../../people/profiles/index.ts';
import { countWarned } from '../shield/index.ts';
import { messageColumns, type MessageRow } from './message-columns.ts';

export interface MessageInput {
  readonly senderId: number;
  readonly receiverId: number;
  readonly text: string;
  /** Makes sending idempotent, per sender. */
  readonly clientId: string | null;
  /** The message that it replies to. */
  readonly replyTo: number | null;
  /** The prompt of the receiver's profile that it replies to. */
  readonly replyToPrompt: string | null;
  /** The upload that it sends. */
  readonly mediaId: number | null;
  readonly now: Date;
  /** The Nairobi day on which it counts. */
  readonly day: string;
  readonly limits: DailyLimits;
  /** The most serious kind of scam that the text may be; null when it is harmless. */
  readonly warning: WarningKind | null;
  /** The kind that applies once the two have exchanged their first messages. */
  readonly laterWarning: WarningKind | null;
  /** The sender was asked to think again and sends the message unchanged. */
  readonly isConfirmed: boolean;
}

/** The outcome of a message; `id` is null unless it is stored. */
export type SendingRow = { [Column in keyof MessageRow]: MessageRow[Column] | null } & {
  readonly isMatched: boolean;
  /** The day's limit had room for it, or it was stored before. */
  readonly isAllowed: boolean;
  /** True if this statement stored it. */
  readonly isNew: boolean;
  /** True if this statement counted it. */
  readonly isCounted: boolean;
  /** The kind about which the sender has to think again. Then nothing was stored. */
  readonly heldFor: WarningKind | null;
  readonly notified: readonly NotifiedMember[];
};

/** Condition: the receiver has Premium and has written before. Replies to them are not limited. */
const repliesToPremium = `(${hasPremium('$2', '$5')} and exists (
      select from messages earlier
      where earlier.low_id = matched.low_id and earlier.high_id = matched.high_id and earlier.sender_id = $2
    ))`;

const unsent = { id: '$14', owner: '$1', partner: '$2' };

/**
 * Decides about a message and writes it in one statement. The pair's row is locked before the id is drawn, so that the
 * ids of a conversation are committed in order. The day's usage is locked before the pair, as in a swipe. Without a
 * limit nothing is counted. A message is not stored if it replies to a message of another conversation, has a warning
 * that its sender has not confirmed, or names an upload that is not for this receiver or was sent already. If it
 * replies to a prompt that is no longer answered, it is stored without the prompt.
 */
const writeMessage = prepared<SendingRow>(
  'write-message',
  `with me as (
    select ${limitOf('member', { basic: '$7', premium: '$8' }, '$5::timestamptz')} as messages_max from users member
      where member.id = $1::bigint
  ), matched as (
    ${matchedPair('$1', '$2::bigint')}
  ), stored as (
    select * from messages where sender_id = $1 and client_id = $4::uuid
  ), judged as (
    select case when $11::text is distinct from $12::text and (
        select count(*) from (
          select from messages earlier
            join matched on earlier.low_id = matched.low_id and earlier.high_id = matched.high_id
          limit ${firstMessages}
        ) earlier
      ) = ${firstMessages} then $12 else $11 end as warning
  ), held as (
    select judged.warning from judged cross join matched
    where judged.warning is not null and not $13::boolean and not exists (select from stored)
  ), wanted as (
    select case when me.messages_max is not null and not ${repliesToPremium} then me.messages_max end as messages_max
    from me cross join matched
    where not exists (select from stored) and not exists (select from held) and ($9::bigint is null or exists (
      select from messages quoted
      where quoted.id = $9 and quoted.low_id = matched.low_id and quoted.high_id = matched.high_id
    )) and ($14::bigint is null or exists (${unsentMedia(unsent)}))
  ), counted as (
    ${spend('messages', {
      userId: '$1',
      day: '$6::date',
      from: 'wanted',
      when: 'messages_max is not null',
      limit: 'messages_max',
    })}
  ), locked as (
    ${lockMatchedPair('$1', '$2', {
      join: 'cross join wanted left join counted on true',
      when: '(wanted.messages_max is null or counted.is_counted)',
    })}
  ), media as (
    ${lockUnsentMedia(unsent, 'cross join locked')}
  ), prompt as (
    select ${answerTo('receiver', '$10')} as answer from profiles receiver
      where receiver.user_id = $2 and $10::text is not null
  ), sent as (
    insert into messages (low_id, high_id, sender_id, text, client_id, created_at, warning, reply_to, prompt_id,
      prompt_answer,
      media_kind)
    select low_id, high_id, $1, $3, $4, $5::timestamptz, (select warning from judged), $9,
      case when prompt.answer is not null then $10 end, prompt.answer, media.kind
    from locked left join prompt on true left join media on true
    where $14 is null or media.id is not null
    on conflict (sender_id, client_id) where client_id is not null do nothing
    returning *
  ), claimed as (
    ${claimMedia({ id: '$14', from: 'sent' })}
  ), notified as (
    ${notify({ recipient: '$2', kind: "'message'", actor: '$1', at: '$5', from: 'sent' })}
  ), warned as (
    ${countWarned({ sender: '$1', receiver: '$2', kind: 'sent.warning', at: '$5', from: 'sent' })}
  ), message as (
    select * from sent union all select * from stored
  )
  select exists (select from matched) as "isMatched", exists (select from sent) as "isNew",
    exists (select from counted) as "isCounted", (select warning from held) as "heldFor",
    not exists (select from wanted where messages_max is not null) or exists (select from counted) as "isAllowed",
    ${notifiedMembers('notified')} as notified,
    ${messageColumns({ sender: '$1', receiver: '$2' }, 'true', 'claimed')}
  from me left join message on true`,
);

const findMatch = prepared<{ areMatched: boolean }>(
  'find-match-to-write-to',
  `select ${areMatched('$1::bigint', '$2::bigint')} as "areMatched"`,
);

/**
 * One row without an id for a match without messages; no row without a match. It reads as many messages of the page as
 * fit into `conversationCharactersMax`, so that long messages do not make a response of many megabytes.
 */
const conversation = (name: string, order: 'asc' | 'desc') =>
  prepared<MessageRow | { readonly id: null }>(
    name,
    `select ${messageColumns({ sender: '$1', receiver: '$2' }, 'message.sender_id = $1')}
    from (${matchedPair('$1::bigint', '$2::bigint')}) pair left join lateral (
      select * from (
        select page.*, sum(char_length(page.text)) over (order by page.id ${order}) as characters from (
          select * from messages
          where low_id = pair.low_id and high_id = pair.high_id and id > $3 and id < $4
          order by id ${order} limit $5
        ) page
      ) measured where characters <= ${conversationCharactersMax}
    ) message on true
    order by message.id`,
  );
const newestMessages = conversation('list-newest-messages', 'desc');
const nextMessages = conversation('list-next-messages', 'asc');

export const messageStatements = { findMatch, writeMessage, newestMessages, nextMessages };

interface ConversationPage {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export function createMessagesRepository(database: Database) {
  return {
    async areMatched(userId: number, partnerId: number): Promise<boolean> {
      const [row] = await runPrepared(database, findMatch, [userId, partnerId]);
      return row?.areMatched ?? false;
    },

    /** Null when the sender's account is deleted. */
    async writeMessage(input: MessageInput): Promise<SendingRow | null> {
      const { senderId, receiverId, text, clientId, replyTo, replyToPrompt, now, day, limits } = input;
      const { warning, laterWarning, isConfirmed, mediaId } = input;
      const sent = [
        senderId,
        receiverId,
        text,
        clientId,
        now,
        day,
        limits.basic,
        limits.premium,
        replyTo,
        replyToPrompt,
      ];
      const values = [...sent, warning, laterWarning, isConfirmed, mediaId];
      const [row] = await runPrepared(database, writeMessage, values);
      return row ?? null;
    },

    /**
     * Messages, oldest first: the next ones after an id or, without one, the newest (before an id if one is given).
     * Null when the two are no match.
     */
    async listMessages(userId: number, partnerId: number, page: ConversationPage): Promise<MessageRow[] | null> {
      const statement = page.after === undefined ? newestMessages : nextMessages;
      const values = [userId, partnerId, page.after ?? 0, page.before ?? Number.MAX_SAFE_INTEGER, page.limit];
      const rows = await runPrepared(database, statement, values);
      return rows.length === 0 ? null : rows.filter((row): row is MessageRow => row.id !== null);
    },
  };
}
