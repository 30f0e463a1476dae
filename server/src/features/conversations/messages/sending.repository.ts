import { firstMessages, type WarningKind } from '@mwanzo/contract/conversations/warnings';
import { sql, statement } from '../../../database/sql.ts';
import { spend } from '../../core/allowances/index.ts';
import { isPairOf, matchedPair, type Two } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import { notifyOfMessage } from '../../notices/notifications/index.ts';
import { answerTo } from '../../people/profiles/index.ts';
import { messageColumns } from './message-columns.ts';
import type { PlainRow } from './message-rules.ts';
import type { SendingFacts } from './sending-rules.ts';

type FirstFacts = Pick<SendingFacts, 'isPremium' | 'repliesToPremium'> & { readonly storedId: number | null };

/** Finds the facts of every message, and the message with this client id. No row unless the two are a match. */
export const findFirstFacts = statement<Two & { clientId: string | null; at: Date }, FirstFacts>(
  ({ me, them, clientId, at }) => sql`select ${hasPremium(me, at)} as "isPremium", stored.id as "storedId",
      not ${hasPremium(me, at)} and ${hasPremium(them, at)} and exists (
        select from messages earlier
        where earlier.low_id = pair.low_id and earlier.high_id = pair.high_id and earlier.sender_id = ${them}
      ) as "repliesToPremium"
    from (${matchedPair(me, them)}) pair
    left join messages stored on stored.sender_id = ${me} and stored.client_id = ${clientId}::uuid`,
);

/** Finds a message of its sender, with the receipts. */
export const findOwnMessage = statement<{ me: number; id: number }, PlainRow>(
  ({ me, id }) => sql`
    select ${messageColumns} from messages message where message.id = ${id} and message.sender_id = ${me}`,
);

/** Says if two matched members exchange their first messages. */
export const findWhetherEarly = statement<Two, { isEarly: boolean }>(
  ({ me, them }) => sql`select count(*) < ${firstMessages} as "isEarly" from (
      select from messages earlier where ${isPairOf(sql`earlier`, me, them)} limit ${firstMessages}
    ) earlier`,
);

export const findPromptAnswer = statement<{ userId: number; promptId: string }, { answer: string | null }>(
  ({ userId, promptId }) => sql`select ${answerTo(sql`profile`, sql`${promptId}::text`)} as answer from profiles profile
    where profile.user_id = ${userId}`,
);

/** Counts one more message of a day. No row when the limit is reached. */
export const countMessage = statement<{ me: number; day: string; limit: number }, { is_counted: boolean }>(
  ({ me, day, limit }) => spend('messages', { userId: me, day, limit }),
);

interface NewMessage extends Two {
  readonly text: string;
  readonly clientId: string | null;
  readonly at: Date;
  readonly warning: WarningKind | null;
  readonly replyTo: number | null;
  readonly promptId: string | null;
  readonly promptAnswer: string | null;
  readonly mediaKind: 'photo' | 'voice' | null;
}

type Written = { readonly id: number; readonly clientId: string | null; readonly isNotified: boolean };

/**
 * Writes a message and its notification. No row when the two are no match any more, or when the sender has used the
 * client id, which the row has as stored: in lower case. The pair is locked before the id is drawn, so that the ids of
 * a conversation are committed in order.
 */
export const writeMessage = statement<NewMessage, Written>(
  ({ me, them, text, clientId, at, warning, replyTo, promptId, promptAnswer, mediaKind }) => sql`
    with sent as (
      insert into messages (low_id, high_id, sender_id, text, client_id, created_at, warning, reply_to, prompt_id,
        prompt_answer, media_kind)
      select low_id, high_id, ${me}, ${text}, ${clientId}, ${at}::timestamptz, ${warning}, ${replyTo}, ${promptId},
        ${promptAnswer}, ${mediaKind}
      from (${matchedPair(me, them)} for no key update of pair) pair
      on conflict (sender_id, client_id) where client_id is not null do nothing
      returning id, client_id
    ), notified as (
      ${notifyOfMessage({ recipient: them, actor: me, at, from: sql`sent` })}
    )
    select id, client_id as "clientId", exists (select from notified) as "isNotified" from sent`,
);
