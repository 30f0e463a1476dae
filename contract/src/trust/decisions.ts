import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams, timestamp } from '../text.ts';

export const decisionKinds = ['verification', 'change', 'photo', 'report', 'appeal'] as const;

/** A reviewer's decision. `action` is its name in the audit, such as `approve_change`. */
export const moderatedDecision = z.object({
  id: z.number().int(),
  kind: z.enum(decisionKinds),
  action: z.string(),
  user_id: z.number().int(),
  /** Null when the account is deleted. */
  name: z.string().nullable(),
  decided_by: z.number().int().nullable(),
  decided_at: timestamp,
  /** Until then the reviewer who asks may take it back; null if they may not. */
  take_back_until: timestamp.nullable(),
});

const moderation = { access: 'moderator', limit: 'moderation' } as const;

export const decisionEndpoints = {
  listModeratedDecisions: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/decisions/',
    summary: 'The last decisions about verifications, changes, photos, reports and appeals, newest first, at most 200.',
    status: 200,
    response: z.array(moderatedDecision),
    errors: [],
  }),
  takeBackDecision: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/decisions/{id}/take-back/',
    summary:
      'Take back a decision of one’s own within ten minutes. The case waits again, and the notifications about the ' +
      'decision are withdrawn. The audit keeps both.',
    params: idParams,
    status: 200,
    response: z.object({ id: z.number().int() }),
    errors: ['not_found', 'decision_stands'],
  }),
};
