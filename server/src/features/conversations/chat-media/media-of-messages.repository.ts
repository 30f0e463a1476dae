import { sql, statement } from '../../../database/sql.ts';
import type { Two } from '../../core/pairs/index.ts';
import { mediaObject, releaseMedia } from './media-sql.ts';
import type { MediaRow } from './present-media.ts';

type Upload = Two & { readonly id: number };

/** Finds an upload that its owner may still send to this member. */
export const findUnsentMedia = statement<Upload, { media: MediaRow }>(
  ({ id, me, them }) => sql`select ${mediaObject(sql`media`)} as media from message_media media
    where media.id = ${id} and media.owner_id = ${me} and media.partner_id = ${them}
      and media.message_id is null and media.gone_at is null`,
);

/** Gives an upload to the message that sends it. No row when another message has it, or when it was taken. */
export const claimMedia = statement<Upload & { messageId: number }, { id: number }>(
  ({ id, me, them, messageId }) => sql`update message_media set message_id = ${messageId}
    where id = ${id} and owner_id = ${me} and partner_id = ${them} and message_id is null and gone_at is null
    returning id`,
);

/** The media of messages, as long as the two members can see them. */
export const listMediaOf = statement<{ messageIds: readonly number[] }, { messageId: number; media: MediaRow }>(
  ({ messageIds }) => sql`
    select media.message_id as "messageId", ${mediaObject(sql`media`)} as media from message_media media
    where media.message_id = any (${messageIds}::bigint[]) and media.gone_at is null`,
);

/** Records that the receiver wants to see the photo of a message. No row without one, or when it was recorded. */
export const showPhotoOf = statement<{ messageId: number; receiver: number; at: Date }, { id: number }>(
  ({ messageId, receiver, at }) => sql`update message_media set shown_at = ${at}
    where message_id = ${messageId} and kind = 'photo' and partner_id = ${receiver} and shown_at is null
      and gone_at is null
    returning id`,
);

/** Removes the media of a message from both members' view. `removeGoneMedia` runs after the commit. */
export const takeMediaOf = statement<{ messageId: number; at: Date }>(
  ({ messageId, at }) => sql`
    update message_media set gone_at = ${at} where message_id = ${messageId} and gone_at is null`,
);

/**
 * Removes everything that two members have sent each other from their view, including unsent uploads.
 * `removeGoneMedia` runs after the commit.
 */
export const takeMediaBetween = statement<Two & { at: Date }>(
  ({ me, them, at }) => sql`update message_media set gone_at = ${at}
    where least(owner_id, partner_id) = least(${me}::bigint, ${them}::bigint)
      and greatest(owner_id, partner_id) = greatest(${me}, ${them}) and gone_at is null`,
);

/** Keeps media for the reviewers of a case. */
export const keepMediaFor = statement<{ caseId: number; ids: readonly number[] }>(
  ({ caseId, ids }) => sql`update message_media set case_ids = array_append(case_ids, ${caseId}::bigint)
    where id = any (${ids}::bigint[]) and not ${caseId}::bigint = any (case_ids)`,
);

/** Ends the keeping of media for a case. `removeGoneMedia` runs after the commit. */
export const releaseMediaOf = statement<{ caseId: number }>(
  ({ caseId }) => sql`${releaseMedia(sql`select ${caseId}::bigint`)}`,
);
