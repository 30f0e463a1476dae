import { request } from '../../../../../api/request.ts';
import { useSendDecision, type DecisionCallbacks } from '../../panel/use-send-decision.ts';
import type { Case, DecisionBody } from './case.ts';

/** Sends the decision about a case. */
export function useDecide({ id, name }: Case, callbacks: DecisionCallbacks & { onDocumentUsed: () => void }) {
  return useSendDecision({
    ...callbacks,
    name,
    send: (body: DecisionBody) => request('POST /api/moderation/verifications/{id}/decide/', { params: { id }, body }),
  });
}
