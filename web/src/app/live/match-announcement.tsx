import { MatchDialog } from '../../features/discovery/deck/match/match-dialog.tsx';
import { useMatchAnnouncement } from './use-match-announcement.ts';

/**
 * Tells the member who liked first about a new match. On Discover the match dialog opens once the member is idle.
 * Matches shows the new face. Other pages show a toast, one for several matches.
 */
export function MatchAnnouncement() {
  const { shown, announced, close } = useMatchAnnouncement();
  return (
    <>
      <output className="sr-only">{announced}</output>
      <MatchDialog newMatch={shown} onClose={close} />
    </>
  );
}
