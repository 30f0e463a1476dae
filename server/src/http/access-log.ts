import type { Secret } from '../config/secret.ts';
import { createKeyedHash } from '../gateways/keyed-hash.ts';
import type { EndedRequest } from './observe-requests.ts';

/** Proxies and monitors send these requests every second. */
const unlogged: ReadonlySet<string> = new Set(['/health/live', '/health/ready']);

/** Makes the mark of a member in the log. Only whoever has the secret key can say whose it is. */
export function createMemberMarks(secretKey: Secret): (userId: number) => string {
  const hash = createKeyedHash(secretKey, 'mwanzo access log 1');
  return (userId) => hash(String(userId)).toString('base64url').slice(0, 16);
}

/**
 * Makes the function that writes one line for each request. The line has the route's pattern instead of the address,
 * and the member's mark instead of the member. The request's id is in it, as in every line of `request.log`.
 */
export function createAccessLog(secretKey: Secret): (ended: EndedRequest) => void {
  const memberMark = createMemberMarks(secretKey);
  return ({ request, route, status, ms }) => {
    if (unlogged.has(route)) return;
    request.log.info(
      {
        method: request.method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(request.caller && { member: memberMark(request.caller.userId) }),
      },
      'request',
    );
  };
}
