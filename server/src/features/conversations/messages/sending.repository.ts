import { firstMessages, type WarningKind } from '@mwanzo/contract/conversations/warnings';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { spend } from '../../core/allowances/index.ts';
import { areMatched, isPairOf, matchedPair, type Two } from '../../core/pairs/index.ts';
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

/**
 * Writes a message, unless the two are no match any more or the sender has used the client id. The pair is locked
 * before the id is drawn, so that the ids of a conversation are committed in order.
 *
 * @param from the row source; nothing is written when it is empty
 */
const insertMessage = (
  { me, them, text, clientId, at, warning, replyTo, promptId, promptAnswer, mediaKind }: Record<keyof NewMessage, Sql>,
  from: Sql,
) => sql`
      insert into messages (low_id, high_id, sender_id, text, client_id, created_at, warning, reply_to, prompt_id,
        prompt_answer, media_kind)
      select low_id, high_id, ${me}, ${text}, ${clientId}, ${at}::timestamptz, ${warning}, ${replyTo}, ${promptId},
        ${promptAnswer}, ${mediaKind}
      from ${from} (${matchedPair(me, them)} for no key update of pair) pair
      on conflict (sender_id, client_id) where client_id is not null do nothing
      returning id, client_id as "clientId"`;

/** The id is null when nothing was written, and the client id is as stored: in lower case. */
type Written = { readonly id: number | null; readonly clientId: string | null };

export const writeUncounted = statement<NewMessage, Written>((message) => insertMessage(message, sql``));

/** Counts one more message of a day, and writes it. No row when the limit is reached. */
export const writeCounted = statement<NewMessage & { day: string; limit: number }, Written>(
  (message) => sql`
    with counted as (
      ${spend('messages', { userId: message.me, day: message.day, limit: message.limit })}
    ), sent as (${insertMessage(message, sql`counted cross join`)})
    select id, "clientId" from counted left join sent on true`,
);

/**
 * Notifies the receiver of a message that was just written, which is the newest one while its pair is locked. Nobody is
 * notified when the two were parted before.
 */
export const notifyReceiver = statement<Two & { at: Date }, { user_id: number }>(({ me, them, at }) => {
  const newest = sql`select sender_id, created_at from messages message where ${isPairOf(sql`message`, me, them)}
      order by message.id desc limit 1`;
  const sent = sql`(${newest}) newest
    where sender_id = ${me} and created_at = ${at}::timestamptz and ${areMatched(me, them)}`;
  return sql`${notifyOfMessage({ recipient: them, actor: me, at, from: sent })}`;
});
