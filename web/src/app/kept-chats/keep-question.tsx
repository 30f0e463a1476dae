import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { setKeepsOffline, useKeepChoice } from '../../device/keep-offline.ts';
import { realNow } from '../../device/server-clock.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { callPartner } from '../../shared/calls/call-partner.ts';
import { toldMatches } from '../../shared/matches/told-matches.ts';
import { unreadPremiumNews } from '../../shared/premium/premium-news.ts';
import { useStore } from '../../state/store.ts';
import { newMatches } from '../live/new-matches.ts';
import { useWhenMemberIdle } from '../live/use-when-member-idle.ts';
import { mayAskToKeep, noteAskedToKeep } from './keep-asked.ts';
import { KeepChatsSheet } from './keep-chats-sheet.tsx';

/** Says whether another sheet or the celebration of a match is about to open, or somebody calls. */
function useIsBusy(): boolean {
  const { data: notices } = useQuery({ ...notificationsQuery, enabled: false });
  const isCalling = useStore(callPartner) !== null;
  const isMatchToCome = useStore(newMatches).length > 0;
  return isCalling || isMatchToCome || unreadPremiumNews(notices).length > 0;
}

/**
 * Asks a member with matches whether to keep chats on this phone, when they are idle: on Matches, and on Discover after
 * this visit has celebrated a match. Closing the question decides nothing. An answer in another tab closes it.
 */
export function KeepQuestion({ owner }: { owner: number }) {
  const [path] = useLocation();
  const { data: matches = [] } = useQuery({ ...matchesQuery, enabled: false });
  const hasCelebrated = useStore(toldMatches).size > 0;
  const isUndecided = useKeepChoice() === 'undecided';
  const [isOpen, setOpen] = useState(false);
  const isThere = path === '/matches' || (path === '/discover' && hasCelebrated);
  const isBusy = useIsBusy();
  const isDue = isUndecided && !isOpen && matches.length > 0 && mayAskToKeep(owner, realNow());
  useWhenMemberIdle(isDue && isThere && !isBusy, () => {
    const now = realNow();
    // Another tab may just have asked.
    if (!mayAskToKeep(owner, now)) return;
    noteAskedToKeep(owner, now);
    setOpen(true);
  });
  const answer = (keeps: boolean) => {
    setOpen(false);
    setKeepsOffline(keeps);
  };
  return <KeepChatsSheet open={isOpen && isUndecided} onAnswer={answer} onClose={() => setOpen(false)} />;
}
