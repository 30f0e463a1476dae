import { signPhotos, type PhotoRow } from './photos.ts';
import { run, statement, type Pool } from './statement.ts';

interface MatchRow {
  readonly id: number;
  readonly name: string;
  readonly age: number | null;
  readonly isVerified: boolean;
  readonly matchedAt: Date;
  readonly photoId: number | null;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly lastId: number | null;
  readonly lastText: string;
  readonly lastSenderId: number;
  readonly lastSentAt: Date;
  /** The last message that the member has read. */
  readonly upTo: number | null;
}

const list = statement<MatchRow>(
  'floor-matches',
  `select partner.user_id as id, partner.name, partner.age, partner.is_verified as "isVerified",
    pair.matched_at as "matchedAt", last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId",
    last.created_at as "lastSentAt", read.up_to as "upTo",
    photo.id as "photoId", photo.storage_key as "storageKey", photo.width, photo.height, photo.thumbhash
  from (
    select low_id, high_id, high_id as partner_id, matched_at from pairs
    where low_id = $1 and matched_at is not null and not is_parted
    union all
    select low_id, high_id, low_id, matched_at from pairs
    where high_id = $1 and matched_at is not null and not is_parted
  ) pair
  join profiles partner on partner.user_id = pair.partner_id
  left join photos photo on photo.user_id = pair.partner_id and photo.position = 0 and not photo.is_held
  left join lateral (
    select id, text, sender_id, created_at from messages message
    where message.low_id = pair.low_id and message.high_id = pair.high_id order by id desc limit 1
  ) last on true
  left join lateral (
    select up_to from conversation_reads step
    where step.low_id = pair.low_id and step.high_id = pair.high_id and step.reader_id = $1 order by up_to desc limit 1
  ) read on true
  order by greatest(pair.matched_at, last.created_at) desc`,
);

/** All matches of a member, the latest activity first. */
export async function listMatches(pool: Pool, me: number, secretKey: string) {
  const rows = await run(pool, list, [me]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    age: row.age,
    isVerified: row.isVerified,
    ...signPhotos(photosOf(row), me, secretKey),
    matched_at: row.matchedAt.toISOString(),
    last_message: row.lastId && {
      id: row.lastId,
      text: row.lastText,
      timestamp: row.lastSentAt.toISOString(),
      sender: row.lastSenderId,
    },
    is_unread: row.lastId !== null && row.lastSenderId !== me && row.lastId > (row.upTo ?? 0),
  }));
}

function photosOf({ photoId, storageKey, width, height, thumbhash }: MatchRow): PhotoRow[] {
  return photoId === null ? [] : [[photoId, storageKey, width, height, thumbhash]];
}
