import type { Match } from '@mwanzo/contract/conversations/matches';
import { memo } from 'react';
import { Link } from 'wouter';
import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { listedPhoto } from '../../../photos/profile-photo.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { countText } from '../../../ui/words/count-badge.tsx';
import { CutTitle } from '../../../ui/words/cut-title.tsx';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';
import { LastMessage } from './last-message.tsx';
import { PresenceDot, PresenceText } from './presence-dot.tsx';

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
  const { unread_count: unread, last_message: last } = match;
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
          <Photo {...listedPhoto(match)} alt="" sizes="56px" position="50% 36%" />
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
