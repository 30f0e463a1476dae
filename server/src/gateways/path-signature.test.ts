import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { isSameText } from './is-same-text.ts';
import { createPathSigner, createPathVerifier } from './path-signature.ts';

test('a signature is the first 128 bits of an HMAC with SHA-256, as base64url', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (key, text) => {
      const bytes = createHmac('sha256', key).update(text).digest();
      expect(createPathSigner(new Secret(key))(text)).toBe(bytes.subarray(0, 16).toString('base64url'));
    }),
    { numRuns: 500 },
  );
});

test('a signature by any accepted key is right for its own text, and signed is with the current key', () => {
  const [current, old, next, strange] = ['current', 'old', 'next', 'strange'].map((name) => new Secret(name));
  if (!current || !old || !next || !strange) throw new Error('There are four keys');
  const changing = new Secret('current', ['old', 'next']);
  const verify = createPathVerifier(changing);
  expect(createPathSigner(changing)('text')).toBe(createPathSigner(current)('text'));
  const isRight = (key: Secret, text = 'text') => verify(text, createPathSigner(key)('text'));
  expect([current, old, next, strange].map((key) => isRight(key))).toEqual([true, true, true, false]);
  expect([isRight(current, 'other'), isRight(old, 'other')]).toEqual([false, false]);
});

test.each([
  ['', '', true],
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['abcd', 'abc', false],
  ['', 'a', false],
  ['é', 'e\u0301', false],
  ['ab', 'é', false],
  ['e', 'é', false],
])('%j and %j are the same text: %s', (given, expected, is) => {
  expect(isSameText(given, expected)).toBe(is);
});
