import { InstallOffer } from '../features/installing/install-offer.tsx';
import { PushOffer } from '../features/notices/push-offer.tsx';

/** What is offered below the matches. */
export function MatchesFoot({ hasMatches }: { hasMatches: boolean }) {
  return (
    <>
      <PushOffer hasMatches={hasMatches} />
      <InstallOffer hasMatches={hasMatches} />
    </>
  );
}
