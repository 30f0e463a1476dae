import { constants, publicEncrypt } from 'node:crypto';

/** The initiator's password, which only M-Pesa can read. Its certificate comes from the operator's Daraja portal. */
export function securityCredential(password: string, certificate: string): string {
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key: certificate, padding }, Buffer.from(password, 'utf8')).toString('base64');
}
