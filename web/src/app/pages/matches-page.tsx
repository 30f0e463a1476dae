import { useWideScreen } from '../../device/use-media.ts';
import { ChatInvitation } from '../../features/conversations/matches/chat-invitation.tsx';
import { MatchesScreen } from '../../features/conversations/matches/matches-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';

const MatchesFoot = deferred(async () => (await import('../matches-foot.tsx')).MatchesFoot, {
  when: 'idle',
});

/** On wide screens the list is in the left pane instead (`MatchesBeside`). */
export default function MatchesPage() {
  return useWideScreen() ? <ChatInvitation Foot={MatchesFoot} /> : <MatchesScreen Foot={MatchesFoot} />;
}
