import { InstallOffer } from '../features/notices/installing/install-offer.tsx';
import { PushOffer } from '../features/notices/notices/push-offer.tsx';
import { useOneOffer } from './use-one-offer.ts';

/** Offers one thing at a time below the matches. */
export function MatchesFoot({ hasMatches }: { hasMatches: boolean }) {
  const offer = useOneOffer(hasMatches);
  if (offer === 'pushes') return <PushOffer />;
  return offer === 'installing' ? <InstallOffer /> : null;
}
