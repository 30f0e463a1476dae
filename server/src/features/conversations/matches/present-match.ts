import type { MediaKind } from '@mwanzo/contract/conversations/chat-media';
import type { Presence } from '@mwanzo/contract/events';
import type { LikeComment, Match } from '@mwanzo/contract/conversations/matches';
import type { PromptId } from '@mwanzo/contract/people/prompt-catalogue';
import { presentPhoto, type PhotoRow, type SignPhoto } from '../../people/photos/index.ts';
import { shownAge } from '../../people/profiles/index.ts';

/**
 * A comment, as `commentsColumn` selects it. A comment about a prompt comes with the answer, one about a photo with the
 * photo, as long as it exists.
 */
type CommentRow = readonly [...ListedCommentRow, photo: PhotoRow | null];

/** A comment as `listedCommentsColumn` selects it, without the photo. */
type ListedCommentRow = readonly [
  sender: number,
  text: string,
  promptId: PromptId | null,
  answer: string | null,
  photoId: number | null,
];

/** A match as `matchColumns` and `commentsColumn` select it, with the time of the match. */
export interface MatchRow {
  readonly id: number;
  readonly name: string;
  readonly age: number | null;
  readonly birthday: string;
  readonly isVerified: boolean;
  readonly photo: PhotoRow | null;
  readonly unreadCount: number;
  readonly isOpened: boolean;
  /** Nobody has written since the match, and its notification is unread. */
  readonly isNoticeUnread: boolean;
  readonly presence: Presence;
  readonly matchedAt: Date;
  readonly lastId: number | null;
  readonly lastText: string;
  readonly lastSenderId: number;
  readonly lastSentAt: Date;
  readonly lastIsDeleted: boolean;
  readonly lastMediaKind: MediaKind | null;
  /** The time when the partner read it, if it is the member's own message and they may know. */
  readonly lastSeenAt: Date | null;
  readonly comments: readonly CommentRow[];
}

/** A match as the list reads it: without the photos of its comments, and null when there are none. */
export interface ListedMatchRow extends Omit<MatchRow, 'comments'> {
  readonly comments: readonly ListedCommentRow[] | null;
}

/** A match as the response shows it to one of the two. `today` is the Nairobi day. */
export function presentMatch(row: MatchRow, today: string, sign: SignPhoto): Match {
  const photo = row.photo ? presentPhoto(row.photo, sign) : null;
  return {
    id: row.id,
    profileId: row.id,
    user: { id: row.id },
    name: row.name,
    age: shownAge(row, today),
    photo: photo?.variants['1080'] ?? null,
    photo_detail: photo,
    isVerified: row.isVerified,
    matched_at: row.matchedAt.toISOString(),
    unread_count: row.unreadCount,
    is_opened: row.isOpened,
    is_told: row.isOpened || !row.isNoticeUnread,
    presence: row.presence,
    comments: row.comments.map((comment) => presentComment(comment, sign)),
    last_message:
      row.lastId === null
        ? null
        : {
            id: row.lastId,
            text: row.lastText,
            timestamp: row.lastSentAt.toISOString(),
            sender: row.lastSenderId,
            is_deleted: row.lastIsDeleted,
            media_kind: row.lastMediaKind,
            seen_at: row.lastSeenAt?.toISOString() ?? null,
          },
  };
}

function presentComment([sender, text, promptId, answer, photoId, photo]: CommentRow, sign: SignPhoto): LikeComment {
  const prompt = promptId === null || answer === null ? null : { prompt_id: promptId, answer };
  const about = prompt ? 'prompt' : photoId === null ? null : 'photo';
  return { sender, text, about, prompt, photo: photo && presentPhoto(photo, sign) };
}
