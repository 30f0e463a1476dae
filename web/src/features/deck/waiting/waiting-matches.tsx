import type { Match } from '@mwanzo/contract/matches';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { MatchDialog } from '../match/match-dialog.tsx';
import { startSendingSwipes } from './send-swipes.ts';
import { changeWaiting, readWaiting, subscribeToWaiting } from './waiting-swipes.ts';

/** The text stays the same while nothing changes, as React wants it of a snapshot. */
const readMatches = () => JSON.stringify(readWaiting().matches.slice(0, 1));

const closeFirst = () => changeWaiting((waiting) => ({ ...waiting, matches: waiting.matches.slice(1) }));

/** Sends the decisions that wait for a connection, and shows the matches that they make, on whatever page. */
export function WaitingMatches() {
  useEffect(startSendingSwipes, []);
  const [, navigate] = useLocation();
  const [newMatch] = JSON.parse(useSyncExternalStore(subscribeToWaiting, readMatches)) as ReturnType<
    typeof readWaiting
  >['matches'];
  const openChat = (match: Match, draft?: string) => {
    closeFirst();
    navigate(`/chat/${match.user.id}`, { state: { match, draft } });
  };
  return <MatchDialog newMatch={newMatch} onClose={closeFirst} onChat={openChat} />;
}
