import type { Match } from '@mwanzo/contract/conversations/matches';
import { useLocation } from 'wouter';
import { useStore } from '../../../../state/store.ts';
import { MatchDialog } from '../match/match-dialog.tsx';
import { waitingSwipes, type WaitingSwipe } from './waiting-swipes.ts';

type Made = WaitingSwipe & { match: Match };

/** Shows the matches that unsent decisions have made, one after the other, on any page. */
export function WaitingMatches() {
  const [, navigate] = useLocation();
  const made = useStore(waitingSwipes).find((swipe): swipe is Made => swipe.match !== undefined);
  const close = () => waitingSwipes.forget(({ id }) => id === made?.id);
  const openChat = (match: Match, draft?: string) => {
    close();
    navigate(`/chat/${match.user.id}`, { state: { match, draft } });
  };
  return <MatchDialog newMatch={made} onClose={close} onChat={openChat} />;
}
