import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { timestamp } from '../text.ts';

const premiumState = z.object({
  plan: z.enum(['basic', 'premium']),
  /** The end of the paid, given or tried time. Null without Premium; in the past during the days of grace. */
  until: timestamp.nullable(),
  /** The time when Premium stops, which is `until` and the days of grace. */
  stops_at: timestamp.nullable(),
  /**
   * Null means that nothing can be bought on this server. `pretend` takes no money: the demo has a pretend phone.
   */
  checkout: z.enum(['mpesa', 'pretend']).nullable(),
  /** The port of this host on which the pretend phone is. */
  pretend_phone_port: z.number().int().nullable(),
  /** The trial of Premium. A server of release 0.2.0 has none. */
  trial: z
    .object({
      /** The member may start it now. */
      is_offered: z.boolean(),
      /** The end of the running trial. Null if none is running. */
      ends_at: timestamp.nullable(),
      /** The member has started it once, so a keyed hash of their document is kept beyond the account. */
      was_started: z.boolean(),
    })
    .optional(),
});

export const premiumEndpoints = {
  getPremium: defineEndpoint({
    method: 'GET',
    path: '/api/premium/',
    summary: "The member's plan, until when it is paid, how it can be paid here, and whether a trial is offered.",
    access: 'member',
    status: 200,
    response: premiumState,
    errors: [],
    limit: 'read',
  }),
  startTrial: defineEndpoint({
    method: 'POST',
    path: '/api/premium/trial/',
    summary:
      'Start three days of Premium, without payment, once for each identity document. While they run, another ' +
      'request changes nothing and gets the same response.',
    access: 'member',
    status: 200,
    response: premiumState,
    errors: ['trial_not_offered'],
    limit: 'write',
  }),
};
