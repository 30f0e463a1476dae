import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';

/** Returns the codes with which an endpoint may refuse a request: its own, and those that every one of its kind has. */
export function possibleErrors(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, body, params, query, errors } = endpoint;
  return [
    ...new Set<ErrorCode>([
      ...(body || params || query ? (['invalid_input'] as const) : []),
      'too_many_requests',
      'unavailable',
      ...(access === 'public' ? [] : (['not_signed_in'] as const)),
      ...(access === 'moderator' ? (['not_found', 'second_factor_missing'] as const) : []),
      ...errors,
    ]),
  ];
}
