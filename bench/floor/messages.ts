import { planLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { Refusal } from './refusal.ts';
import { hasPremium, run, statement, type Pool } from './statement.ts';

interface Stored {
  readonly id: number;
  readonly text: string;
  readonly sentAt: Date;
}

interface Facts {
  readonly isPremium: boolean;
  readonly stored: { readonly id: number; readonly text: string; readonly sent_at: string } | null;
}

/** No row unless the two are matched. */
const findFacts = statement<Facts>(
  'floor-message-facts',
  `select ${hasPremium('$3', '$4')} as "isPremium", (
    select json_build_object('id', id, 'text', text, 'sent_at', created_at) from messages
    where sender_id = $3 and client_id = $5
  ) as stored
  from pairs pair
  where pair.low_id = $1 and pair.high_id = $2 and pair.matched_at is not null and not pair.is_parted`,
);

/**
 * Stores a message while its pair is locked, so that the ids of a conversation are committed in order. $1 and $2 the
 * pair, $3 the sender, $4 the text, $5 the client id, $6 now, $7 the receiver. Under a limit, $8 the day and $9 the
 * limit.
 */
const send = (name: string, isLimited: boolean) =>
  statement<Stored>(
    name,
    `with ${isLimited ? `${countMessage},` : ''} locked as (
    select pair.low_id, pair.high_id from pairs pair ${isLimited ? 'cross join counted' : ''}
    where low_id = $1 and high_id = $2 and matched_at is not null and not is_parted for no key update of pair
  ), sent as (
    insert into messages (low_id, high_id, sender_id, text, client_id, created_at)
    select low_id, high_id, $3::bigint, $4, $5, $6::timestamptz from locked
    on conflict (sender_id, client_id) where client_id is not null do nothing
    returning id, text, created_at
  ), notified as (
    insert into notifications (user_id, kind, actor_id, created_at) select $7::bigint, 'message', $3, $6 from sent
    on conflict do nothing
  )
  select id, text, created_at as "sentAt" from sent`,
  );

const countMessage = `counted as (
    insert into daily_usage (user_id, day, messages) values ($3, $8::date, 1)
    on conflict (user_id, day) do update set messages = daily_usage.messages + 1 where daily_usage.messages < $9::int
    returning true
  )`;

const sendFreely = send('floor-send', false);
const sendCounted = send('floor-send-counted', true);

const findStored = statement<Stored>(
  'floor-stored-message',
  'select id, text, created_at as "sentAt" from messages where sender_id = $1 and client_id = $2',
);

const giveBack = statement(
  'floor-give-back-message',
  'update daily_usage set messages = messages - 1 where user_id = $1 and day = $2 and messages > 0',
);

export interface MessageBody {
  readonly receiver: number;
  readonly text: string;
  readonly client_id: string;
}

/** Sends a message to a match. The same client id again returns what was stored the first time. */
export async function sendMessage(pool: Pool, me: number, { receiver, text, client_id }: MessageBody) {
  const now = new Date();
  const [low, high] = me < receiver ? [me, receiver] : [receiver, me];
  const [facts] = await run(pool, findFacts, [low, high, me, now, client_id]);
  if (!facts) throw new Refusal(404);
  const show = (id: number, storedText: string, sentAt: Date) => ({
    id,
    sender: me,
    receiver,
    text: storedText,
    timestamp: sentAt.toISOString(),
    client_id,
  });
  if (facts.stored) return show(facts.stored.id, facts.stored.text, new Date(facts.stored.sent_at));
  const limit = planLimits[facts.isPremium ? 'premium' : 'basic'].messagesPerDay;
  const message = [low, high, me, text, client_id, now, receiver];
  const [sent] =
    limit === null
      ? await run(pool, sendFreely, message)
      : await run(pool, sendCounted, [...message, nairobiDay(now), limit]);
  if (sent) return show(sent.id, sent.text, sent.sentAt);
  const [twin] = await run(pool, findStored, [me, client_id]);
  if (!twin) throw new Refusal(429);
  if (limit !== null) await run(pool, giveBack, [me, nairobiDay(now)]);
  return show(twin.id, twin.text, twin.sentAt);
}

interface MessageRow {
  /** Null for a match without messages. */
  readonly id: number | null;
  readonly senderId: number;
  readonly text: string;
  readonly sentAt: Date;
  readonly isDeleted: boolean;
  readonly replyTo: number | null;
  readonly mediaKind: string | null;
}

const listNewest = statement<MessageRow>(
  'floor-newest-messages',
  `select message.id, message.sender_id as "senderId", message.text, message.created_at as "sentAt",
    message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo", message.media_kind as "mediaKind"
  from pairs pair left join lateral (
    select * from messages where low_id = pair.low_id and high_id = pair.high_id order by id desc limit $3
  ) message on true
  where pair.low_id = $1 and pair.high_id = $2 and pair.matched_at is not null and not pair.is_parted`,
);

/** The newest messages with a match, oldest first. */
export async function listConversation(pool: Pool, me: number, them: number, limit: number) {
  const rows = await run(pool, listNewest, [Math.min(me, them), Math.max(me, them), limit]);
  if (rows.length === 0) throw new Refusal(404);
  return rows
    .filter(({ id }) => id !== null)
    .toReversed()
    .map(({ id, senderId, text, sentAt, isDeleted, replyTo, mediaKind }) => ({
      id,
      sender: senderId,
      receiver: senderId === me ? them : me,
      text: isDeleted ? '' : text,
      timestamp: sentAt.toISOString(),
      is_deleted: isDeleted,
      reply_to: replyTo,
      media: mediaKind,
    }));
}
