import type { LikeComment } from '@mwanzo/contract/conversations/matches';
import { useQuery } from '@tanstack/react-query';
import { likeComments as texts } from '../../../i18n/like-comments.ts';
import { questionOf } from '../../../i18n/prompts.ts';
import { t } from '../../../i18n/translate.ts';
import { photoSource } from '../../../photos/image-url.ts';
import { matchesQuery } from '../../../queries/matches.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { useOpenChat } from './partner/open-chat.ts';

interface LikeCommentsProps {
  /**
   * True if the matches are fetched for this. Above messages they are not, because a late response would move the
   * messages.
   */
  fetches?: boolean;
}

/**
 * Shows the comments that both members wrote with their likes, and what they were about. It comes first in their chat.
 */
export function LikeComments({ fetches = false }: LikeCommentsProps) {
  const { partnerId, partnerName } = useOpenChat();
  const { data } = useQuery({ ...matchesQuery, enabled: fetches });
  // This is missing in matches that an earlier release has saved.
  const comments = data?.find(({ id }) => id === partnerId)?.comments as LikeComment[] | undefined;
  if (!comments?.length) return null;
  return (
    <ul className="grid w-full gap-3 text-left">
      {comments.map((comment) => (
        <Comment key={comment.sender} comment={comment} isMine={comment.sender !== partnerId} name={partnerName} />
      ))}
    </ul>
  );
}

function introOf({ about }: LikeComment, isMine: boolean, name: string): string {
  if (about === 'prompt') return isMine ? t(texts.youLikedAnswer) : t(texts.likedYourAnswer, { name });
  if (about === 'photo') return isMine ? t(texts.youLikedPhoto) : t(texts.likedYourPhoto, { name });
  return isMine ? t(texts.youWrote) : t(texts.wrote, { name });
}

function Comment({ comment, isMine, name }: { comment: LikeComment; isMine: boolean; name: string }) {
  const { prompt, photo, text } = comment;
  return (
    <li className="like-comment" data-mine={isMine || undefined}>
      <p className="text-tiny font-semibold text-ink-2">{introOf(comment, isMine, name)}</p>
      {prompt && (
        <div className="like-comment-about">
          <p className="text-tiny font-semibold text-ink-2">{questionOf(prompt.prompt_id)}</p>
          <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
            {prompt.answer}
          </p>
        </div>
      )}
      {photo && (
        <div className="like-comment-photo">
          <Photo src={photoSource(photo)} thumbhash={photo.thumbhash} alt="" sizes="96px" position="50% 22%" />
        </div>
      )}
      {text && (
        <p dir="auto" className="like-comment-words">
          {text}
        </p>
      )}
    </li>
  );
}
