import { createHmac } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';
import { isSameText } from '../../../gateways/is-same-text.ts';

/** Separates these signatures from all other uses of the same key. */
const purpose = 'mwanzo unsubscribe 1';

function signatureOf(userId: string, key: Secret): string {
  return createHmac('sha256', key.reveal()).update(`${purpose}\n${userId}`).digest('base64url');
}

/** The token of an unsubscribe link. It does not expire, also when keys are changed: a mail may be read late. */
export function signUnsubscribe(userId: number, linkKey: Secret): string {
  return `${userId}.${signatureOf(String(userId), linkKey)}`;
}

export interface UnsubscribeKeys {
  readonly linkKey: Secret;
  /** It has signed the links of release 0.9.0 and of those before. */
  readonly secretKey: Secret;
}

/** The member of an unsubscribe link. Null when it was not signed here. */
export function verifyUnsubscribe(token: string, { linkKey, secretKey }: UnsubscribeKeys): number | null {
  const [userId = '', signature = '', ...others] = token.split('.');
  const isOurs = [linkKey, ...secretKey.each()].some((key) => isSameText(signature, signatureOf(userId, key)));
  if (others.length > 0 || !isOurs) return null;
  return Number(userId);
}
