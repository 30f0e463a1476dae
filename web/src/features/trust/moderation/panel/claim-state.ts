import { RequestError } from '../../../../api/request-error.ts';

export type ClaimState = 'opening' | 'held' | 'taken' | 'gone' | 'failed';

function stateAfter(error: unknown): ClaimState {
  if (!(error instanceof RequestError)) return 'failed';
  if (error.code === 'claimed_by_another') return 'taken';
  return error.code === 'already_decided' || error.code === 'not_found' ? 'gone' : 'failed';
}

/** Returns the state of a claim after the last request for it. */
export function claimStateOf({ error, data }: { error: unknown; data: unknown }): ClaimState {
  const settled: ClaimState = error ? stateAfter(error) : data ? 'held' : 'opening';
  // A claim lasts for minutes, so one failed request does not end it.
  return settled === 'failed' && data ? 'held' : settled;
}
