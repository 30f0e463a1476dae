import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { visibleProfile } from './profiles.ts';
import { id, timestamp, userIdParams } from '../text.ts';

/** Somebody whom the member keeps for later, as a stranger sees them. */
export const kept = visibleProfile.extend({ kept_at: timestamp });
export type Kept = z.infer<typeof kept>;

export const keepEndpoints = {
  listKept: defineEndpoint({
    method: 'GET',
    path: '/api/keeps/',
    summary:
      'Whom the member keeps for later, the newest first, at most 20. People whom the member may not like or pass ' +
      'any more, or has liked or passed, are left out.',
    access: 'member',
    status: 200,
    response: z.array(kept),
    errors: [],
    limit: 'read',
  }),
  keepMember: defineEndpoint({
    method: 'POST',
    path: '/api/keeps/',
    summary:
      'Keep somebody for later, while the own documents are not approved. They come first in the deck once the badge ' +
      'is there. Nobody is told. Repeating it is harmless.',
    access: 'member',
    body: z.object({ user_id: id }),
    status: 204,
    response: null,
    errors: ['verification_required', 'already_verified', 'not_found', 'kept_list_full'],
    limit: 'keep',
  }),
  dropKept: defineEndpoint({
    method: 'DELETE',
    path: '/api/keeps/{userId}/',
    summary: 'Take somebody off the list. An id that is not on it gets the same response, so repeating it is harmless.',
    access: 'member',
    params: userIdParams,
    status: 204,
    response: null,
    errors: [],
    limit: 'keep',
  }),
};
