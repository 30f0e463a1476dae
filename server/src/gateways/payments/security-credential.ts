import { constants, publicEncrypt } from 'node:crypto';

/**
 * Encrypts the initiator's password, so that only M-Pesa can read it. M-Pesa's certificate comes from the operator's
 * Daraja portal.
 */
export function securityCredential(password: string, certificate: string): string {
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key: certificate, padding }, Buffer.from(password, 'utf8')).toString('base64');
}
