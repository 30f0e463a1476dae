import type { Match } from '@mwanzo/contract/conversations/matches';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { MatchDialog } from '../match/match-dialog.tsx';
import { startSendingSwipes } from './send-swipes.ts';
import { changeWaiting, readWaiting, subscribeToWaiting } from './waiting-swipes.ts';

/** This returns a text, because React needs a snapshot that is equal while nothing changes. */
const readMatches = () => JSON.stringify(readWaiting().matches.slice(0, 1));

const closeFirst = () => changeWaiting((waiting) => ({ ...waiting, matches: waiting.matches.slice(1) }));

/** Sends the unsent decisions, and shows the matches that they make, on any page. */
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
