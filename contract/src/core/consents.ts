import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { consentPurposes } from '../people/options.ts';

/** A consent that a member has given, with the dates from which and until which it holds. */
const consent = z.object({
  purpose: z.enum(consentPurposes),
  /** The version of the text to which the member agreed. */
  version: z.number().int(),
  given_at: z.string(),
  /** Null while the consent holds. */
  withdrawn_at: z.string().nullable(),
});
export type Consent = z.infer<typeof consent>;

export const consentEndpoints = {
  listConsents: defineEndpoint({
    method: 'GET',
    path: '/api/account/consents/',
    summary: 'What the member has agreed to, the latest first.',
    access: 'member',
    status: 200,
    response: z.array(consent),
    errors: [],
    limit: 'read',
  }),
  withdrawConsent: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/consents/{purpose}/',
    summary: 'Take a consent back; what it was for is erased at once. Repeating it is harmless.',
    access: 'member',
    params: z.object({ purpose: z.enum(consentPurposes) }),
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
};
