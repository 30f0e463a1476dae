import type { Match } from '@mwanzo/contract/conversations/matches';
import { useLocation } from 'wouter';
import { MatchDialog } from '../../features/discovery/deck/match/match-dialog.tsx';
import { useMatchAnnouncement } from './use-match-announcement.ts';

/**
 * Tells the member who liked first about a new match. On Discover the match dialog opens once the member is idle.
 * Matches shows the new face. Other pages show a toast, one for several matches.
 */
export function MatchAnnouncement() {
  const { shown, announced, close } = useMatchAnnouncement();
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
