import { NetworkError } from './request-error.ts';

export type Failure = 'notReached' | 'failed';

/** Says whether a request may not have reached the server, which is what a member can do something about. */
export function failureOf(error: unknown): Failure {
  return error instanceof NetworkError ? 'notReached' : 'failed';
}
