import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, timestamp } from './text.ts';

/** Where a member is signed in. Nothing in it says from which address. */
export const session = z.object({
  id: z.number().int(),
  /** The browser and the system by the names that people know, such as Chrome and Android. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  started_at: timestamp,
  /** To the hour. */
  used_at: timestamp,
  /** The session that asks. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const sessionEndpoints = {
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/account/sessions/',
    summary: 'Where the member is signed in: this session first, then those that were used last.',
    access: 'member',
    status: 200,
    response: z.array(session),
    errors: [],
    limit: 'read',
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/sessions/{id}/',
    summary: 'End one of the member’s own sessions. Within a second its access token is refused.',
    access: 'member',
    params: idParams,
    status: 204,
    response: null,
    errors: ['not_found'],
    limit: 'write',
  }),
};
