import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp } from './text.ts';

export const premiumEndpoints = {
  getPremium: defineEndpoint({
    method: 'GET',
    path: '/api/premium/',
    summary: "The member's plan, until when it is paid, and how it can be paid here.",
    access: 'member',
    status: 200,
    response: z.object({
      plan: z.enum(['basic', 'premium']),
      /** The end of the paid time. Null without Premium; in the past during the days of grace. */
      until: timestamp.nullable(),
      /** The time when Premium stops, which is `until` and the days of grace. */
      stops_at: timestamp.nullable(),
      /**
       * Null means that nothing can be bought on this server. `pretend` takes no money: the demo has a pretend phone.
       */
      checkout: z.enum(['mpesa', 'pretend']).nullable(),
      /** The port of this host on which the pretend phone is. */
      pretend_phone_port: z.number().int().nullable(),
    }),
    errors: [],
    limit: 'read',
  }),
};
