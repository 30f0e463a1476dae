import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClaimNotice } from './claim-notice.tsx';
import { claimStateOf } from './claim-state.ts';
import { LongLook } from './long-look.tsx';

interface ClaimedCaseProps<Claimed> {
  /** The request that claims the case and answers with all of it. */
  claim: UseQueryResult<Claimed>;
  /** Opens another case; null if there is none. */
  onNext: (() => void) | null;
  /**
   * Renders the claimed case. `isSeen` says that its pictures have been in sight long enough to decide, and
   * `claimAgain` asks for the case once more, because somebody else holds it now.
   */
  children: (claimed: Claimed, isSeen: boolean, claimAgain: () => void) => ReactNode;
}

/** Shows a case while its reviewer holds it, and says otherwise why they do not. */
export function ClaimedCase<Claimed>({ claim, onNext, children }: ClaimedCaseProps<Claimed>) {
  const state = claimStateOf(claim);
  const claimAgain = () => void claim.refetch();
  const { data } = claim;
  if (state === 'held' && data !== undefined)
    return <LongLook>{(isSeen) => children(data, isSeen, claimAgain)}</LongLook>;
  return (
    <ClaimNotice
      state={state === 'held' ? 'opening' : state}
      busy={claim.isFetching}
      onRetry={claimAgain}
      onNext={onNext}
    />
  );
}
