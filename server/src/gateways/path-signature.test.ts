import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { createPathSigner } from './path-signature.ts';

test('a signature is the first 128 bits of an HMAC with SHA-256, as base64url', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (key, text) => {
      const bytes = createHmac('sha256', key).update(text).digest();
      expect(createPathSigner(new Secret(key))(text)).toBe(bytes.subarray(0, 16).toString('base64url'));
    }),
    { numRuns: 500 },
  );
});
