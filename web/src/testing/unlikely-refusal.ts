import { errorCodes } from '@mwanzo/contract/error-codes';
import type { Endpoint } from '@mwanzo/contract/endpoint';

function isFor({ method, path }: Endpoint, request: string): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?');
  return new RegExp(`^${method} ${pattern}(\\?|$)`).test(request);
}

interface Refusal {
  readonly status?: number;
  readonly body?: unknown;
}

/**
 * Returns a line about a refusal with a code or a status that the contract's endpoint does not have. A test of what the
 * app does after it would be a test of nothing.
 */
export async function unlikelyRefusal(request: string, { status = 200, body }: Refusal): Promise<string[]> {
  const code = (body as { code?: unknown } | undefined)?.code;
  if (status < 400 || code === undefined || code === 'internal') return [];
  // Few tests refuse anything, and the whole contract takes long to load.
  const { endpoints } = await import('@mwanzo/contract/endpoints');
  const { possibleErrors } = await import('@mwanzo/contract/possible-errors');
  const endpoint = Object.values<Endpoint>(endpoints).find((each) => isFor(each, request));
  const isPossible =
    endpoint && possibleErrors(endpoint).some((each) => each === code && errorCodes[each].status === status);
  return endpoint && !isPossible ? [`${request} is never refused with ${status} ${String(code)}`] : [];
}
