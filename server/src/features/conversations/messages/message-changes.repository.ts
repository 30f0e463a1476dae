import type { ReactionEmoji } from '@mwanzo/contract/conversations/reactions';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { showPhoto as showMediaPhoto, takeMediaOf, waitsForReceiver } from '../chat-media/index.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { messageColumns, type MessageRow } from './message-columns.ts';

/** The message after a change, or unchanged if there was nothing to change. */
export type ChangedRow = MessageRow & { readonly isChanged: boolean };

const changedMessage = messageColumns({
  sender: 'message.sender_id',
  receiver: '(message.low_id + message.high_id - message.sender_id)',
});

interface Change {
  readonly found: string;
  readonly update: string;
  /** A statement about other rows that belong to the messages of `changed`. */
  readonly also?: string;
}

/** Statement that changes a message. `found` and `update` are SQL, each with conditions of its own. */
const change = (name: string, { found, update, also }: Change) =>
  prepared<ChangedRow>(
    name,
    `with found as (
      select message.* from messages message where message.id = $2 and ${found}
        and ${areMatched('message.low_id', 'message.high_id')}
    ), changed as (
      ${update}
      returning message.*
    ), ${also === undefined ? '' : `also as (${also}), `}message as (
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
        and case when $1 = message.low_id then message.low_reaction else message.high_reaction end
          is distinct from $3::text`,
});

const deleteMessage = change('delete-message', {
  found: 'message.sender_id = $1',
  update: `update messages message set deleted_at = $3::timestamptz
      from found
      where message.id = found.id and message.deleted_at is null and message.created_at >= $4::timestamptz`,
  also: takeMediaOf({ from: 'changed', at: '$3::timestamptz' }),
});

/** This works only while the photo is covered. Once the receiver has seen it, only its sender may delete it. */
const declinePhoto = change('decline-photo-of-message', {
  found: `message.sender_id <> $1 and $1 in (message.low_id, message.high_id) and message.media_kind = 'photo'
        and (message.deleted_at is not null or ${waitsForReceiver('message.id')})`,
  update: `update messages message set deleted_at = $3::timestamptz
      from found
      where message.id = found.id and message.deleted_at is null`,
  also: takeMediaOf({ from: 'changed', at: '$3::timestamptz' }),
});

const showPhoto = prepared<ChangedRow>(
  'show-photo-of-message',
  `with message as (
    select message.* from messages message
    where message.id = $2 and message.sender_id <> $1::bigint and $1 in (message.low_id, message.high_id)
      and message.media_kind = 'photo' and message.deleted_at is null
      and ${areMatched('message.low_id', 'message.high_id')}
  ), shown as (
    ${showMediaPhoto({ from: 'message', receiver: '$1', at: '$3::timestamptz' })}
  )
  select exists (select from shown) as "isChanged", ${changedMessage} from message`,
);

export const messageChangeStatements = { react, deleteMessage, declinePhoto, showPhoto };

export function createMessageChangesRepository(database: Database) {
  return {
    /** Null when the member is not one of the two, or the two are no match. */
    async react(userId: number, messageId: number, emoji: ReactionEmoji | null): Promise<ChangedRow | null> {
      const [row] = await runPrepared(database, react, [userId, messageId, emoji]);
      return row ?? null;
    },

    /** Uncovers a photo that the member got. The returned row is the one before the change. Null when there is none. */
    async showPhoto(userId: number, messageId: number, now: Date): Promise<ChangedRow | null> {
      const [row] = await runPrepared(database, showPhoto, [userId, messageId, now]);
      return row ?? null;
    },

    /** Deletes a photo that the member got and has not seen. Null when there is none. */
    async declinePhoto(userId: number, messageId: number, now: Date): Promise<ChangedRow | null> {
      const [row] = await runPrepared(database, declinePhoto, [userId, messageId, now]);
      return row ?? null;
    },

    /** Deletes a message that was sent at `since` or later. Null when it is not the member's own. */
    async deleteMessage(userId: number, messageId: number, now: Date, since: Date): Promise<ChangedRow | null> {
      const [row] = await runPrepared(database, deleteMessage, [userId, messageId, now, since]);
      return row ?? null;
    },
  };
}
