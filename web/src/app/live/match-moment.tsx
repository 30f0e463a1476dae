import type { Match } from '@mwanzo/contract/matches';
import { useLocation } from 'wouter';
import { MatchDialog } from '../../features/deck/match/match-dialog.tsx';
import { useMatchMoment } from './use-match-moment.ts';

/**
 * The match moment for the one who liked first. On Discover it is the match's dialog, as soon as nobody is in the middle
 * of something; on the matches the new face is there; elsewhere it is a toast. Several come as one.
 */
export function MatchMoment() {
  const { shown, announced, close } = useMatchMoment();
  const [, navigate] = useLocation();
  const openChat = (match: Match, draft?: string) => {
    close();
    navigate(`/chat/${match.user.id}`, { state: { match, draft } });
  };
  return (
    <>
      <output className="sr-only">{announced}</output>
      <MatchDialog newMatch={shown} onClose={close} onChat={openChat} />
    </>
  );
}
