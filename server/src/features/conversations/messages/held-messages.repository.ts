import { sql, statement } from '../../../database/sql.ts';
import type { HeldMessage } from './held-rules.ts';

// Messages about which their senders were asked to think again.

export interface HeldText {
  readonly senderId: number;
  readonly receiverId: number;
  /** A keyed hash. */
  readonly textHash: Buffer;
}

export const findHeld = statement<HeldText, HeldMessage>(
  ({ senderId, receiverId, textHash }) => sql`select held_at as "heldAt", client_id as "clientId" from held_messages
    where sender_id = ${senderId} and receiver_id = ${receiverId} and text_hash = ${textHash}`,
);

/**
 * Holds a message, and deletes the sender's about which they were asked until `forgotten`. So a member has at most as
 * many as they can send in some minutes.
 */
export const holdMessage = statement<HeldText & HeldMessage & { forgotten: Date }>(
  ({ senderId, receiverId, textHash, heldAt, clientId, forgotten }) => sql`
    with forgotten as (
      delete from held_messages where sender_id = ${senderId} and held_at <= ${forgotten}
        and (receiver_id, text_hash) <> (${receiverId}, ${textHash})
    )
    insert into held_messages (sender_id, receiver_id, text_hash, client_id, held_at)
    values (${senderId}, ${receiverId}, ${textHash}, ${clientId}, ${heldAt})
    on conflict (sender_id, receiver_id, text_hash) do update
      set client_id = excluded.client_id, held_at = excluded.held_at`,
);

export const deleteHeldBefore = statement<{ moment: Date }>(
  ({ moment }) => sql`delete from held_messages where held_at < ${moment}`,
);
