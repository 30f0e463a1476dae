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
      'The process accepts requests. Otherwise `reason` is `stopping`, `database` or `migrations`. `degraded` names ' +
      'what else is away: uploads fail on a full disk, and mails wait.',
    access: 'public',
    status: 200,
    // The version is the release that responds.
    response: z.object({
      ready: z.literal(true),
      version: z.string(),
      degraded: z.array(z.enum(['disk', 'mail'])),
    }),
    errors: ['unavailable'],
    limit: 'none',
  }),
};
