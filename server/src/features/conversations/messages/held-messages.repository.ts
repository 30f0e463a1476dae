import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { HeldMessage } from './held-rules.ts';

interface HeldText {
  readonly senderId: number;
  readonly receiverId: number;
  /** A keyed hash. */
  readonly textHash: Buffer;
}

const find = prepared<HeldMessage>(
  'find-held-message',
  `select held_at as "heldAt", client_id as "clientId" from held_messages
   where sender_id = $1 and receiver_id = $2 and text_hash = $3`,
);

/**
 * The statement also deletes the sender's expired ones, so a member has at most as many as they can send in some
 * minutes.
 */
const hold = prepared(
  'hold-message',
  `with forgotten as (
     delete from held_messages where sender_id = $1 and held_at <= $6 and (receiver_id, text_hash) <> ($2, $3)
   )
   insert into held_messages (sender_id, receiver_id, text_hash, client_id, held_at) values ($1, $2, $3, $4, $5)
   on conflict (sender_id, receiver_id, text_hash) do update
     set client_id = excluded.client_id, held_at = excluded.held_at`,
);

const deleteOld = prepared('delete-old-held-messages', 'delete from held_messages where held_at < $1');

export const heldStatements = { find, hold };

/** Messages about which their senders were asked to think again. */
export function createHeldMessagesRepository(database: Database) {
  return {
    async find({ senderId, receiverId, textHash }: HeldText): Promise<HeldMessage | null> {
      const [row] = await runPrepared(database, find, [senderId, receiverId, textHash]);
      return row ?? null;
    },

    /** Stores a message, and deletes those about which the sender was asked until `forgotten`. */
    async hold({ senderId, receiverId, textHash }: HeldText, { heldAt, clientId }: HeldMessage, forgotten: Date) {
      await runPrepared(database, hold, [senderId, receiverId, textHash, clientId, heldAt, forgotten]);
    },

    async deleteBefore(moment: Date): Promise<void> {
      await runPrepared(database, deleteOld, [moment]);
    },
  };
}
