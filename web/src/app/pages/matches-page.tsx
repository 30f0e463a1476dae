import { MatchesScreen } from '../../features/matches/matches-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';

const InstallOffer = deferred(async () => (await import('../../features/installing/install-offer.tsx')).InstallOffer, {
  when: 'idle',
});

export default function MatchesPage() {
  return <MatchesScreen Foot={InstallOffer} />;
}
