import { createHmac } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';
import { isSameText } from '../../../gateways/is-same-text.ts';

/** Separates these signatures from all other uses of the same secret key. */
const purpose = 'mwanzo appeal 1';

function signatureOf(caseId: string, secretKey: Secret): string {
  return createHmac('sha256', secretKey.reveal()).update(`${purpose}\n${caseId}`).digest('base64url');
}

/** The token with which a member appeals who cannot sign in. Only the member concerned gets it. */
export function signAppeal(caseId: number, secretKey: Secret): string {
  return `${caseId}.${signatureOf(String(caseId), secretKey)}`;
}

/** The case against which a token appeals. Null when it was not signed here. */
export function verifyAppeal(token: string, secretKey: Secret): number | null {
  const [caseId = '', signature = '', ...others] = token.split('.');
  const isOurs = secretKey.each().some((key) => isSameText(signature, signatureOf(caseId, key)));
  if (others.length > 0 || !isOurs) return null;
  return Number(caseId);
}
