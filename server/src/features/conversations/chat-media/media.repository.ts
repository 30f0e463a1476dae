import type { MediaKind } from '@mwanzo/contract/conversations/chat-media';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { isRestricted } from '../../people/accounts/index.ts';
import { isAnyClaimed } from '../../core/claims/index.ts';
import { areMatched } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import { mediaObject, type MediaRow } from './media-sql.ts';

/** An upload whose files are stored. */
export interface NewMedia {
  readonly id: number;
  readonly storageKey: string;
  readonly ownerId: number;
  readonly partnerId: number;
  readonly kind: MediaKind;
  readonly bytes: number;
  readonly now: Date;
  readonly width?: number;
  readonly height?: number;
  readonly isExplicit?: boolean | null;
  readonly durationMs?: number;
  readonly waveform?: Uint8Array;
}

/** The conditions for sending media to another member: they are matched, and the sender has Premium. */
export interface MediaPermission {
  readonly isMatched: boolean;
  readonly hasPremium: boolean;
}

interface OpenedMedia {
  readonly storageKey: string;
  readonly kind: MediaKind;
  readonly viewerId: number;
  /** The viewer of paths for reviewers. */
  readonly reviewersId: number;
  /** Claims made at or before this time have lapsed. */
  readonly lapsedAt: Date;
}

const permission = (sender: string, receiver: string, now: string) =>
  `${areMatched(sender, receiver)} as "isMatched", ${hasPremium(sender, now)} as "hasPremium"`;

const findPermission = prepared<MediaPermission>(
  'find-media-permission',
  `select ${permission('$1::bigint', '$2::bigint', '$3::timestamptz')}`,
);

/**
 * The conditions are checked again, because processing takes a while. The lock makes this wait for a deletion of the
 * account.
 */
const insertMedia = prepared<MediaPermission & { readonly media: MediaRow | null }>(
  'insert-media',
  `with allowed as (
    select ${permission('$3::bigint', '$4::bigint', '$7::timestamptz')}
  ), sender as (
    select id from users where id = $3 for key share
  ), media as (
    insert into message_media (id, storage_key, owner_id, partner_id, kind, bytes, created_at, width, height,
      is_explicit,
      duration_ms, waveform)
    select $1, $2, sender.id, $4, $5, $6, $7, $8, $9, $10, $11, $12 from allowed cross join sender
    where allowed."isMatched" and allowed."hasPremium"
    returning *
  )
  select allowed.*, (select ${mediaObject('media')} from media) as media from allowed`,
);

const findOpened = prepared(
  'find-media-for-viewer',
  `select from message_media media
   join users owner on owner.id = media.owner_id join users partner on partner.id = media.partner_id
   where media.storage_key = $1 and media.kind = $2 and media.gone_at is null
     and ($3::bigint = media.owner_id or $3 = media.partner_id and media.message_id is not null)
     and ${areMatched('media.owner_id', 'media.partner_id')}
     and not ${isRestricted('owner')} and not ${isRestricted('partner')}
   union all
   select from message_media reported
   where reported.storage_key = $1 and reported.kind = $2 and $3 = $4::bigint
     and ${isAnyClaimed(['report', 'appeal'], 'reported.case_ids', '$5')}`,
);

const takeUnsent = prepared(
  'take-unsent-media',
  `update message_media set gone_at = $1
   where message_id is null and gone_at is null and created_at < $2::timestamptz`,
);

const isGone = "gone_at is not null and case_ids = '{}'";

const listGone = prepared<{ storageKey: string }>(
  'list-gone-media',
  `select storage_key as "storageKey" from message_media where ${isGone}`,
);

const deleteGone = prepared(
  'delete-gone-media',
  `delete from message_media where storage_key = any ($1::text[]) and ${isGone}`,
);

const findKeys = prepared<{ storageKey: string }>(
  'find-media-keys',
  'select storage_key as "storageKey" from message_media where storage_key = any ($1::text[])',
);

export const mediaStatements = { findPermission, insertMedia, findOpened, takeUnsent, listGone, deleteGone, findKeys };

export function createMediaRepository(on: Database) {
  return {
    async findPermission(senderId: number, receiverId: number, now: Date): Promise<MediaPermission | null> {
      const [row] = await runPrepared(on, findPermission, [senderId, receiverId, now]);
      return row ?? null;
    },

    /** `media` is null unless both conditions hold. */
    async insertMedia(media: NewMedia): Promise<(MediaPermission & { readonly media: MediaRow | null }) | null> {
      const { id, storageKey, ownerId, partnerId, kind, bytes, now, width, height, isExplicit } = media;
      const { durationMs = null, waveform } = media;
      const values = [id, storageKey, ownerId, partnerId, kind, bytes, now, width ?? null, height ?? null];
      const more = [isExplicit ?? null, durationMs, waveform ? Buffer.from(waveform) : null];
      const [row] = await runPrepared(on, insertMedia, [...values, ...more]);
      return row ?? null;
    },

    /**
     * Resolves to true if this viewer may open the files of this kind under this key now. Reviewers see reported media
     * while one of them holds the case or the appeal.
     */
    async mayOpen({ storageKey, kind, viewerId, reviewersId, lapsedAt }: OpenedMedia): Promise<boolean> {
      return (await runPrepared(on, findOpened, [storageKey, kind, viewerId, reviewersId, lapsedAt])).length > 0;
    },

    /** Takes uploads from before that time that no message has named. */
    async takeUnsent(now: Date, createdBefore: Date): Promise<void> {
      await runPrepared(on, takeUnsent, [now, createdBefore]);
    },

    /** The storage keys of taken media that no case keeps. */
    async listGone(): Promise<string[]> {
      return (await runPrepared(on, listGone, [])).map((row) => row.storageKey);
    },

    /** Deletes the rows of taken media, once their files are removed. */
    async deleteGone(storageKeys: readonly string[]): Promise<void> {
      await runPrepared(on, deleteGone, [storageKeys]);
    },

    /** Those of these storage keys that have a row. */
    async listKeptKeys(storageKeys: readonly string[]): Promise<string[]> {
      return (await runPrepared(on, findKeys, [storageKeys])).map((row) => row.storageKey);
    },
  };
}
