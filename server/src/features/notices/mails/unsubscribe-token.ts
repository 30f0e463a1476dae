import { createHmac } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';
import { isSameText } from '../../../gateways/is-same-text.ts';

/** Separates these signatures from all other uses of the same secret key. */
const purpose = 'mwanzo unsubscribe 1';

function signatureOf(userId: string, secretKey: Secret): string {
  return createHmac('sha256', secretKey.reveal()).update(`${purpose}\n${userId}`).digest('base64url');
}

/** The token of an unsubscribe link. It does not expire, because a mail may be read late. */
export function signUnsubscribe(userId: number, secretKey: Secret): string {
  return `${userId}.${signatureOf(String(userId), secretKey)}`;
}

/** The member of an unsubscribe link. Null when it was not signed here. */
export function verifyUnsubscribe(token: string, secretKey: Secret): number | null {
  const [userId = '', signature = '', ...others] = token.split('.');
  const isOurs = secretKey.each().some((key) => isSameText(signature, signatureOf(userId, key)));
  if (others.length > 0 || !isOurs) return null;
  return Number(userId);
}
