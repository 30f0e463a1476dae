import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp, userIdParams } from '../text.ts';

/** Somebody whom the member has blocked. */
export const block = z.object({ user_id: z.number().int(), name: z.string(), blocked_at: timestamp });
export type Block = z.infer<typeof block>;

export const blockEndpoints = {
  blockMember: defineEndpoint({
    method: 'POST',
    path: '/api/blocks/',
    summary:
      'Block somebody: from now on neither exists for the other. Nobody is told. Repeating it is harmless, and an ' +
      'id that nobody has gets the same response.',
    access: 'member',
    body: z.object({ user_id: id }),
    status: 204,
    response: null,
    errors: [],
    limit: 'block',
  }),
  listBlocks: defineEndpoint({
    method: 'GET',
    path: '/api/blocks/',
    summary: 'Whom the member has blocked, the latest first, at most 1,000.',
    access: 'member',
    status: 200,
    response: z.array(block),
    errors: [],
    limit: 'read',
  }),
  unblockMember: defineEndpoint({
    method: 'DELETE',
    path: '/api/blocks/{userId}/',
    summary: 'Take a block back. A match of before stays ended. Repeating it is harmless.',
    access: 'member',
    params: userIdParams,
    status: 204,
    response: null,
    errors: [],
    limit: 'block',
  }),
};
