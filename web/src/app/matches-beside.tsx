import type { ReactNode } from 'react';
import { MatchesPane } from '../features/matches/matches-pane.tsx';
import { MemberTopBar } from './member-top-bar.tsx';

interface MatchesBesideProps {
  /** The member whose chat is open, if one is. */
  chosen: number | undefined;
  /** The chat, or an invitation to open one. */
  children: ReactNode;
}

/** Two panes on wide screens: the matches stay at the left while chats change at the right. */
export function MatchesBeside({ chosen, children }: MatchesBesideProps) {
  return (
    <div className="grid h-[calc(100dvh-var(--notice-h))] grid-cols-[380px_minmax(0,1fr)] min-[106.25rem]:grid-cols-[460px_minmax(0,1fr)]">
      <MatchesPane chosen={chosen} controls={<MemberTopBar inPane />} />
      <div className="min-h-0 min-w-0">{children}</div>
    </div>
  );
}
