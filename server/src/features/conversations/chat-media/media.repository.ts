import type { MediaKind } from '@mwanzo/contract/conversations/chat-media';
import { sql, statement } from '../../../database/sql.ts';
import { heldCases } from '../../core/claims/index.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import type { OpenedMedia } from './media-rules.ts';
import { members } from '../../core/members/index.ts';

type Talkers = Readonly<Record<'ownerId' | 'partnerId', number>> & { readonly now: Date };

/** The conditions for sending media to another member: they are matched, and the sender has Premium. */
export const findPermission = statement<Talkers, { isMatched: boolean; hasPremium: boolean }>(
  ({ ownerId, partnerId, now }) => sql`select ${areMatched(ownerId, partnerId)} as "isMatched",
      ${hasPremium(ownerId, now)} as "hasPremium"`,
);

/** An upload whose files are stored. */
export interface NewMedia extends Talkers {
  readonly id: number;
  readonly storageKey: string;
  readonly kind: MediaKind;
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
  readonly isExplicit?: boolean | null;
  readonly durationMs?: number;
  readonly waveform?: Buffer;
}

/**
 * Writes an upload. No row unless both conditions still hold: processing takes a while. The lock makes this wait for a
 * deletion of the account.
 */
export const insertMedia = statement<NewMedia, { id: number }>(
  (media) => sql`
    insert into message_media (id, storage_key, owner_id, partner_id, kind, bytes, created_at, width, height,
      is_explicit, duration_ms, waveform)
    select ${media.id}, ${media.storageKey}, sender.id, ${media.partnerId}, ${media.kind}, ${media.bytes},
      ${media.now}, ${media.width}, ${media.height}, ${media.isExplicit}, ${media.durationMs}, ${media.waveform}
    from users sender
    where sender.id = ${media.ownerId}::bigint and ${areMatched(media.ownerId, media.partnerId)}
      and ${hasPremium(media.ownerId, media.now)}
    for key share of sender returning id`,
);

/** Claims of reviewers made at `lapsedAt` or before have lapsed. */
export const findOpened = statement<{ storageKey: string; kind: MediaKind; lapsedAt: Date }, OpenedMedia>(
  ({ storageKey, kind, lapsedAt }) => sql`
    select media.owner_id as "ownerId", media.partner_id as "partnerId", media.message_id is not null as "isSent",
      media.gone_at is not null as "isGone", ${areMatched(sql`media.owner_id`, sql`media.partner_id`)} as "areMatched",
      exists (select from ${members} member
        where member.id in (media.owner_id, media.partner_id) and member.is_restricted) as "isRestricted",
      exists (select from ${heldCases(['report', 'appeal'], lapsedAt)} held
        where held.subject_id = any (media.case_ids)) as "isReviewed"
    from message_media media where media.storage_key = ${storageKey} and media.kind = ${kind}`,
);

/** Takes uploads from before that time that no message has named. */
export const takeUnsent = statement<{ now: Date; createdBefore: Date }>(
  ({ now, createdBefore }) => sql`update message_media set gone_at = ${now}
    where message_id is null and gone_at is null and created_at < ${createdBefore}`,
);

/** Condition: nobody sees the media any more, neither the two members nor a reviewer. */
const isGone = sql`gone_at is not null and case_ids = '{}'`;

/** The storage keys of taken media that no case keeps. */
export const listGone = statement<object, { storageKey: string }>(
  () => sql`select storage_key as "storageKey" from message_media where ${isGone}`,
);

/** The next storage keys in their order, without those of `listGone`. */
export const listMediaKeys = statement<{ after: string; limit: number }, { storageKey: string }>(
  ({ after, limit }) => sql`
    select storage_key as "storageKey" from message_media where storage_key > ${after} and not (${isGone})
    order by storage_key limit ${limit}`,
);

/** Deletes the rows of taken media, once their files are removed. */
export const deleteGone = statement<{ storageKeys: readonly string[] }>(
  ({ storageKeys }) => sql`delete from message_media where storage_key = any (${storageKeys}::text[]) and ${isGone}`,
);

/** Those of these storage keys that have a row. */
export const listKeptKeys = statement<{ storageKeys: readonly string[] }, { storageKey: string }>(
  ({ storageKeys }) => sql`
    select storage_key as "storageKey" from message_media where storage_key = any (${storageKeys}::text[])`,
);
