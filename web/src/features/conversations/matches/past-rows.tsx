import type { PastConversation } from '@mwanzo/contract/conversations/past-conversations';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { useNow } from '../../../device/use-now.ts';
import { matches as texts } from '../../../i18n/matches.ts';
import { pastConversations } from '../../../i18n/past-conversations.ts';
import { relativeTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { pastConversationsQuery } from '../../../queries/past-conversations.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { RowSection } from './row-section.tsx';

/**
 * Lists the conversations that the partner has left, below the others. If there are none, or they could not be loaded,
 * nothing is shown.
 */
export function PastRows() {
  const { data: list = [] } = useQuery(pastConversationsQuery);
  const now = useNow();
  const [path] = useLocation();
  return (
    <RowSection title={t(pastConversations.section)} list={list}>
      {(past) => (
        <PastRow past={past} time={relativeTime(past.ended_at, now)} chosen={path === `/chat/past/${past.id}`} />
      )}
    </RowSection>
  );
}

interface PastRowProps {
  past: PastConversation;
  /** The time since it ended. */
  time: string;
  chosen: boolean;
}

function PastRow({ past, time, chosen }: PastRowProps) {
  return (
    <Link href={`/chat/past/${past.id}`} aria-current={chosen ? 'page' : undefined} className="match-row">
      <div className="match-row-arch">
        <Photo src={null} alt="" sizes="56px" />
      </div>
      <div className="min-w-0">
        <div className="match-row-line">
          <p className="min-w-0 flex-[1_1_6em] truncate text-lead leading-[1.2] text-ink-2">
            {t(pastConversations.deletedMember)}
          </p>
          <time dateTime={past.ended_at} className="match-row-time">
            {time}
          </time>
        </div>
        <p className="match-last mt-0.75 min-h-6">
          <span dir="auto" className="truncate text-left">
            {past.last_text === null ? t(texts.deleted) : t(texts.mine, { text: past.last_text })}
          </span>
        </p>
      </div>
    </Link>
  );
}
