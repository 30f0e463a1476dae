import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams, timestamp } from '../text.ts';

/**
 * The reasons why a session ended. A refused refresh names one to the browser that had the session, while the server
 * knows it: for a day.
 */
export const sessionEndReasons = [
  'password_changed',
  'email_changed',
  'signed_out',
  'restricted',
  'role_changed',
  /** A refresh token was used twice, so somebody may have copied it. */
  'token_reused',
  /** The member has signed in on too many devices since. */
  'too_many',
  'moderator_hours',
  'expired',
  'account_deleted',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** A place where a member is signed in. It does not contain the network address. */
export const session = z.object({
  id: z.number().int(),
  /** The names of the browser and the system, such as Chrome and Android. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  started_at: timestamp,
  /** Rounded to the hour. */
  used_at: timestamp,
  /** True for the session that makes the request. */
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
