import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

interface Claims {
  readonly sub: string;
  /** In seconds since 1970. */
  readonly exp: number;
}

/** Returns the check of an `Authorization` header. It takes the app's tokens, and one hash for each. */
export function createAccessCheck(secretKey: string): (authorization: string | undefined) => number {
  const key = `access-token:${secretKey}`;
  return (authorization = '') => {
    const token = authorization.slice('Bearer '.length);
    const end = token.lastIndexOf('.');
    const expected = createHmac('sha256', key).update(token.slice(0, end)).digest();
    const given = Buffer.from(token.slice(end + 1), 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal(401);
    const payload = token.slice(token.indexOf('.') + 1, end);
    const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    if (exp * 1000 < Date.now()) throw new Refusal(401);
    return Number(sub);
  };
}
