import type { Match } from '@mwanzo/contract/conversations/matches';
import { useStore } from '../../../../state/store.ts';
import { MatchDialog } from '../match/match-dialog.tsx';
import { waitingSwipes, type WaitingSwipe } from './waiting-swipes.ts';

type Made = WaitingSwipe & { match: Match };

/** Shows the matches that unsent decisions have made, one after the other, on any page. */
export function WaitingMatches() {
  const made = useStore(waitingSwipes).find((swipe): swipe is Made => swipe.match !== undefined);
  const close = () => waitingSwipes.forget(({ id }) => id === made?.id);
  return <MatchDialog newMatch={made} onClose={close} />;
}
