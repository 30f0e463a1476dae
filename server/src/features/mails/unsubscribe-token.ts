import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../config/secret.ts';

/** Separates these signatures from all other uses of the same secret key. */
const purpose = 'mwanzo unsubscribe 1';

function signatureOf(userId: string, secretKey: Secret): string {
  return createHmac('sha256', secretKey.reveal()).update(`${purpose}\n${userId}`).digest('base64url');
}

/** What an unsubscribe link holds. It does not expire: a mail may be read late. */
export function signUnsubscribe(userId: number, secretKey: Secret): string {
  return `${userId}.${signatureOf(String(userId), secretKey)}`;
}

/** The member whose mails a link ends. Null when it was not signed here. */
export function verifyUnsubscribe(token: string, secretKey: Secret): number | null {
  const [userId = '', signature = '', ...others] = token.split('.');
  const expected = Buffer.from(signatureOf(userId, secretKey));
  const given = Buffer.from(signature);
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(userId);
}
