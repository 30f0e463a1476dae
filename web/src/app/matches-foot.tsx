import { InstallOffer } from '../features/installing/install-offer.tsx';
import { PushOffer } from '../features/notices/push-offer.tsx';
import { useOneOffer } from './use-one-offer.ts';

/** What is offered below the matches: one thing at a time. */
export function MatchesFoot({ hasMatches }: { hasMatches: boolean }) {
  const offer = useOneOffer(hasMatches);
  if (offer === 'pushes') return <PushOffer />;
  return offer === 'installing' ? <InstallOffer /> : null;
}
