import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { consentPurposes } from './options.ts';

/** To what a member has agreed, and until when. */
const consent = z.object({
  purpose: z.enum(consentPurposes),
  /** Of the words that the member agreed to. */
  version: z.number().int(),
  given_at: z.string(),
  /** Null while it holds. */
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
