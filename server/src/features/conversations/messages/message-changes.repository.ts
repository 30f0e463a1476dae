import type { ReactionEmoji } from '@mwanzo/contract/conversations/reactions';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { areMatched, isPairOf, type Two } from '../../core/pairs/index.ts';
import { messageColumns } from './message-columns.ts';
import type { PlainRow } from './message-rules.ts';

type MessageOfMine = { readonly me: number; readonly id: number };

/** Condition: the message belongs to a conversation of the member with a match. */
const isOfMine = (me: Sql): Sql =>
  sql`${me}::bigint in (message.low_id, message.high_id) and ${areMatched(sql`message.low_id`, sql`message.high_id`)}`;

/** Finds a message from or to a match. */
export const findMessage = statement<MessageOfMine, PlainRow>(
  ({ me, id }) => sql`select ${messageColumns} from messages message where message.id = ${id} and ${isOfMine(me)}`,
);

/** Sets my reaction to a message. No row when it changes nothing, or when the message was deleted. */
export const writeReaction = statement<MessageOfMine & { emoji: ReactionEmoji | null }, { id: number }>(
  ({ me, id, emoji }) => sql`update messages message set
      low_reaction = case when ${me} = low_id then ${emoji}::text else low_reaction end,
      high_reaction = case when ${me} = high_id then ${emoji} else high_reaction end
    where message.id = ${id} and deleted_at is null and ${isOfMine(me)}
      and case when ${me} = low_id then low_reaction else high_reaction end is distinct from ${emoji}
    returning message.id`,
);

/** Deletes a message for both members. No row when it was deleted before. */
export const markDeleted = statement<MessageOfMine & { at: Date }, { id: number }>(
  ({ me, id, at }) => sql`update messages message set deleted_at = ${at}
    where message.id = ${id} and deleted_at is null and ${isOfMine(me)} returning message.id`,
);

/**
 * Releases the client ids of two members' messages, as a deletion of the messages would. Otherwise a member could
 * detect that an earlier conversation is still stored.
 */
export const freeClientIds = statement<Two>(
  ({ me, them }) => sql`update messages set client_id = null
    where ${isPairOf(sql`messages`, me, them)} and client_id is not null`,
);
