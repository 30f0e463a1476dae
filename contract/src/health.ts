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
    summary: 'The process accepts requests: it is not stopping, and its database responds.',
    access: 'public',
    status: 200,
    // The version is the release that responds.
    response: z.object({ ready: z.literal(true), version: z.string() }),
    errors: ['unavailable'],
    limit: 'none',
  }),
};
