import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const healthEndpoints = {
  live: defineEndpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'The process is running.',
    access: 'public',
    status: 200,
    response: z.object({ live: z.literal(true) }),
    errors: [],
    limit: 'none',
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/health/ready',
    summary:
      'The process accepts requests. Callers on its machine or in a private network are told more: the release, ' +
      '`degraded` names what is away (uploads fail on a full disk, and mails wait), and the `reason` of a 503 is ' +
      '`stopping`, `database` or `migrations`.',
    access: 'public',
    status: 200,
    // The version is the release that responds.
    response: z.object({
      ready: z.literal(true),
      version: z.string().optional(),
      degraded: z.array(z.enum(['disk', 'mail'])).optional(),
    }),
    errors: ['unavailable'],
    limit: 'none',
  }),
};
