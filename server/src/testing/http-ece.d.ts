/** What tests use of http_ece, which has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  export function decrypt(
    message: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
