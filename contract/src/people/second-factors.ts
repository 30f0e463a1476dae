import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { textLimits } from '../limits.ts';

/** A code of an authenticator app, or one of the recovery codes. */
export const secondStepCode = boundedText(40, (text) => text.trim()).min(1);
const password = boundedText(textLimits.passwordMax);
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const change = { method: 'POST', access: 'member', limit: 'password' } as const;

export const secondFactorEndpoints = {
  getSecondFactor: defineEndpoint({
    method: 'GET',
    path: '/api/account/second-step/',
    summary: 'Whether signing in asks for a code, and how many recovery codes are left.',
    access: 'member',
    status: 200,
    response: z.object({ is_on: z.boolean(), recovery_codes_left: z.number().int() }),
    errors: [],
    limit: 'read',
  }),
  beginSecondFactor: defineEndpoint({
    ...change,
    path: '/api/account/second-step/',
    summary: 'Get a new key for an authenticator app. It counts when a code has confirmed it.',
    body: z.object({ password }),
    status: 200,
    response: z.object({ key: z.string(), uri: z.string() }),
    errors: ['wrong_password', 'second_factor_on', 'too_many_requests', 'busy'],
  }),
  confirmSecondFactor: defineEndpoint({
    ...change,
    path: '/api/account/second-step/confirm/',
    summary: 'Show by a code that the app has the key. From now on signing in asks for a code.',
    body: z.object({ code: secondStepCode }),
    status: 200,
    response: recoveryCodes,
    errors: ['second_step_refused', 'second_factor_on', 'too_many_requests'],
  }),
  renewRecoveryCodes: defineEndpoint({
    ...change,
    path: '/api/account/second-step/codes/',
    summary: 'Get new recovery codes. The earlier ones end.',
    body: z.object({ password, code: secondStepCode }),
    status: 200,
    response: recoveryCodes,
    errors: ['wrong_password', 'second_step_refused', 'too_many_requests', 'busy'],
  }),
  endSecondFactor: defineEndpoint({
    ...change,
    path: '/api/account/second-step/end/',
    summary: 'Sign in without a code from now on.',
    body: z.object({ password, code: secondStepCode }),
    status: 204,
    response: null,
    errors: ['wrong_password', 'second_step_refused', 'too_many_requests', 'busy'],
  }),
};
