import { makeCertificate } from '../../server/src/testing/make-certificate.ts';

const variable = 'MWANZO_PUSH_CERTIFICATE';

/** Makes the certificate of the tests' push services, for this process and those that it starts. */
export function shareCertificate(): void {
  process.env[variable] = JSON.stringify(makeCertificate());
}

/**
 * Reads the certificate that start-server.ts has made. The server trusts it, and each push service of a test has it.
 */
export function pushCertificate(): { readonly key: string; readonly cert: string } {
  const shared = process.env[variable];
  if (shared === undefined) throw new Error('There is no certificate: start the tests with npm run test:e2e');
  return JSON.parse(shared) as { key: string; cert: string };
}
