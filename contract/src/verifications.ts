import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './refusals.ts';
import { timestamp } from './text.ts';

export const verificationStatuses = ['none', 'pending', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/**
 * The state of a member's verification. `refusal` and its English text, `reason`, are set only when it was rejected;
 * the times only when something was submitted.
 */
export const verificationState = z.object({
  status: z.enum(verificationStatuses),
  reason: z.string().nullable(),
  refusal: refusal.nullable(),
  submitted_at: timestamp.nullable(),
  decide_by: timestamp.nullable(),
});

export const verificationEndpoints = {
  submitVerification: defineEndpoint({
    method: 'POST',
    path: '/api/verify/',
    summary: 'Submit a selfie and an ID document for review. Replaces a pending submission.',
    access: 'member',
    files: ['selfie', 'id_document'],
    status: 201,
    response: verificationState,
    errors: ['photo_invalid', 'file_too_large', 'already_verified', 'busy'],
    limit: 'verify',
  }),
  getVerification: defineEndpoint({
    method: 'GET',
    path: '/api/verify/',
    summary: "The state of the member's verification.",
    access: 'member',
    status: 200,
    response: verificationState,
    errors: [],
    limit: 'read',
  }),
};
