import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { textLimits } from '../limits.ts';
import { personName } from './names.ts';
import { genderDetails, genders, orientations, visibilities } from './options.ts';
import { proofOfWork } from '../proof-of-work.ts';
import { secondStepCode } from './second-factors.ts';
import { date, optionalChoice } from '../text.ts';

/** The signed-in member, as the browser stores it. */
export const sessionUser = z.object({
  id: z.number().int(),
  email: z.string(),
  full_name: z.string(),
  gender: z.enum(genders).nullable(),
  orientation: z.enum(orientations).nullable(),
  birthday: z.string(),
  role: z.enum(['member', 'moderator']),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Trimmed and in lower case, so that one address cannot have two accounts. */
const writtenAddress = boundedText(textLimits.emailMax, (text) => text.trim().toLowerCase());
export const emailAddress = writtenAddress.pipe(z.email());
export const newPassword = boundedText(textLimits.passwordMax).min(textLimits.passwordMin);

/** The body of a sign-up. Empty texts of optional fields count as absent. */
export const signUpBody = z
  .object({
    full_name: personName,
    email: emailAddress,
    password: newPassword,
    confirmPassword: boundedText(textLimits.passwordMax).optional(),
    birthday: date,
    gender: optionalChoice(genders),
    gender_detail: optionalChoice(genderDetails),
    orientation: optionalChoice(orientations),
    orientation_visibility: optionalChoice(visibilities),
    birthday_visibility: optionalChoice(visibilities),
    proof: proofOfWork.optional(),
  })
  .refine((body) => !body.confirmPassword || body.confirmPassword === body.password, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const accountEndpoints = {
  signIn: defineEndpoint({
    method: 'POST',
    path: '/api/token/',
    summary: 'Sign in with e-mail and password.',
    access: 'public',
    body: z.object({
      email: writtenAddress,
      password: boundedText(textLimits.passwordMax),
      /** The code of the second step. It is required if the account has one. */
      code: secondStepCode.optional(),
      proof: proofOfWork.optional(),
    }),
    status: 200,
    response: z.object({ access: z.string(), refresh: z.string(), user: sessionUser }),
    // A refusal of a suspended or banned member also holds `decision`, as `memberDecision` describes it. `busy` can
    // hold `challenge`, as `proofChallenge` describes it: with its `proof` a sign-in gets a place kept for those.
    errors: [
      'wrong_credentials',
      'second_factor_required',
      'wrong_code',
      'too_many_requests',
      'account_suspended',
      'account_banned',
      'busy',
    ],
    limit: 'sign_in',
  }),
  signUp: defineEndpoint({
    method: 'POST',
    path: '/api/signup/',
    summary: 'Create an account and its profile.',
    access: 'public',
    body: signUpBody,
    status: 201,
    response: z.object({ token: z.object({ access: z.string(), refresh: z.string() }), user: sessionUser }),
    // `sign_up_turn` also holds `challenge`, as `proofChallenge` describes it, and `busy` can. A sign-up with its
    // `proof` need not wait.
    errors: ['signup_refused', 'sign_up_turn', 'busy'],
    limit: 'sign_up',
  }),
  refreshToken: defineEndpoint({
    method: 'POST',
    path: '/api/token/refresh/',
    summary: 'Exchange a refresh token. The old one stays valid until the new one is used.',
    access: 'public',
    body: z.object({ refresh: boundedText(200).min(1) }),
    status: 200,
    response: z.object({ access: z.string(), refresh: z.string() }),
    // A refusal can hold `reason`, one of `sessionEndReasons`, for the browser that had the session.
    errors: ['refresh_refused'],
    limit: 'refresh',
  }),
  revokeSessions: defineEndpoint({
    method: 'POST',
    path: '/api/token/revoke/',
    summary: 'End the session of one of the member’s refresh tokens, all of their sessions, or all but this one.',
    access: 'member',
    body: z.union([
      z.object({ refresh: boundedText(200).min(1) }),
      z.object({ all: z.literal(true) }),
      z.object({ others: z.literal(true) }),
    ]),
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
};
