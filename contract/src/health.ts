import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const healthEndpoints = {
  live: defineEndpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'The process answers.',
    access: 'public',
    status: 200,
    answer: z.object({ live: z.literal(true) }),
    errors: [],
    limit: 'none',
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process takes requests: not draining, and its database answers.',
    access: 'public',
    status: 200,
    answer: z.object({ ready: z.literal(true) }),
    errors: ['unavailable'],
    limit: 'none',
  }),
};
