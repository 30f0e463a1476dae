import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** As many as PostgreSQL uses by itself. */
const iterations = 4096;

/**
 * The form in which PostgreSQL stores a password (RFC 5803, SCRAM-SHA-256). A statement with it holds no password, so
 * that none gets into the server's log.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256');
  const keyed = (text: string): Buffer => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const serverKey = keyed('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
