import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClaimNotice } from './claim-notice.tsx';
import { claimStateOf } from './claim-state.ts';
import { LongLook } from './long-look.tsx';
import type { Deciding, PanelProps } from './panel-props.ts';

interface ClaimedCaseProps<Claimed> {
  /** The request that claims the case and answers with all of it. */
  claim: UseQueryResult<Claimed>;
  ways: Omit<PanelProps<unknown>, 'opened'>;
  /** Replaces the notice that the case is gone. */
  past?: ReactNode;
  /** Renders the claimed case. */
  children: (claimed: Claimed, deciding: Deciding) => ReactNode;
}

/** Shows a case while its reviewer holds it, and says otherwise why they do not. */
export function ClaimedCase<Claimed>({ claim, ways, past, children }: ClaimedCaseProps<Claimed>) {
  const { shortcuts, onDone, onNextFree } = ways;
  const state = claimStateOf(claim);
  const claimAgain = () => void claim.refetch();
  const { data } = claim;
  if (state === 'held' && data !== undefined)
    return <LongLook>{(isSeen) => children(data, { isSeen, shortcuts, onDone, onTaken: claimAgain })}</LongLook>;
  if (state === 'gone' && past) return past;
  return (
    <ClaimNotice
      state={state === 'held' ? 'opening' : state}
      busy={claim.isFetching}
      onRetry={claimAgain}
      onNext={onNextFree}
    />
  );
}
