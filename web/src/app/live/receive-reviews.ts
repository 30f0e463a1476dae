import type { QueryClient } from '@tanstack/react-query';
import type { EventHandlers } from './event-handlers.ts';
import { lookAtVerification } from './look-at-verification.ts';

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
