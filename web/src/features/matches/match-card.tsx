import type { Match } from '@mwanzo/contract/matches';
import { Link } from 'wouter';
import { matches } from '../../i18n/matches.ts';
import { relativeTime } from '../../i18n/times.ts';
import { t } from '../../i18n/translate.ts';
import { imageUrl, photoSource } from '../../photos/image-url.ts';
import { classNames } from '../../ui/class-names.ts';
import { Photo } from '../../ui/photos/photo.tsx';
import { CutTitle } from '../../ui/words/cut-title.tsx';
import { VerifiedBadge } from '../../ui/words/verified-badge.tsx';

interface MatchCardProps {
  match: Match;
  /** ms since the epoch */
  now: number;
  /** Its chat is open beside the list. */
  chosen?: boolean;
}

export function MatchCard({ match, now, chosen = false }: MatchCardProps) {
  const { name, age, photo, photo_detail: detail, last_message: last } = match;
  const isNew = last === null;
  return (
    <Link
      href={`/chat/${match.user.id}`}
      state={{ match }}
      aria-current={chosen ? 'page' : undefined}
      className={classNames(
        'grid min-h-26 grid-cols-[72px_1fr] items-center gap-3.5 rounded-[22px] py-2.5 pr-3.5 pl-2.5 no-underline forced-colors:border',
        isNew || chosen ? 'bg-blush' : 'bg-surface shadow-1',
        chosen && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <div className="h-22 overflow-hidden rounded-[40px_40px_14px_14px] bg-blush">
        <Photo
          src={photoSource(detail) ?? imageUrl(photo)}
          thumbhash={detail?.thumbhash}
          alt=""
          sizes="72px"
          position="50% 38%"
          className={isNew ? 'bg-surface!' : undefined}
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <div className="flex min-w-0 flex-[1_1_6em] items-center gap-1.25">
            <CutTitle text={name} end={age?.toString()} className="text-h3 tracking-[-0.015em]" />
            {match.isVerified && <VerifiedBadge size={19} />}
          </div>
          <time dateTime={last?.timestamp ?? match.matched_at} className="flex-none text-tiny text-ink-2">
            {relativeTime(last?.timestamp ?? match.matched_at, now)}
          </time>
        </div>
        <div className="mt-0.75 flex items-center gap-2">
          <p
            dir="auto"
            className={classNames(
              'line-clamp-2 flex-1 text-left text-label wrap-anywhere',
              isNew ? 'font-semibold' : 'text-ink-2',
            )}
          >
            {preview(match)}
          </p>
          {isNew && (
            <span className="size-2.5 flex-none rounded-full bg-marigold">
              <span className="sr-only">{t(matches.isNew)}</span>
            </span>
          )}
        </div>
      </div>
    </Link>
  );
}

/** The last message, or an invitation to write the first one. */
function preview({ last_message: last, user }: Match): string {
  if (!last) return t(matches.sayHello);
  return last.sender === user.id ? last.text : t(matches.mine, { text: last.text });
}
