import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../text.ts';

export const auditEndpoints = {
  listAudit: defineEndpoint({
    access: 'moderator',
    limit: 'moderation',
    method: 'GET',
    path: '/api/moderation/audit/',
    summary:
      'What moderators have viewed and decided, newest first, at most 200. Entries without a moderator are by the ' +
      'operator.',
    query: z.object({ before: id.optional() }),
    status: 200,
    response: z.array(
      z.object({
        id: z.number().int(),
        moderator_id: z.number().int().nullable(),
        action: z.string(),
        verification_id: z.number().int().nullable(),
        change_id: z.number().int().nullable(),
        /** Null for an act about the whole site. */
        user_id: z.number().int().nullable(),
        created_at: timestamp,
      }),
    ),
    errors: [],
  }),
};
