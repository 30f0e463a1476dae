import type { QueryClient } from '@tanstack/react-query';
import { logFailure } from '../../device/log-failure.ts';
import type { EventHandlers } from './event-handlers.ts';

/**
 * Applies events about what reviewers decide, and for reviewers. Keys are written out where the query itself would add
 * its code to the first visit.
 */
export function receiveReviews(client: QueryClient) {
  return {
    decision: () => void client.invalidateQueries({ queryKey: ['decisions'] }),
    document_looks: () => void client.invalidateQueries({ queryKey: ['moderation', 'document-looks'] }),
    verification: () => void lookAtVerification(),
  } satisfies Partial<EventHandlers>;
}

/** Its code loads with the first such event, which most visits never get. */
export async function lookAtVerification(): Promise<void> {
  try {
    const { refreshVerification } = await import('../../shared/verifications/verification.ts');
    await refreshVerification();
  } catch (error) {
    logFailure('Could not load the verification', error);
  }
}
