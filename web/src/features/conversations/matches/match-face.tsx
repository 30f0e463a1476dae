import type { Match } from '@mwanzo/contract/conversations/matches';
import { memo } from 'react';
import { Link } from 'wouter';
import { matches as texts } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { listedPhoto } from '../../../photos/profile-photo.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { PresenceDot, PresenceText } from './presence-dot.tsx';

interface MatchFaceProps {
  match: Match;
  /** The time since they matched. */
  time: string;
  /** True if this chat is open beside the list. */
  chosen?: boolean;
}

/** A match without messages. It has a ring until the member has opened the profile or the chat. */
export const MatchFace = memo(function MatchFace({ match, time, chosen = false }: MatchFaceProps) {
  const { name, age, is_opened: isOpened } = match;
  return (
    <Link
      href={`/chat/${match.user.id}`}
      state={{ match }}
      aria-current={chosen ? 'page' : undefined}
      className="match-face"
    >
      <span className="relative">
        <span className="match-face-arch" data-new={isOpened ? undefined : ''}>
          <Photo {...listedPhoto(match)} alt="" sizes="80px" position="50% 30%" />
        </span>
        <PresenceDot presence={match.presence} />
      </span>
      <h2 aria-label={age === null ? name : `${name}, ${age}`} className="match-face-name">
        <bdi>{name}</bdi>
      </h2>
      <span className="match-face-time">
        {age !== null && <span aria-hidden>{age} · </span>}
        <time dateTime={match.matched_at}>{time}</time>
      </span>
      {/* Sighted readers see this text above all faces. It is repeated here, because a screen reader may read each
          link alone. */}
      <span className="sr-only">{t(texts.sayHello)}</span>
      <PresenceText presence={match.presence} />
      {!isOpened && <span className="sr-only">{t(texts.isNew)}</span>}
    </Link>
  );
});
