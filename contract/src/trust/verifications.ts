import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { refusal } from '../refusals.ts';
import { faceConsent, selfiePoses } from './selfie-poses.ts';
import { optionalText, timestamp } from '../text.ts';

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

/** A pose is valid until it is used, and at the latest until `until`. */
const givenPose = z.object({ pose: z.enum(selfiePoses), until: timestamp });
export type GivenPose = z.infer<typeof givenPose>;

export const verificationEndpoints = {
  givePose: defineEndpoint({
    method: 'POST',
    path: '/api/verify/pose/',
    summary:
      'The pose for the next selfie, chosen by the server: the same one until a selfie was sent or it has ended.',
    access: 'member',
    status: 200,
    response: givenPose,
    errors: ['already_verified'],
    limit: 'write',
  }),
  submitVerification: defineEndpoint({
    method: 'POST',
    path: '/api/verify/',
    summary:
      'Submit a selfie and an ID document for review. Replaces a pending submission. Without `consent` no program ' +
      'looks at the faces; a `pose` must be the one that was given.',
    access: 'member',
    files: ['selfie', 'id_document'],
    body: z.object({
      /** The selfie shows this pose, if one was asked for. */
      pose: optionalText(z.enum(selfiePoses)),
      /** The member agrees that a program compares the faces. Otherwise a person does it alone. */
      consent: optionalText(z.literal(faceConsent)),
    }),
    status: 201,
    response: verificationState,
    errors: ['photo_invalid', 'file_too_large', 'already_verified', 'pose_ended', 'busy'],
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
