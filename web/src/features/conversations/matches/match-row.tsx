import type { Match } from '@mwanzo/contract/conversations/matches';
import checkCheckIcon from 'lucide/dist/esm/icons/check-check.mjs';
import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import { memo } from 'react';
import { Link } from 'wouter';
import { mediaTexts } from '../../../i18n/chat-media.ts';
import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { imageUrl, photoSource } from '../../../photos/image-url.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { countText } from '../../../ui/words/count-badge.tsx';
import { CutTitle } from '../../../ui/words/cut-title.tsx';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';
import { PresenceDot, PresenceText } from './presence-dot.tsx';

const mediaIcons = { photo: imageIcon, voice: micIcon } as const;

/** Shows the last message in one line, or that the partner is typing. */
function LastMessage({ match, isTyping }: { match: Match; isTyping: boolean }) {
  const { last_message: last, user } = match;
  if (isTyping)
    return (
      <p className="match-last font-semibold text-primary-text">
        <span aria-hidden className="typing-dots">
          <i />
          <i />
          <i />
        </span>
        {t(texts.typing)}
      </p>
    );
  // A match without a message can be listed among the conversations until the list may move.
  if (!last) return <p className="match-last">{t(texts.sayHello)}</p>;
  const isMine = last.sender !== user.id;
  const { text, is_deleted: isDeleted, media_kind: kind } = last;
  const said = isDeleted ? t(texts.deleted) : text === '' && kind ? t(mediaTexts[kind]) : text;
  // Data that an earlier release has saved on the phone lacks `seen_at`.
  const isSeen = isMine && !!last.seen_at;
  return (
    <p className="match-last">
      {isSeen && <Icon icon={checkCheckIcon} size={17} label={t(texts.seen)} />}
      {kind && <Icon icon={mediaIcons[kind]} size={17} />}
      <span dir="auto" className="truncate text-left">
        {isMine && !isDeleted ? t(texts.mine, { text: said }) : said}
      </span>
    </p>
  );
}

interface MatchRowProps {
  match: Match;
  /** The time since the last message. */
  time: string;
  isTyping?: boolean;
  isYourTurn?: boolean;
  /** True if this chat is open beside the list. */
  chosen?: boolean;
}

/** A conversation in the list. The row renders again only if its data has changed. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, time, isTyping = false, isYourTurn = false, chosen = false } = props;
  const { photo, photo_detail: detail, unread_count: unread, last_message: last } = match;
  return (
    <Link
      href={`/chat/${match.user.id}`}
      state={{ match }}
      aria-current={chosen ? 'page' : undefined}
      data-unread={unread > 0 ? '' : undefined}
      className="match-row"
    >
      <div className="relative">
        <div className="match-row-arch">
          <Photo
            src={photoSource(detail) ?? imageUrl(photo)}
            thumbhash={detail?.thumbhash}
            alt=""
            sizes="56px"
            position="50% 36%"
          />
        </div>
        <PresenceDot presence={match.presence} />
      </div>
      <div className="min-w-0">
        <div className="match-row-line">
          <div className="flex min-w-0 flex-[1_1_6em] items-center gap-1.25">
            <CutTitle
              text={match.name}
              end={match.age?.toString()}
              className="text-lead leading-[1.2] tracking-[-0.015em]"
            />
            {match.isVerified && <VerifiedBadge size={17} />}
          </div>
          <time dateTime={last?.timestamp ?? match.matched_at} className="match-row-time">
            {time}
          </time>
        </div>
        <div className="match-row-line mt-0.75 min-h-6">
          <LastMessage match={match} isTyping={isTyping} />
          {unread > 0 && (
            <span className="match-unread">
              <span aria-hidden>{countText(unread)}</span>
              <span className="sr-only">{t(texts.unread, { count: unread })}</span>
            </span>
          )}
          {isYourTurn && !isTyping && <span className="match-turn">{t(texts.yourTurn)}</span>}
        </div>
        <PresenceText presence={match.presence} />
      </div>
    </Link>
  );
});
