import type { ReactionEmoji } from '@mwanzo/contract/reactions';
import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { areMatched } from '../pairs/index.ts';
import { messageColumns, type MessageRow } from './message-columns.ts';

/** The message after a change, or as it was when there was nothing to change. */
export type ChangedRow = MessageRow & { readonly isChanged: boolean };

const changedMessage = messageColumns({
  sender: 'message.sender_id',
  receiver: '(message.low_id + message.high_id - message.sender_id)',
});

/** Statement for the message of `found`, changed by `update`. Both have conditions of their own. */
const change = (name: string, { found, update }: { found: string; update: string }) =>
  prepared<ChangedRow>(
    name,
    `with found as (
      select message.* from messages message where message.id = $2 and ${found}
        and ${areMatched('message.low_id', 'message.high_id')}
    ), changed as (
      ${update}
      returning message.*
    ), message as (
      select * from changed union all select * from found where not exists (select from changed)
    )
    select exists (select from changed) as "isChanged", ${changedMessage} from message`,
  );

const react = change('react-to-message', {
  found: '$1 in (message.low_id, message.high_id)',
  update: `update messages message set
        low_reaction = case when $1 = message.low_id then $3::text else message.low_reaction end,
        high_reaction = case when $1 = message.high_id then $3::text else message.high_reaction end
      from found
      where message.id = found.id and message.deleted_at is null
        and case when $1 = message.low_id then message.low_reaction else message.high_reaction end is distinct from $3::text`,
});

const deleteMessage = change('delete-message', {
  found: 'message.sender_id = $1',
  update: `update messages message set deleted_at = $3::timestamptz
      from found
      where message.id = found.id and message.deleted_at is null and message.created_at >= $4::timestamptz`,
});

export const messageChangeStatements = { react, deleteMessage };

export function createMessageChangesRepository(database: Database) {
  return {
    /** Null when the member is not one of the two, or they are no match. */
    async react(userId: number, messageId: number, emoji: ReactionEmoji | null): Promise<ChangedRow | null> {
      const [row] = await runPrepared(database, react, [userId, messageId, emoji]);
      return row ?? null;
    },

    /** Deletes a message that was sent at `since` or later. Null when it is not the member's own. */
    async deleteMessage(userId: number, messageId: number, now: Date, since: Date): Promise<ChangedRow | null> {
      const [row] = await runPrepared(database, deleteMessage, [userId, messageId, now, since]);
      return row ?? null;
    },
  };
}
