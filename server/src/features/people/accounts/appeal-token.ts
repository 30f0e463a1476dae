import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';

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
  const expected = Buffer.from(signatureOf(caseId, secretKey));
  const given = Buffer.from(signature);
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(caseId);
}
